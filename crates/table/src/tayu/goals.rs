//! Goals of the Tayü lesson.

use cauce_rules::{
    Direction, Game, Seat, Side,
    tayu::{Edge, Position},
};

use crate::Goal;

pub(super) const GOALS: &[(&str, Goal<Position>)] = &[
    ("north-and-south", |now, _| {
        (open(now, Direction::North) > 0 && open(now, Direction::South) > 0).into()
    }),
    ("more-north", |now, before| {
        (open(now, Direction::North) > open(before, Direction::North)).into()
    }),
    // Two more mouths meet two others.
    ("two-joints", |now, before| (joined(now) >= joined(before) + 4).into()),
    ("north-rim", |now, before| {
        (now.total(Direction::North) > before.total(Direction::North)).into()
    }),
    // A mouth on a spring counts twice.
    ("spring", |now, _| {
        Direction::ALL.into_iter().any(|rim| now.total(rim) > now.rim(rim).count_ones()).into()
    }),
    ("score", |now, _| (now.score().and_then(|score| score.get(Side::Ns)) > Some(0)).into()),
    // No mouth in the eastern files is open to the east.
    ("east-shut", |now, _| {
        let in_east = |mouth: Edge| mouth.direction == Direction::East && mouth.square.file > EAST;
        (!now.open_mouths().any(in_east)).into()
    }),
    ("go-on", |now, _| now.outcome().is_none().into()),
    // The drawn tile can be laid in exactly twelve ways.
    ("twelve-ways", |now, _| (now.legal().len() == 12).into()),
    ("second-defends", |now, _| (now.saboteur() == Some(Seat::TWO)).into()),
];

/// The last file, counted from 0, before the eastern ones: `m`.
const EAST: u8 = 12;

fn open(game: &Position, direction: Direction) -> usize {
    game.open_mouths().filter(|mouth| mouth.direction == direction).count()
}

/// Returns the number of mouths that meet another one.
fn joined(game: &Position) -> usize {
    let edges = game.tiles().flat_map(|tile| tile.mouths.edges().filter_map(move |n| tile.edge(n)));
    let meets = |edge: &Edge| edge.beyond().is_some_and(|beyond| game.tile_at(beyond).is_some());
    edges.filter(meets).count()
}
