//! Sendas: two trails of six pieces each; the first to take a piece over the far edge wins.
//!
#![doc = include_str!("../../rules/sendas.md")]
//!
//! # Terms
//!
//! Two adjacent pieces of any colour are *linked* if both have an open end on the side that they
//! share. Pieces are *connected* if a chain of links leads from one to the other. A position is
//! *whole* if all pieces of each colour are connected, also through pieces of the other colour.
//! Every position of a game is whole. The trails are *joined* if all twelve pieces are connected.
//! A *flip* turns a piece over, and an *exit* takes it off the board.
//!
//! # Notation
//!
//! [`Move`] documents the tokens, [`Options`] the options, and the
//! [crate](crate#how-games-are-written) whole game lines.
//!
//! # Examples
//!
//! Setting up and playing:
//!
//! ```
//! use cauce_rules::{Game, Square, sendas::{Options, Position, Setup}};
//!
//! let mut game = Position::start(&Options::named(Setup::Classic))?;
//! // The elbow on c1 moves to d2, where it is linked with the cross on e2.
//! let mv = game.parse("c1-d2=ES")?;
//! game.play(mv)?;
//! assert_eq!(game.at(Square::parse("d2").unwrap()).unwrap().ends.to_string(), "ES");
//!
//! // Black's d9 connects c9 with the rest.
//! let refused = game.play(game.parse("d9-d7")?).unwrap_err();
//! assert_eq!(refused.to_string(), "black would be parted: d7, c9 would be cut off");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Queries for possible moves and their effects:
//!
//! ```
//! use cauce_rules::{Game, GameLine, Square, sendas::{Ending, Move, Position}};
//!
//! let line = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE \
//!             black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
//! let mut game = line.parse::<GameLine<Position>>()?.position();
//! let from = Square::parse("e6").unwrap();
//! assert!(game.can_move(from) && !game.can_flip(from), "the trails are not joined");
//! assert_eq!(game.gates(from).to_string(), "e9");
//!
//! let exit = game.parse("e6-e10")?;
//! assert_eq!(game.effect(exit)?.linked.to_string(), "e9");
//! game.play(exit)?;
//! assert!(matches!(game.ending(), Some(Ending::Exit(left)) if left.from == from));
//! assert_eq!(game.legal(), [] as [Move; 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! For searching, see [`Search`](crate::Search). Positions can recur. A search can keep the keys of
//! the current line and score a repetition as a draw.

mod check;
mod colour;
mod draw;
mod effect;
mod ending;
mod ends;
mod error;
mod game;
mod generate;
mod layout;
mod links;
mod moves;
mod options;
mod piece;
mod playout;
mod position;
mod search;
mod setups;
mod squares;
#[cfg(test)]
mod tests;

pub use colour::Colour;
pub use effect::Effect;
pub use ending::{Ending, ExitedPiece};
pub use ends::{Ends, Shape};
pub(crate) use error::TOKENS;
pub use error::{Cut, MoveError};
pub use layout::PieceKind;
pub use moves::Move;
pub use options::Options;
pub use piece::{PIECES, Piece, Placed, Start};
pub use position::Position;
pub use setups::Setup;
pub use squares::Squares;
