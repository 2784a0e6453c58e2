//! The commands of the program, one per file.

pub(crate) mod args;
pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod contest;
mod engine;
pub(crate) mod ladder;
pub(crate) mod puzzles;
mod rating;
pub(crate) mod wins;

use std::hash::{BuildHasher, RandomState};

/// Returns the given seed, or a random one. A random seed has 32 bits, so that every JSON reader
/// keeps it exactly.
fn seed(named: Option<u64>) -> u64 {
    // The standard library seeds its hash tables from the operating system.
    named.unwrap_or_else(|| RandomState::new().hash_one(()) >> 32)
}
