//! `cauce`: the command-line program.
//!
//! It handles files, pipes and exit codes, and must not contain rules of the games. `cauce-rules`
//! decides what is legal and who has won, and `cauce-scene` draws the boards.

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
