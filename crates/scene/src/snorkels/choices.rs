//! The swap button after the first snorkel.

use cauce_rules::snorkels::{Move, Position};
use cauce_table::Target;

use super::RenderContext;
use crate::{Choice, Offer, Phrase};

impl Offer for Position {
    fn choices(context: RenderContext) -> Vec<Choice> {
        if !context.game.is_choice() {
            return Vec::new();
        }
        let swap: Target<Position> = Target::play(Move::Swap);
        vec![Choice {
            // What a second tap would play is shown: that is the first thing to look at.
            primary: !context.table.has_preview(),
            asks: true,
            ..Choice::new(swap, "answer", Phrase::new("snorkels-choice-swap"))
        }]
    }
}
