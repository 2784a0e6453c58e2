//! The computer players behind a door for JavaScript: text goes in, tokens and numbers come out.
//!
//! It is a wasm module of its own, so that only who plays against a computer fetches it, and it is
//! compiled to be fast, where the page's is compiled to be small. It runs in a worker, in slices:
//! the caller says how many steps to make before it returns. What cannot be read is thrown as an
//! error, never as a panic.

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
    /// Reads a game line. The same line, seed and number of steps find out the same.
    ///
    /// # Errors
    /// What is wrong with the line.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str, seed: u32) -> Result<Self, JsError> {
        let ask: Box<dyn Ask> =
            with_game!(GameKind::from_line(line)?, G => Box::new(Question::<G>::new(line, seed)?));
        Ok(Self(ask))
    }

    /// Makes so many steps. Says whether more of them can find out more: not where the outcome is
    /// proved or the game is over.
    pub fn think(&mut self, steps: u32) -> bool {
        self.0.think(steps)
    }

    /// How many steps a level makes for a move; nothing where there is no such level. A game that
    /// has fewer than eight plays those above its highest like that one.
    pub fn steps(&self, level: u8) -> Option<u32> {
        Level::new(level).map(|level| self.0.steps(level))
    }

    /// The move that a level plays after its steps; nothing where nobody decides or there is no
    /// such level.
    pub fn pick(&mut self, level: u8) -> Option<String> {
        self.0.pick(Level::new(level)?)
    }

    /// What has been found out, with the best moves up to this number: an `Analysis` of
    /// `www/view.d.ts` without its line and its number of steps.
    #[wasm_bindgen(unchecked_return_type = "Omit<import('./view.js').Analysis, 'line' | 'steps'>")]
    pub fn findings(&self, lines: usize) -> JsValue {
        let plain = serde_wasm_bindgen::Serializer::json_compatible();
        // Findings hold nothing that cannot be a JavaScript value.
        self.0.findings(lines).serialize(&plain).unwrap_or(JsValue::NULL)
    }
}
