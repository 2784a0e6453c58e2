//! How Snorkels is shown.

mod choices;
mod picture;
mod places;
mod reasons;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::snorkels::Position;

type Look<'a> = crate::Look<'a, Position>;

impl crate::stage::Keyboard for Position {}
