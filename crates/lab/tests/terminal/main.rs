//! Runs the program as a shell would, and looks at what comes out.

#![allow(clippy::unwrap_used)]
#![cfg(not(target_family = "wasm"))]

mod balance;
mod bench;
mod contest;
mod help;
mod ladder;
mod puzzles;
#[path = "../../../cli/tests/terminal/run.rs"]
mod run;

use run::{printed, refused, run};

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_cauce-lab");
