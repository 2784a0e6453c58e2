//! What the computer answers, and what an exercise says.

use serde::{Serialize, Serializer};

use crate::Phrase;

/// A message of the catalogues whose name is known only while the program runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Named {
    /// Its name.
    pub id: String,
    /// Its arguments, which are numbers, by their names.
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(String, f64)>,
}

fn as_map<S: Serializer>(args: &[(String, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, number)| (name, number)))
}

/// Something that is said.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Remark {
    /// A phrase.
    Phrase(Phrase),
    /// A message with a name of its own.
    Named(Named),
}

impl Remark {
    pub(super) fn named(id: String) -> Self {
        Self::Named(Named { id, args: Vec::new() })
    }
}

impl From<Phrase> for Remark {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Named> for Remark {
    fn from(named: Named) -> Self {
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

/// What an analysis found of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysedMove {
    /// The move, and how the game is expected to go on.
    pub moves: Vec<String>,
    /// What speaks for it, the most telling first.
    pub reasons: Vec<Named>,
}

/// An answer to a [`Question`](super::Question).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// What moves are worth, the best first.
    pub worth: Vec<Worth>,
    /// The best moves, the best first.
    pub lines: Vec<AnalysedMove>,
}
