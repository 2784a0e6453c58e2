//! What the lesson of Sendas asks for.

use cauce_rules::{
    EndReason, Game,
    sendas::{Colour, Move, Position, Squares},
};

use crate::{
    Goal, Verdict,
    goal::{find, wins_by, won},
};

/// The goals, each by its name.
pub(super) const GOALS: &[(&str, Goal<Position>)] = &[
    ("exit", |now, before| wins_by(now, before, EndReason::Exit)),
    ("forward", |now, before| (front(now) > front(before)).into()),
    ("onward", |now, before| (way(now) > way(before)).into()),
    // A piece is turned where it lies.
    ("turn", |now, before| {
        let own = now.pieces(before.to_move());
        match is_put(now, before) {
            true => Verdict::Moved,
            false => own.iter().any(|square| now.at(square) != before.at(square)).into(),
        }
    }),
    ("join", |now, _| now.is_joined().into()),
    // White has reached the last rank but one.
    ("reach", |now, _| (front(now) + 1 >= FAR).into()),
    ("put", |now, before| is_put(now, before).into()),
    ("part", |now, _| (!now.is_joined()).into()),
    ("wild", |now, _| has_wildcard(now, Colour::White).into()),
    ("not-wild", |now, _| (!has_wildcard(now, Colour::Black)).into()),
    // White can leave the board next time, if black passes.
    ("ready", |now, before| {
        let mut next = *now;
        let passed = next.play(Move::Pass).is_ok();
        (passed && find(&next, &|last| won(last, before)).is_some()).into()
    }),
];

/// Whether a piece of the mover's was put elsewhere.
fn is_put(now: &Position, before: &Position) -> bool {
    let mover = before.to_move();
    now.pieces(mover) != before.pieces(mover)
}

fn has_wildcard(game: &Position, colour: Colour) -> bool {
    game.wildcards().meets(game.pieces(colour))
}

/// The far rank of white, counted from 0.
const FAR: u8 = Squares::SIDE - 1;

/// How far white's foremost piece has come.
fn front(game: &Position) -> u8 {
    game.pieces(Colour::White).iter().map(|square| square.rank).max().unwrap_or(0)
}

/// How far all of white's pieces have come together.
fn way(game: &Position) -> u8 {
    game.pieces(Colour::White).iter().map(|square| square.rank).sum()
}
