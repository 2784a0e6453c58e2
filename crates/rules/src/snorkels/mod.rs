//! Snorkels, by Mark Engelberg: the first colour with a group that cannot breathe loses.
//!
#![doc = include_str!("../../rules/snorkels.md")]
//!
//! # Notation
//!
//! [`Move`] documents the tokens, [`Options`] the options, and the
//! [crate](crate#how-games-are-written) whole game lines.
//!
//! # Setting up and playing
//!
//! [`Options`] are the size of the board and the stones. [`Position`] is the state of a game.
//! [`Game`](crate::Game) documents the operations that all games share.
//!
//! ```
//! use cauce_rules::{Game, Seat, Square, snorkels};
//!
//! let options = snorkels::Options::default().with_size(5)?.with_stones([Square::new(2, 2)])?;
//! let mut game = snorkels::Position::start(&options)?;
//! for token in ["b2", "swap", "b3"] {
//!     game.play(game.parse(token)?)?;
//! }
//! assert_eq!(game.turn().seat(), Some(Seat::TWO), "who took purple is next");
//! assert_eq!(game.legal().len(), 22);
//!
//! // The same game from a game line.
//! let line: cauce_rules::GameLine<snorkels::Position> =
//!     "snorkels size=5 stones=c3 : b2 swap b3".parse()?;
//! assert_eq!(line.position(), game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Queries
//!
//! A position returns the piece on a square ([`Position::at`]), groups and their air
//! ([`Position::group`], [`Position::tube`]), the result of a placement
//! ([`Position::would_capture`]) and how the game ended ([`Position::end`]).
//!
//! ```
//! use cauce_rules::{GameLine, Square, snorkels::{Colour, End, Position}};
//!
//! let line: GameLine<Position> = "snorkels size=3 : a1 a2 b1 b2".parse()?;
//! let mut game = line.position();
//! let group = game.group(Square::new(0, 0)).unwrap();
//! assert_eq!((group.squares.to_string(), group.air.to_string()), ("a1 b1".into(), "c1".into()));
//!
//! // Purple fills another square, and green fills the last one through which the group breathes.
//! let line: GameLine<Position> = "snorkels size=3 : a1 a2 b1 b2 c3 c1".parse()?;
//! let Some(End::Capture { by, captured }) = line.position().end() else { panic!() };
//! assert_eq!((by, captured), (Square::new(2, 0), Colour::Purple));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Searching
//!
//! [`Search`](crate::Search) provides hash keys, the eight symmetries of the board and numbered
//! moves. Positions never repeat, and no game has more placements than the board has squares.
//!
//! ```
//! use std::{collections::HashMap, ops::ControlFlow};
//! use cauce_rules::{Game, Search, snorkels::{Options, Position}};
//!
//! /// Returns whether the player to move can win, in a game without the colour choice.
//! fn wins(game: &Position, known: &mut HashMap<u64, bool>) -> bool {
//!     let key = game.canonical_key();
//!     if let Some(&wins) = known.get(&key) {
//!         return wins;
//!     }
//!     let mover = game.turn().seat();
//!     let found = game.visit_legal(|mv| {
//!         let mut next = *game;
//!         next.play_unchecked(mv);
//!         let good = match next.outcome() {
//!             Some(outcome) => mover.is_some_and(|seat| outcome.winners.contains(seat)),
//!             None => !wins(&next, known),
//!         };
//!         if good { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
//!     });
//!     known.insert(key, found.is_break());
//!     found.is_break()
//! }
//!
//! let mut game = Position::start(&Options::default().with_size(3)?)?;
//! game.waive_choice();
//! assert!(wins(&game, &mut HashMap::new()), "the first player wins on the smallest board");
//! # Ok::<(), cauce_rules::OptionsError>(())
//! ```

mod bits;
mod colour;
mod error;
mod groups;
mod images;
mod layout;
mod moves;
mod options;
mod playout;
mod position;
mod search;
mod squares;
#[cfg(test)]
mod tests;

pub use colour::{Colour, Piece};
pub use error::MoveError;
pub(crate) use error::TOKENS;
pub use groups::{Group, Tube};
pub use moves::Move;
pub use options::Options;
pub use position::{Choice, End, Position};
pub use squares::{Squares, SquaresIter};
