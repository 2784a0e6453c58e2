//! The rules of the four games of Cauce: [Snorkels](snorkels), [Tayü](tayu), [Caminos](caminos) and
//! [Sendas](sendas).
//!
//! The crate implements the rules and the notation only: no clock, no random numbers, no input or
//! output. It needs `alloc` but not the standard library. Everything is deterministic: a position
//! is a small plain value, a chance event is a move like any other, and a game line always leads to
//! the same position. The caller draws the chance events. No function panics on any input.
//!
//! # A random game
//!
//! This function plays every game: `G` is [`snorkels::Position`] or any other position.
//!
//! ```
//! use std::hash::{BuildHasher, RandomState};
//! use cauce_rules::{RandomSource, Game, tayu};
//!
//! fn play<G: Game>(random: &mut impl RandomSource) -> G {
//!     let mut game = G::default();
//!     while let Some(mv) = game.random_move(random) {
//!         game.play(mv).expect("the move is legal");
//!     }
//!     game
//! }
//!
//! // Hash values serve as random numbers here; a crate such as `rand` has better ones.
//! let mut random = |n: u32| (RandomState::new().hash_one(n) % u64::from(n)) as u32;
//! let game: tayu::Position = play(&mut random);
//! println!("{game}\n{}", game.turn()); // the board, then for example `seat 2 wins: score`
//! ```
//!
//! A chance event, such as the draw of a tile in Tayü, is a move like any other. While one is due,
//! [`Game::turn`] returns [`Turn::Chance`]. Chance events are *not* all equally likely: a caller
//! that picks one from [`Game::legal`] must use [`Game::weight`]. [`Game::random_move`] does so. No
//! function undoes a move; keep a copy of the position instead.
//!
//! # Playing
//!
//! A [`Game`] is a position and the operations on it. A [`GameLine`] is a whole game: its options
//! and its [`Token`]s. A token is a move, a chance event, or one of the endings `resign`, `draw`
//! and `time`.
//!
//! ```
//! use cauce_rules::{EndReason, Game, GameLine, Seat, sendas::{Options, Position, Setup}};
//!
//! let mut line = GameLine::<Position>::new(Options::named(Setup::Edge))?;
//! line.push_text("c1-d2=ES").unwrap_err(); // the elbow would not be linked to any piece
//! line.push_text("pass")?;
//!
//! let mut position = line.position();
//! let mv = position.legal()[0];
//! position.play(mv)?;
//! assert_eq!(position.turn().seat(), Some(Seat::ONE));
//!
//! line.push_text("resign")?;
//! assert_eq!(line.to_string(), "sendas setup=edge : pass resign");
//! let outcome = line.position().outcome().unwrap();
//! assert_eq!(outcome.reason, EndReason::Resignation(Seat::TWO));
//! assert!(outcome.winners.contains(Seat::ONE));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The game of a text is known only when the text is read. [`with_game!`] calls code that is
//! generic over the game.
//!
//! ```
//! use cauce_rules::{Game, GameKind, GameLine, LineError, with_game};
//!
//! fn moves(text: &str) -> Result<usize, Box<LineError>> {
//!     let kind = GameKind::from_line(text)?;
//!     with_game!(kind, G => Ok(text.parse::<GameLine<G>>()?.position().legal().len()))
//! }
//! assert_eq!(moves("snorkels size=3 : a1"), Ok(8 + 1));
//! assert_eq!(moves("sendas"), Ok(21));
//! assert!(moves("chess : e4").is_err());
//! ```
//!
//! # How games are written
//!
//! A game line is `GAME [KEY=VALUE]... [: TOKEN...]`, with single spaces between the words. The
//! table lists the default of each option first. An option with its default value is left out.
//!
//! | game | options | tokens |
//! |---|---|---|
//! | `snorkels` | `size=7` (3 to 9), `stones=c3,e5` (none) | `d4`, `swap` |
//! | `tayu` | `players=2` (3, 4), `draw=bag` (`table`), `end=agree` (`stop`); with three, `saboteur=3` (1, 2, `auction`), `target=24` (from 1) | `bid30`, `ring`, `plain`, `+036` (a draw by chance), `i9h036` (a placement), `end`, `on` |
//! | `caminos` | `board=square` (`rhombus`, `octagon`, `ring`), `players=2` (4), `neutrals=no` (`yes`) | `L:e5e5e5f5` |
//! | `sendas` | `setup=classic` (see [`sendas::Setup`]), or `white=`, `black=` with pieces | `c1-d2=ES`, `c1=ES` (turned in place), `c1*` (turned over), `e6-e10` (off the board), `pass` |
//!
//! The tokens `resign`, `draw` and `time` end any game. The `Options` and `Move` types of each game
//! document the words and numbers. Programs that offer the options of any game use
//! [`Options::KEYS`], [`Options::set`] and [`Options::get`].
//!
//! ```
//! use cauce_rules::{GameKind, GameLine, with_game};
//!
//! for line in [
//!     "snorkels size=5 stones=c3 : d4 swap",
//!     "tayu players=3 draw=table saboteur=auction : bid30 bid30 ring +036 i9h036",
//!     "caminos board=octagon neutrals=yes : I:a4a5a6 I:h4h5h6 L:e5e5e5f5 resign",
//!     "sendas setup=edge : pass b9=NE draw",
//! ] {
//!     let kind = GameKind::from_line(line)?;
//!     with_game!(kind, G => assert_eq!(line.parse::<GameLine<G>>()?.to_string(), line));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Searching
//!
//! [`Search`] adds what a search needs. The following alpha-beta search with a table of known
//! values plays every game. It treats a chance event like the depth limit: the value is unknown.
//!
//! ```
//! use std::{collections::HashMap, ops::ControlFlow};
//! use cauce_rules::{Game, GameLine, Search, Seat, Turn, sendas, snorkels};
//!
//! /// Returns the value of a position for `seat`, from 0 (loss) to 1 (win), in a search of `plies`
//! /// plies. The value is exact if it is between `low` and `high`.
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
//!         next.play_unchecked(mv);
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
//! /// Returns the value for seat 1 of the position at the end of a game line.
//! fn look_ahead<G: Search>(line: &str, plies: u32) -> f32 {
//!     let game = line.parse::<GameLine<G>>().unwrap().position();
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
//! [`Search::canonical_key`] is equal for symmetric positions. If the symmetries of a game exchange
//! the seats, store values for the seat to move in the table. [`Search::REPEATS`] is true if
//! positions can recur.
//!
//! # Questions
//!
//! * *How is a move written and parsed?* A move prints as its token, and [`Game::parse`] parses a
//!   token in a position. The moves of Snorkels, Tayü and Sendas also implement `FromStr`. A token
//!   of Caminos leaves out the heights, which only the position knows.
//! * *Which draws are there?* The players can agree on a draw at any time ([`Token::Draw`]), and
//!   [`Game::draw_offer`] reports when the rules propose one. Only Sendas can go on forever, and
//!   random games of it hardly ever end. Therefore, [`Game::playout`] takes a limit in plies.
//! * *How are more than two players scored?* By seat: [`Outcome::winners`] holds all seats of a
//!   team, [`Game::value`] is from 0 to 1, and [`Game::margin`] is in points.
//! * *How is a game stored?* As its [`GameLine`], which is printed and parsed as one line of text.
//!   Later versions of this crate read every line that an earlier version has written.
//! * *How is a position without a known game stored?* As a [`Layout`], which prints as a position
//!   line, such as `snorkels / purple=b3 green=c3`. It finds a game that leads to the position.
//! * *What can be sent to another thread?* Every type: none borrows, shares or locks anything. Code
//!   that is generic over [`Game`] writes `G: Game + Send`.
//! * *What does it cost?* A position is a plain value of less than 500 bytes. Only lists and texts
//!   are allocated on the heap. One core of a laptop plays millions of random games of Snorkels a
//!   second, and tens of thousands of the other games.
//!
//! # Features
//!
//! `serde`, off by default, serializes [`GameLine`], options, moves, outcomes and the types that
//! all games share. A game line is stored as its text, options as a map from keys to texts, and
//! seats as numbers. Moves are stored as tokens, those of Caminos by orientation and anchor.
//! Deserialization checks its input, so it never produces an illegal game. Positions are not
//! serialized; store the game line.
//!
//! # Map
//!
//! | where | what |
//! |---|---|
//! | [`Game`], [`Turn`], [`Outcome`], [`Options`] | the interface of all games |
//! | [`RandomSource`], [`draw_by_weight`] | the source of chance |
//! | [`Search`], [`Symmetry`], [`perft`] | functions for a search and for checking move generation |
//! | [`GameLine`], [`LineError`], [`Token`] | whole games as text |
//! | [`Layout`], [`LayoutError`], [`Pieces`] | positions set up freely, and position lines |
//! | [`GameKind`], [`with_game!`] | any game, known only at run time |
//! | [`MoveError`], [`OptionsError`] | typed errors with messages in English |
//! | [`Seat`], [`Seats`], [`Side`], [`Square`], [`Direction`] | types that all games share |
//! | [`snorkels`], [`tayu`], [`caminos`], [`sendas`] | one module for each game |
//!
//! The module of each game begins with its rules and the rulings on what the printed rules leave
//! open. The modules have the same structure: `Options` are chosen before play, `Move` is a
//! move or a chance event, `Position` is the state of a game, and `MoveError` lists the reasons of
//! the game for refusing a move.

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

extern crate alloc;

// `with_game!` is used before its path can be named.
#[macro_use]
mod kind;
mod diagram;
mod direction;
mod error;
mod game;
mod layout;
mod line;
mod perft;
mod random;
mod search;
mod seat;
#[cfg(feature = "serde")]
mod serde;
mod square;
mod symmetry;
#[cfg(test)]
mod test_rng;
mod token;

pub mod caminos;
pub mod sendas;
pub mod snorkels;
pub mod tayu;

pub use direction::Direction;
pub use error::{MoveError, OptionsError, ValueError};
pub use game::{DrawReason, EndReason, Game, Options, Outcome, Score, Turn};
pub use kind::GameKind;
pub use layout::{Layout, LayoutError, Pieces};
pub use line::{GameLine, LineError, LineErrorKind, MAX_LINE_BYTES};
pub use perft::perft;
pub use random::{RandomSource, draw_by_weight};
pub use search::Search;
pub use seat::{Seat, Seats, Side};
pub use square::{Square, SquareError};
pub use symmetry::Symmetry;
pub use token::{Forfeit, Token};

/// Runs the examples of the README as doctests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
