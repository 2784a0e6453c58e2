//! Puzzles: positions in which one move is right, as is proved.
//!
//! What is asked differs by game, as far as proofs reach; [`Effort`](crate::solve::Effort) says so for each.
//! In Snorkels and Sendas one move wins and all others lose; there are three moves of one's own or
//! more, and two of them must be found. In Caminos one move wins within two moves of
//! one's own, and no other does. In Tayü one placement wins clearly more often than all others, all
//! that can still be drawn counted out.
//!
//! [`Maker`] finds them in games between levels; [`Puzzle`] is one of them as a line of text;
//! [`Prover`] says what every move of a position is worth, and [`plain`] says it again by other means.

mod grade;
mod line;
mod make;
pub mod plain;
mod prove;
mod quick;
mod text;
mod theme;

pub use make::Maker;
pub use prove::{Prover, Worth};
pub use text::{Puzzle, PuzzleError};
pub use theme::Theme;

/// By how much the right move must be better than any other where chance takes part, as a share of
/// a win.
pub const CLEAR: f32 = 0.1;
