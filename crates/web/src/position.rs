//! The position editor: a separate module that contains all games.

use cauce_scene::{AnyPositionEditor, position_editor};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::{
    Board,
    painted_tiles::PaintedTiles,
    painter::{Palette, Placing},
    values::{thrown, to_js},
};

/// A position that the user sets up piece by piece.
#[wasm_bindgen]
pub struct PositionEditor {
    editor: Box<dyn AnyPositionEditor>,
    palette: Palette,
}

#[wasm_bindgen]
impl PositionEditor {
    /// Creates an editor with the position at the end of a game line.
    ///
    /// # Errors
    /// Throws the line itself if it is invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str) -> Result<Self, JsValue> {
        let editor = position_editor(line).ok_or(line)?;
        Ok(Self { editor, palette: Palette::default() })
    }

    /// Returns the buttons of the tools.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Choice[]")]
    pub fn tools(&self) -> JsValue {
        to_js(&self.editor.tools())
    }

    /// Selects the tool with this id.
    pub fn select_tool(&mut self, id: &str) {
        self.editor.select_tool(id);
    }

    /// Whether the next piece is placed with the board's hand. If not, presses go to the editor.
    #[wasm_bindgen(getter)]
    pub fn uses_hand(&self) -> bool {
        self.editor.uses_hand()
    }

    /// Whether the piece in the hand is the next one drawn; `undefined` for games without draws.
    #[wasm_bindgen(getter)]
    pub fn draws(&self) -> Option<bool> {
        self.editor.draws()
    }

    /// Sets whether the piece in the hand is drawn next or the draw is left to chance.
    pub fn set_draws(&mut self, draws: bool) {
        self.editor.set_draws(draws);
    }

    /// Puts a piece on the board by the token of its move.
    ///
    /// # Errors
    /// Throws a phrase if the piece cannot be placed there.
    pub fn play(&mut self, token: &str) -> Result<(), JsValue> {
        self.editor.play(token).map_err(|why| thrown(&why))
    }

    /// Applies the current tool to a square, for tools without a hand.
    ///
    /// # Errors
    /// Throws a phrase if the tool cannot be applied there.
    pub fn press(&mut self, id: &str) -> Result<(), JsValue> {
        self.editor.press(id).map_err(|why| thrown(&why))
    }

    /// Removes all pieces. Returns whether there were any.
    pub fn clear(&mut self) -> bool {
        self.editor.clear()
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.editor.undo()
    }

    /// Whether there is a change to undo.
    #[wasm_bindgen(getter)]
    pub fn can_undo(&self) -> bool {
        self.editor.can_undo()
    }

    /// Creates a board with the position and the next piece in hand.
    pub fn board(&self) -> Board {
        Board::with(self.editor.session())
    }

    /// Updates a board to the current position.
    pub fn show_on(&self, board: &mut Board) {
        self.editor.show_on(&mut board.game);
    }

    /// Returns a game line that leads to the position.
    ///
    /// # Errors
    /// Throws a phrase if no line was found.
    pub fn line(&self) -> Result<String, JsValue> {
        self.editor.line().map_err(|why| thrown(&why))
    }

    /// Sets the values of all colours, and the font of texts.
    pub fn set_palette(&mut self, colours: &Array, font: String) {
        self.palette = Palette::new(colours, font);
    }

    /// Paints the picture of a tool's button into a box of CSS pixels.
    ///
    /// # Errors
    /// Throws the errors of the canvas.
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
        PaintedTiles::default().paint(context, &self.palette, &picture, placing)
    }
}
