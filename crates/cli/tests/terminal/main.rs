//! Runs the program as a shell would, and checks its output.

#![allow(clippy::unwrap_used)]

mod help;
mod inspect;
mod perft;
mod pipes;
mod record;
mod run;
mod solve;
mod svg;
mod ugi;

use run::{cauce, printed, refused, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_cauce");
