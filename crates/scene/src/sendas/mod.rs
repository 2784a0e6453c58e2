mod board;
mod choices;
mod keys;
mod lesson;
mod palette;
mod picture;
mod piece;
mod places;
mod reasons;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::sendas::Position;

type RenderContext<'a> = crate::RenderContext<'a, Position>;
