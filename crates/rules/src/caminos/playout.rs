//! Random play without a list of moves.
//!
//! A move is drawn from the bitboards of the anchors. The order equals that of the list of legal
//! moves, so both ways of drawing play the same game from the same random numbers.

use super::{
    Move, Orientation, Position, Shape,
    bits::{self, Bits},
    pieces::COUNT,
    placements::Heights,
};
use crate::{RandomSource, random};

pub(super) fn random_move(position: &Position, source: &mut impl RandomSource) -> Option<Move> {
    draw(position, &position.heights(), source)
}

/// Plays random moves until the game is over or `max_plies` moves are played. Returns their number.
/// The heights after a move are reused to draw the next.
pub(super) fn playout(
    position: &mut Position,
    source: &mut impl RandomSource,
    max_plies: u32,
) -> u32 {
    let mut heights = position.heights();
    let mut plies = 0;
    while plies < max_plies {
        let Some(mv) = draw(position, &heights, source) else { break };
        plies += 1;
        match position.place(mv) {
            Some(after) => heights = after,
            None => break,
        }
    }
    plies
}

fn draw(position: &Position, heights: &Heights, source: &mut impl RandomSource) -> Option<Move> {
    let mut anchors = [0 as Bits; COUNT];
    for orientation in position.available_shapes().flat_map(Shape::orientations) {
        anchors[orientation.index()] = heights.anchors(orientation);
    }
    // Counting in one pass allows vectorization.
    let counts = anchors.map(Bits::count_ones);
    let total = counts.iter().sum();
    let mut pick = random::pick(total, source)?;
    let index = counts.iter().position(|&count| {
        let found = pick < count;
        if !found {
            pick -= count;
        }
        found
    })?;
    Move::new(Orientation::from_index(index)?, bits::nth(anchors[index], pick))
}
