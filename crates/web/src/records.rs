//! Reading games from files.

use cauce_table::RecordCheckpoint;
use wasm_bindgen::prelude::*;

use crate::fetched::deferred;

/// Reads the games of a file one by one, so that a page can do other things in between.
#[wasm_bindgen]
pub struct Records {
    text: String,
    checkpoint: RecordCheckpoint,
}

#[wasm_bindgen]
impl Records {
    /// Opens a file with these bytes.
    ///
    /// # Errors
    /// Throws `undefined` if the part `later` has not been fetched.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Result<Self, JsValue> {
        let (text, checkpoint) = deferred().ok_or(JsValue::UNDEFINED)?.text_of(bytes)?;
        Ok(Self { text, checkpoint })
    }

    /// Returns the name of the next game, whose part must be added before the game is read;
    /// `undefined` if its tags name no game.
    #[wasm_bindgen(getter)]
    pub fn next_game(&self) -> Option<String> {
        deferred()?.game_of_record(&self.text, self.checkpoint).map(str::to_owned)
    }

    /// Reads the next game, as far as it is valid; `undefined` after the last.
    #[wasm_bindgen(unchecked_return_type = "import('./view').FiledGame | undefined")]
    pub fn read_next(&mut self) -> JsValue {
        let Some(deferred) = deferred() else { return JsValue::UNDEFINED };
        deferred.next_record(&self.text, &mut self.checkpoint)
    }
}
