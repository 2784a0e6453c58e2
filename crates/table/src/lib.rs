//! A game in progress: its seats, the tree of moves, and the half-made move.
//!
//! A [`Table`] keeps a game's positions as a tree, so that the players can return to any earlier
//! position and play on from it. It draws chance events as soon as they are due and keeps the hand,
//! which is the half-made move of the player at the board. It reads and writes game lines, links,
//! records and saved states. `cauce-rules` decides what is legal. This crate knows nothing about
//! rendering, pages or languages.
//!
//! Everything is generic over the game. The trait [`Play`] covers what a table needs besides the
//! rules. Each game has a module with the same files: `hand` (the half-made move), `items` (targets
//! other than squares and answers), `setup` (the settings of a new game) and `goals` (the goals of
//! its lesson).

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod analysis;
pub mod comment;
mod dealer;
mod editor;
mod goal;
mod info;
mod insertion_sort;
mod json;
pub mod judge;
mod link;
mod mark;
mod play;
mod player;
pub mod record;
pub mod review;
mod save;
mod series;
mod setup;
mod table;
mod target;
mod tree;
mod tree_index;

pub mod caminos;
pub mod sendas;
pub mod snorkels;
pub mod tayu;

pub use dealer::Dealer;
pub use editor::{EditError, Editable, PositionEditor};
pub use goal::{Goal, Verdict, solution};
pub use info::{AnyRecord, GameInfo};
pub use insertion_sort::insertion_sort;
pub use link::{
    Comparison, Damage, GameLineReader, LineReader, Link, LinkError, check_link, checked_link,
    detect_game_kind, find_link, join_broken_links, link_fragment, normalize_line, read_link,
};
pub use mark::Mark;
pub use play::{Action, ExpectedPosition, Hand, Item, Play, Press, PressError};
pub use player::{Controller, Player, SeatsError};
pub use record::{
    FillRecord, Heading, Read, ReadError, Record, RecordCheckpoint, RecordError, RecordErrorKind,
    RecordReader, Tags, TextPlace,
};
pub use save::{SaveError, Saved};
pub use series::{PlayerResult, Round, round_from, total};
pub use setup::{GameSettings, Setting, SettingKind, Setup};
pub use table::{EditCounts, Pending, Table};
pub use target::Target;
pub use tree::Tree;
pub use tree_index::{ListedNode, NodeId, TreeIndex};
