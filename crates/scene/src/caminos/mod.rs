//! Caminos, drawn in three dimensions and seen from any side.

mod choices;
mod ground;
mod icons;
mod keys;
mod layers;
mod lesson;
mod model;
mod paint;
mod palette;
mod picture;
mod places;
mod reasons;
mod space;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::caminos::Position;

type RenderContext<'a> = crate::RenderContext<'a, Position>;
