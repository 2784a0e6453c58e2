//! Values of moves in games where the solver searches for wins by threats.

use std::borrow::Borrow;

use cauce_rules::Seat;

use super::{MoveValue, Prover};
use crate::{
    solve::{Endgame, StoppedError, Threats, TranspositionTable},
    tree::Proof,
};

impl<G: Endgame, T: Borrow<TranspositionTable>> Prover<G, T> {
    /// Runs a threat search on the position; `None` if it exceeds this many visits.
    pub(super) fn by_threats<R>(
        &mut self,
        visits: u64,
        find: impl FnOnce(&mut Threats<G>, &G) -> Result<R, StoppedError>,
    ) -> Option<R> {
        let begun = self.threats.visits();
        self.threats.limit(visits);
        let found = find(&mut self.threats, &self.game);
        self.visits += (self.threats.visits() - begun).max(1);
        found.ok()
    }

    /// Returns the value of a move; `None` if it takes more than this many visits. The value is half
    /// a win if no win by threats is found for either side.
    pub(super) fn worth_by_threats(
        &mut self,
        mv: G::Move,
        visits: u64,
    ) -> Option<MoveValue<G::Move>> {
        let seat = self.seat?;
        self.by_threats(visits, |threats, game| worth(game, seat, mv, threats))
    }
}

fn worth<G: Endgame>(
    game: &G,
    seat: Seat,
    mv: G::Move,
    threats: &mut Threats<G>,
) -> Result<MoveValue<G::Move>, StoppedError> {
    let most = G::EFFORT.threats;
    let mut next = game.clone();
    next.play_unchecked(mv);
    if let Some(outcome) = next.outcome() {
        let proof = Proof { winners: outcome.winners, plies: 0 };
        let plies = u8::from(!outcome.winners.is_empty());
        return Ok(MoveValue { mv, share: proof.shares(&next)[seat.index()], plies });
    }
    let (share, plies) = if threats.defences(game)?.is_none() {
        // A thousand moves may be legal here, and it is enough to know one that wins.
        match threats.wins(game, most)? {
            Some(plies) if threats.book().get(&game.key()) == Some(&mv) => (1.0, plies),
            _ => (0.5, 0),
        }
    } else if let Some(plies) = threats.loses(&next, most - 1)? {
        (1.0, plies + 1)
    } else if let Some(plies) = threats.wins_after_move_of(Some(seat), &next, most)? {
        (0.0, plies + 1)
    } else {
        (0.5, 0)
    };
    Ok(MoveValue { mv, share, plies })
}
