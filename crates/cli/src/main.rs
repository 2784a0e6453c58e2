//! `cauce`: the terminal's door.
//!
//! It knows files, pipes and exit codes. It must never know a rule of a game: what is legal and who
//! has won it asks of `cauce-rules`, what a table looks like of `cauce-scene`.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod args;
mod bench;
mod contest;
mod escape;
mod inspect;
mod lines;
mod perft;
mod record;
mod svg;

use std::{
    fmt,
    io::{self, BufWriter, ErrorKind, Write},
    path::PathBuf,
    process::ExitCode,
};

use args::{Args, Command};
use cauce_rules::LineError;
use clap::Parser;
use escape::escaped;

fn main() -> ExitCode {
    // Wrong usage ends the program here, with code 2.
    let args = Args::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match args.command {
        Command::Inspect => inspect::run(io::stdin().lock(), &mut out),
        Command::Perft(args) => perft::run(&args, &mut out),
        Command::Bench(args) => bench::run(&args, &mut out),
        Command::Match(args) => contest::run(&args, &mut out),
        Command::Svg(args) => svg::run(&args, &mut out),
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

/// Why a command could not do its work.
#[derive(Debug)]
enum Failure {
    /// The game line is wrong.
    Line(Box<LineError>),
    /// Standard input could not be read.
    Input(io::Error),
    /// Standard output could not be written.
    Output(io::Error),
    /// The system gave no seed.
    Seed(getrandom::Error),
    /// The file could not be read.
    File(PathBuf, io::Error),
    /// Something is wrong with games of a file, as has been said of each.
    Games {
        /// How many games.
        wrong: usize,
    },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => error.fmt(f),
            Self::Input(error) => write!(f, "cannot read standard input: {error}"),
            Self::Output(error) => write!(f, "cannot write standard output: {error}"),
            Self::Seed(error) => {
                write!(f, "the system gives no random seed ({error}); name one with --seed")
            }
            Self::File(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Self::Games { wrong: 1 } => f.write_str("one game is wrong"),
            Self::Games { wrong } => write!(f, "{wrong} games are wrong"),
        }
    }
}

impl From<Box<LineError>> for Failure {
    fn from(error: Box<LineError>) -> Self {
        Self::Line(error)
    }
}
