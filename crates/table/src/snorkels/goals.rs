//! Goals of the Snorkels lesson.

use cauce_rules::{
    EndReason, Game,
    snorkels::{Colour, Position},
};

use crate::{
    Goal, Verdict,
    goal::{find, holds, wins_by, won},
};

pub(super) const GOALS: &[(&str, Goal<Position>)] = &[
    ("four-air", |now, _| now.groups(Colour::Purple).any(|group| group.air.len() == 4).into()),
    ("less-air", |now, before| (green_air(now) < green_air(before)).into()),
    ("one-group", |now, _| (now.groups(Colour::Purple).count() == 1).into()),
    // The opponent cannot win with the next move.
    ("hold", |now, _| holds(now)),
    ("capture", |now, before| wins_by(now, before, EndReason::Capture)),
    // Two green snorkels have only one air square left.
    ("fork", |now, _| {
        let short = now.groups(Colour::Green).filter(|group| group.air.len() == 1);
        (short.map(|group| group.squares.len()).sum::<usize>() > 1).into()
    }),
    ("survive", |now, _| if now.end().is_some() { Verdict::Lost } else { Verdict::Done }),
    // The opponent loses with every reply.
    ("squeeze", |now, before| match now.end() {
        Some(_) => Verdict::Lost,
        None => find(now, &|after| !won(after, before)).is_none().into(),
    }),
    ("green-turn", |now, _| {
        let mover = now.turn().seat();
        (mover.and_then(|seat| now.colour(seat)) == Some(Colour::Green)).into()
    }),
];

/// Returns the air squares of all green groups, counted once for each snorkel of the group.
fn green_air(game: &Position) -> usize {
    game.groups(Colour::Green).map(|group| group.squares.len() * group.air.len()).sum()
}
