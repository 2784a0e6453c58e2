//! How Sendas is shown.

mod board;
mod editor;
mod picture;
mod piece;
mod places;
#[cfg(test)]
mod tests;
mod words;

pub use editor::{EDITOR_SIZE, editor_picture, editor_places, editor_tools, tool_icon, tool_of};

use cauce_rules::{AnyMove, Phrase, Seat, Token, sendas::Move};
use cauce_table::{Item, Target, hand};

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

    /// The buttons stay where they are all the game through. Those for a piece count once one is in
    /// the hand; what cannot be done with it says why when it is tried.
    fn choices(&self) -> Vec<Choice> {
        if self.table.outcome().is_some() {
            return Vec::new();
        }
        let button = |target, group, label, hint| Choice {
            hint: Some(Phrase::new(hint).into()),
            ..Choice::new(target, group, Phrase::new(label))
        };
        let held = self.hand.held().is_some();
        let item = |item, label, hint| Choice {
            enabled: held,
            ..button(Target::Item(item), "piece", label, hint)
        };
        let answer = |token, group, label, hint| button(Target::Answer(token), group, label, hint);
        let mut choices = Vec::new();
        if words::proposed_draw(*self).is_some() {
            choices.push(Choice {
                primary: true,
                ..answer(Token::Draw, "draw", "sendas-choice-draw", "sendas-choice-draw-hint")
            });
            let decline = Target::Item(Item::Decline);
            let words = ("sendas-choice-decline", "sendas-choice-decline-hint");
            choices.push(button(decline, "draw", words.0, words.1));
        }
        choices.push(item(Item::Turn, "sendas-choice-turn", "sendas-choice-turn-hint"));
        let can_go = |held: hand::sendas::Held| !picture::is_stuck(self.game, held.from);
        choices.push(Choice {
            enabled: self.hand.held().is_some_and(can_go),
            ..item(Item::Next, "sendas-choice-next", "sendas-choice-next-hint")
        });
        choices.push(item(Item::Flip, "sendas-choice-flip", "sendas-choice-flip-hint"));
        choices.push(item(Item::Cancel, "sendas-choice-back", "sendas-choice-back-hint"));
        let pass = Token::Move(AnyMove::Sendas(Move::Pass));
        choices.push(answer(pass, "piece", "sendas-choice-pass", "sendas-choice-pass-hint"));
        choices
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
