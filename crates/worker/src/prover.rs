//! Proving what moves are worth: for puzzles, whose positions are near the end of a game.

use cauce_bots::{Knowledge, prover, solve::Endgame};
use cauce_rules::{GameKind, GameLine, with_game};
use serde::Serialize;
use wasm_bindgen::{JsError, JsValue, prelude::wasm_bindgen};

/// How many positions are looked into in a step.
const VISITS: u64 = 20;

/// Proves, step by step, what the moves are worth at the end of a game line.
#[wasm_bindgen]
pub struct Prover(Box<dyn Prove>);

#[wasm_bindgen]
impl Prover {
    /// Reads a game line.
    ///
    /// # Errors
    /// What is wrong with the line.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str) -> Result<Self, JsError> {
        let prover: Box<dyn Prove> = with_game!(GameKind::from_line(line)?, G => {
            Box::new(prover::Prover::new(line.parse::<GameLine<G>>()?.position()))
        });
        Ok(Self(prover))
    }

    /// Makes so many steps. Says whether more of them can find out more.
    pub fn think(&mut self, steps: u32) -> bool {
        self.0.think(u64::from(steps) * VISITS)
    }

    /// What is proved, the move first that is to be shown, which is the best: the list `Worth` of `www/view.d.ts`.
    #[wasm_bindgen(unchecked_return_type = "import('./view.js').Worth[]")]
    pub fn worth(&self) -> JsValue {
        let plain = serde_wasm_bindgen::Serializer::json_compatible();
        self.0.worth().serialize(&plain).unwrap_or(JsValue::NULL)
    }
}

/// What a move is worth.
#[derive(Serialize)]
struct Worth {
    token: String,
    share: f32,
    plies: u8,
}

/// A prover, whatever the game.
trait Prove {
    fn think(&mut self, visits: u64) -> bool;
    fn worth(&self) -> Vec<Worth>;
}

impl<G: Endgame + Knowledge> Prove for prover::Prover<G> {
    fn think(&mut self, visits: u64) -> bool {
        self.prove(visits)
    }

    fn worth(&self) -> Vec<Worth> {
        let worth = self.shown().into_iter();
        worth
            .map(|one| Worth { token: one.mv.to_string(), share: one.share, plies: one.plies })
            .collect()
    }
}
