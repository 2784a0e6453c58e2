//! The choice of colour after the first snorkel.

use cauce_rules::{
    GameLine,
    snorkels::{Move, Position},
};
use cauce_table::{PositionEditor, Target};

use super::RenderContext;
use crate::{AnyPositionEditor, Choice, Offer, Phrase};

impl Offer for Position {
    fn position_editor(line: &GameLine<Self>) -> Option<Box<dyn AnyPositionEditor>> {
        Some(Box::new(PositionEditor::new(line)))
    }

    fn choices(context: RenderContext) -> Vec<Choice> {
        if !context.game.is_choice() {
            return Vec::new();
        }
        let swap: Target<Position> = Target::play(Move::Swap);
        vec![Choice {
            // What a second tap would play is shown: that is the first thing to look at.
            primary: !context.table.awaits_tap(),
            asks: true,
            ..Choice::new(swap, "answer", Phrase::new("snorkels-choice-swap"))
        }]
    }
}
