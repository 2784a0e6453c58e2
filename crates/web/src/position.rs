//! The editor for positions: a module of its own, with all games.

use cauce_scene::{AnyPositionEditor, position_editor};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::{
    Board,
    painter::{Palette, Placing},
    shown::Shown,
    values::{thrown, to_js},
};

/// A position that is set up on a page, piece by piece.
#[wasm_bindgen]
pub struct PositionEditor {
    editor: Box<dyn AnyPositionEditor>,
    palette: Palette,
}

#[wasm_bindgen]
impl PositionEditor {
    /// Begins with the position at the end of a game line.
    ///
    /// # Errors
    /// The line, where it cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str) -> Result<Self, JsValue> {
        let editor = position_editor(line).ok_or(line)?;
        Ok(Self { editor, palette: Palette::default() })
    }

    /// The tools as buttons.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Choice[]")]
    pub fn tools(&self) -> JsValue {
        to_js(&self.editor.tools())
    }

    /// Selects the tool of a button.
    pub fn select_tool(&mut self, id: &str) {
        self.editor.select_tool(id);
    }

    /// Whether the hand of the board puts the next piece there; if not, presses are for the editor.
    #[wasm_bindgen(getter)]
    pub fn uses_hand(&self) -> bool {
        self.editor.uses_hand()
    }

    /// Whether what is drawn next is the piece in the hand; undefined where nothing is drawn.
    #[wasm_bindgen(getter)]
    pub fn draws(&self) -> Option<bool> {
        self.editor.draws()
    }

    /// Lets it be drawn next, or leaves that to chance.
    pub fn set_draws(&mut self, draws: bool) {
        self.editor.set_draws(draws);
    }

    /// Puts a piece on the board by the token of its move.
    ///
    /// # Errors
    /// A phrase, why it cannot lie there.
    pub fn play(&mut self, token: &str) -> Result<(), JsValue> {
        self.editor.play(token).map_err(|why| thrown(&why))
    }

    /// Presses a square with a tool that no hand holds.
    ///
    /// # Errors
    /// A phrase, why nothing came of it.
    pub fn press(&mut self, id: &str) -> Result<(), JsValue> {
        self.editor.press(id).map_err(|why| thrown(&why))
    }

    /// Takes everything away. Returns true if there was anything.
    pub fn clear(&mut self) -> bool {
        self.editor.clear()
    }

    /// Takes back the last change. Returns true if there was one.
    pub fn undo(&mut self) -> bool {
        self.editor.undo()
    }

    /// Whether there is a change to take back.
    #[wasm_bindgen(getter)]
    pub fn can_undo(&self) -> bool {
        self.editor.can_undo()
    }

    /// A board with the position, the next piece in hand.
    pub fn board(&self) -> Board {
        Board::with(self.editor.session())
    }

    /// Shows the position on such a board anew.
    pub fn show_on(&self, board: &mut Board) {
        self.editor.show_on(&mut board.game);
    }

    /// A game line that leads there.
    ///
    /// # Errors
    /// A phrase, why there is none.
    pub fn line(&self) -> Result<String, JsValue> {
        self.editor.line().map_err(|why| thrown(&why))
    }

    /// Gives the values of all colours, and the font of texts.
    pub fn set_palette(&mut self, colours: &Array, font: String) {
        self.palette = Palette::new(colours, font);
    }

    /// Paints the picture on a tool's button into a box of CSS pixels.
    ///
    /// # Errors
    /// What the canvas throws.
    pub fn paint_icon(
        &self,
        context: &CanvasRenderingContext2d,
        id: &str,
        width: f64,
        height: f64,
        ratio: f64,
    ) -> Result<(), JsValue> {
        let Some(picture) = self.editor.icon(id) else { return Ok(()) };
        let placing = Placing::new(context, &picture, (width, height), ratio);
        Shown::default().paint(context, &self.palette, &picture, placing)
    }
}
