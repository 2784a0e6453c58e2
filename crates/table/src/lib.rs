//! A game in progress: who sits where, the tree of moves played, and what is half done.
//!
//! A [`Table`] holds a game's positions as a tree, so that every earlier point can be gone back
//! to and played on from; draws chance as soon as it is due; keeps the hand, that is the move that
//! somebody is still making; and is read and written as a game line, a link or a saved state. It
//! asks `cauce-rules` what is legal and never decides that itself. It knows nothing of how things
//! look, of any page or of any language.

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod bench;
mod dealer;
mod draw;
pub mod hand;
mod link;
mod player;
pub mod record;
mod save;
mod series;
mod setup;
mod start;
mod table;
mod target;
mod tree;

pub use dealer::Dealer;
pub use draw::DrawReason;
pub use hand::{AnyHand, Press, Refusal};
pub use link::{read_link, write_link};
pub use player::Player;
pub use record::{Record, RecordError, RecordFault, RecordMark, RecordReader, Tags, TextPlace};
pub use save::{SaveError, Saved, SavedPart};
pub use series::{Part, Round, round_of};
pub use setup::{Setting, SettingKind, Setup};
pub use start::{StartEditor, Tool};
pub use table::Table;
pub use target::{Item, Target};
pub use tree::{Cut, Node, NodeId, Tree};
