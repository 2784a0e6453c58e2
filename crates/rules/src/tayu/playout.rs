//! Random games, fast.

use super::{Kind, Move, Pool, Position, network::Places, position::Stage};
use crate::{Dice, Game};

/// Plays one move drawn uniformly, or one event by its weight.
pub(super) fn play_random(position: &mut Position, dice: &mut impl Dice) -> Option<Move> {
    let mv = match position.stage {
        Stage::Over(_) => return None,
        Stage::Draw(pool) => {
            let kind = draw(position, pool, dice)?;
            position.take(kind, position.fits(kind));
            return Some(Move::Draw(kind));
        }
        Stage::Lay(kind) => {
            let places = position.network.places(kind);
            return lay(position, &places, places.count(), dice);
        }
        Stage::Bid => Move::Bid(1 + dice.below(position.most_bid()?) as u16),
        Stage::Pick => {
            let [ring, plain] = Pool::ALL.map(|pool| position.left_in(pool) > 0);
            let both = ring && plain;
            let plain = if both { dice.below(2) == 1 } else { plain };
            Move::Pick(Pool::ALL[usize::from(plain)])
        }
        Stage::Answer(_) => [Move::End, Move::On][dice.below(2) as usize % 2],
    };
    position.play(mv).ok().map(|()| mv)
}

/// Plays uniformly at random to the end or to `max_plies` and gives back the number of plies.
pub(super) fn playout(position: &mut Position, dice: &mut impl Dice, max_plies: u32) -> u32 {
    let mut plies = 0;
    while plies < max_plies {
        let played = match position.stage {
            // The places that show whether the tile fits serve to lay it as well.
            Stage::Draw(pool) => draw(position, pool, dice).map(|kind| {
                let places = position.network.places(kind);
                let count = places.count();
                position.take(kind, count > 0);
                u32::from(lay(position, &places, count, dice).is_some())
            }),
            _ => play_random(position, dice).map(|_| 1),
        };
        match played {
            Some(played) => plies += played,
            None => break,
        }
    }
    plies
}

/// Lays the drawn tile in one of so many places; `None` where it has none.
fn lay(position: &mut Position, places: &Places, count: u32, dice: &mut impl Dice) -> Option<Move> {
    let (spot, mouths) = if count == 0 { None } else { places.nth(dice.below(count)) }?;
    position.lay(spot, mouths);
    Some(Move::Lay(spot.placement(mouths)))
}

/// Every tile that is left in the pool, or in both, is as likely as the others.
fn draw(position: &Position, pool: Option<Pool>, dice: &mut impl Dice) -> Option<Kind> {
    let mut tile = dice.below(position.left_where(pool));
    Kind::all().filter(|kind| pool.is_none_or(|pool| kind.pool() == pool)).find(|&kind| {
        let left = u32::from(position.left(kind));
        let found = tile < left;
        tile = tile.wrapping_sub(left);
        found
    })
}
