//! The program `cauce-lab`, for measurements and puzzles.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod commands;

use std::process::ExitCode;

use cauce_cli::terminal;
use commands::{
    args::{Args, Command},
    balance, bench, contest, ladder, puzzles, wins,
};

fn main() -> ExitCode {
    terminal::main("cauce-lab", |args: Args, out| match args.command {
        Command::Bench(args) => bench::run(&args, out),
        Command::Match(args) => contest::run(&args, out),
        Command::Ladder(args) => ladder::run(&args, out),
        Command::Balance(args) => balance::run(&args, out),
        Command::Puzzles(args) => puzzles::run(&args, out),
        Command::Wins(args) => wins::run(&args, out),
    })
}
