//! `cauce`: the terminal's door.
//!
//! It knows files, pipes and exit codes. It must never know a rule of a game: what is legal and who
//! has won it asks of `cauce-rules`, what a table looks like of `cauce-scene`.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod analyse;
mod args;
mod balance;
mod bench;
mod contest;
mod engine;
mod escape;
mod inspect;
mod ladder;
mod lines;
mod perft;
mod puzzles;
mod rating;
mod record;
mod solve;
mod svg;
mod ugi;

use std::{
    io::{self, BufWriter, ErrorKind, Write},
    path::PathBuf,
    process::ExitCode,
};

use args::{Args, Command};
use cauce_rules::LineError;
use clap::Parser;
use escape::escaped;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return explain(&error),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match args.command {
        Command::Inspect => inspect::run(io::stdin().lock(), &mut out),
        Command::Perft(args) => perft::run(&args, &mut out),
        Command::Bench(args) => bench::run(&args, &mut out),
        Command::Match(args) => contest::run(&args, &mut out),
        Command::Analyse(args) => analyse::run(&args, &mut out),
        Command::Solve(args) => solve::run(&args, &mut out),
        Command::Balance(args) => balance::run(&args, &mut out),
        Command::Ladder(args) => ladder::run(&args, &mut out),
        Command::Puzzles(args) => puzzles::run(&args, &mut out),
        Command::Svg(args) => svg::run(&args, &mut out),
        Command::Ugi => ugi::run(io::stdin(), &mut out),
        Command::Record(args) => record::run(&args, &mut out),
    };
    match done.and_then(|()| out.flush().map_err(Failure::Output)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the answers has read enough.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // If even this cannot be written, the exit code still says it.
            let _ = writeln!(io::stderr(), "cauce: {}", escaped(&failure.to_string()));
            ExitCode::FAILURE
        }
    }
}

/// Shows the help that was asked for, with code 0, or what is wrong with the arguments, with code 2.
fn explain(error: &clap::Error) -> ExitCode {
    let text: String =
        error.to_string().lines().map(|line| escaped(line).into_owned() + "\n").collect();
    // If this cannot be written, the exit code still says it.
    let _ = match error.use_stderr() {
        true => io::stderr().write_all(text.as_bytes()),
        false => io::stdout().write_all(text.as_bytes()),
    };
    if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
}

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// The game line is wrong.
    #[error("{0}")]
    Line(#[from] Box<LineError>),
    /// Standard input could not be read.
    #[error("cannot read standard input: {0}")]
    Input(io::Error),
    /// Standard output could not be written.
    #[error("cannot write standard output: {0}")]
    Output(io::Error),
    /// The system gave no seed.
    #[error("the system gives no random seed ({0}); name one with --seed")]
    Seed(getrandom::Error),
    /// The file could not be read.
    #[error("cannot read {path}: {1}", path = .0.display())]
    File(PathBuf, io::Error),
    /// What a search had found out could not be kept, or taken up again.
    #[error("cannot use the checkpoint {path}: {1}", path = .0.display())]
    Checkpoint(PathBuf, io::Error),
    /// An engine that plays in a match failed.
    #[error("the engine '{0}' failed: {1}")]
    Engine(String, io::Error),
    /// No game begins like this that could hold a puzzle.
    #[error("the game is over: {0}")]
    Over(String),
    /// Fewer puzzles were found than were asked for.
    #[error("{missing} more were asked for, but many games showed no other puzzle")]
    Puzzles {
        /// How many are missing.
        missing: usize,
    },
    /// Something is wrong with games of a file, as has been said of each.
    #[error("{}", wrong_games(*wrong))]
    Games {
        /// How many games.
        wrong: usize,
    },
}

fn wrong_games(wrong: usize) -> String {
    if wrong == 1 { "one game is wrong".to_owned() } else { format!("{wrong} games are wrong") }
}
