//! Random moves, without a list of them.
//!
//! Moves that differ in one square only come as sets of squares. Their sizes say how many moves
//! there are, and only the one that is drawn is ever made.

use core::{convert::Infallible, ops::ControlFlow};

use super::{
    Move, PIECES, Position,
    generate::{Ground, Moves},
};
use crate::{RandomSource, random};

/// At most four orientations and an exit for each piece, the flips, and the pass.
const MOST: usize = PIECES * 5 + 2;

/// One of the legal moves, each as likely as the others; `None` when the game is over.
pub(super) fn random_move(position: &Position, source: &mut impl RandomSource) -> Option<Move> {
    let mut sets = [Moves::Pass; MOST];
    let mut len = 0;
    let mut total = 0;
    let ControlFlow::Continue(()) = Ground::new(position).try_for_each(|moves| {
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
