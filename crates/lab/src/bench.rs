//! Random games against the clock, with the same loop in the terminal and in the browser.

use cauce_rules::{Search, Seat};

use cauce_table::{Dealer, Play};

use crate::most_random_plies;

/// Number of games between two readings of the clock.
const BATCH: u32 = 64;

/// Plays uniformly random games from one position and counts their results.
///
/// One seed gives the same games on every machine. Only how many of them fit into the time differs.
#[derive(Clone, Debug)]
pub struct Bench<G> {
    start: G,
    dealer: Dealer,
    tally: Tally,
}

/// The counts of a [`Bench`].
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Number of games played.
    pub games: u64,
    /// Number of moves in all games, without chance events.
    pub plies: u64,
    /// Games that each seat won, alone or in a team. Games that were cut have no winner.
    pub wins: [u64; Seat::MAX as usize],
    /// Games that ended without a winner, without those that were cut.
    pub draws: u64,
    /// Time taken.
    pub seconds: f64,
}

impl Tally {
    /// Games per second.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Moves per second.
    pub fn plies_per_second(&self) -> f64 {
        self.plies as f64 / self.seconds
    }

    /// Moves per game.
    pub fn mean_plies(&self) -> f64 {
        self.share(self.plies)
    }

    /// Returns a count as a fraction of all games.
    pub fn share(&self, count: u64) -> f64 {
        count as f64 / self.games as f64
    }
}

impl<G: Play + Search> Bench<G> {
    /// Creates a benchmark of games from `start`, drawn by `seed`.
    pub fn new(start: G, seed: u64) -> Self {
        Self { start, dealer: Dealer::new(seed), tally: Tally::default() }
    }

    /// Plays for at least this many seconds, and at least one batch of games. `clock` returns the
    /// seconds since any fixed moment.
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

    fn play(&mut self, games: u32) {
        let Self { start, dealer, tally } = self;
        for _ in 0..games {
            let mut game = start.clone();
            tally.plies += u64::from(game.playout(dealer, most_random_plies::<G>()));
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use cauce_rules::{Game as _, GameLine, sendas, snorkels};

    fn start<G: Play>(line: &str) -> G {
        line.parse::<GameLine<G>>().unwrap().position()
    }

    /// A clock that advances by `step` seconds with each reading.
    fn clock(step: f64) -> impl Fn() -> f64 {
        let looks = Cell::new(0.0);
        move || looks.replace(looks.get() + 1.0) * step
    }

    #[test]
    fn games_are_played_in_batches_until_the_time_is_up() {
        let mut bench = Bench::new(start::<snorkels::Position>("snorkels size=3"), 1);
        let tally = bench.run(0.0, clock(0.5));
        assert_eq!((tally.games, tally.seconds), (64, 0.5), "at least one batch is played");
        let tally = bench.run(1.0, clock(0.5));
        assert_eq!(
            (tally.games, tally.seconds),
            (64 + 128, 1.5),
            "the games are added to the earlier ones"
        );
        assert_eq!(tally.games_per_second(), 128.0);
        assert_eq!(tally.plies_per_second(), tally.plies as f64 / 1.5);
        assert_eq!(tally.mean_plies(), tally.plies as f64 / 192.0);
        assert!((1.0..=9.0).contains(&tally.mean_plies()));
        assert_eq!(tally.share(48), 0.25);
    }

    #[test]
    fn finished_games_count_as_won_or_drawn_and_cut_games_as_neither() {
        let mut bench = Bench::new(start::<snorkels::Position>("snorkels : d4 resign"), 1);
        let tally = bench.run(0.0, clock(1.0));
        assert_eq!((tally.games, tally.plies), (64, 0));
        assert_eq!((tally.wins[0], tally.wins[1], tally.draws), (64, 0, 0));
        let mut bench = Bench::new(start::<snorkels::Position>("snorkels : d4 swap draw"), 1);
        assert_eq!(bench.run(0.0, clock(1.0)).draws, 64);
        let mut bench = Bench::new(start::<sendas::Position>("sendas"), 1);
        let tally = bench.run(0.0, clock(1.0));
        assert!(tally.wins.iter().sum::<u64>() + tally.draws < tally.games);
        assert!(tally.plies <= 60 * tally.games);
    }

    #[test]
    fn random_play_omits_the_choice_of_colour() {
        let start: snorkels::Position = start("snorkels : d4");
        let swap = start.parse_token("swap").unwrap();
        assert!(start.clone().play_token(swap).is_ok());
        assert!(start.without_choice().play_token(swap).is_err());
    }
}
