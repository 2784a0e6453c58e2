//! Caminos, by Stefan Kögl: join two opposite sides by faces of one colour, in three dimensions.
//!
#![doc = include_str!("../../rules/caminos.md")]
//!
//! # Notation
//!
//! [`Move`] documents the tokens, [`Options`] the options, and the
//! [crate](crate#how-games-are-written) whole game lines.
//!
//! # Playing, queries, searching
//!
//! ```
//! use cauce_rules::{Game, Search, Square, Turn, Seat};
//! use cauce_rules::caminos::{Board, Colour, Material, Options, Position};
//!
//! // Set up and play. A token names the square under each cube of a piece.
//! let options = Options::default().with_board(Board::Octagon);
//! let mut game = Position::start(&options)?;
//! assert_eq!(game.legal().len(), 1629);
//! game.play(game.parse("L:e5e5e5f5")?)?;
//! game.play(game.parse("Z:f5f5f6f6")?)?;
//! assert_eq!(game.turn(), Turn::Move(Seat::ONE));
//!
//! // Queries: the cubes on a square, the piece of a cube, and linked squares.
//! let f5 = Square::new(5, 4);
//! assert_eq!(game.column(f5).collect::<Vec<_>>(), [Material::Green, Material::Yellow, Material::Yellow]);
//! assert_eq!(game.piece_at(f5, 1).map(|piece| piece.mv.to_string()), Some("Z:f5f5f6f6".into()));
//! assert_eq!(game.linked(f5).count(), 2);
//! assert_eq!(game.joined(Colour::Yellow).count(), 0);
//!
//! // Search: symmetric positions share a key, and each move has an index.
//! let image = game.under(game.symmetries()[5]);
//! assert_eq!(image.canonical_key(), game.canonical_key());
//! for mv in game.legal() {
//!     assert_eq!(game.move_from_index(game.index(mv)), Some(mv));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Implementation
//!
//! The lowest cube of a legal piece rests on the board, so an [`Orientation`] determines the height
//! of each cube. All placements of a board are a table computed at compile time. The legal ones are
//! those whose columns begin at the present heights, found by a few shifts and intersections of
//! bitboards.

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
