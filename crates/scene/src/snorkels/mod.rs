//! How Snorkels is shown.

mod picture;
mod places;
#[cfg(test)]
mod tests;
mod words;

use cauce_rules::{
    AnyMove, Phrase, Token,
    snorkels::{Move, Position},
};
use cauce_table::{Target, hand};

use crate::{Choice, Picture, Place, stage};

type Look<'a> = stage::Look<'a, Position, hand::snorkels::Hand>;

pub(crate) struct Stage;

impl stage::Stage for Stage {
    type Position = Position;
    type Hand = hand::snorkels::Hand;

    fn picture(look: Look) -> Picture {
        picture::picture(look)
    }

    fn size(look: Look) -> (f32, f32) {
        picture::size(look.game)
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
        if !look.game.is_choice() {
            return Vec::new();
        }
        let swap = Target::Answer(Token::Move(AnyMove::Snorkels(Move::Swap)));
        vec![Choice {
            hint: Some(Phrase::new("snorkels-choice-swap-hint").into()),
            primary: true,
            ..Choice::new(swap, "answer", Phrase::new("snorkels-choice-swap"))
        }]
    }

    fn move_label(_game: &Position, mv: Move) -> Option<Phrase> {
        (mv == Move::Swap).then(|| Phrase::new("snorkels-move-swap"))
    }

    fn duration(look: Look) -> u32 {
        match look.last {
            Some((_, Move::Place(_))) => 180,
            _ => 0,
        }
    }
}
