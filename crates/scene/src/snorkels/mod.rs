//! How Snorkels is shown.

mod choices;
mod picture;
mod places;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::{Phrase, snorkels::Move};
use cauce_table::hand;

use crate::{Choice, Picture, Place, stage};

type Look<'a> = stage::Look<'a, hand::snorkels::Hand>;

impl stage::Stage for Look<'_> {
    fn picture(&self) -> Picture {
        picture::picture(*self)
    }

    fn size(&self) -> (f32, f32) {
        picture::size(self.game)
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

    fn choices(&self) -> Vec<Choice> {
        choices::choices(*self)
    }

    fn duration(&self) -> u32 {
        match self.last {
            Some((_, Move::Place(_))) => 180,
            _ => 0,
        }
    }
}

/// A name for a move that cannot be read as it stands.
pub(crate) fn move_label(mv: Move) -> Option<Phrase> {
    (mv == Move::Swap).then(|| Phrase::new("snorkels-move-swap"))
}
