//! How a lost side holds out: as long as it can, and as a player would.

use std::borrow::Borrow;

use super::{Prover, Worth};
use crate::{
    Candidates, Knowledge,
    solve::{Endgame, TranspositionTable},
};

impl<G: Endgame + Knowledge, T: Borrow<TranspositionTable>> Prover<G, T> {
    /// What the moves are worth as [`Prover::worth`] says it, the one first that is to be shown. That
    /// matters where all lose: of the moves that hold out longest it is one that a player would make,
    /// also where the other side wins with its next move whatever is played.
    pub fn shown(&self) -> Vec<Worth<G::Move>> {
        let mut worth = self.worth();
        let Some(&best) = worth.first() else { return worth };
        if G::BY_LOT || best.share > 0.0 || best.plies == 0 {
            return worth;
        }
        let lost = best.plies <= 2;
        let mv = if G::REPEATS {
            let mut list = Candidates::new();
            self.game.candidates(&mut list);
            let alike = |mv| worth.iter().any(|one| one.mv == mv && one.order(&best).is_eq());
            // To pass is no defence that anybody learns from.
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
            worth.insert(0, Worth { mv, ..best });
        }
        worth
    }
}

/// A move that gets in the way of one with which the other side would win, where there is one; nothing
/// where every move ends the game.
fn last_stand<G: Endgame>(game: &G) -> Option<G::Move> {
    let goes_on = |mv: G::Move| {
        let mut next = game.clone();
        next.play_trusted(mv);
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
