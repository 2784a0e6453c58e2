//! What is legal and who has won, in the four games of Cauce: [Snorkels](snorkels), [Tayü](tayu),
//! [Caminos](caminos) and [Sendas](sendas).
//!
//! This crate knows the rules and the notation, and nothing else: no clock, no randomness, no input
//! or output. It needs `alloc` and no standard library. Everything in it is deterministic: a
//! position is a small plain value, a chance event is a move like any other, and a game line always
//! leads to the same position. The caller draws the chance. No function panics on any input.
//!
//! # A random game
//!
//! This works for every game: `G` is [`snorkels::Position`] or any other.
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
//! // The standard library has no random numbers but these; a crate such as `rand` has better ones.
//! let mut random = |n: u32| (RandomState::new().hash_one(n) % u64::from(n)) as u32;
//! let game: tayu::Position = play(&mut random);
//! println!("{game}\n{}", game.turn()); // the board, then such as `seat 2 wins: score`
//! ```
//!
//! What is drawn by chance, such as the tiles of Tayü, is a move like any other: [`Game::turn`] is
//! then [`Turn::Chance`], and nobody's. Chance events are *not* all alike, so that a caller that
//! picks from [`Game::legal`] must heed [`Game::weight`]; [`Game::random_move`] does. There is no
//! way to take a move back: a position is small, and undo is to keep a copy.
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
//! Which game a text is of is known only when it is read. [`with_game!`] leads from there to code
//! that is generic over the game.
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
//! A game line is `GAME [KEY=VALUE]... [: TOKEN...]`, with single spaces between. An option at its
//! default, which stands first here, is left out.
//!
//! | game | options | tokens |
//! |---|---|---|
//! | `snorkels` | `size=7` (3 to 9), `stones=c3,e5` (none) | `d4`, `swap` |
//! | `tayu` | `players=2` (3, 4), `draw=bag` (`table`), `end=agree` (`stop`); with three, `saboteur=3` (1, 2, `auction`), `target=24` (from 1) | `bid30`, `ring`, `plain`, `+036` (drawn by chance), `i9h036` (laid), `end`, `on` |
//! | `caminos` | `board=square` (`rhombus`, `octagon`, `ring`), `players=2` (4), `neutrals=no` (`yes`) | `L:e5e5e5f5` |
//! | `sendas` | `setup=classic` (see [`sendas::Setup`]), or `white=`, `black=` with pieces | `c1-d2=ES`, `c1=ES` (turned in place), `c1*` (turned over), `e6-e10` (off the board), `pass` |
//!
//! Besides, `resign`, `draw` and `time` end any game. The `Options` and `Move` of each game say what
//! the words and figures stand for. [`Options::KEYS`], [`Options::set`] and [`Options::get`] serve
//! a program that offers the options of any game.
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
//! [`Search::canonical_key`] makes one of symmetric positions; in a game whose symmetries exchange
//! the seats, what the table holds must then be of the seat to move. [`Search::REPEATS`] says
//! whether positions can come back.
//!
//! # Questions
//!
//! * *How is a move written, and read?* Each prints as its token, and [`Game::parse`] reads it in a
//!   position. The moves of Snorkels, Tayü and Sendas can be read without one, by `str::parse`; a
//!   token of Caminos leaves out the heights, which only the position knows.
//! * *Which draws are there?* Players can agree on one at any time ([`Token::Draw`]), and
//!   [`Game::draw_offer`] says when the rules offer one: only Sendas can go on for ever, and a
//!   random game of it hardly ever ends, so that [`Game::playout`] takes a number of plies.
//! * *How are more than two players scored?* By seats: [`Outcome::winners`] are all the seats of a
//!   team, [`Game::value`] is from 0 to 1, [`Game::margin`] in points.
//! * *How is a game kept?* As its [`GameLine`], which prints as one line of text and is read from
//!   it. Later versions of this crate read every line that an earlier one has written.
//! * *How is a position kept whose game nobody knows?* As a [`Layout`], which prints as a position
//!   line, such as `snorkels / purple=b3 green=c3`, and finds a game that leads there.
//! * *What can be sent to another thread?* All of it: nothing here borrows, shares or locks
//!   anything. Code that is generic over [`Game`] writes `G: Game + Send`.
//! * *What does it cost?* A position is a plain value of less than 500 bytes, and apart from lists and
//!   texts nothing is put on the heap. On one core of a laptop, random games a second:
//!   millions of Snorkels, tens of thousands of the others.
//!
//! # Features
//!
//! `serde`, not among the defaults: [`GameLine`], options, moves, outcomes and the words that all
//! games share can be serialised. A game line is kept as its text, moves as tokens (those of
//! Caminos by orientation and anchor), options as a map from keys to texts, seats as numbers. What
//! is read is checked, so that no illegal game comes of it. A position alone is not kept: its game
//! line is.
//!
//! # Map
//!
//! | where | what |
//! |---|---|
//! | [`Game`], [`Turn`], [`Outcome`], [`Options`] | the contract that all games fulfil |
//! | [`RandomSource`], [`draw_by_weight`] | where chance comes from |
//! | [`Search`], [`Symmetry`], [`perft`] | what a search and a check of move generation need |
//! | [`GameLine`], [`LineError`], [`Token`] | whole games as text |
//! | [`Layout`], [`LayoutError`], [`Pieces`] | positions laid out freely, and position lines |
//! | [`GameKind`], [`with_game!`] | any game, when it is known only at run time |
//! | [`MoveError`], [`OptionsError`] | why something is refused, typed and in English |
//! | [`Seat`], [`Seats`], [`Side`], [`Square`], [`Direction`] | words that all games share |
//! | [`snorkels`], [`tayu`], [`caminos`], [`sendas`] | a game each |
//!
//! The modules of the games are built alike: `Options` is what can be chosen before play, `Move` a
//! move or a chance event, `Position` the state with what can be asked of it,
//! and `MoveError` the game's own reasons why something is refused.

#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

extern crate alloc;

// `with_game!` is used before its path can be named.
#[macro_use]
mod kind;
#[cfg(test)]
mod dice;
mod direction;
mod error;
mod game;
mod layout;
mod line;
mod perft;
mod picture;
mod random;
mod search;
mod seat;
#[cfg(feature = "serde")]
mod serde;
mod square;
mod symmetry;
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

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
