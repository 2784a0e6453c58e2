//! What the computer answers, and what an exercise says.

use std::collections::BTreeMap;

use cauce_table::analysis::{AnalysisLine, MoveReason};
use serde::Serialize;

use crate::Phrase;

/// Something that is said.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Remark {
    /// A phrase.
    Phrase(Phrase),
    /// A message whose name is known only while the program runs.
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

/// What is proved of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth {
    /// Its token.
    pub token: String,
    /// How much of a win it is worth to whoever makes it, from 0 to 1; a draw is half of one.
    pub share: f64,
    /// After how many moves the game ends, itself among them; 0 where that is not known.
    pub plies: u32,
}

/// An answer to a [`Question`](super::Question).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// What moves are worth, the best first.
    pub worth: Vec<Worth>,
    /// The best moves, the best first.
    pub lines: Vec<AnalysisLine>,
}
