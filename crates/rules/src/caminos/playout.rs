//! Random play without a list of moves.

use super::{
    Move, Orientation, Position,
    bits::{self, Bits},
    pieces::COUNT,
};
use crate::Dice;

/// Plays one move drawn uniformly from the legal ones; `None` when the game is over.
pub(super) fn play_random(position: &mut Position, dice: &mut impl Dice) -> Option<Move> {
    let heights = position.heights();
    let mut sets = [(Orientation::FIRST, 0 as Bits); COUNT];
    let mut used = 0;
    let mut total = 0;
    for orientation in position.shapes().flat_map(super::Shape::orientations) {
        let anchors = heights.anchors(orientation);
        if anchors != 0 {
            sets[used] = (orientation, anchors);
            used += 1;
            total += anchors.count_ones();
        }
    }
    if total == 0 {
        return None;
    }
    let mut pick = dice.below(total);
    let &(orientation, anchors) = sets[..used].iter().find(|(_, anchors)| {
        let found = pick < anchors.count_ones();
        if !found {
            pick -= anchors.count_ones();
        }
        found
    })?;
    let anchor = bits::nth(anchors, pick);
    let mv = Move::new(orientation, anchor)?;
    position.place(mv);
    Some(mv)
}
