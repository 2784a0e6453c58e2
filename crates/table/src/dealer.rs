//! The source of a table's randomness.

use cauce_rules::{Game, RandomSource, Turn, draw_by_weight};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};

/// Draws chance events.
///
/// The caller that opens the table seeds it from the system's entropy. The same seed gives the same
/// draws in the terminal and in the browser.
#[derive(Clone, Debug)]
pub struct Dealer(Xoshiro256PlusPlus);

impl Dealer {
    /// Creates a dealer with this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Draws one of the chance events that are due, according to their weights. Returns `None` if
    /// none is due.
    pub fn draw<G: Game>(&mut self, game: &G) -> Option<G::Move> {
        if game.turn() != Turn::Chance {
            return None;
        }
        // `play_random` would add the games' playout code to the page, which is long and not needed
        // there.
        draw_by_weight(&game.legal(), |event| game.weight(event), self)
    }

    /// Returns a random id of 13 letters and digits, practically unique to a game.
    pub fn id(&mut self) -> String {
        const PARTS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        (0..13).map(|_| char::from(PARTS[self.0.random_range(0..PARTS.len())])).collect()
    }

    /// Picks `count` of the items at random, each combination with equal probability.
    pub fn pick<T>(&mut self, mut items: Vec<T>, count: usize) -> Vec<T> {
        items.shuffle(&mut self.0);
        items.truncate(count);
        items
    }
}

impl RandomSource for Dealer {
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 { 0 } else { self.0.random_range(0..n) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::{GameLine, tayu};

    #[test]
    fn a_chance_move_is_drawn_only_when_it_is_due() {
        let line: GameLine<tayu::Position> = "tayu".parse().unwrap();
        let mut game = line.position();
        let mut dealer = Dealer::new(1);
        let drawn = dealer.draw(&game).unwrap();
        assert!(game.legal().contains(&drawn));
        game.play(drawn).unwrap();
        assert_eq!(dealer.draw(&game), None);
    }

    #[test]
    fn every_item_is_picked_as_often_as_any_other() {
        let mut dealer = Dealer::new(1);
        let mut counts = [0; 6];
        for _ in 0..6000 {
            let picked = dealer.pick((0..6).collect(), 2);
            assert!(picked.len() == 2 && picked[0] != picked[1]);
            picked.into_iter().for_each(|item: usize| counts[item] += 1);
        }
        assert!(counts.iter().all(|count| (1800..2200).contains(count)), "{counts:?}");
        assert_eq!(dealer.pick(vec![1, 2], 3).len(), 2);
    }

    #[test]
    fn random_numbers_are_below_their_bound() {
        let mut dealer = Dealer::new(1);
        assert_eq!(dealer.below(0), 0);
        let mut seen = [false; 5];
        (0..200).for_each(|_| seen[dealer.below(5) as usize] = true);
        assert_eq!(seen, [true; 5]);
    }
}
