//! `cargo xtask`: sets up, builds, serves and tests Cauce.
//!
//! It knows the layout of the repository and the tools that the work needs: which version,
//! where to find it, how to get it. It must never know a rule of a game or how a page looks.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod args;
mod bench;
mod build;
mod files;
mod first;
mod help;
mod http;
mod modules;
mod offline;
mod package;
mod paths;
mod play;
mod report;
mod run;
mod serve;
mod sizes;
mod suite;
mod tools;

use args::Command;
use std::process::ExitCode;

/// The outcome of anything that can go wrong here: the error is a sentence for the terminal.
type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    let command = match args::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(why) => {
            eprintln!("error: {why}\n\nSee `cargo xtask help`.");
            return ExitCode::from(2);
        }
    };
    let outcome = match command {
        Command::Help(topic) => {
            report::say(help::text(topic));
            Ok(())
        }
        Command::Play(options) => play::play(&options),
        Command::Build => {
            report::headline("build: the finished site");
            build::optimised()
        }
        Command::Package(options) => {
            report::headline("package: the element for npm");
            package::package(options.no_build)
        }
        Command::Serve(options) => play::serve_dist(&options),
        Command::Test(options) => suite::run(&options),
        Command::Bench => bench::run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nerror: {why}");
            ExitCode::FAILURE
        }
    }
}
