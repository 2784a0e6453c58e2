//! The choice of colour after the first snorkel.

use cauce_rules::snorkels::{Move, Position};
use cauce_table::Target;

use super::Look;
use crate::{Choice, Offer, Phrase};

impl Offer for Position {
    fn choices(look: Look) -> Vec<Choice> {
        if !look.game.is_choice() {
            return Vec::new();
        }
        let swap: Target<Position> = Target::play(Move::Swap);
        vec![Choice {
            hint: Some(Phrase::new("snorkels-choice-swap-hint")),
            primary: true,
            ..Choice::new(swap, "answer", Phrase::new("snorkels-choice-swap"))
        }]
    }
}
