//! Random moves without a list of moves.
//!
//! Moves that differ in one square only are sets of squares. Their sizes suffice to count the
//! moves, and only the drawn move is built.

use core::{convert::Infallible, ops::ControlFlow};

use super::{
    Move, PIECES, Position,
    generate::{LinkedPosition, Moves},
};
use crate::{RandomSource, random};

/// The maximum number of sets: 4 orientations and an exit for each piece, the flips and the pass.
const MAX_SETS: usize = PIECES * 5 + 2;

pub(super) fn random_move(position: &Position, source: &mut impl RandomSource) -> Option<Move> {
    let mut sets = [Moves::Pass; MAX_SETS];
    let mut len = 0;
    let mut total = 0;
    let ControlFlow::Continue(()) = LinkedPosition::new(position).try_for_each(|moves| {
        if let Some(slot) = sets.get_mut(len) {
            *slot = moves;
            len += 1;
            total += moves.len();
        }
        ControlFlow::<Infallible>::Continue(())
    });
    let mut left = random::pick(total, source)?;
    for moves in &sets[..len] {
        match left.checked_sub(moves.len()) {
            Some(after) => left = after,
            None => return moves.nth(left, position.to_move()),
        }
    }
    None
}
