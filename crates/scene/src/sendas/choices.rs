//! The buttons beside the board: turning and putting down, passing, the proposed draw.

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
    /// The buttons stay where they are all the game through. Those for a piece count once one is in
    /// the hand; what cannot be done with it says why when it is tried.
    fn choices(context: RenderContext) -> Vec<Choice> {
        if context.table.outcome().is_some() {
            return Vec::new();
        }
        let button = |target: Target<Position>, group, label, hint| Choice {
            hint: Some(Phrase::new(hint)),
            ..Choice::new(target, group, Phrase::new(label))
        };
        let held = context.hand.held().is_some();
        let item = |item, label, hint| Choice {
            enabled: held,
            ..button(Target::Item(item), "piece", label, hint)
        };
        let mut choices = Vec::new();
        if words::proposed_draw(context).is_some() {
            choices.push(Choice {
                primary: true,
                asks: true,
                ..button(
                    Target::Answer(Token::Draw),
                    "draw",
                    "sendas-choice-draw",
                    "sendas-choice-draw-hint",
                )
            });
            let decline = Target::Item(Item::Decline);
            let words = ("sendas-choice-decline", "sendas-choice-decline-hint");
            choices.push(Choice { asks: true, ..button(decline, "draw", words.0, words.1) });
        }
        choices.push(item(Item::Turn, "sendas-choice-turn", "sendas-choice-turn-hint"));
        let can_go = |held: Held| context.game.can_move(held.from);
        choices.push(Choice {
            enabled: context.hand.held().is_some_and(can_go),
            ..item(Item::Next, "sendas-choice-next", "sendas-choice-next-hint")
        });
        let can_flip = |held: Held| context.game.check(Move::Flip(held.from)).is_ok();
        choices.push(Choice {
            enabled: context.hand.held().is_some_and(can_flip),
            ..item(Item::Flip, "sendas-choice-flip", "sendas-choice-flip-hint")
        });
        choices.push(item(Item::Cancel, "sendas-choice-back", "sendas-choice-back-hint"));
        // Who has a piece in the hand does not pass, but puts it down.
        choices.push(if held {
            let can = context.table.can_place();
            let place = Target::<Position>::Item(Item::Place);
            let label = Phrase::new("sendas-choice-place");
            Choice { enabled: can, primary: can, ..Choice::new(place, "piece", label) }
        } else {
            let passing = context.hand.is_passing();
            let label = if passing { "sendas-choice-pass-sure" } else { "sendas-choice-pass" };
            let pass = Target::play(Move::Pass);
            Choice { primary: passing, ..button(pass, "piece", label, "sendas-choice-pass-hint") }
        });
        choices
    }
}
