//! The squares as places, and their labels.

use cauce_rules::{Square, snorkels::Position};
use cauce_table::Target;

use super::{RenderContext, picture};
use crate::{Phrase, Place, geometry};

pub(super) fn places(context: RenderContext) -> Vec<Place> {
    let game = context.game;
    game.squares()
        .map(|square| {
            let target = Target::Square(square);
            let outline = geometry::rectangle(picture::corner(game, square), 1.0, 1.0);
            let cell = (game.size() - 1 - square.rank, square.file);
            let pressable = context.table.proposal_at(target).is_some();
            Place { pressable, ..Place::new(target, outline, cell, label(game, square)) }
        })
        .collect()
}

/// Describes a square: its piece, the size of its group and the group's air.
fn label(game: &Position, square: Square) -> Phrase {
    match game.group(square) {
        Some(group) => Phrase::new("snorkels-square-snorkel")
            .with("square", square)
            .with("side", group.colour.side())
            .with("group", group.squares.len())
            .with("air", group.air.len()),
        None if game.at(square).is_none() => {
            Phrase::new("snorkels-square-empty").with("square", square)
        }
        None => Phrase::new("snorkels-square-stone").with("square", square),
    }
}
