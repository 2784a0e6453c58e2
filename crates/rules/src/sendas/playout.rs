//! Random moves, without a list of them.
//!
//! Moves that differ in one square only come as sets of squares. Their sizes say how many moves
//! there are, and only the one that is drawn is ever made.

use std::{convert::Infallible, ops::ControlFlow};

use super::{
    Move, PIECES, Position,
    generate::{Ground, Moves},
};
use crate::Dice;

/// At most four ways to lie and an exit for each piece, the flips, and the pass.
const MOST: usize = PIECES * 5 + 2;

/// Plays one move drawn uniformly from the legal ones; `None` when the game is over.
pub(super) fn play_random(position: &mut Position, dice: &mut impl Dice) -> Option<Move> {
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
    let mut pick = dice.below(total);
    for moves in &sets[..len] {
        match pick.checked_sub(moves.len()) {
            Some(left) => pick = left,
            None => {
                let mv = moves.nth(pick, position.to_move())?;
                position.apply(mv);
                return Some(mv);
            }
        }
    }
    None
}
