//! How a lost side resists: as long as possible, and as a player would.

use std::borrow::Borrow;

use super::{MoveValue, Prover};
use crate::{
    Candidates, Knowledge,
    solve::{Endgame, TranspositionTable},
};

impl<G: Endgame + Knowledge, T: Borrow<TranspositionTable>> Prover<G, T> {
    /// Returns the moves as [`Prover::worth`] does, but with the move to display first. The two
    /// differ if all moves lose. Then, of the moves that resist longest, the one first in the list is
    /// one that a player would make, even if the opponent can win at once after every move.
    pub fn shown(&self) -> Vec<MoveValue<G::Move>> {
        let mut worth = self.worth();
        let Some(&best) = worth.first() else { return worth };
        if G::HAS_CHANCE || best.share > 0.0 || best.plies == 0 {
            return worth;
        }
        let lost = best.plies <= 2;
        let mv = if G::REPEATS {
            let mut list = Candidates::new();
            self.game.candidates(&mut list);
            let alike = |mv| worth.iter().any(|one| one.mv == mv && one.order(&best).is_eq());
            // A pass is no instructive defence.
            let likely =
                list.iter().filter(|&(mv, _)| G::place(mv).is_some() && (lost || alike(mv)));
            likely.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(mv, _)| mv)
        } else if lost {
            last_stand(&self.game)
        } else {
            None
        };
        if let Some(mv) = mv {
            worth.retain(|one| one.mv != mv);
            worth.insert(0, MoveValue { mv, ..best });
        }
        worth
    }
}

/// Returns a move that prevents a winning reply of the opponent, if there is one, else any move that
/// does not end the game. Returns `None` if every move ends the game.
fn last_stand<G: Endgame>(game: &G) -> Option<G::Move> {
    let goes_on = |mv: G::Move| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        next.outcome().is_none().then_some(next)
    };
    let moves = game.legal();
    let (any, next) = moves.iter().find_map(|&mv| Some((mv, goes_on(mv)?)))?;
    let Some(win) = next.winning_move() else { return Some(any) };
    let stops = |&mv: &G::Move| {
        goes_on(mv).is_some_and(|mut next| next.play(win).is_err() || next.outcome().is_none())
    };
    moves.into_iter().find(stops).or(Some(any))
}
