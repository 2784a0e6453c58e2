//! The computer's review of a game.

use cauce_scene::Session;
use cauce_table::review;
use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::{
    board::Board,
    fetched::study,
    values::{analysis, to_js},
};

/// The functions of a review, implemented in the part `study`.
pub(crate) trait Study {
    fn wanted(&self, most: usize) -> Vec<String>;
    fn answer(&mut self, found: &JsValue) -> JsValue;
    fn view(&self, game: &dyn Session) -> JsValue;
    fn here(&self, game: &dyn Session, left: usize) -> JsValue;
    fn best(&self, game: &dyn Session, found: &JsValue, there: &Array) -> JsValue;
    fn write(&self, game: &mut dyn Session);
}

impl Study for review::Review {
    fn wanted(&self, most: usize) -> Vec<String> {
        self.wanted(most)
    }

    fn answer(&mut self, found: &JsValue) -> JsValue {
        to_js(&analysis(found).map(|found| self.answer(found)).unwrap_or_default())
    }

    fn view(&self, game: &dyn Session) -> JsValue {
        to_js(&cauce_scene::review_view(self, game))
    }

    fn here(&self, game: &dyn Session, left: usize) -> JsValue {
        to_js(&cauce_scene::reviewed_position(self, game, left))
    }

    fn best(&self, game: &dyn Session, found: &JsValue, there: &Array) -> JsValue {
        let there: Vec<_> = there.iter().filter_map(|found| analysis(&found)).collect();
        let best = analysis(found).map(|found| cauce_scene::best_moves(self, game, &found, &there));
        best.unwrap_or(Ok(Vec::new())).map_or_else(JsValue::from, |best| to_js(&best))
    }

    fn write(&self, game: &mut dyn Session) {
        cauce_scene::write_review(self, game);
    }
}

/// A review of the main line of a board.
#[wasm_bindgen]
pub struct Review(Box<dyn Study>);

#[wasm_bindgen]
impl Review {
    /// Starts a review of the main line of a board, with the results in its record.
    ///
    /// # Errors
    /// Throws `undefined` if the part `study` has not been fetched.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board) -> Result<Self, JsValue> {
        Ok(Self(study().ok_or(JsValue::UNDEFINED)?.review(&*board.game)))
    }

    /// Returns the game lines to be searched, at most `most`, the most urgent first.
    pub fn wanted(&self, most: usize) -> Vec<String> {
        self.0.wanted(most)
    }

    /// Takes the result of a search. Returns the analyses of positions that have changed because
    /// better moves were searched.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Analysis[]")]
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "import('./view').Analysis")] found: JsValue,
    ) -> JsValue {
        self.0.answer(&found)
    }

    /// Returns the data that a page shows of the review.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Review")]
    pub fn view(&self, board: &Board) -> JsValue {
        self.0.view(&*board.game)
    }

    /// Locates the board's node in the review. `left` is the last node of the game that was shown.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReviewedPosition")]
    pub fn here(&self, board: &Board, left: usize) -> JsValue {
        self.0.here(&*board.game, left)
    }

    /// Returns the best moves in the board's position, given its analysis and those of positions
    /// after its moves. If another position must be searched first, returns its game line.
    #[wasm_bindgen(unchecked_return_type = "import('./view').BestMove[] | string")]
    pub fn best(
        &self,
        board: &Board,
        #[wasm_bindgen(unchecked_param_type = "import('./view').Analysis")] found: JsValue,
        #[wasm_bindgen(unchecked_param_type = "import('./view').Analysis[]")] there: &Array,
    ) -> JsValue {
        self.0.best(&*board.game, &found, there)
    }

    /// Writes the results into the record: chances, marks and better lines.
    pub fn write(&self, board: &mut Board) {
        self.0.write(&mut *board.game);
    }
}
