//! What the search knows of Sendas: how many moves each trail is from leaving the board.
//!
//! Random games do not end, so that positions are judged as they stand.

mod candidates;
mod judge;
mod reasons;
mod trail;

use cauce_rules::{
    Square,
    sendas::{Move, Position},
};

use crate::{Candidates, Explain, Knowledge, Played, Reason, Rng, Shares};

impl Knowledge for Position {
    const PATIENCE: u32 = 1;
    const CURIOSITY: f32 = 0.8;

    fn candidates(&self, list: &mut Candidates<Self::Move>) {
        candidates::candidates(self, list);
    }

    fn judge(&self, _dice: &mut Rng, _played: &mut Played) -> Shares {
        judge::judge(self)
    }

    fn place(mv: Self::Move) -> Option<Square> {
        match mv {
            Move::Put { to, .. } => Some(to),
            Move::Flip(square) | Move::Exit { from: square, .. } => Some(square),
            Move::Pass => None,
        }
    }
}

impl Explain for Position {
    fn explain(&self, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, mv)
    }
}

impl crate::solve::Endgame for Position {}
