//! Puzzles: positions in which a single move is proved to be right.
//!
//! In Snorkels, Sendas and Caminos one move wins and all others lose. The solution has at least three
//! moves of the solving player, and at least two of them are the only winning ones. In Tayü one
//! placement wins clearly more often than all others, averaged over everything that can still be
//! drawn.
//!
//! [`Effort`](cauce_bots::solve::Effort) sets the limits of the proofs for each game. Positions of
//! Caminos have about a thousand moves, so wins are proved there by
//! [threats](cauce_bots::solve::Threats) alone.
//!
//! [`Maker`] finds puzzles in games between levels, and [`Puzzle`] is a puzzle as a line of text.
//! [`Prover`](cauce_bots::prover::Prover) values every move of a position, and [`plain`] confirms the
//! result independently.

mod grade;
mod line;
mod make;
pub mod plain;
mod text;
mod theme;

pub use make::Maker;
pub use text::{Puzzle, PuzzleError};
pub use theme::Theme;

/// In games with chance, the minimum lead of the right move over any other, as a share of a win.
pub const CLEAR: f32 = 0.1;
