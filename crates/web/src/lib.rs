//! The WebAssembly interface of Cauce: the functions that JavaScript calls, and the canvas painter.
//!
//! Each `<cauce-game>` element owns a [`Board`]. The board passes events to the table, asks the
//! scene for the result, and decides nothing itself. All values that cross the boundary are plain:
//! numbers, strings, and objects of the shapes in `www/view.d.ts`. Errors are thrown as a phrase
//! (`{id, args}`), which the page's catalogues turn into words; nothing panics.

#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

/// A smaller allocator than the standard library's, because every visitor downloads it.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

mod board;
mod deferred;
mod exercise;
mod fetched;
mod painted_tiles;
mod painter;
#[cfg(not(feature = "editor"))]
mod parts;
#[cfg(feature = "editor")]
mod position;
mod records;
mod review;
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
