//! The computer players for JavaScript. Text goes in, and tokens and numbers come out.
//!
//! This is a separate wasm module, fetched only to play against a computer. It is compiled for speed,
//! while the module of the page is compiled for size. It runs in a worker in slices: the caller sets
//! the number of steps of each call. Invalid input throws an error and never panics.

#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod prover;
mod question;
mod reason;
#[cfg(all(test, target_arch = "wasm32"))]
mod tests;

use cauce_bots::Level;
use cauce_rules::{GameKind, with_game};
use serde::Serialize;
use wasm_bindgen::{JsError, JsValue, prelude::wasm_bindgen};

pub use prover::Prover;
use question::{Ask, Question};

/// A search for the best move at the end of a game line.
#[wasm_bindgen]
pub struct Search(Box<dyn Ask>);

#[wasm_bindgen]
impl Search {
    /// Creates a search. The same line, seed and number of steps give the same results.
    ///
    /// # Errors
    /// Throws an error that names the fault if the line is not valid.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str, seed: u32) -> Result<Self, JsError> {
        let ask: Box<dyn Ask> =
            with_game!(GameKind::from_line(line)?, G => Box::new(Question::<G>::new(line, seed)?));
        Ok(Self(ask))
    }

    /// Makes this many steps. Returns whether more steps can improve the result, which is false if the
    /// outcome is proved or the game is over.
    pub fn think(&mut self, steps: u32) -> bool {
        self.0.think(steps)
    }

    /// Returns the number of steps of a level; `None` if there is no such level. In a game with fewer
    /// than eight levels, those above its highest play like the highest.
    pub fn steps(&self, level: u8) -> Option<u32> {
        Level::new(level).map(|level| self.0.steps(level))
    }

    /// Returns the move that a level plays after its steps; `None` if no seat is to move or if there is
    /// no such level.
    pub fn pick(&mut self, level: u8) -> Option<String> {
        self.0.pick(Level::new(level)?)
    }

    /// Returns the results with up to `lines` best moves: an `Analysis` of `www/view.d.ts` without its
    /// line and number of steps.
    #[wasm_bindgen(unchecked_return_type = "Omit<import('./view.js').Analysis, 'line' | 'steps'>")]
    pub fn findings(&self, lines: usize) -> JsValue {
        let plain = serde_wasm_bindgen::Serializer::json_compatible();
        // All findings can be converted to JavaScript values.
        self.0.findings(lines).serialize(&plain).unwrap_or(JsValue::NULL)
    }
}
