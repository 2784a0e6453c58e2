//! The buttons beside the board: turning, putting back, passing and the proposed draw.

use cauce_rules::{
    Game as _, Token,
    sendas::{Move, Position},
};
use cauce_table::{
    Target,
    sendas::{Held, Item},
};

use super::{RenderContext, words};
use crate::{Choice, Offer, Phrase};

impl Offer for Position {
    const ROWS: u8 = 1;

    /// Returns the actions for the piece in the hand, or passing if the hand is empty. The piece is
    /// put down by a press on the board. Flipping is disabled unless it is legal.
    fn choices(context: RenderContext) -> Vec<Choice> {
        if context.table.outcome().is_some() {
            return Vec::new();
        }
        let button = |target: Target<Position>, group, label, hint| Choice {
            hint: Some(Phrase::new(hint)),
            ..Choice::new(target, group, Phrase::new(label))
        };
        let item = |item, label, hint| button(Target::Item(item), "piece", label, hint);
        let mut choices = Vec::new();
        if words::proposed_draw(context).is_some() {
            choices.push(Choice {
                primary: true,
                asks: true,
                ..button(
                    Target::Answer(Token::Draw),
                    "answer",
                    "sendas-choice-draw",
                    "sendas-choice-draw-hint",
                )
            });
            let decline = Target::Item(Item::Decline);
            let words = ("sendas-choice-decline", "sendas-choice-decline-hint");
            choices.push(Choice { asks: true, ..button(decline, "answer", words.0, words.1) });
        }
        let held = context.hand.held();
        if held.is_some() {
            choices.push(item(Item::Turn, "sendas-choice-turn", "sendas-choice-turn-hint"));
            choices.push(item(Item::Cancel, "sendas-choice-back", "sendas-choice-back-hint"));
        } else {
            let passing = context.hand.is_passing();
            let label = if passing { "sendas-choice-pass-sure" } else { "sendas-choice-pass" };
            let pass = Target::play(Move::Pass);
            choices.push(Choice {
                primary: passing,
                ..button(pass, "piece", label, "sendas-choice-pass-hint")
            });
        }
        let can_flip = |held: Held| context.game.check(Move::Flip(held.from)).is_ok();
        choices.push(Choice {
            enabled: held.is_some_and(can_flip),
            ..item(Item::Flip, "sendas-choice-flip", "sendas-choice-flip-hint")
        });
        choices
    }
}
