//! Why something was refused, to be said in any language.
//!
//! The crates below give a reason as a typed value. Here each of them has its [`Phrase`].

mod rules;
mod table;

#[cfg(test)]
mod tests;

use crate::Phrase;

/// Why something was refused.
pub trait Reason {
    /// The reason as a phrase of the catalogues.
    fn phrase(&self) -> Phrase;
}
