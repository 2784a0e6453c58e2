use std::convert::Infallible;

use cauce_rules::snorkels::MoveError;

use crate::{Phrase, Reason};

impl Reason for MoveError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoChoice => Phrase::new("snorkels-illegal-no-choice"),
        }
    }
}

/// The hand of Snorkels has no errors.
impl Reason for Infallible {
    fn phrase(&self) -> Phrase {
        match *self {}
    }
}
