//! What is legal and who has won, in the four games of Cauce.
//!
//! This crate knows the rules and the notation, and nothing else: no clock, no randomness, no
//! input or output, no picture, no sentence in any language. Everything in it is deterministic:
//! a game is a small plain value, a chance event is a move like any other, and a game line always
//! replays to the same position. Whoever holds the table draws the chance.
//!
//! Every game is a module with the same files: `options` (what can be chosen before play), `moves`
//! (the tokens), `position` (the state, and what is legal in it), `illegal` (why something is not).
//! All of them implement [`Game`]; [`AnyGame`] carries any of them behind one type.
//!
//! ```
//! use cauce_rules::{GameLine, Turn};
//!
//! let wrong = "snorkels stones=c3,e5 : d4 swap e5".parse::<GameLine>().unwrap_err();
//! assert_eq!((wrong.token, wrong.text.as_str()), (3, "e5"));
//!
//! let line = wrong.line;
//! assert_eq!(line.to_string(), "snorkels stones=c3,e5 : d4 swap");
//! let game = line.replay();
//! assert!(matches!(game.turn(), Turn::Move(seat) if seat.number() == 1));
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod any;
mod direction;
mod error;
mod game;
mod line;
mod order;
mod perft;
mod phrase;
mod seat;
mod square;

pub mod caminos;
pub mod sendas;
pub mod snorkels;
pub mod tayu;

pub use any::{AnyGame, AnyMove, AnyOptions, GameKind, Token};
pub use direction::Direction;
pub use error::{Fault, Illegal, OptionsError};
pub use game::{Dice, EndReason, Game, Options, Outcome, Score, Turn, draw_by_weight};
pub use line::{GameLine, LineError, LineFault, MAX_LINE_BYTES, write_line};
pub use order::sort_few;
pub use perft::perft;
pub use phrase::{Arg, Phrase};
pub use seat::{Seat, Seats, Side};
pub use square::Square;
