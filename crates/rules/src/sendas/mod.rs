//! Sendas: two trails of six pieces each; the first to take a piece over the far edge wins.
//!
//! White walks north, black walks south, on 9 x 9 squares. A piece has two to four open ends. Two
//! neighbours of any colours are *linked* when both are open on the side that they share; pieces
//! *hang together* when they are linked, if need be through others. A position is *whole* when the
//! pieces of each colour hang together, if need be through pieces of the other colour, and every
//! position of a game is.
//!
//! A turn is one of these:
//! * to lift one piece of one's own and put it on any empty square, turned any way, or turn it where
//!   it lies, so that the position is whole again;
//! * to turn a piece over, so that it is open on all sides for the rest of the game: a *wildcard*.
//!   That can be done only while the trails are *joined*, which is to say that all twelve pieces
//!   hang together;
//! * to lift a piece and put it beyond the far edge, linked there with a piece of either colour, so
//!   that the position is whole: this wins;
//! * to pass.
//!
//! # Examples
//!
//! To set up, and to play:
//!
//! ```
//! use cauce_rules::{Game, Square, sendas::{Options, Position, Setup}};
//!
//! let mut game = Position::start(&Options::named(Setup::Classic))?;
//! // The elbow on c1 goes to d2, where it is linked with the cross on e2.
//! let mv = game.parse("c1-d2=ES")?;
//! game.play(mv)?;
//! assert_eq!(game.at(Square::parse("d2").unwrap()).unwrap().ends.to_string(), "ES");
//!
//! // Black's d9 holds c9 to the rest.
//! let refused = game.play(game.parse("d9-d7")?).unwrap_err();
//! assert_eq!(refused.to_string(), "black would be parted: d7, c9 would be cut off");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! To ask what can be done, and what it does:
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
//! To search, see [`Search`](crate::Search). A position can come back, so that a search keeps the
//! keys of the line that it looks at, and takes one that it has there already for a draw.
//!
//! # Where the printed sheet leaves something open
//!
//! * Its diagrams are lost, so that the named starts are reconstructions: see [`Setup`].
//! * It says that pieces must be linked at the end of a turn. Ruled here: of the moment when a piece
//!   is in the air nothing is asked.
//! * It shows an exit and says that it may be through the opponent's piece if that is legal, but not
//!   what makes it so. Ruled here: beyond the edge the piece is linked with the one piece past
//!   which it leaves, which is another than itself, and with it there the position must be whole.
//! * It lets any piece become a wildcard. Ruled here: not a cross, for which that would be no more
//!   than to pass.
//! * It says that the same piece may be turned in place. Ruled here: to leave it as it lies is not
//!   a move; a player who wants that passes.
//! * It says that a draw may be agreed on. Ruled here: it can be at any time, and is offered after
//!   two passes in a row or when a position stands for the third time.

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
pub use ending::{Ending, Left};
pub use ends::{Ends, Shape};
pub(crate) use error::TOKENS;
pub use error::{Cut, MoveError};
pub use layout::Kind;
pub use moves::Move;
pub use options::Options;
pub use piece::{PIECES, Piece, Placed, Start};
pub use position::Position;
pub use setups::Setup;
pub use squares::Squares;
