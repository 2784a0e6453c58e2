//! Why a move of Snorkels is not legal, beyond what all games have in common.

use std::{error::Error, fmt};

/// Why a move of Snorkels is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The colour can be chosen only as the answer to the first snorkel.
    NoChoice,
}

/// What the tokens look like, for who wrote something else.
pub(crate) const TOKENS: &str = "a square such as d4, 'swap'";

impl Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoChoice => {
                f.write_str("the colour can be chosen only in answer to the first snorkel")
            }
        }
    }
}
