//! The squares of the board and the tray, and what is there in words.

use cauce_rules::{
    Direction, Square,
    tayu::{Kind, Move, Placement, Pool, Position, SIZE, Step, worth},
};
use cauce_table::{
    Target,
    tayu::{Fit, Item},
};

use super::{Look, layout, words};
use crate::{Phrase, Place, geometry};

pub(super) fn places(look: Look) -> Vec<Place> {
    let mut places = if look.hand.shows_bag() { bag(look) } else { board(look) };
    match look.game.step() {
        Some(Step::Lay) => {
            let tile = words::tile_in_hand(look).unwrap_or_else(|| Phrase::new("tayu-tray"));
            let label = Phrase::new("tayu-tray-tile").with("tile", tile);
            let tray = Place::new(item(Item::Turn), layout::tray_outline(), (SIZE, 0), label);
            places.push(Place { pressable: true, grab: true, ..tray });
        }
        Some(Step::Pick) => {
            let offered = Pool::ALL.into_iter().enumerate();
            places.extend(offered.filter(|&(_, pool)| look.game.left_in(pool) > 0).map(
                |(index, pool)| {
                    let half = crate::Point::new(1.6, 0.8);
                    let least = layout::back(index) - half;
                    let outline = geometry::rectangle(least, 2.0 * half.x, 2.0 * half.y);
                    let label = Phrase::new("tayu-choice-pick")
                        .with("pool", pool.name())
                        .with("count", look.game.left_in(pool));
                    let pick = Target::<Position>::play(Move::Pick(pool));
                    let cell = (SIZE, index as u8);
                    Place { pressable: true, ..Place::new(pick, outline, cell, label) }
                },
            ));
        }
        _ => {}
    }
    if !look.hand.shows_bag() {
        places.extend(rims(look));
    }
    places
}

fn item(item: Item) -> Target<Position> {
    Target::Item(item)
}

/// The squares, row by row from the north-west.
fn board(look: Look) -> Vec<Place> {
    let squares = (0..SIZE).rev().flat_map(|rank| (0..SIZE).map(move |file| Square { file, rank }));
    squares
        .map(|square| {
            let (label, pressable) = match look.game.tile_at(square) {
                Some(tile) => (laid(look, square, tile), false),
                None => empty(look, square),
            };
            let outline = geometry::rectangle(layout::corner(square), 1.0, 1.0);
            let cell = (SIZE - 1 - square.rank, square.file);
            Place { pressable, ..Place::new(square, outline, cell, label) }
        })
        .collect()
}

/// An empty square: whether the tile in hand can be laid there, and what that would score.
fn empty(look: Look, square: Square) -> (Phrase, bool) {
    let plain = || Phrase::new("tayu-square-empty").with("square", square);
    if look.game.step() != Some(Step::Lay) {
        return (plain(), false);
    }
    match look.hand.fit(look.game, square) {
        Fit::Not => (plain(), false),
        Fit::Turned => (Phrase::new("tayu-square-turned").with("square", square), true),
        Fit::AsItIs => (Phrase::new("tayu-square-fits").with("square", square), true),
    }
}

/// A square with a tile on it: where the tile's water goes.
fn laid(look: Look, square: Square, tile: Placement) -> Phrase {
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
            match edge.beyond().filter(|&beyond| look.game.tile_at(beyond).is_some()) {
                Some(beyond) => mouth("tayu-mouth-joined").with("to", beyond),
                None => mouth("tayu-mouth-open"),
            }
        })
        .collect();
    Phrase::new("tayu-square-tile").with("square", square).with("mouths", mouths)
}

/// What the rims count, in the corners and as far along the rims as a finger needs.
fn rims(look: Look) -> impl Iterator<Item = Place> {
    let counts = look.game.counts();
    Direction::ALL.into_iter().filter_map(move |rim| {
        let count = counts.iter().flat_map(|side| side.rims).find(|count| count.rim == rim)?;
        let cell = (SIZE + 1, rim as u8);
        Some(Place::new(item(Item::Rim(rim)), layout::rim_corner(rim), cell, words::rim(count)))
    })
}

/// The kinds of tile and how many of each are left.
fn bag(look: Look) -> Vec<Place> {
    Kind::all()
        .enumerate()
        .map(|(index, kind)| {
            let row = (index / layout::bag::COLUMNS) as u8;
            let column = (index % layout::bag::COLUMNS) as u8;
            let label = Phrase::new("tayu-bag-kind")
                .with("tile", words::kind(kind))
                .with("pool", kind.pool().name())
                .with("count", look.game.left(kind));
            Place::new(item(Item::Kind(kind)), layout::bag::outline(index), (row, column), label)
        })
        .collect()
}
