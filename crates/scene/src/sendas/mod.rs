//! How Sendas is shown.

mod board;
mod choices;
mod editor;
mod picture;
mod piece;
mod places;
#[cfg(test)]
mod tests;
mod words;

pub use editor::{EDITOR_SIZE, editor_picture, editor_places, editor_tools, tool_icon, tool_of};

use cauce_rules::{Phrase, Seat, sendas::Move};
use cauce_table::hand;

use crate::{Choice, Picture, Place, stage};

type Look<'a> = stage::Look<'a, hand::sendas::Hand>;

impl stage::Stage for Look<'_> {
    fn picture(&self) -> Picture {
        picture::picture(*self)
    }

    fn size(&self) -> (f32, f32) {
        board::SIZE
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

    fn choices(&self) -> Vec<Choice> {
        choices::choices(*self)
    }

    fn facts(&self, seat: Seat) -> Vec<Phrase> {
        words::facts(*self, seat)
    }

    fn duration(&self) -> u32 {
        match self.last {
            Some((_, Move::Put { from, to, .. })) if from == to => 200,
            Some((_, Move::Put { .. })) => 280,
            Some((_, Move::Flip(_))) => 360,
            Some((_, Move::Exit { .. })) => 420,
            Some((_, Move::Pass)) | None => 0,
        }
    }
}

/// A name for a move that cannot be read as it stands.
pub(crate) fn move_label(mv: Move) -> Option<Phrase> {
    (mv == Move::Pass).then(|| Phrase::new("sendas-move-pass"))
}
