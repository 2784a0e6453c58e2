//! What is legal and who has won, in the four games of Cauce.
//!
//! This crate knows the rules and the notation, and nothing else: no clock, no randomness, no
//! input or output, no picture. Everything in it is deterministic: a game is a small plain value, a
//! chance event is a move like any other, and a game line always replays to the same position.
//! Whoever holds the table draws the chance. What is refused has its reason as a typed value, which
//! prints in English.
//!
//! Every game is a module with the same files: `options` (what can be chosen before play), `moves`
//! (the tokens), `position` (the state, and what is legal in it), `illegal` (why something is not).
//! All of them implement [`Game`]; [`AnyGame`] carries any of them behind one type.
//!
//! ```
//! use cauce_rules::{Game, GameLine, Seat, Turn, snorkels};
//!
//! type Line = GameLine<snorkels::Position>;
//!
//! let wrong = "snorkels stones=c3,e5 : d4 swap e5".parse::<Line>().unwrap_err();
//! assert_eq!((wrong.token, wrong.text.as_str()), (3, "e5"));
//! assert_eq!(wrong.fault.to_string(), "there is something on e5 already");
//!
//! assert_eq!(wrong.read, "snorkels stones=c3,e5 : d4 swap");
//! let game = wrong.read.parse::<Line>()?.replay();
//! assert_eq!(game.turn(), Turn::Move(Seat::ONE));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

#[macro_use]
mod any;
mod direction;
mod error;
mod game;
mod line;
mod perft;
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
pub use game::{Dice, DrawReason, EndReason, Game, Options, Outcome, Score, Turn, draw_by_weight};
pub use line::{GameLine, LineError, LineFault, MAX_LINE_BYTES};
pub use perft::perft;
pub use search::Search;
pub use seat::{Seat, Seats, Side};
pub use square::Square;
pub use symmetry::Symmetry;
pub use token::{Forfeit, Token};
