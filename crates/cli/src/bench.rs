//! `cauce bench`: random games against the clock.

use std::{io::Write, time::Instant};

use cauce_rules::{AnyGame, GameKind, GameLine};
use cauce_table::bench::{Bench, Tally};
use serde::Serialize;

use crate::{Failure, args};

pub(crate) fn run(args: &args::Bench, out: &mut impl Write) -> Result<(), Failure> {
    let starts = match &args.line {
        Some(line) => vec![line.parse::<GameLine>()?.replay()],
        None => GameKind::ALL.iter().map(|&kind| GameLine::fresh(kind).replay()).collect(),
    };
    let seed = match args.seed {
        Some(seed) => seed,
        // Half the bits, so that every reader of JSON keeps the number exactly.
        None => getrandom::u32().map_err(Failure::Seed)?.into(),
    };
    let clock = Instant::now();
    for start in starts {
        let bench = Bench::new(start.clone(), seed);
        let mut bench = if args.with_swap { bench } else { bench.without_choice() };
        let tally = bench.run(args.seconds, || clock.elapsed().as_secs_f64());
        serde_json::to_writer(&mut *out, &Report::of(&start, &tally, seed))
            .map_err(Into::into)
            .and_then(|()| writeln!(out))
            .and_then(|()| out.flush())
            .map_err(Failure::Output)?;
    }
    Ok(())
}

/// What is printed of one game. The order of the fields is the notation's.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: u64,
    games_per_s: u64,
    plies_per_s: u64,
    mean_plies: f64,
    wins: Vec<f64>,
    draws: f64,
    seed: u64,
}

impl Report {
    fn of(start: &AnyGame, tally: &Tally, seed: u64) -> Self {
        let seats = usize::from(start.seats());
        Self {
            game: start.kind().name(),
            games: tally.games,
            games_per_s: tally.games_per_second().round() as u64,
            plies_per_s: tally.plies_per_second().round() as u64,
            mean_plies: four_places(tally.mean_plies()),
            wins: tally.wins[..seats].iter().map(|&wins| four_places(tally.share(wins))).collect(),
            draws: four_places(tally.share(tally.draws)),
            seed,
        }
    }
}

fn four_places(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}
