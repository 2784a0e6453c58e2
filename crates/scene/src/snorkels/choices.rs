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
            // While a touched move awaits its second tap, that move is the usual choice.
            primary: !context.table.awaits_tap(),
            asks: true,
            ..Choice::new(swap, "answer", Phrase::new("snorkels-choice-swap"))
        }]
    }
}
