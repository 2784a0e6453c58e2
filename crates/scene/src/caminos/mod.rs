//! How Caminos is shown: in three dimensions, from any side.

mod choices;
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

use cauce_rules::{Phrase, Seat, caminos::Move};
use cauce_table::{Target, hand};

use crate::{Choice, Picture, Place, stage};

type Look<'a> = stage::Look<'a, hand::caminos::Hand>;

impl stage::Stage for Look<'_> {
    fn picture(&self) -> Picture {
        picture::picture(*self)
    }

    fn size(&self) -> (f32, f32) {
        space::SIZE
    }

    fn places(&self) -> Vec<Place> {
        places::places(*self)
    }

    fn status(&self) -> Phrase {
        words::status(*self)
    }

    fn said(&self) -> Option<Phrase> {
        words::said(*self)
    }

    fn ending(&self) -> Vec<Phrase> {
        words::ending(*self)
    }

    fn hint(&self) -> Option<Phrase> {
        words::hint(*self)
    }

    fn in_hand(&self) -> Option<Phrase> {
        words::in_hand(*self)
    }

    fn over(&self) -> Option<Phrase> {
        words::over(*self)
    }

    fn choices(&self) -> Vec<Choice> {
        choices::choices(*self)
    }

    fn shortcut(&self, key: &str) -> Option<Target> {
        choices::shortcut(*self, key)
    }

    fn icon(&self, target: Target) -> Option<Picture> {
        icons::icon(*self, target)
    }

    fn facts(&self, seat: Seat) -> Vec<Phrase> {
        words::facts(*self, seat)
    }

    fn duration(&self) -> u32 {
        picture::duration(*self)
    }

    fn is_turnable(&self) -> bool {
        true
    }
}

/// A name for a move that cannot be read as it stands.
pub(crate) fn move_label(mv: Move) -> Option<Phrase> {
    Some(words::label(mv))
}
