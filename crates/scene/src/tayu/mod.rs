mod area;
mod bag;
mod board;
mod choices;
mod keys;
mod layout;
mod lesson;
mod palette;
mod picture;
mod places;
mod reasons;
#[cfg(test)]
mod tests;
mod tile;
mod words;

use cauce_rules::tayu::Position;

type RenderContext<'a> = crate::RenderContext<'a, Position>;
