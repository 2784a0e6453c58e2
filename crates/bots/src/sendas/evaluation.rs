//! Evaluates which colour will leave the board first.

use cauce_rules::{
    Game,
    sendas::{Colour, Position},
};

use super::trail::moves_to_leave;
use crate::Values;

/// Value of the turn, in moves.
const TURN: f32 = 0.5;

/// Lead in moves at which a win is three times as likely as a loss.
const CLEAR: f32 = 1.5;

pub(super) fn evaluate(position: &Position) -> Values {
    let white = share(position, Colour::White);
    let mut shares = Values::default();
    for colour in Colour::ALL {
        let share = if colour == Colour::White { white } else { 1.0 - white };
        shares[colour.seat().index()] = share;
    }
    shares
}

/// Estimates the chance of a colour to win.
pub(super) fn share(position: &Position, colour: Colour) -> f32 {
    if position.outcome().is_some() {
        return if position.to_move() == colour { 1.0 } else { 0.0 };
    }
    let own = position.to_move() == colour;
    let [(near, ways), (other_near, other_ways)] =
        [colour, colour.other()].map(|colour| moves_to_leave(position, colour));
    let turn = if own { TURN } else { -TURN };
    let several = 0.15 * (ways.min(4) as f32 - other_ways.min(4) as f32);
    let ahead = (other_near as f32 - near as f32 + turn + several) / CLEAR;
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
