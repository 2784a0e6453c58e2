//! Why a move of Snorkels is not legal, beyond what all games have in common.

use crate::Phrase;

/// Why a move of Snorkels is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The colour can be chosen only as the answer to the first snorkel.
    NoChoice,
}

impl Illegal {
    /// The reason as a phrase of the catalogues.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::NoChoice => Phrase::new("snorkels-illegal-no-choice"),
        }
    }
}
