//! `cauce-lab bench`: random games against the clock.

use std::{io::Write, time::Instant};

use cauce_cli::terminal::CommandError;
use cauce_lab::bench::{Bench, Tally};
use cauce_rules::{GameKind, GameLine, Search, with_game};
use cauce_table::Play;
use serde::Serialize;

use super::args;

pub(crate) fn run(args: &args::Bench, out: &mut impl Write) -> Result<(), CommandError> {
    let lines = match &args.line {
        Some(line) => vec![line.as_str()],
        // The name alone is the game line of its first position.
        None => GameKind::ALL.iter().map(|kind| kind.name()).collect(),
    };
    let seed = super::seed(args.seed);
    for line in lines {
        let report = with_game!(GameKind::from_line(line)?, G => {
            play(line.parse::<GameLine<G>>()?.position(), args, seed)
        });
        serde_json::to_writer(&mut *out, &report)
            .map_err(Into::into)
            .and_then(|()| writeln!(out))
            .and_then(|()| out.flush())
            .map_err(CommandError::Output)?;
    }
    Ok(())
}

fn play<G: Play + Search>(start: G, args: &args::Bench, seed: u64) -> Report {
    let seats = start.seats().into();
    let start = if args.with_swap { start } else { start.without_choice() };
    let clock = Instant::now();
    let tally = Bench::new(start, seed).run(args.seconds, || clock.elapsed().as_secs_f64());
    Report::new(G::KIND, seats, &tally, seed)
}

/// The report on one game, with the fields in the order of the output.
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
    fn new(game: GameKind, seats: usize, tally: &Tally, seed: u64) -> Self {
        Self {
            game: game.name(),
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
