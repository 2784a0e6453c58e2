//! Phrases for the errors of the crates below, which are typed values without words.

mod rules;
mod table;

#[cfg(test)]
mod tests;

use crate::Phrase;

/// An error that can be explained to the user.
pub trait Reason {
    /// Returns a phrase that explains the error.
    fn phrase(&self) -> Phrase;
}
