//! Proofs of what each move of a position is worth, for endgames and puzzles.

mod defence;
mod search;
mod threats;

pub use search::{MoveValue, Prover};
