//! Random games, fast.

use std::{convert::Infallible, ops::ControlFlow};

use super::{Kind, Move, Pool, Position, network::Fit, position::Stage};
use crate::{Dice, Game};

/// The most ways there can be to lay one tile: two in every spot.
const MOST_FITS: usize = 2 * 2 * 16 * 18;

/// Room for the ways to lay a tile, made once and used turn after turn.
struct Fits {
    fits: [Fit; MOST_FITS],
    count: usize,
}

impl Fits {
    fn new() -> Self {
        Self { fits: [Fit::NONE; MOST_FITS], count: 0 }
    }

    fn find(&mut self, position: &Position, kind: Kind) {
        self.count = 0;
        let ControlFlow::Continue(()) = position.network.visit_fits(kind, |fit| {
            if let Some(place) = self.fits.get_mut(self.count) {
                *place = fit;
                self.count += 1;
            }
            ControlFlow::<Infallible>::Continue(())
        });
    }

    fn pick(&self, dice: &mut impl Dice) -> Option<Fit> {
        self.fits[..self.count].get(dice.below(self.count as u32) as usize).copied()
    }
}

/// Plays one move drawn uniformly, or one event by its weight.
pub(super) fn play_random(position: &mut Position, dice: &mut impl Dice) -> Option<Move> {
    play_one(position, &mut Fits::new(), dice)
}

/// Plays uniformly at random to the end or to `max_plies` and gives back the number of plies.
pub(super) fn playout(position: &mut Position, dice: &mut impl Dice, max_plies: u32) -> u32 {
    let mut fits = Fits::new();
    let mut plies = 0;
    while plies < max_plies {
        match play_one(position, &mut fits, dice) {
            None => break,
            Some(Move::Draw(_)) => {}
            Some(_) => plies += 1,
        }
    }
    plies
}

fn play_one(position: &mut Position, fits: &mut Fits, dice: &mut impl Dice) -> Option<Move> {
    let mv = match position.stage {
        Stage::Over(_) => return None,
        Stage::Draw(pool) => {
            let kind = draw(position, pool, dice)?;
            position.take(kind);
            return Some(Move::Draw(kind));
        }
        Stage::Lay(kind) => {
            fits.find(position, kind);
            let fit = fits.pick(dice)?;
            let (spot, mouths) = (fit.spot(), fit.mouths(kind));
            position.lay(spot, mouths);
            return Some(Move::Lay(spot.placement(mouths)));
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
