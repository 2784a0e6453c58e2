//! The squares and rims as places, and their labels.

use cauce_rules::{
    Direction, Square,
    tayu::{Placement, Position, SIZE, Step, TileKind, worth},
};
use cauce_table::{
    Target,
    tayu::{Fit, Item},
};

use super::{RenderContext, layout, words};
use crate::{Phrase, Place, geometry};

pub(super) fn places(context: RenderContext) -> Vec<Place> {
    if context.hand.shows_bag() {
        return bag(context);
    }
    board(context).into_iter().chain(rims(context)).collect()
}

fn item(item: Item) -> Target<Position> {
    Target::Item(item)
}

fn board(context: RenderContext) -> Vec<Place> {
    let squares = (0..SIZE).rev().flat_map(|rank| (0..SIZE).map(move |file| Square { file, rank }));
    squares
        .map(|square| {
            let (label, pressable) = match context.game.tile_at(square) {
                Some(tile) => (laid(context, square, tile), false),
                None => empty(context, square),
            };
            let outline = geometry::rectangle(layout::corner(square), 1.0, 1.0);
            let cell = (SIZE - 1 - square.rank, square.file);
            Place { pressable, ..Place::new(square, outline, cell, label) }
        })
        .collect()
}

/// Describes an empty square: whether the tile in hand can be laid there, and its score.
fn empty(context: RenderContext, square: Square) -> (Phrase, bool) {
    let plain = || Phrase::new("tayu-square-empty").with("square", square);
    if context.game.step() != Some(Step::Lay) {
        return (plain(), false);
    }
    match context.hand.fit(context.game, square) {
        Fit::Not => (plain(), false),
        Fit::Turned => (Phrase::new("tayu-square-turned").with("square", square), true),
        Fit::AsItIs => (Phrase::new("tayu-square-fits").with("square", square), true),
    }
}

fn laid(context: RenderContext, square: Square, tile: Placement) -> Phrase {
    let mouths: Vec<_> = tile
        .mouths
        .edges()
        .filter_map(|number| tile.edge(number))
        .map(|edge| {
            let mouth =
                |id| Phrase::new(id).with("square", edge.square).with("direction", edge.direction);
            if let Some(place) = edge.at_rim() {
                return mouth("tayu-mouth-rim").with("points", worth(place));
            }
            match edge.beyond().filter(|&beyond| context.game.tile_at(beyond).is_some()) {
                Some(beyond) => mouth("tayu-mouth-joined").with("to", beyond),
                None => mouth("tayu-mouth-open"),
            }
        })
        .collect();
    Phrase::new("tayu-square-tile").with("square", square).with("mouths", mouths)
}

/// Returns the places of the rims' totals. They are large enough for a finger.
fn rims(context: RenderContext) -> impl Iterator<Item = Place> {
    let counts = context.game.counts();
    Direction::ALL.into_iter().filter_map(move |rim| {
        let count = counts.iter().flat_map(|side| side.rims).find(|count| count.rim == rim)?;
        let cell = (SIZE + 1, rim as u8);
        Some(Place::new(item(Item::Rim(rim)), layout::rim_corner(rim), cell, words::rim(count)))
    })
}

fn bag(context: RenderContext) -> Vec<Place> {
    TileKind::all()
        .enumerate()
        .map(|(index, kind)| {
            let row = (index / layout::bag::COLUMNS) as u8;
            let column = (index % layout::bag::COLUMNS) as u8;
            let label = Phrase::new("tayu-bag-kind")
                .with("tile", words::kind(kind))
                .with("pool", kind.pool().name())
                .with("count", context.game.remaining(kind));
            Place::new(item(Item::Kind(kind)), layout::bag::outline(index), (row, column), label)
        })
        .collect()
}
