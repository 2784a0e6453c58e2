//! How Caminos is shown: in three dimensions, from any side.

mod choices;
mod ground;
mod icons;
mod keys;
mod layers;
mod model;
mod paint;
mod picture;
mod places;
mod reasons;
mod space;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::{
    Seat,
    caminos::{Move, Position},
};
use cauce_table::{Action, Target};

use crate::{Choice, Keys, Phrase, Picture, Place, Show};

type Look<'a> = crate::Look<'a, Position>;

impl Show for Position {
    const TURNABLE: bool = true;
    const KEYS: &'static [Keys] = keys::KEYS;

    fn picture(look: Look) -> Picture {
        picture::picture(look)
    }

    fn size(&self) -> (f32, f32) {
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

    fn duration(look: Look) -> u32 {
        picture::duration(look)
    }

    fn move_label(mv: Move) -> Option<Phrase> {
        Some(words::label(mv))
    }

    fn hint(look: Look) -> Option<Phrase> {
        words::hint(look)
    }

    fn in_hand(look: Look) -> Option<Phrase> {
        words::in_hand(look)
    }

    fn over(look: Look) -> Option<Phrase> {
        words::over(look)
    }

    fn choices(look: Look) -> Vec<Choice> {
        choices::choices(look)
    }

    fn action(look: Look, key: &str) -> Option<Action<Self>> {
        keys::action(look, key)
    }

    fn icon(look: Look, target: Target<Self>) -> Option<Picture> {
        icons::icon(look, target)
    }

    fn facts(look: Look, seat: Seat) -> Vec<Phrase> {
        words::facts(look, seat)
    }
}
