//! A game in progress: who sits where, the tree of moves played, and what is half done.
//!
//! A [`Table`] holds a game's positions as a tree, so that every earlier point can be gone back
//! to and played on from; draws chance as soon as it is due; keeps the hand, that is the move that
//! somebody is still making; and is read and written as a game line, a link or a saved state. It
//! asks `cauce-rules` what is legal and never decides that itself. It knows nothing of how things
//! look, of any page or of any language.
//!
//! All of it is generic over one game. What a table needs of a game beyond its rules is the trait
//! [`Play`]; every game has a module with the same files: `hand` (a half-made move), `items` (what
//! can be pressed besides squares and answers), `setup` (what a new game asks), `goals` (what its
//! lesson asks for).

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
    detect_game_kind, find_link, link_fragment, normalize_line, read_link, unbroken,
};
pub use mark::Mark;
pub use play::{Action, After, Hand, Item, Play, Press, PressError};
pub use player::{Controller, Player, SeatsError};
pub use record::{
    Fill, Heading, Read, ReadError, Record, RecordCheckpoint, RecordError, RecordErrorKind,
    RecordReader, Tags, TextPlace,
};
pub use save::{SaveError, Saved};
pub use series::{Part, Round, round_from, total};
pub use setup::{GameSettings, Setting, SettingKind, Setup};
pub use table::{EditCounts, Pending, Table};
pub use target::Target;
pub use tree::Tree;
pub use tree_index::{ListedNode, NodeId, TreeIndex};
