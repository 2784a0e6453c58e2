//! Puzzles: positions in which one move is right, as is proved.
//!
//! In Snorkels, Sendas and Caminos one move wins and all others lose; there are three moves of one's
//! own or more, and two of them must be found, since no other wins. In Tayü one placement wins clearly
//! more often than all others, all that can still be drawn counted out. How far proofs reach differs
//! by game, and [`Effort`](cauce_bots::solve::Effort) says so for each: in Caminos, where a position has
//! a thousand moves, who wins does so by [threats](cauce_bots::solve::Threats) alone.
//!
//! [`Maker`] finds them in games between levels; [`Puzzle`] is one of them as a line of text;
//! [`Prover`](cauce_bots::prover::Prover) says what every move of a position is worth, and [`plain`]
//! says it again by other means.

mod grade;
mod line;
mod make;
pub mod plain;
mod text;
mod theme;

pub use make::Maker;
pub use text::{Puzzle, PuzzleError};
pub use theme::Theme;

/// By how much the right move must be better than any other where chance takes part, as a share of
/// a win.
pub const CLEAR: f32 = 0.1;
