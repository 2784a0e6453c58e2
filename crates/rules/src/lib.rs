//! What is legal and who has won, in the four games of Cauce: [Snorkels](snorkels), [Tayü](tayu),
//! [Caminos](caminos) and [Sendas](sendas).
//!
//! This crate knows the rules and the notation, and nothing else: no clock, no randomness, no
//! input or output, no picture. Everything in it is deterministic: a position is a small plain
//! value, a chance event is a move like any other, and a game line always replays to the same
//! position. Whoever holds the table draws the chance. No function panics on any input.
//!
//! # Playing
//!
//! A [`Game`] is a position with all that can be done in it. A [`GameLine`] is a whole game: its
//! options and its [`Token`]s, which are moves, chance events, or one of the endings `resign`,
//! `draw` and `time`.
//!
//! ```
//! use cauce_rules::{EndReason, Game, GameLine, Seat, sendas::{Options, Position, Setup}};
//!
//! let mut line = GameLine::<Position>::new(Options::named(Setup::Edge))?;
//! line.push_text("c1-d2=ES").unwrap_err(); // there it would be linked with nothing
//! line.push_text("pass")?;
//!
//! let mut position = line.replay();
//! let mv = position.legal()[0];
//! position.play(mv)?;
//! assert_eq!(position.turn().seat(), Some(Seat::ONE));
//!
//! line.push_text("resign")?;
//! assert_eq!(line.to_string(), "sendas setup=edge : pass resign");
//! let outcome = line.replay().outcome().unwrap();
//! assert_eq!(outcome.reason, EndReason::Resignation(Seat::TWO));
//! assert!(outcome.winners.contains(Seat::ONE));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Which game a text is of is known only when it is read. [`with_game!`] leads from there to code
//! that is generic over the game; [`AnyGame`] holds a position of any of them.
//!
//! ```
//! use cauce_rules::{Game, GameKind, GameLine, LineError, with_game};
//!
//! fn moves(text: &str) -> Result<usize, Box<LineError>> {
//!     let kind = GameKind::of_line(text)?;
//!     with_game!(kind, G => Ok(text.parse::<GameLine<G>>()?.replay().legal().len()))
//! }
//! assert_eq!(moves("snorkels size=3 : a1"), Ok(8 + 1));
//! assert_eq!(moves("sendas"), Ok(21));
//! assert!(moves("chess : e4").is_err());
//! ```
//!
//! # Searching
//!
//! [`Search`] is what a search needs besides. Here is a whole one, with a table of what it has
//! found out already. It plays every game; what chance brings it takes for unknown, as it does what
//! lies too far ahead.
//!
//! ```
//! use std::{collections::HashMap, ops::ControlFlow};
//! use cauce_rules::{Game, GameLine, Search, Seat, Turn, sendas, snorkels};
//!
//! /// What a position is worth to a seat, from 0 for a loss to 1 for a win, as far as that can be
//! /// seen in so many plies. Only what is between `low` and `high` is told exactly.
//! fn value<G: Search>(
//!     game: &G, seat: Seat, plies: u32, (low, high): (f32, f32), known: &mut HashMap<(u64, u32), f32>,
//! ) -> f32 {
//!     let own = match game.turn() {
//!         Turn::Over(_) => return game.value(seat).unwrap_or(0.5),
//!         Turn::Move(mover) if plies > 0 => mover == seat,
//!         _ => return 0.5,
//!     };
//!     if let Some(&value) = known.get(&(game.key(), plies)) {
//!         return value;
//!     }
//!     let (mut alpha, mut beta) = (low, high);
//!     let _ = game.visit_legal(|mv| {
//!         let mut next = game.clone();
//!         next.play_trusted(mv);
//!         let value = value(&next, seat, plies - 1, (alpha, beta), known);
//!         if own { alpha = alpha.max(value) } else { beta = beta.min(value) }
//!         if alpha < beta { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
//!     });
//!     let value = if own { alpha } else { beta };
//!     if low < value && value < high {
//!         known.insert((game.key(), plies), value);
//!     }
//!     value
//! }
//!
//! /// The same for seat 1, at the end of a game line.
//! fn look_ahead<G: Search>(line: &str, plies: u32) -> f32 {
//!     let game = line.parse::<GameLine<G>>().unwrap().replay();
//!     value(&game, Seat::ONE, plies, (-1.0, 2.0), &mut HashMap::new())
//! }
//!
//! let leaving = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE \
//!                black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
//! assert_eq!(look_ahead::<sendas::Position>(leaving, 1), 1.0);
//! assert_eq!(look_ahead::<sendas::Position>("sendas", 2), 0.5, "nothing is decided so soon");
//! assert_eq!(look_ahead::<snorkels::Position>("snorkels size=3", 9), 0.0);
//! ```
//!
//! [`Search::canonical_key`] makes one of symmetric positions; in a game whose symmetries exchange
//! the seats, what the table holds must then be of the seat to move. [`Search::REPEATS`] says
//! whether positions can come back.
//!
//! # Map
//!
//! | where | what |
//! |---|---|
//! | [`Game`], [`Turn`], [`Outcome`], [`Options`] | the contract that all games fulfil |
//! | [`Search`], [`Symmetry`], [`perft`] | what a search and a check of move generation need |
//! | [`GameLine`], [`LineError`], [`Token`] | whole games as text |
//! | [`Layout`], [`LayoutError`], [`Pieces`] | positions laid out freely, and position lines |
//! | [`GameKind`], [`with_game!`], [`AnyGame`], [`AnyMove`] | any game, when it is known only at run time |
//! | [`Illegal`], [`OptionsError`] | why something is refused, typed and in English |
//! | [`Seat`], [`Seats`], [`Side`], [`Square`], [`Direction`] | words that all games share |
//! | [`snorkels`], [`tayu`], [`caminos`], [`sendas`] | a game each |
//!
//! The modules of the games are built alike: `Options` is what can be chosen before play, `Move` a
//! move or a chance event, `Position` the state with what can be asked of it,
//! and `Illegal` the game's own reasons why something is refused.

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

extern crate alloc;

// `with_game!` is used before its path can be named.
#[macro_use]
mod any;
#[cfg(test)]
mod dice;
mod direction;
mod error;
mod game;
mod layout;
mod line;
mod perft;
mod random;
mod search;
mod seat;
mod square;
mod symmetry;
mod token;

pub mod caminos;
pub mod sendas;
pub mod snorkels;
pub mod tayu;

pub use any::{AnyGame, AnyMove, GameKind};
pub use direction::Direction;
pub use error::{Fault, Illegal, OptionsError};
pub use game::{DrawReason, EndReason, Game, Options, Outcome, Score, Turn};
pub use layout::{Layout, LayoutError, Pieces};
pub use line::{GameLine, LineError, LineFault, MAX_LINE_BYTES};
pub use perft::perft;
pub use random::{Dice, draw_by_weight};
pub use search::Search;
pub use seat::{Seat, Seats, Side};
pub use square::Square;
pub use symmetry::Symmetry;
pub use token::{Forfeit, Token};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
