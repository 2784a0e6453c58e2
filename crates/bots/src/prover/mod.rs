//! What every move of a position is worth, proved: near the end of a game, and in puzzles.

mod defence;
mod search;
mod threats;

pub use search::{Prover, Worth};
