//! Evaluates positions by random playouts.
//!
//! A single playout depends mostly on luck, but their average shows which channels are about to be
//! cut off. A static look at the rims does not.

use cauce_rules::{
    Game, Seat,
    tayu::{Move, Position},
};

use crate::{Rng, Values};

/// A bid that a saboteur can defend about half of the time.
const FAIR_BID: u32 = 60;

/// Lead at the end, in points, that is worth three quarters of a win.
const CLEAR: f32 = 20.0;

pub(super) fn evaluate(position: &Position, rng: &mut Rng) -> Values {
    let mut game = position.clone();
    while let Some(most) = game.max_bid() {
        game.play_unchecked(Move::Bid(most.min(FAIR_BID) as u16));
    }
    game.playout(rng, u32::MAX);
    result(&game)
}

/// Returns the value of a finished game. With two sides it also counts the margin, because a narrow
/// result says more about the chances than a clear one.
fn result(game: &Position) -> Values {
    let two_sides = game.sides() == 2;
    let mut shares = Values::default();
    for seat in Seat::all(game.seats()) {
        let result = game.value(seat).unwrap_or_default();
        let by = squash(game.margin(seat).unwrap_or(0) as f32 / CLEAR);
        shares[seat.index()] = if two_sides { 0.3 * result + 0.7 * by } else { result };
    }
    shares
}

/// Maps any number to one from 0 to 1.
fn squash(ahead: f32) -> f32 {
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
