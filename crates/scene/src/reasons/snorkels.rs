//! Reasons of Snorkels.

use cauce_rules::snorkels::Illegal;

use super::Reason;
use crate::Phrase;

impl Reason for Illegal {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoChoice => Phrase::new("snorkels-illegal-no-choice"),
        }
    }
}
