//! Playouts in which each side leads the water its own way.

use std::ops::ControlFlow;

use cauce_rules::{
    Dice, Game, Seat, Turn,
    tayu::{Move, Placement, Position, Step},
};

use super::channel::Wishes;
use crate::{Rng, Shares};

/// Of how many placements, drawn at random, a playout takes the best.
const DRAWN: u32 = 3;

/// How much the result counts, and how much by how far.
const RESULT: f32 = 0.6;

pub(super) fn judge(position: &Position, dice: &mut Rng) -> Shares {
    let mut game = position.clone();
    let mut wishes = Wishes::of_all(&game);
    let mut since = 0;
    let mut placements: Vec<Placement> = Vec::with_capacity(64);
    while let Turn::Move(_) | Turn::Chance = game.turn() {
        match game.step() {
            Some(Step::Lay) => {
                placements.clear();
                let ControlFlow::Continue(()) = game.visit_legal(|mv| {
                    if let Move::Lay(placement) = mv {
                        placements.push(placement);
                    }
                    ControlFlow::<std::convert::Infallible>::Continue(())
                });
                since += 1;
                if since == 8 {
                    wishes = Wishes::of_all(&game);
                    since = 0;
                }
                let wishes = wishes(game.seat());
                let drawn = (0..DRAWN).filter_map(|_| {
                    placements.get(dice.below(placements.len() as u32) as usize).copied()
                });
                let best = drawn
                    .map(|one| (wishes.fulfilled(one), one))
                    .max_by(|a, b| a.0.total_cmp(&b.0));
                match best {
                    Some((_, best)) => game.play_trusted(Move::Lay(best)),
                    None => break,
                }
            }
            Some(Step::Bid) => {
                let bid = game.most_bid().unwrap_or(1).min(FAIR_BID);
                game.play_trusted(Move::Bid(bid as u16));
                wishes = Wishes::of_all(&game);
            }
            Some(Step::Answer) => {
                let ahead = game.turn().seat().and_then(|seat| game.margin(seat));
                game.play_trusted(if ahead > Some(0) { Move::End } else { Move::On });
            }
            Some(Step::Pick) | None => {
                if game.play_random(dice).is_none() {
                    break;
                }
            }
        }
    }
    shares(&game)
}

/// What a saboteur can defend about as often as not.
const FAIR_BID: u32 = 60;

/// What the end is worth: the result, and where there are two sides also by how much, since a
/// playout that was nearly won says more than one that was lost by far.
fn shares(game: &Position) -> Shares {
    let mut shares = Shares::default();
    for seat in Seat::all(game.seats()) {
        let result = game.value(seat).unwrap_or(0.5);
        let ahead = game.margin(seat).unwrap_or(0) as f32;
        let by = 0.5 + 0.5 * ahead / (ahead.abs() + 20.0);
        let weight = if game.seats() == 3 { 1.0 } else { RESULT };
        shares[seat.index()] = result * weight + by * (1.0 - weight);
    }
    shares
}
