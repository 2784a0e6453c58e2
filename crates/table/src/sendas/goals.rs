//! Goals of the Sendas lesson.

use cauce_rules::{
    EndReason, Game,
    sendas::{Colour, Move, Position, Squares},
};

use crate::{
    Goal, Verdict,
    goal::{find, wins_by, won},
};

pub(super) const GOALS: &[(&str, Goal<Position>)] = &[
    ("exit", |now, before| wins_by(now, before, EndReason::Exit)),
    ("forward", |now, before| (front(now) > front(before)).into()),
    ("onward", |now, before| (way(now) > way(before)).into()),
    // A piece is turned on its square.
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
    // White can leave the board with the next move, if black passes.
    ("ready", |now, before| {
        let mut next = *now;
        let passed = next.play(Move::Pass).is_ok();
        (passed && find(&next, &|last| won(last, before)).is_some()).into()
    }),
];

fn is_put(now: &Position, before: &Position) -> bool {
    let mover = before.to_move();
    now.pieces(mover) != before.pieces(mover)
}

fn has_wildcard(game: &Position, colour: Colour) -> bool {
    game.wildcards().meets(game.pieces(colour))
}

/// White's far rank, counted from 0.
const FAR: u8 = Squares::SIDE - 1;

/// Returns the rank of white's foremost piece.
fn front(game: &Position) -> u8 {
    game.pieces(Colour::White).iter().map(|square| square.rank).max().unwrap_or(0)
}

/// Returns the sum of the ranks of white's pieces.
fn way(game: &Position) -> u8 {
    game.pieces(Colour::White).iter().map(|square| square.rank).sum()
}
