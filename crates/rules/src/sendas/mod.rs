//! Sendas: two trails of six pieces each; whoever takes a piece over the far edge wins.
//!
//! White walks north, black walks south. A turn lifts one piece of one's own and puts it down
//! anywhere, turned any way, as long as the pieces of each colour hang together afterwards, if
//! need be through pieces of the other colour.

mod ends;
mod generate;
mod illegal;
mod layout;
mod links;
mod moves;
mod options;
mod playout;
mod position;
mod setups;
mod squares;
#[cfg(test)]
mod tests;

pub use ends::{Ends, Shape};
pub use illegal::Illegal;
pub(crate) use illegal::TOKENS;
pub use layout::Layout;
pub use moves::Move;
pub use options::{Options, Placed, Start};
pub use position::{Colour, Piece, Position};
pub use setups::SETUPS;
pub use squares::Squares;
