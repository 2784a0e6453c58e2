//! Evaluates which colour is nearer to joining two sides.

use cauce_rules::{
    Game, Seat,
    caminos::{Colour, Position},
};

use super::paths::Paths;
use crate::Values;

/// Value of the turn: about half of what a piece can contribute to a path.
const TURN: f32 = 3.0;

/// Difference in path length at which a win is three times as likely as a loss.
const CLEAR: f32 = 6.0;

pub(super) fn evaluate(position: &Position) -> Values {
    let green = share(position, Colour::Green);
    let mut shares = Values::default();
    for seat in Seat::all(position.seats()) {
        shares[seat.index()] =
            if Colour::from_seat(seat) == Colour::Green { green } else { 1.0 - green };
    }
    shares
}

/// Estimates the chance of a colour to win.
pub(super) fn share(position: &Position, colour: Colour) -> f32 {
    let [own, other] =
        [colour, colour.other()].map(|colour| Paths::new(position, colour).shortest() as f32);
    let to_move = position.turn().seat().map(Colour::from_seat);
    let turn = if to_move == Some(colour) { TURN } else { -TURN };
    let ahead = (other - own + turn) / CLEAR;
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
