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

/// How often the last position of a line of play has stood in it, itself included, by the keys of
/// its positions one after the other; 0 for no keys.
///
/// This is for a search, which keeps the keys of the line that it looks at and takes a position
/// that comes back for a draw. The line may begin where a piece was last turned over, since nothing
/// from before that can come back.
///
/// ```
/// use cauce_rules::{GameLine, Search, sendas::{self, Position}};
///
/// let mut line = GameLine::<Position>::default();
/// let mut keys = vec![line.position().key()];
/// for token in ["e2-c2", "e8-c8", "c2-e2", "c8-e8"] {
///     line.push_text(token)?;
///     keys.push(line.position().key());
/// }
/// assert_eq!(sendas::times_on_line(&keys), 2);
/// # Ok::<(), cauce_rules::MoveError>(())
/// ```
pub fn times_on_line(keys: &[u64]) -> usize {
    // The same side is to move in every second one only.
    let same_side = keys.iter().rev().step_by(2);
    same_side.filter(|&key| Some(key) == keys.last()).count()
}
