//! `cargo xtask`: sets up, builds, serves and tests Cauce.
//!
//! It manages the layout of the repository and the tools for development: their versions, where to
//! find them, and how to install them. It must not contain rules of the games or looks of pages.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod bench;
mod build;
mod files;
mod first;
mod languages;
mod offline;
mod parts;
mod paths;
mod report;
mod run;
mod suite;
mod tools;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A result whose error is a sentence for the terminal.
type Result<T> = std::result::Result<T, String>;

/// Sets up, builds, serves and tests Cauce.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true, after_help = SET_UP)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

const SET_UP: &str = "\
Whatever else is needed is set up on the way, once, and said before it is done. Programs (Trunk,
wasm-bindgen) are taken from the search path where their version fits, else from a folder that all
clones share, into which Cargo builds them:

    Linux      ~/.cache/cauce, or cauce in XDG_CACHE_HOME
    macOS      ~/Library/Caches/cauce
    Windows    cauce in LOCALAPPDATA
    anywhere   CAUCE_CACHE, where it is set

That folder may be deleted at any time. CAUCE_CHROMIUM and CAUCE_FIREFOX name the browsers for the
tests, instead of Playwright's own, or where these cannot be had, the first ones found.";

#[derive(Subcommand)]
enum Command {
    /// Build the game, serve it on this machine and open the browser; needs only Rust
    ///
    /// The first time takes some minutes, in which tools are built; after that, seconds. What is
    /// changed in the sources while it runs is built again. Ctrl+C ends it.
    #[command(verbatim_doc_comment)]
    Play {
        /// Serve on this port; else on the first free one from 8080 on
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
        port: Option<u16>,
        /// Do not open the browser
        #[arg(long)]
        no_open: bool,
    },
    /// Run all tests, as continuous integration does; needs Node 20 or newer, too
    ///
    /// A step that fails hides none after it, and what failed is named at the end. Packages and
    /// browsers are set up where they are missing. Screenshots and traces of browser tests are left in tests/artefacts.
    ///
    ///     cargo xtask test --only native snorkels
    ///     cargo xtask test --only build,playwright
    #[command(verbatim_doc_comment)]
    Test(suite::Options),
    /// Write the optimised site to dist, and show what it weighs
    ///
    /// Static files that work under any path of any web server. Where Node is there, the wasm
    /// modules go through wasm-opt, and modules and style sheets lose their comments and spaces;
    /// then stands at the end what each file weighs, and what a first visit fetches.
    #[command(verbatim_doc_comment)]
    Build,
    /// Make the npm package of the element and pack the crate of the rules, in target/package; needs Node
    Package {
        /// Pack dist as it stands, instead of building it first
        #[arg(long)]
        no_build: bool,
    },
    /// Throw random hostile input at everything that takes any
    ///
    /// Lines, links, records, saved games, and odd acts at a table. What is found is told with the
    /// seed that finds it again. `test` does half a minute of it.
    #[command(verbatim_doc_comment)]
    Soak {
        /// For how long
        #[arg(long, value_name = "N", default_value_t = 1)]
        minutes: u64,
    },
    /// Count random games a second, here and in the browser; needs Node
    ///
    /// Games of every kind are played for two seconds each, on this machine and then by the same
    /// loop as wasm in a headless browser, and that three times. It measures and judges nothing. A
    /// machine with other work to do gives smaller figures.
    #[command(verbatim_doc_comment)]
    Bench,
    /// What Trunk runs before a site is whole: see Trunk.toml
    #[command(hide = true)]
    Finish,
}

fn main() -> ExitCode {
    let outcome = match Args::parse().command {
        Command::Play { port, no_open } => build::play(port, !no_open),
        Command::Test(options) => suite::run(&options),
        Command::Build => build::site(),
        Command::Package { no_build } => build::package(no_build),
        Command::Soak { minutes } => {
            let test = ["test", "--package", "cauce-scene", "--test", "soak", "--", "--nocapture"];
            run::run(run::cargo().args(test).env(suite::SOAK, (60 * minutes).to_string()))
        }
        Command::Bench => bench::run(),
        Command::Finish => build::finish(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nerror: {why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Args::command().debug_assert();
    }
}
