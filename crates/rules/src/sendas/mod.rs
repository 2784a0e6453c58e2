//! Sendas: two trails of six pieces each; the first to take a piece over the far edge wins.
//!
//! The rules of Sendas: white walks north and black walks south on 9 x 9 squares. A piece has two
//! to four open ends. Two adjacent pieces of any colour are *linked* if both have an open end on
//! the side that they share. Pieces are *connected* if a chain of links leads from one to the
//! other. A position is *whole* if all pieces of each colour are connected, also through pieces of
//! the other colour. Every position of a game is whole.
//!
//! A turn is one of these:
//! * **Move:** lift one of your pieces and put it on any empty square in any orientation, or turn
//!   it in place. The position must then be whole.
//! * **Flip:** turn one of your pieces over. It is then a *wildcard*, open on all sides for the
//!   rest of the game. This is allowed only if the trails are *joined*: all twelve pieces are
//!   connected.
//! * **Exit:** lift one of your pieces and put it just beyond the far edge, linked there with a
//!   piece of either colour. The position must be whole. This wins.
//! * **Pass.**
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
//!
//! # Rulings
//!
//! This crate decides what the printed rules leave open:
//!
//! * The printed diagrams are lost, so the named starts are reconstructions: see [`Setup`].
//! * The printed rules demand links at the end of a turn. Nothing is required while a piece is in
//!   the air.
//! * The printed rules show an exit and allow it through the opponent's piece if that is legal, but
//!   do not define this. Here, the piece beyond the edge is linked with exactly one piece, past
//!   which it leaves. With this link, the position must be whole.
//! * The printed rules let any piece become a wildcard. A cross cannot, because that would equal a
//!   pass.
//! * The printed rules allow turning a piece in place. Leaving a piece unchanged is not a move; the
//!   player may pass.
//! * The printed rules allow an agreed draw. It can be agreed at any time. It is proposed after two
//!   passes in a row and at the third occurrence of a position.

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
