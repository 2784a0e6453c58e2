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
Missing tools are installed when they are first needed, with a message. Trunk and wasm-bindgen are
used from the search path if they have the right version. Otherwise, Cargo builds them into a folder
that all clones share:

    Linux      ~/.cache/cauce, or cauce in XDG_CACHE_HOME
    macOS      ~/Library/Caches/cauce
    Windows    cauce in LOCALAPPDATA
    anywhere   CAUCE_CACHE, if it is set

You can delete this folder at any time. CAUCE_CHROMIUM and CAUCE_FIREFOX select the browsers for the
tests. The default is Playwright's own or, if these cannot be downloaded, the first ones found.";

#[derive(Subcommand)]
enum Command {
    /// Build the game, serve it on this machine and open the browser; needs only Rust
    ///
    /// The first build takes some minutes, because it builds tools; later ones take seconds. Changes of
    /// the sources are rebuilt while it runs. Ctrl+C stops it.
    #[command(verbatim_doc_comment)]
    Play {
        /// Serve on this port; default: the first free one from 8080
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
        port: Option<u16>,
        /// Do not open the browser
        #[arg(long)]
        no_open: bool,
    },
    /// Run all tests, as continuous integration does; also needs Node 20 or newer
    ///
    /// After a failed step, the other steps still run, and all failures are listed at the end. Missing
    /// packages and browsers are installed. Screenshots and traces of browser tests are in
    /// tests/artefacts.
    ///
    ///     cargo xtask test --only native snorkels
    ///     cargo xtask test --only build,playwright
    #[command(verbatim_doc_comment)]
    Test(suite::Options),
    /// Write the optimised site to dist, and print its size
    ///
    /// The files are static and work under any path of any web server. With Node, wasm-opt optimises
    /// the wasm modules, and scripts and style sheets are minified. Then the sizes of all files and of
    /// a first visit are printed.
    #[command(verbatim_doc_comment)]
    Build,
    /// Make the npm package of the element and the crate of the rules in target/package; needs Node
    Package {
        /// Use the existing dist instead of building it first
        #[arg(long)]
        no_build: bool,
    },
    /// Test all parsers with random hostile input
    ///
    /// The input is lines, links, records, saved games, and unusual actions at a table. A failure is
    /// reported with the seed that reproduces it. `test` includes half a minute of this.
    #[command(verbatim_doc_comment)]
    Soak {
        /// Duration in minutes
        #[arg(long, value_name = "N", default_value_t = 1)]
        minutes: u64,
    },
    /// Measure random games per second, natively and in a browser; needs Node
    ///
    /// Plays each game for two seconds, natively and then with the same loop as wasm in a headless
    /// browser, and repeats this three times. There is no limit to pass. Other work of the machine
    /// lowers the figures.
    #[command(verbatim_doc_comment)]
    Bench,
    /// Complete a site; run by Trunk, see Trunk.toml
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
    fn the_command_line_definition_is_valid() {
        Args::command().debug_assert();
    }
}
