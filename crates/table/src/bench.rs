//! Random games against the clock: the same loop in the terminal and in the browser.

use cauce_rules::Seat;

use crate::{Dealer, Play};

/// Games between two looks at the clock.
const BATCH: u32 = 64;

/// Plays uniformly random games from one position and counts how they end.
///
/// One seed gives the same games on every machine; only how many of them fit into the time
/// differs.
#[derive(Clone, Debug)]
pub struct Bench<G> {
    start: G,
    dealer: Dealer,
    tally: Tally,
}

/// What a [`Bench`] has counted so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Moves in all of them, chance events not counted.
    pub plies: u64,
    /// Games that each seat won, alone or in a team. Games that were cut have no winner.
    pub wins: [u64; Seat::MAX as usize],
    /// Games that ended without a winner. Games that were cut are not among them.
    pub draws: u64,
    /// Time taken.
    pub seconds: f64,
}

impl Tally {
    /// Games a second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Moves a second.
    pub fn plies_per_second(&self) -> f64 {
        self.plies as f64 / self.seconds
    }

    /// Moves a game.
    pub fn mean_plies(&self) -> f64 {
        self.share(self.plies)
    }

    /// A count as a share of all games.
    pub fn share(&self, count: u64) -> f64 {
        count as f64 / self.games as f64
    }
}

impl<G: Play> Bench<G> {
    /// Games from `start`, drawn by `seed`.
    pub fn new(start: G, seed: u64) -> Self {
        Self { start, dealer: Dealer::new(seed), tally: Tally::default() }
    }

    /// Plays for at least so many seconds by the clock, which tells the seconds since any fixed
    /// moment; at least one batch of games.
    pub fn run(&mut self, seconds: f64, clock: impl Fn() -> f64) -> Tally {
        let begin = clock();
        let mut elapsed = 0.0;
        let mut first = true;
        while first || elapsed < seconds {
            first = false;
            self.play(BATCH);
            elapsed = clock() - begin;
        }
        self.tally.seconds += elapsed;
        self.tally
    }

    /// Plays so many games.
    fn play(&mut self, games: u32) {
        let Self { start, dealer, tally } = self;
        for _ in 0..games {
            let mut game = start.clone();
            tally.plies += u64::from(game.playout(dealer, G::MOST_RANDOM_PLIES));
            tally.games += 1;
            if let Some(outcome) = game.outcome() {
                tally.draws += u64::from(outcome.winners.is_empty());
                for (seat, wins) in Seat::all(Seat::MAX).zip(&mut tally.wins) {
                    *wins += u64::from(outcome.winners.contains(seat));
                }
            }
        }
    }
}
