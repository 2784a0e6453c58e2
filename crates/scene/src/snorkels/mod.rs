//! How Snorkels is shown.

mod choices;
mod lesson;
mod palette;
mod picture;
mod places;
mod reasons;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::snorkels::Position;

use crate::Keyboard;

type RenderContext<'a> = crate::RenderContext<'a, Position>;

/// No key does anything in this game only.
impl Keyboard for Position {}
