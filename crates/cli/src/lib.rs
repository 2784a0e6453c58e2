//! Shared parts of the command-line programs of Cauce.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod terminal;
