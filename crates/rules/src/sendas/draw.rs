use super::{Move, Position, Squares};
use crate::DrawReason;

/// Implements [`Game::draw_offer`](crate::Game::draw_offer).
///
/// The printed rules recommend agreeing on a draw if a game is stuck, but do not say when. This
/// crate proposes it after two passes in a row and at the third occurrence of a position.
pub(super) fn offer<'a>(
    position: &Position,
    back: impl Iterator<Item = (&'a Position, Option<Move>)>,
) -> Option<DrawReason> {
    if position.is_over() {
        return None;
    }
    let mut times = 1;
    let mut only_passes = true;
    // The squares whose occupancy differs between then and now.
    let mut changed = Squares::NONE;
    for (index, (before, mv)) in back.enumerate() {
        match mv {
            // Earlier positions lack this wildcard, so none of them equals the present one.
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
