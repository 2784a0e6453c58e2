//! How Caminos is shown: in three dimensions, from any side.

mod ground;
mod icons;
mod layers;
mod model;
mod paint;
mod picture;
mod places;
mod space;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::{
    Phrase, Seat,
    caminos::{Move, Position},
};
use cauce_table::{Target, hand};

use crate::{Choice, Picture, Place, stage};

type Look<'a> = stage::Look<'a, Position, hand::caminos::Hand>;

pub(crate) struct Stage;

impl stage::Stage for Stage {
    type Position = Position;
    type Hand = hand::caminos::Hand;

    fn picture(look: Look) -> Picture {
        picture::picture(look)
    }

    fn size(_look: Look) -> (f32, f32) {
        space::SIZE
    }

    fn places(look: Look) -> Vec<Place> {
        places::places(look)
    }

    fn status(look: Look) -> Phrase {
        words::status(look)
    }

    fn said(look: Look) -> Option<Phrase> {
        words::said(look)
    }

    fn ending(look: Look) -> Vec<Phrase> {
        words::ending(look)
    }

    fn hint(look: Look) -> Option<Phrase> {
        words::hint(look)
    }

    fn choices(look: Look) -> Vec<Choice> {
        words::choices(look)
    }

    fn shortcut(look: Look, key: &str) -> Option<Target> {
        words::shortcut(look, key)
    }

    fn icon(look: Look, target: Target) -> Option<Picture> {
        icons::icon(look, target)
    }

    fn facts(look: Look, seat: Seat) -> Vec<Phrase> {
        words::facts(look, seat)
    }

    fn move_label(_game: &Position, mv: Move) -> Option<Phrase> {
        Some(words::label(mv))
    }

    fn duration(look: Look) -> u32 {
        picture::duration(look)
    }

    const TURNABLE: bool = true;
}
