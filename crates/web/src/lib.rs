//! The browser's door: what JavaScript can call, and the painter that draws on a canvas.
//!
//! A [`Board`] stands behind each `<cauce-game>` element. It passes events to the table and asks
//! the scene for the answer; it decides nothing itself. Everything crosses the door as plain
//! values: numbers, strings, and objects of the shapes in `www/view.d.ts`. What goes wrong is thrown
//! as a phrase (`{id, args}`) that the page's catalogues turn into words, never as a panic.

#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

/// An allocator of fewer bytes than the standard library's, which every visitor fetches.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

mod board;
mod deferred;
mod exercise;
mod fetched;
mod painter;
#[cfg(not(feature = "editor"))]
mod parts;
#[cfg(feature = "editor")]
mod position;
mod records;
mod review;
mod shown;
mod still;
mod study;
#[cfg(all(test, target_arch = "wasm32"))]
mod tests;
mod values;

pub use board::Board;
pub use exercise::{Exercise, lesson_extras, lesson_steps, move_name};
#[cfg(not(feature = "editor"))]
pub use parts::add_part;
#[cfg(feature = "editor")]
pub use position::PositionEditor;
pub use records::Records;
pub use review::Review;
pub use still::{
    checked_link, choose, colours, find_link, game_of, games, is_whole, longest_name, setup,
    unbroken,
};
