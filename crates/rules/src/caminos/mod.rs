//! Caminos, by Stefan Kögl: join two opposite sides by faces of one colour, in three dimensions.
//!
//! Green and yellow take turns to place flat pieces of four cubes, turned any way in space. Each
//! piece touches the board and leaves no empty space beneath it, so that columns are always solid
//! and at most three cubes high. Seen from above, the squares whose top cube is of one colour are
//! linked over faces of that colour; who links two opposite sides wins at once.
//!
//! # Playing, asking, searching
//!
//! ```
//! use cauce_rules::{Game, Search, Square, Turn, Seat};
//! use cauce_rules::caminos::{Board, Colour, Material, Options, Position};
//!
//! // Set up, and play: a token says which squares are under the cubes of a piece.
//! let options = Options::default().with_board(Board::Octagon);
//! let mut game = Position::start(&options)?;
//! assert_eq!(game.legal().len(), 1629);
//! game.play(game.parse("L:e5e5e5f5")?)?;
//! game.play(game.parse("Z:f5f5f6f6")?)?;
//! assert_eq!(game.turn(), Turn::Move(Seat::ONE));
//!
//! // Ask: what stands on a square, which piece it is part of, what is linked with what.
//! let f5 = Square::new(5, 4);
//! assert_eq!(game.column(f5).collect::<Vec<_>>(), [Material::Green, Material::Yellow, Material::Yellow]);
//! assert_eq!(game.piece_at(f5, 1).map(|piece| piece.mv.to_string()), Some("Z:f5f5f6f6".into()));
//! assert_eq!(game.linked(f5).count(), 2);
//! assert_eq!(game.joined(Colour::Yellow).count(), 0);
//!
//! // Search: one key for a position and its seven images, and a number for each move.
//! let image = game.under(game.symmetries()[5]);
//! assert_eq!(image.canonical_key(), game.canonical_key());
//! for mv in game.legal() {
//!     assert_eq!(game.move_at(game.index(mv)), Some(mv));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What the printed sheet leaves open
//!
//! * **Neutral bars.** The sheet says that each side places one before the game begins, not who
//!   places first nor who starts then. Ruled here: seat 1, then seat 2, and then seat 1 starts.
//! * **Exact and near paths.** On octagon and ring the sheet counts a path between exactly opposite
//!   sides double and one to a neighbour of the opposite side once, and is silent about a winner
//!   who has both. Ruled here: the better count, the exact path if they are equal.
//! * **Several paths.** Where more than one path joins two sides, the shortest counts, however the
//!   last piece came to complete them.
//! * **Pieces at the border.** Where nobody joins two sides, the sheet counts the pieces that touch
//!   the border of the board, and its picture leaves those out that do not. Ruled here: a piece
//!   counts if one of its cubes rests on the board, on a square of a side; a cube that is over such
//!   a square, but on another cube, does not touch it.
//! * **The ring's hole.** It is no side, and nothing may stand over it.
//! * **Out for good.** Who cannot place a piece when the turn comes is out, with the partner, even
//!   where one of their pieces would fit later: the sheet says so. Nobody has to declare it: the
//!   position passes the turn on by itself, and no token is written.
//!
//! # How it is done
//!
//! Since the lowest cube of a legal piece stands on the board, an [`Orientation`] fixes
//! the height of each of its cubes. All placements of a board are therefore a table known when the
//! program is built, and those that are legal are the ones whose columns begin exactly at the
//! present heights: a few shifts and intersections of bitboards for each orientation.

mod bits;
mod board;
mod colour;
mod connection;
mod error;
mod layout;
mod moves;
mod options;
mod path;
mod pieces;
mod placements;
mod playout;
mod points;
mod position;
mod search;
mod solid;
mod standing;
#[cfg(test)]
mod tests;

pub use board::{Board, Edge};
pub use colour::{Colour, Material};
pub use error::MoveError;
pub(crate) use error::TOKENS;
pub use moves::Move;
pub use options::Options;
pub use path::Path;
pub use pieces::{Axis, Column, Orientation, Shape};
pub use points::Points;
pub use position::Position;
pub use standing::PlacedPiece;
