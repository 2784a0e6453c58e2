//! Snorkels, by Mark Engelberg: the first colour with a group that cannot breathe loses.
//!
//! Purple and green take turns to place one snorkel on an empty square; snorkels never move. A
//! group of orthogonally connected snorkels of one colour breathes through the empty squares next
//! to it. After the first snorkel seat 2 chooses a colour.

mod bits;
mod breath;
mod colour;
mod illegal;
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

pub use breath::{Group, Tube};
pub use colour::{Colour, Piece};
pub use illegal::Illegal;
pub(crate) use illegal::TOKENS;
pub use layout::{Layout, LayoutFault};
pub use moves::Move;
pub use options::Options;
pub use position::{Choice, End, Position};
pub use squares::{Squares, SquaresIter};
