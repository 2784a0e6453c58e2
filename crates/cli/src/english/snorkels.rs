//! Sentences of Snorkels.

use cauce_rules::snorkels::Illegal;

/// What the game's tokens look like.
pub(super) const TOKENS: &str = "a square such as d4, 'swap'";

pub(super) fn illegal(reason: Illegal) -> &'static str {
    match reason {
        Illegal::NoChoice => "the colour can be chosen only in answer to the first snorkel",
    }
}
