//! The choice of colour after the first snorkel.

use cauce_rules::{AnyMove, Phrase, Token, snorkels::Move};
use cauce_table::Target;

use super::Look;
use crate::Choice;

pub(super) fn choices(look: Look) -> Vec<Choice> {
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
