//! When a draw is on offer.

use super::{Move, Position, Squares};
use crate::DrawReason;

/// See [`Game::draw_offer`](crate::Game::draw_offer).
///
/// The printed sheet says that a game can be stuck, since nobody has to make a move that harms
/// them, and that it is best to agree on a draw then; when, it leaves to the players. Ruled here:
/// it is offered after two passes in a row, and when a position stands for the third time.
pub(super) fn offer<'a>(
    position: &Position,
    back: impl Iterator<Item = (&'a Position, Option<Move>)>,
) -> Option<DrawReason> {
    if position.is_over() {
        return None;
    }
    let mut times = 1;
    let mut only_passes = true;
    // The squares on which there was a piece then or is one now, but not both.
    let mut changed = Squares::NONE;
    for (index, (before, mv)) in back.enumerate() {
        match mv {
            // What lies turned over has never lain so before.
            Some(Move::Flip(_)) => return None,
            Some(Move::Put { from, to, .. }) => {
                changed ^= Squares::only(from);
                changed ^= Squares::only(to);
            }
            _ => {}
        }
        only_passes &= mv == Some(Move::Pass);
        if only_passes && index == 1 {
            return Some(DrawReason::Passes);
        }
        times += u32::from(changed.is_empty() && before == position);
        if times == 3 {
            return Some(DrawReason::Repetition);
        }
    }
    None
}
