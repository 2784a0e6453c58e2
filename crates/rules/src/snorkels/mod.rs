//! Snorkels, by Mark Engelberg: the first colour with a group that cannot breathe loses.
//!
//! Purple and green take turns to place one snorkel on an empty square; snorkels never move. A
//! group of orthogonally connected snorkels of one colour breathes through the empty squares next
//! to it. After the first snorkel seat 2 chooses a colour.

mod bits;
mod illegal;
mod moves;
mod options;
mod playout;
mod position;
#[cfg(test)]
mod tests;

pub use illegal::Illegal;
pub(crate) use illegal::TOKENS;
pub use moves::Move;
pub use options::Options;
pub use position::{Piece, Position};
