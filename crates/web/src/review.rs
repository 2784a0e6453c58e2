//! A game that is looked through by the computer.

use cauce_scene::Session;
use cauce_table::review;
use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::{
    board::Board,
    fetched::study,
    values::{analysis, to_js},
};

/// What a page asks of a review. The part `study` has its code.
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
        to_js(&cauce_scene::here_view(self, game, left))
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

/// The main line of a board, looked through by the computer.
#[wasm_bindgen]
pub struct Review(Box<dyn Study>);

#[wasm_bindgen]
impl Review {
    /// The main line of a board, with what its record says of it.
    ///
    /// # Errors
    /// That the part `study` has not been fetched.
    #[wasm_bindgen(constructor)]
    pub fn new(board: &Board) -> Result<Self, JsValue> {
        Ok(Self(study().ok_or(JsValue::UNDEFINED)?.review(&*board.game)))
    }

    /// The game lines that a search is to look into, the most urgent first, as many at most.
    pub fn wanted(&self, most: usize) -> Vec<String> {
        self.0.wanted(most)
    }

    /// Takes what a search has found. Returns what is thought of positions by now, better moves having
    /// been looked into.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Analysis[]")]
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "import('./view').Analysis")] found: JsValue,
    ) -> JsValue {
        self.0.answer(&found)
    }

    /// All that is told of the game.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Review")]
    pub fn view(&self, board: &Board) -> JsValue {
        self.0.view(&*board.game)
    }

    /// Where a board stands; `left` is the node of the game that was shown last.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReviewedHere")]
    pub fn here(&self, board: &Board, left: usize) -> JsValue {
        self.0.here(&*board.game, left)
    }

    /// The best moves where a board stands, by what was found there and where they lead; the position that
    /// takes a search before they can be told.
    #[wasm_bindgen(unchecked_return_type = "import('./view').BestMove[] | string")]
    pub fn best(
        &self,
        board: &Board,
        #[wasm_bindgen(unchecked_param_type = "import('./view').Analysis")] found: JsValue,
        #[wasm_bindgen(unchecked_param_type = "import('./view').Analysis[]")] there: &Array,
    ) -> JsValue {
        self.0.best(&*board.game, &found, there)
    }

    /// Writes into the record what was found: chances, marks and better lines.
    pub fn write(&self, board: &mut Board) {
        self.0.write(&mut *board.game);
    }
}
