//! Weighs the moves of Tayü; placements are weighed by their effect at the rims.

use std::ops::ControlFlow;

use cauce_rules::{
    Game,
    tayu::{MAX_SCORE, Move, Position},
};

use super::channel::RimWeights;
use crate::Candidates;

/// The bids to try, as fractions of the highest possible bid.
const BIDS: [f32; 8] = [1.0, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5];

/// More than a saboteur ever needs.
const FIRST_BID: u32 = 120;

pub(super) fn candidates(position: &Position, list: &mut Candidates<Move>) {
    if let Some(most) = position.max_bid() {
        let most = if most == MAX_SCORE { FIRST_BID } else { most };
        let mut bids = BIDS.map(|part| (most as f32 * part) as u16).map(|bid| bid.max(1)).to_vec();
        bids.dedup();
        bids.into_iter().for_each(|bid| list.push(Move::Bid(bid), 1.0));
        return;
    }
    let weights = position.side(position.seat()).map(|side| RimWeights::new(position, side));
    let ControlFlow::Continue(()) = position.visit_legal(|mv| {
        list.push(
            mv,
            match mv {
                Move::Lay(placement) => {
                    let score = weights.map_or(0.0, |weights| weights.score(placement)) / 20.0;
                    let worth = 1.0 + score / (1.0 + score.abs());
                    worth * worth
                }
                _ => 1.0,
            },
        );
        ControlFlow::<std::convert::Infallible>::Continue(())
    });
}
