//! Computer players for the four games of Cauce: a search, and for each game the knowledge that
//! guides it.
//!
//! The crate depends on [`cauce_rules`] alone. It has no clock, no threads and no input or output:
//! the caller decides when to stop. The same seed and the same number of steps give the same move
//! on every machine.
//!
//! ```
//! use cauce_bots::Searcher;
//! use cauce_rules::{GameLine, sendas::Position};
//!
//! let line = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
//! let mut searcher = Searcher::new(line.parse::<GameLine<Position>>()?.position(), 1);
//! searcher.think(|steps| steps == 200);
//! let best = &searcher.lines()[0];
//! assert!(best.proof.is_some(), "white leaves the board");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Map
//!
//! | where | what |
//! |---|---|
//! | [`Searcher`], [`Line`], [`Proof`] | a search that can be watched and stopped, and its results |
//! | [`Reason`], [`Explain`] | why a move is good |
//! | [`Level`], [`Skill`] | up to eight levels, made of fixed amounts of work and attention |
//! | [`Knowledge`], [`Candidates`], [`PlayoutMoves`], [`Reading`], [`Values`] | what a game provides to the search |
//! | [`solve`] | proofs of who wins a position |
//! | [`prover`] | proofs of what each move of a position is worth |
//! | [`Rng`] | random numbers |
//!
//! Each game has its own folder with the same files: `candidates` selects moves, `evaluation`
//! values positions, and `reasons` explains why a move is good.

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod analysis;
mod knowledge;
mod level;
pub mod prover;
mod reason;
mod rng;
mod search;
pub mod solve;
mod tree;

mod caminos;
mod sendas;
mod snorkels;
mod tayu;

pub use analysis::Line;
pub use knowledge::{Candidates, Knowledge, PlayoutMoves, Reading, Values};
pub use level::{Level, Skill};
pub use reason::{Explain, Reason};
pub use rng::Rng;
pub use search::Searcher;
pub use tree::Proof;
