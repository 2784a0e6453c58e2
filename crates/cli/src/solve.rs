//! `cauce solve`: proves who wins a position.

use std::{
    fs,
    io::{self, BufRead, BufReader, BufWriter, Read, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use cauce_bots::solve::{Endgame, Solution, Solver, TranspositionTable};
use cauce_cli::terminal::CommandError;
use cauce_rules::{GameKind, GameLine, with_game};
use cauce_table::Play;
use serde::Serialize;

use crate::args;

/// Intervals between progress reports and between checkpoints.
const TELL: Duration = Duration::from_secs(10);
const KEEP: Duration = Duration::from_secs(300);

/// Number of visits between two readings of the clock.
const SLICE: u64 = 1_000;

pub(crate) fn run(args: &args::Solve, out: &mut impl Write) -> Result<(), CommandError> {
    let report = with_game!(GameKind::from_line(&args.line)?, G => {
        solve::<G>(&args.line.parse()?, args)?
    });
    serde_json::to_writer(&mut *out, &report)
        .map_err(Into::into)
        .and_then(|()| writeln!(out))
        .map_err(CommandError::Output)
}

#[derive(Serialize)]
struct Report {
    winner: Option<u8>,
    plies: Option<u8>,
    exact: bool,
    visits: u64,
    seconds: f64,
}

fn solve<G: Endgame + Play + Sync>(
    line: &GameLine<G>,
    args: &args::Solve,
) -> Result<Report, CommandError> {
    let game = line.position();
    let game = if args.no_choice { game.without_choice() } else { game };
    let table = TranspositionTable::with_megabytes(args.memory as usize);
    let choice = if args.no_choice { ", no choice" } else { "" };
    let checkpoint = args
        .checkpoint
        .as_deref()
        .map(|path| Checkpoint { path, heading: format!("{line}{choice}") });
    if let Some(checkpoint) = &checkpoint {
        checkpoint.read(&table)?;
    }
    let clock = Instant::now();
    let (done, visits) = (AtomicBool::new(false), AtomicU64::new(0));
    // All threads search the same question until one has the answer, and share results through the
    // table. The first thread reports progress.
    let work = |number: u8| -> Result<Option<Solution>, CommandError> {
        let mut solver = Solver::new(game.clone(), &table).with_tie_break_seed(number.into());
        let (mut told, mut kept) = (Duration::ZERO, Duration::ZERO);
        loop {
            let begun = solver.visits();
            let solution = solver.solve(|visits| visits >= begun + SLICE);
            let all = visits.fetch_add(solver.visits() - begun, Relaxed) + solver.visits() - begun;
            let now = clock.elapsed();
            if solution.is_some() {
                done.store(true, Relaxed);
                return Ok(solution);
            }
            if done.load(Relaxed) || args.seconds.is_some_and(|most| now.as_secs_f64() >= most) {
                return Ok(solver.so_far());
            }
            if number == 0 && now - told >= TELL {
                told = now;
                report(&solver, now, all);
            }
            if number == 0 && now - kept >= KEEP {
                kept = now;
                if let Some(checkpoint) = &checkpoint
                    && let Err(failure) = checkpoint.write(&table)
                {
                    done.store(true, Relaxed);
                    return Err(failure);
                }
            }
        }
    };
    let found = thread::scope(|scope| {
        let work = &work;
        let others: Vec<_> =
            (1..args.threads).map(|number| scope.spawn(move || work(number))).collect();
        let mut found = vec![work(0)];
        found.extend(others.into_iter().filter_map(|other| other.join().ok()));
        found
    });
    if let Some(checkpoint) = &checkpoint {
        checkpoint.write(&table)?;
    }
    let found: Vec<_> = found.into_iter().collect::<Result<_, _>>()?;
    let best = found.into_iter().flatten().min_by_key(|found| (!found.exact, found.plies));
    Ok(Report {
        // No seat has the number 0.
        winner: best.map(|best| best.winners.iter().next().map_or(0, |seat| seat.number())),
        plies: best.map(|best| best.plies),
        exact: best.is_some_and(|best| best.exact),
        visits: visits.into_inner(),
        seconds: (clock.elapsed().as_secs_f64() * 100.0).round() / 100.0,
    })
}

fn report<G: Endgame>(solver: &Solver<'_, G>, now: Duration, visits: u64) {
    let (side, plies) = solver.question();
    let seats: Vec<_> = side.iter().map(|seat| seat.number().to_string()).collect();
    let within = plies.map_or_else(String::new, |plies| format!(" within {plies} plies"));
    // If this cannot be written, the result still can.
    let _ = writeln!(
        io::stderr(),
        "{} s, {visits} visits: does {} win{within}?",
        now.as_secs(),
        seats.join(" and "),
    );
}

/// A file that stores the table, so that a search can be resumed later.
struct Checkpoint<'a> {
    path: &'a Path,
    /// The game line and options that the table belongs to.
    heading: String,
}

impl Checkpoint<'_> {
    fn failed(&self, error: io::Error) -> CommandError {
        CommandError::Other(format!("cannot use the checkpoint {}: {error}", self.path.display()))
    }

    fn read(&self, table: &TranspositionTable) -> Result<(), CommandError> {
        if !self.path.exists() {
            return Ok(());
        }
        let read = || {
            let mut file = BufReader::new(fs::File::open(self.path)?);
            let mut heading = String::new();
            file.by_ref().take(1 << 17).read_line(&mut heading)?;
            if heading.trim_end() != self.heading {
                return Err(io::Error::other(format!("it is not of '{}'", self.heading)));
            }
            while !file.fill_buf()?.is_empty() {
                let mut bytes = [0; 16];
                file.read_exact(&mut bytes)?;
                let [key, data] = [0, 8].map(|at| {
                    bytes[at..at + 8]
                        .iter()
                        .rev()
                        .fold(0, |word, &byte| word << 8 | u64::from(byte))
                });
                table.insert([key, data]);
            }
            Ok(())
        };
        read().map_err(|error| self.failed(error))
    }

    /// Writes to a temporary file first, so that the old file stays intact on failure.
    fn write(&self, table: &TranspositionTable) -> Result<(), CommandError> {
        let write = || {
            let mut beside = self.path.as_os_str().to_owned();
            beside.push(".new");
            let beside = PathBuf::from(beside);
            let mut file = BufWriter::new(fs::File::create(&beside)?);
            writeln!(file, "{}", self.heading)?;
            for word in table.entries().flatten() {
                file.write_all(&word.to_le_bytes())?;
            }
            file.into_inner()?.sync_all()?;
            fs::rename(&beside, self.path)
        };
        write().map_err(|error| self.failed(error))
    }
}
