//! How Tayü is shown.

mod board;
mod choices;
mod layout;
mod picture;
mod places;
#[cfg(test)]
mod tests;
mod tile;
mod tray;
mod words;

use cauce_rules::{
    AnyMove, Phrase, Seat, Token,
    tayu::{Move, Pool},
};
use cauce_table::{Target, hand};

use crate::{Choice, Picture, Place, Point, stage};

type Look<'a> = stage::Look<'a, hand::tayu::Hand>;

impl stage::Stage for Look<'_> {
    fn picture(&self) -> Picture {
        picture::picture(*self)
    }

    fn size(&self) -> (f32, f32) {
        (layout::SIDE, layout::HEIGHT)
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

    /// The back of a tile, on the button that picks one like it.
    fn icon(&self, target: Target) -> Option<Picture> {
        let Target::Answer(Token::Move(AnyMove::Tayu(Move::Pick(pool)))) = target else {
            return None;
        };
        let mut picture = Picture::new(3.2, 1.2);
        tile::back(&mut picture, Point::new(1.6, 0.6), 1.0, pool == Pool::Ring);
        Some(picture)
    }

    fn facts(&self, seat: Seat) -> Vec<Phrase> {
        words::facts(*self, seat)
    }

    fn duration(&self) -> u32 {
        if picture::last_laid(*self).is_some() { 260 } else { 0 }
    }
}

/// A name for a move that cannot be read as it stands.
pub(crate) fn move_label(mv: Move) -> Option<Phrase> {
    words::move_label(mv)
}
