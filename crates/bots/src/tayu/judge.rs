//! What a position is worth: how the rims look after some more tiles, laid at random.
//!
//! Whoever looks at the rims at once does not see which channels are about to be cut off; a random
//! game to the end shows that, but who wins it is mostly luck.

use cauce_rules::{
    Game, Seat, Side,
    tayu::{Move, Position},
};

use super::rims;
use crate::{Rng, Shares};

/// So many tiles are laid at random before the rims are looked at. In equal time 12 and 20 are alike
/// and better than 4 or a whole game.
const AHEAD: u32 = 16;

/// What a saboteur can defend about as often as not.
const FAIR_BID: u32 = 60;

/// A lead of so many points at the end is worth three quarters of a win.
const CLEAR: f32 = 20.0;

pub(super) fn judge(position: &Position, rng: &mut Rng) -> Shares {
    let mut game = position.clone();
    while let Some(most) = game.most_bid() {
        game.play_trusted(Move::Bid(most.min(FAIR_BID) as u16));
    }
    game.playout(rng, AHEAD);
    if game.outcome().is_some() { result(&game) } else { outlook(&game) }
}

/// What the end is worth: the result, and where there are two sides also by how much, since a
/// game that was nearly won says more than one that was lost by far.
fn result(game: &Position) -> Shares {
    let three = game.seats() == 3;
    let mut shares = Shares::default();
    for seat in Seat::all(game.seats()) {
        let result = game.value(seat).unwrap_or_default();
        let by = squash(game.margin(seat).unwrap_or(0) as f32 / CLEAR);
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
