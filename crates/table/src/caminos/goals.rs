//! Goals of the Caminos lesson.

use cauce_rules::{
    EndReason, Square,
    caminos::{Material, Points, Position},
};

use crate::{
    Goal,
    goal::{holds, wins_by, won},
};

pub(super) const GOALS: &[(&str, Goal<Position>)] = &[
    ("flat", |now, before| grown(now, before).all(|square| now.height(square) == 1).into()),
    ("three-high", |now, before| grown(now, before).any(|square| now.height(square) == 3).into()),
    ("cover-yellow", |now, before| covered(now, before).next().is_some().into()),
    ("cover-yellow-three-high", |now, before| {
        covered(now, before).any(|square| now.height(square) == 3).into()
    }),
    ("connect", |now, before| wins_by(now, before, EndReason::Connection)),
    // The mover wins by a path that goes up or down a wall.
    ("connect-over-wall", |now, before| {
        let over_wall = matches!(
            now.points(),
            Some(Points::Connection { path, .. }) if path.faces > path.squares.len() as u32
        );
        (over_wall && won(now, before)).into()
    }),
    // The opponent cannot win with the next move.
    ("hold", |now, _| holds(now)),
];

fn grown(now: &Position, before: &Position) -> impl Iterator<Item = Square> {
    now.board().squares().filter(move |&square| now.height(square) > before.height(square))
}

/// Returns the squares of the placed piece where yellow was on top before.
fn covered(now: &Position, before: &Position) -> impl Iterator<Item = Square> {
    let is_yellow = move |square: &Square| before.column(*square).last() == Some(Material::Yellow);
    grown(now, before).filter(is_yellow)
}
