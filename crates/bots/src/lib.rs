//! Who plays the four games of Cauce well: a search, and for each game what the search should know
//! of it.
//!
//! The crate stands on [`cauce_rules`] alone. It has no clock, no threads and no input or output:
//! the caller says when to stop. The same seed and the same number of steps give the same move on
//! every machine.
//!
//! ```
//! use cauce_bots::Thinker;
//! use cauce_rules::{GameLine, sendas::Position};
//!
//! let line = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
//! let mut thinker = Thinker::new(line.parse::<GameLine<Position>>()?.position(), 1);
//! thinker.think(|steps| steps == 200);
//! let best = &thinker.lines()[0];
//! assert!(best.proof.is_some(), "white leaves the board");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Map
//!
//! | where | what |
//! |---|---|
//! | [`Thinker`], [`Line`], [`Proof`] | a search that can be watched and stopped, and what it has found |
//! | [`Reason`], [`Explain`] | why a move is good |
//! | [`Level`], [`Skill`] | up to eight levels, made of fixed amounts of work and attention |
//! | [`Knowledge`], [`Candidates`], [`PlayoutMoves`], [`Reading`], [`Shares`] | what a search asks of a game |
//! | [`solve`] | who wins, proved |
//! | [`prover`] | what the moves of a position are worth, proved |
//! | [`Rng`] | random numbers |
//!
//! What is known of a game stands in a folder of its own, the same files in each: `candidates`, the
//! moves worth a look; `evaluation`, what a position is worth; `reasons`, why a move is good.

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
pub use knowledge::{Candidates, Knowledge, PlayoutMoves, Reading, Shares};
pub use level::{Level, Skill};
pub use reason::{Explain, Reason};
pub use rng::Rng;
pub use search::Thinker;
pub use tree::Proof;
