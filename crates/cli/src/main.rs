//! `cauce`: the terminal's door.
//!
//! It knows files, pipes and exit codes. It must never know a rule of a game: what is legal and who
//! has won it asks of `cauce-rules`, what a table looks like of `cauce-scene`.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod analyse;
mod args;
mod inspect;
mod perft;
mod record;
mod solve;
mod svg;
mod ugi;

use std::{io, process::ExitCode};

use args::{Args, Command};
use cauce_cli::terminal;

fn main() -> ExitCode {
    terminal::main("cauce", |args: Args, out| match args.command {
        Command::Inspect => inspect::run(io::stdin().lock(), out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::Svg(args) => svg::run(&args, out),
        Command::Ugi => ugi::run(io::stdin(), out),
        Command::Record(args) => record::run(&args, out),
    })
}
