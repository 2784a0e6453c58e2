//! What measures the games and their computer players, and makes puzzles. Nothing that ships knows it.
//!
//! `cauce-lab` is the program; the README says how each figure is made again.

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod bench;
pub mod puzzles;
pub mod uct;
pub mod wins;

use cauce_rules::Search;

/// After how many moves random play is cut where nothing else is said: in a game in which positions
/// come back, most random games would never end.
pub const fn most_random_plies<G: Search>() -> u32 {
    if G::REPEATS { 60 } else { u32::MAX }
}
