//! Reasons of Snorkels.

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

/// The hand has no reasons of its own.
impl Reason for Infallible {
    fn phrase(&self) -> Phrase {
        match *self {}
    }
}
