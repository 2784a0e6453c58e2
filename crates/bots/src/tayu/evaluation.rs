//! What a position is worth: how a random game from there ends.
//!
//! Who wins it is mostly luck, but on the average it shows which channels are about to be cut off, which no look at the
//! rims does.

use cauce_rules::{
    Game, Seat,
    tayu::{Move, Position},
};

use crate::{Rng, Shares};

/// What a saboteur can defend about as often as not.
const FAIR_BID: u32 = 60;

/// A lead of so many points at the end is worth three quarters of a win.
const CLEAR: f32 = 20.0;

pub(super) fn evaluate(position: &Position, rng: &mut Rng) -> Shares {
    let mut game = position.clone();
    while let Some(most) = game.most_bid() {
        game.play_trusted(Move::Bid(most.min(FAIR_BID) as u16));
    }
    game.playout(rng, u32::MAX);
    result(&game)
}

/// What the end is worth: the result, and where there are two sides also by how much, since a
/// game that was nearly won says more than one that was lost by far.
fn result(game: &Position) -> Shares {
    let two_sides = game.sides() == 2;
    let mut shares = Shares::default();
    for seat in Seat::all(game.seats()) {
        let result = game.value(seat).unwrap_or_default();
        let by = squash(game.margin(seat).unwrap_or(0) as f32 / CLEAR);
        shares[seat.index()] = if two_sides { 0.3 * result + 0.7 * by } else { result };
    }
    shares
}

/// From any number to one from 0 to 1.
fn squash(ahead: f32) -> f32 {
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
