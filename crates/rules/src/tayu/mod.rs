//! Tayü, by Niek Neuwahl: branching water channels from rim to rim.
//!
//! The players lay tiles of three squares on a board of 18 x 18. Every tile carries a channel with
//! three mouths; where tiles touch, mouth meets mouth and blank meets blank, and at least one
//! channel goes on. North-south scores its mouths at the north rim times those at the south rim,
//! east-west those at the other two; mouths at the [`SPRINGS`] count double. Two play against each
//! other, four in teams, and with three the third defends a target that neither side may reach.
//!
//! Every tile that is drawn is a chance event; see [`crate::Game::weight`].

mod illegal;
mod moves;
mod network;
mod options;
mod placement;
mod playout;
mod position;
mod tile;

#[cfg(test)]
mod tests;

pub(crate) use illegal::TOKENS;
pub use illegal::{Illegal, Step};
pub use moves::Move;
pub use options::{DrawRule, EndRule, Options, Role};
pub use placement::{Edge, Lie, Placement};
pub use position::{MAX_SCORE, Position, SIDES, SIZE, SPRINGS, is_centre, is_spring, worth};
pub use tile::{Kind, Mouths, Pool};
