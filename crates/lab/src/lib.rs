//! Measures the games and their computer players, and makes puzzles. No shipped crate depends on it.
//!
//! The program is `cauce-lab`. The README says how to reproduce each figure.

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod bench;
pub mod puzzles;
pub mod uct;
pub mod wins;

use cauce_rules::Search;

/// Default number of moves after which a random game is cut. If positions can repeat, most random
/// games would never end.
pub const fn most_random_plies<G: Search>() -> u32 {
    if G::REPEATS { 60 } else { u32::MAX }
}
