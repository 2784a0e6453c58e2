//! Random play without a list of moves.
//!
//! A move is drawn from the bitboards of the anchors, of which only the one that holds it is looked
//! through. The moves are numbered in the order in which they are shown as legal ones, so that a
//! dice that always falls the same way plays the same game with a list and without.

use super::{
    Move, Orientation, Position, Shape,
    bits::{self, Bits},
    pieces::COUNT,
    placements::Heights,
};
use crate::{RandomSource, random};

/// One of the legal moves, each as likely as the others; `None` when the game is over.
pub(super) fn random_move(position: &Position, source: &mut impl RandomSource) -> Option<Move> {
    draw(position, &position.heights(), source)
}

/// Plays uniformly at random to the end of the game, or until `max_plies` moves are made; gives
/// back their number. The heights that a move leaves are those that the next one is drawn by.
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

/// One of the legal moves, all of them alike; `None` when the game is over.
fn draw(position: &Position, heights: &Heights, source: &mut impl RandomSource) -> Option<Move> {
    let mut anchors = [0 as Bits; COUNT];
    for orientation in position.shapes().flat_map(Shape::orientations) {
        anchors[orientation.index()] = heights.anchors(orientation);
    }
    // All counts in one go, which is done several at a time.
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
