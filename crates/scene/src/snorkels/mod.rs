//! How Snorkels is shown.

mod choices;
mod picture;
mod places;
mod reasons;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::snorkels::{Move, Position};

use crate::{Choice, Phrase, Picture, Place, Show};

type Look<'a> = crate::Look<'a, Position>;

impl Show for Position {
    /// Seat 2 chooses a colour in the course of the game.
    const SIDES_AT_START: bool = false;

    fn picture(look: Look) -> Picture {
        picture::picture(look)
    }

    fn size(&self) -> (f32, f32) {
        picture::size(self)
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
            Some((_, Move::Place(_))) => 180,
            _ => 0,
        }
    }

    fn move_label(mv: Move) -> Option<Phrase> {
        words::move_label(mv)
    }

    fn hint(look: Look) -> Option<Phrase> {
        words::hint(look)
    }

    fn choices(look: Look) -> Vec<Choice> {
        choices::choices(look)
    }
}
