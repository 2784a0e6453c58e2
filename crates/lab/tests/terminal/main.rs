//! Runs the program as a shell would, and checks its output.

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

const PROGRAM: &str = env!("CARGO_BIN_EXE_cauce-lab");
