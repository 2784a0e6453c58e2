//! Caminos, by Stefan Kögl: join two opposite sides by faces of one colour, in three dimensions.
//!
//! Green and yellow take turns to place flat pieces of four cubes, turned any way in space. Each
//! piece touches the board and leaves no empty space beneath it, so that columns are always solid
//! and at most three cubes high. Seen from above, the squares whose top cube is of one colour are
//! linked over faces of that colour; who links two opposite sides wins at once.
//!
//! Since the lowest cube of a legal piece stands on the board, a way to lie ([`Orientation`]) fixes
//! the height of each of its cubes. All placements of a board are therefore a table known when the
//! program is built, and those that are legal are the ones whose columns begin exactly at the
//! present heights: a few shifts and intersections of bitboards for each orientation.

mod bits;
mod board;
mod colour;
mod connection;
mod illegal;
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
pub use illegal::Illegal;
pub(crate) use illegal::TOKENS;
pub use layout::{Layout, LayoutFault};
pub use moves::Move;
pub use options::Options;
pub use path::Path;
pub use pieces::{Axis, Column, Orientation, Shape};
pub use points::Points;
pub use position::Position;
pub use standing::PlacedPiece;
