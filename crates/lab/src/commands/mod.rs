//! What the program does, a command in each file.

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

/// The seed that was named, or else a new one, of half the bits, so that every reader of JSON keeps
/// the number exactly.
fn seed(named: Option<u64>) -> u64 {
    // The standard library draws the keys of its hash tables from the system.
    named.unwrap_or_else(|| RandomState::new().hash_one(()) >> 32)
}
