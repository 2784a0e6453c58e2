//! What the search knows of Tayü: which placements lead to which rims.
//!
//! What comes of a position shows only when the tiles have been drawn, so that positions are played
//! out, by players who lead the water to their own rims and wall up the others'.

mod candidates;
mod channel;
mod judge;

use cauce_rules::tayu::Position;

use crate::{Candidates, Knowledge, Played, Rng, Shares};

impl Knowledge for Position {
    const PATIENCE: u32 = 1;
    const CURIOSITY: f32 = 0.5;

    fn candidates(&self, list: &mut Candidates<Self::Move>) {
        candidates::candidates(self, list);
    }

    fn judge(&self, dice: &mut Rng, _played: &mut Played) -> Shares {
        judge::judge(self, dice)
    }
}
