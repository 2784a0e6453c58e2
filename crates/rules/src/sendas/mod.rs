//! Sendas: two trails of six pieces each; whoever takes a piece over the far edge wins.
//!
//! White walks north, black walks south. A turn lifts one piece of one's own and puts it down
//! anywhere, turned any way, as long as the pieces of each colour hang together afterwards, if
//! need be through pieces of the other colour.

mod check;
mod colour;
mod draw;
mod effect;
mod ending;
mod ends;
mod game;
mod generate;
mod illegal;
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
pub use draw::times_on_line;
pub use effect::Effect;
pub use ending::{Ending, Left};
pub use ends::{Ends, Shape};
pub(crate) use illegal::TOKENS;
pub use illegal::{Cut, Illegal};
pub use layout::{Layout, LayoutFault};
pub use moves::Move;
pub use options::Options;
pub use piece::{PIECES, Piece, Placed, Start};
pub use position::Position;
pub use setups::Setup;
pub use squares::Squares;
