//! The computer's answers and the messages of exercises.

use std::collections::BTreeMap;

use cauce_table::analysis::{Analysis, AnalysisLine, MoveReason};
use serde::Serialize;

use crate::Phrase;

/// A message of an exercise.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Remark {
    /// A message whose id is known at compile time.
    Phrase(Phrase),
    /// A message whose id is made at run time.
    Named(MoveReason),
}

impl Remark {
    pub(super) fn named(id: String) -> Self {
        Self::Named(MoveReason { id, args: BTreeMap::new() })
    }
}

impl From<Phrase> for Remark {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<MoveReason> for Remark {
    fn from(named: MoveReason) -> Self {
        Self::Named(named)
    }
}

/// The proved value of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveValue {
    /// The move's token.
    pub token: String,
    /// The share of a win for the player who makes the move, from 0 to 1; a draw is 0.5.
    pub share: f64,
    /// The number of plies until the end of the game, including the move; 0 if unknown.
    pub plies: u32,
}

/// An answer to a [`Question`](super::Question).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// The values of the moves, the best first.
    pub worth: Vec<MoveValue>,
    /// The analysis of the position.
    pub found: Option<Analysis>,
}

impl Answer {
    pub(super) fn lines(&self) -> &[AnalysisLine] {
        self.found.as_ref().map_or(&[], |found| &found.lines)
    }
}
