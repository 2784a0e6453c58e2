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

impl Keyboard for Position {}
