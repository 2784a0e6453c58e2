//! Fast random games.

use super::{Mouths, Move, Pool, Position, TileKind, network::Places, position::Stage, spot::Spot};
use crate::{Game, RandomSource, random::pick};

pub(super) fn random_move(position: &Position, source: &mut impl RandomSource) -> Option<Move> {
    Some(match position.stage {
        Stage::Over(_) => return None,
        Stage::Draw(pool) => Move::Draw(draw(position, pool, source)?),
        Stage::Lay(kind) => {
            let places = position.network.places(kind);
            let (spot, mouths) = place(&places, places.count(), source)?;
            Move::Lay(spot.placement(mouths))
        }
        Stage::Bid => Move::Bid(1 + pick(position.max_bid()?, source)? as u16),
        Stage::Pick => {
            let [ring, plain] = Pool::ALL.map(|pool| position.remaining_in(pool) > 0);
            let plain = if ring && plain { pick(2, source)? == 1 } else { plain };
            Move::Pick(Pool::ALL[usize::from(plain)])
        }
        Stage::Answer(_) => [Move::End, Move::On][pick(2, source)? as usize % 2],
    })
}

/// Plays random moves until the game is over or `max_plies` moves are played. Returns their number.
pub(super) fn playout(
    position: &mut Position,
    source: &mut impl RandomSource,
    max_plies: u32,
) -> u32 {
    let mut plies = 0;
    while plies < max_plies {
        let played = match position.stage {
            // The placements that show whether the tile fits are also used to lay it.
            Stage::Draw(pool) => draw(position, pool, source).map(|kind| {
                let places = position.network.places(kind);
                let count = places.count();
                position.take(kind, count > 0);
                let place = place(&places, count, source);
                place.map_or(0, |(spot, mouths)| {
                    position.lay(spot, mouths);
                    1
                })
            }),
            _ => position.play_random(source).map(|_| 1),
        };
        match played {
            Some(played) => plies += played,
            None => break,
        }
    }
    plies
}

fn place(places: &Places, count: u32, source: &mut impl RandomSource) -> Option<(Spot, Mouths)> {
    places.nth(pick(count, source)?)
}

/// Draws a tile from a pool, or from both. Every tile is equally likely.
fn draw(
    position: &Position,
    pool: Option<Pool>,
    source: &mut impl RandomSource,
) -> Option<TileKind> {
    let mut tile = pick(position.remaining_where(pool), source)?;
    TileKind::all().filter(|kind| pool.is_none_or(|pool| kind.pool() == pool)).find(|&kind| {
        let left = u32::from(position.remaining(kind));
        let found = tile < left;
        tile = tile.wrapping_sub(left);
        found
    })
}
