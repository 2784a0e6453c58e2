//! How Tayü is shown.

mod board;
mod choices;
mod keys;
mod layout;
mod picture;
mod places;
mod reasons;
#[cfg(test)]
mod tests;
mod tile;
mod tray;
mod words;

use cauce_rules::{
    Seat,
    tayu::{Move, Position},
};
use cauce_table::{Action, Target};

use crate::{Choice, Keys, Phrase, Picture, Place, Show};

type Look<'a> = crate::Look<'a, Position>;

impl Show for Position {
    const KEYS: &'static [Keys] = keys::KEYS;

    fn picture(look: Look) -> Picture {
        picture::picture(look)
    }

    fn size(&self) -> (f32, f32) {
        (layout::SIDE, layout::HEIGHT)
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
        if picture::last_laid(look).is_some() { 260 } else { 0 }
    }

    fn move_label(mv: Move) -> Option<Phrase> {
        words::move_label(mv)
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

    fn action(_look: Look, key: &str) -> Option<Action<Self>> {
        keys::action(key)
    }

    fn icon(_look: Look, target: Target<Self>) -> Option<Picture> {
        choices::icon(target)
    }

    fn facts(look: Look, seat: Seat) -> Vec<Phrase> {
        words::facts(look, seat)
    }
}
