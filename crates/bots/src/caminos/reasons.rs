//! Explains what a placement does to the shortest paths.

use cauce_rules::{
    Game,
    caminos::{Colour, Move, Position},
};

use super::paths::{FAR, Paths};
use crate::Reason;

/// Cost of an empty square; see [`Paths`].
const SQUARE: usize = 2;

pub(super) fn reasons(position: &Position, mv: Move) -> Vec<Reason> {
    let Some(colour) = position.turn().seat().map(Colour::from_seat) else { return Vec::new() };
    let mut after = *position;
    after.play_unchecked(mv);
    if after.outcome().is_some() {
        return Vec::new();
    }
    let in_squares = |cost: usize| cost.div_ceil(SQUARE) as u32;
    let path = |position, colour| Paths::new(position, colour).shortest();
    let mut reasons = Vec::new();
    let [before, now] = [position, &after].map(|position| path(position, colour.other()));
    if before < FAR && now >= FAR {
        reasons.push(Reason::Shuts);
    } else if now > before {
        reasons.push(Reason::Blocks { squares: in_squares(now - before) });
    }
    let [before, now] = [position, &after].map(|position| path(position, colour));
    if now < before && before < FAR {
        let (squares, left) = (in_squares(before - now), in_squares(now));
        reasons.push(Reason::Shortens { squares, left });
    }
    let theirs = Paths::new(position, colour.other()).own();
    let squares = (mv.bits() & theirs).count_ones();
    if squares > 0 {
        reasons.push(Reason::Covers { squares });
    }
    reasons
}
