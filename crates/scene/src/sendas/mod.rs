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

pub use editor::{EDITOR_SIZE, editor_picture, editor_places, editor_tools, tool_icon, tool_of};

use cauce_rules::{
    Seat,
    sendas::{Move, Position},
};
use cauce_table::Action;

use crate::{Choice, Keys, Phrase, Picture, Place, Show};

type Look<'a> = crate::Look<'a, Position>;

impl Show for Position {
    const KEYS: &'static [Keys] = keys::KEYS;

    fn picture(look: Look) -> Picture {
        picture::picture(look)
    }

    fn size(&self) -> (f32, f32) {
        board::SIZE
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
        match look.last {
            Some((_, Move::Put { from, to, .. })) if from == to => 200,
            Some((_, Move::Put { .. })) => 280,
            Some((_, Move::Flip(_))) => 360,
            Some((_, Move::Exit { .. })) => 420,
            Some((_, Move::Pass)) | None => 0,
        }
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

    fn choices(look: Look) -> Vec<Choice> {
        choices::choices(look)
    }

    fn action(_look: Look, key: &str) -> Option<Action<Self>> {
        keys::action(key)
    }

    fn facts(look: Look, seat: Seat) -> Vec<Phrase> {
        words::facts(look, seat)
    }
}
