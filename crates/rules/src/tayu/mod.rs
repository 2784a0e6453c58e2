//! Tayü, by Niek Neuwahl: branching water channels from rim to rim.
//!
#![doc = include_str!("../../rules/tayu.md")]
//!
//! # Notation
//!
//! [`Move`] documents the tokens, [`Options`] the options, and the
//! [crate](crate#how-games-are-written) whole game lines. The draw of a tile is a chance event; see
//! [`Game::weight`](crate::Game::weight).
//!
//! # Playing
//!
//! ```
//! use cauce_rules::{Game, Turn, tayu::{DrawRule, Options, Position}};
//!
//! let options = Options::default().with_players(4)?.with_draw(DrawRule::Table);
//! let mut game = Position::start(&options)?;
//! // The player picks a pool, a tile is drawn from it by chance, and the player lays it.
//! for token in ["ring", "+036", "i9h036"] {
//!     game.play(game.parse(token)?)?;
//! }
//! assert_eq!(game.turn().seat().map(|seat| seat.number()), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Queries
//!
//! Which placements are legal, what they would score, and why a placement is not legal:
//!
//! ```
//! use cauce_rules::{Direction, GameLine, tayu::Position};
//!
//! let line = "tayu : +017 j9h345 +037 m9h347 +037 p9h347 +034";
//! let game = line.parse::<GameLine<Position>>()?.position();
//! let best = game
//!     .placements(game.drawn().unwrap())
//!     .into_iter()
//!     .max_by_key(|&tile| game.forecast(tile).0.iter().sum::<u32>())
//!     .unwrap();
//! let (totals, _) = game.forecast(best);
//! assert_eq!(totals[Direction::East as usize], 1);
//!
//! let wrong = format!("{line} r8h034").parse::<GameLine<Position>>().unwrap_err();
//! assert_eq!(wrong.kind.to_string(), "the tile would stick out over the east rim");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Searching
//!
//! Positions are small plain values with keys, symmetries and numbered moves; see
//! [`Search`](crate::Search).
//!
//! ```
//! use cauce_rules::{Game, Seat, tayu::{Options, Position}};
//!
//! let start = Position::start(&Options::default())?;
//! // `dice` may be any source of random numbers. This generator is only an example.
//! let mut state = 1_u32;
//! let mut dice = |n: u32| {
//!     state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
//!     ((u64::from(state) * u64::from(n)) >> 32) as u32
//! };
//! let wins = (0..10).filter(|_| {
//!     let mut game = start.clone();
//!     game.playout(&mut dice, u32::MAX);
//!     game.outcome().is_some_and(|outcome| outcome.winners.contains(Seat::ONE))
//! });
//! assert!(wins.count() <= 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod count;
mod diagram;
mod error;
mod layout;
mod moves;
mod network;
mod options;
mod placement;
mod play;
mod playout;
mod position;
mod search;
mod spot;
mod tile;

#[cfg(test)]
mod tests;

pub use board::{MAX_SCORE, SIDES, SIZE, SPRINGS, is_centre, is_spring, worth};
pub use count::{EndCause, Ending, RimCount, SideCount};
pub(crate) use error::TOKENS;
pub use error::{MoveError, Step};
pub use moves::Move;
pub use options::{DrawRule, EndRule, Options, SaboteurRule};
pub use placement::{Edge, Orientation, Placement};
pub use position::Position;
pub use tile::{Mouths, Pool, TileKind};
