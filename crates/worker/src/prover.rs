//! Proofs of what moves are worth, for puzzles near the end of a game.

use cauce_bots::{Knowledge, prover, solve::Endgame};
use cauce_rules::{GameKind, GameLine, with_game};
use serde::Serialize;
use wasm_bindgen::{JsError, JsValue, prelude::wasm_bindgen};

/// Number of positions visited in a step.
const VISITS: u64 = 20;

/// A prover of the values of the moves at the end of a game line.
#[wasm_bindgen]
pub struct Prover(Box<dyn Prove>);

#[wasm_bindgen]
impl Prover {
    /// Creates a prover.
    ///
    /// # Errors
    /// Throws an error that names the fault if the line is not valid.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str) -> Result<Self, JsError> {
        let prover: Box<dyn Prove> = with_game!(GameKind::from_line(line)?, G => {
            Box::new(prover::Prover::new(line.parse::<GameLine<G>>()?.position()))
        });
        Ok(Self(prover))
    }

    /// Makes this many steps. Returns whether more steps can prove more.
    pub fn think(&mut self, steps: u32) -> bool {
        self.0.think(u64::from(steps) * VISITS)
    }

    /// Returns the proved values, the move to display first: a list of `MoveValue` of `www/view.d.ts`.
    #[wasm_bindgen(unchecked_return_type = "import('./view.js').MoveValue[]")]
    pub fn worth(&self) -> JsValue {
        let plain = serde_wasm_bindgen::Serializer::json_compatible();
        self.0.worth().serialize(&plain).unwrap_or(JsValue::NULL)
    }
}

#[derive(Serialize)]
struct MoveValue {
    token: String,
    share: f32,
    plies: u8,
}

trait Prove {
    fn think(&mut self, visits: u64) -> bool;
    fn worth(&self) -> Vec<MoveValue>;
}

impl<G: Endgame + Knowledge> Prove for prover::Prover<G> {
    fn think(&mut self, visits: u64) -> bool {
        self.prove(visits)
    }

    fn worth(&self) -> Vec<MoveValue> {
        let worth = self.shown().into_iter();
        worth
            .map(|one| MoveValue { token: one.mv.to_string(), share: one.share, plies: one.plies })
            .collect()
    }
}
