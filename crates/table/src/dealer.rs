//! Where a table's chance comes from.

use cauce_rules::{Dice, Game, Turn, draw_by_weight};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

/// Draws what chance decides.
///
/// Seeded from the system's entropy by whoever opens the table; the same seed draws the same, in
/// the terminal and in the browser.
#[derive(Clone, Debug)]
pub struct Dealer(Xoshiro256PlusPlus);

impl Dealer {
    /// A dealer with this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of the chance events that are due, by their weights; `None` when none is due.
    pub fn draw<G: Game>(&mut self, game: &G) -> Option<G::Move> {
        if game.turn() != Turn::Chance {
            return None;
        }
        // Not by `play_random`: the games' own random play is long, and no page needs it.
        draw_by_weight(&game.legal(), |event| game.weight(event), self)
    }

    /// Picks `count` of the items, every choice as likely as any other.
    pub fn pick<T>(&mut self, mut items: Vec<T>, count: usize) -> Vec<T> {
        items.shuffle(&mut self.0);
        items.truncate(count);
        items
    }
}

impl Dice for Dealer {
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 { 0 } else { self.0.random_range(0..n) }
    }
}
