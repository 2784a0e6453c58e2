//! What the search knows of Tayü: which placements lead to which rims.
//!
//! What comes of a position shows only when the tiles have been drawn, so that positions are played
//! out, by players who lead the water to their own rims and wall up the others'.

mod candidates;
mod channel;
mod judge;
mod reasons;
mod rims;

use cauce_rules::{
    Square,
    tayu::{Move, Position},
};

use crate::{Candidates, Explain, Knowledge, Played, Reason, Rng, Shares};

impl Knowledge for Position {
    const PATIENCE: u32 = 1;
    // What a tile is worth shows only after many draws.
    const CURIOSITY: f32 = 3.0;

    fn candidates(&self, list: &mut Candidates<Self::Move>) {
        candidates::candidates(self, list);
    }

    fn judge(&self, dice: &mut Rng, _played: &mut Played) -> Shares {
        judge::judge(self, dice)
    }

    fn place(mv: Self::Move) -> Option<Square> {
        match mv {
            Move::Lay(placement) => Some(placement.middle),
            _ => None,
        }
    }
}

impl Explain for Position {
    fn explain(&self, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, mv)
    }
}

impl crate::solve::Endgame for Position {}
