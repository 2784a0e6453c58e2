//! How Sendas is shown, and the board on which a start of it is laid out.

mod board;
mod choices;
mod editor;
mod keys;
mod picture;
mod piece;
mod places;
mod reasons;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::sendas::Position;

type RenderContext<'a> = crate::RenderContext<'a, Position>;
