//! Playouts in which each side leads the water its own way.

use std::{convert::Infallible, ops::ControlFlow};

use cauce_rules::{
    Dice, Game, Seat, Side,
    tayu::{Move, Placement, Position, Step},
};

use super::{channel::Wishes, rims};
use crate::{Rng, Shares};

/// Of how many placements, drawn at random, a playout takes the best.
const DRAWN: u32 = 6;

/// After how many tiles a playout is cut and the rims are looked at instead.
const CUT: u32 = 20;

/// After how many tiles the players look at the rims again.
const LOOK: u32 = 8;

/// What a saboteur can defend about as often as not.
const FAIR_BID: u32 = 60;

pub(super) fn judge(position: &Position, dice: &mut Rng) -> Shares {
    let mut game = position.clone();
    let mut wishes = Wishes::of_all(&game);
    let mut placements = Vec::with_capacity(64);
    let mut laid = 0;
    while game.outcome().is_none() {
        match game.step() {
            Some(Step::Lay) if laid == CUT => return outlook(&game),
            Some(Step::Lay) => {
                laid += 1;
                if laid % LOOK == 0 {
                    wishes = Wishes::of_all(&game);
                }
                let Some(best) = draw(&game, &wishes(game.seat()), &mut placements, dice) else {
                    break;
                };
                game.play_trusted(Move::Lay(best));
            }
            Some(Step::Bid) => {
                let bid = game.most_bid().unwrap_or(1).min(FAIR_BID);
                game.play_trusted(Move::Bid(bid as u16));
                wishes = Wishes::of_all(&game);
            }
            Some(Step::Answer) => {
                // Whoever is ahead wants no more tiles.
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
    result(&game)
}

/// The best of some placements.
fn draw(
    game: &Position,
    wishes: &Wishes,
    placements: &mut Vec<Placement>,
    dice: &mut Rng,
) -> Option<Placement> {
    placements.clear();
    let ControlFlow::Continue(()) = game.visit_legal(|mv| {
        if let Move::Lay(placement) = mv {
            placements.push(placement);
        }
        ControlFlow::<Infallible>::Continue(())
    });
    let one = |_| placements.get(dice.below(placements.len() as u32) as usize).copied();
    let drawn = (0..DRAWN).filter_map(one);
    let weighed = drawn.map(|placement| (wishes.fulfilled(placement), placement));
    weighed.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, best)| best)
}

/// What the end is worth: the result, and where there are two sides also by how much, since a
/// playout that was nearly won says more than one that was lost by far.
fn result(game: &Position) -> Shares {
    let three = game.seats() == 3;
    let mut shares = Shares::default();
    for seat in Seat::all(game.seats()) {
        let result = game.value(seat).unwrap_or_default();
        let by = squash(game.margin(seat).unwrap_or(0) as f32 / 20.0);
        shares[seat.index()] = if three { result } else { 0.3 * result + 0.7 * by };
    }
    shares
}

/// What a position promises to each seat by what the rims will total.
fn outlook(position: &Position) -> Shares {
    let [north, east, south, west] = rims::expected(position);
    let (ns, ew) = (north * south, east * west);
    let certain = 1.0 / (position.undrawn() as f32 / 84.0 + 0.15);
    let ns_share = squash((ns - ew) / (ns + ew + 2.0) * certain);
    // How likely neither side reaches the target.
    let held = position.target().map_or(0.0, |target| {
        let best = ns.max(ew);
        squash((target as f32 - best) / (target as f32 + best) * 3.0 * certain)
    });
    let mut shares = Shares::default();
    for seat in Seat::all(position.seats()) {
        shares[seat.index()] = match position.side(seat) {
            Some(Side::Ns) => ns_share * (1.0 - held),
            Some(Side::Ew) => (1.0 - ns_share) * (1.0 - held),
            _ => held,
        };
    }
    shares
}

/// From any number to one from 0 to 1.
fn squash(ahead: f32) -> f32 {
    0.5 + 0.5 * ahead / (1.0 + ahead.abs())
}
