//! The editor for the start of a game.

use cauce_scene::{Editor, PlaceView, hit};
use js_sys::Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::{
    fetched::fetched,
    painter::{Fit, Palette, Placing},
    shown::Shown,
    values::to_js,
};

/// A start that is laid out on a page, piece by piece.
#[wasm_bindgen]
pub struct StartEditor {
    editor: Box<dyn Editor>,
    palette: Palette,
    width: f64,
    height: f64,
}

/// What a page needs to show the board; the same names as in a board's view.
#[derive(Serialize)]
struct Frame {
    width: f32,
    height: f32,
    node: usize,
    turnable: bool,
}

#[wasm_bindgen]
impl StartEditor {
    /// Begins with a start of a game as the setting writes it; what cannot be read is left out.
    ///
    /// # Errors
    /// The name of a game of which no start can be laid out.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, start: &str) -> Result<Self, JsValue> {
        let editor = fetched().editor(game, start).ok_or(game)?;
        Ok(Self { editor, palette: Palette::default(), width: 1.0, height: 1.0 })
    }

    /// The start as the setting writes it.
    #[wasm_bindgen(getter)]
    pub fn start(&self) -> String {
        self.editor.written()
    }

    /// What is wrong with the start; null once it can be played from.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Phrase | null")]
    pub fn problem(&self) -> JsValue {
        to_js(&self.editor.problem())
    }

    /// The tools as buttons.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Choice[]")]
    pub fn tools(&self) -> JsValue {
        to_js(&self.editor.tools())
    }

    /// Takes up the tool of a button.
    pub fn take_up(&mut self, id: &str) {
        self.editor.take_up(id);
    }

    /// Whether black starts like white, turned by half a turn.
    #[wasm_bindgen(getter)]
    pub fn mirrored(&self) -> bool {
        self.editor.is_mirrored()
    }

    /// Lets black start like white, or by itself.
    #[wasm_bindgen(setter)]
    pub fn set_mirrored(&mut self, mirrored: bool) {
        self.editor.mirror(mirrored);
    }

    /// Presses a square with the tool; why nothing has changed, or null.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Phrase | null")]
    pub fn press(&mut self, id: &str) -> JsValue {
        to_js(&self.editor.press(id).err())
    }

    /// What the surface asks of a board, of what it needs.
    #[wasm_bindgen(unchecked_return_type = "import('./view').View")]
    pub fn view(&self) -> JsValue {
        let (width, height) = self.editor.size();
        to_js(&Frame { width, height, node: 0, turnable: false })
    }

    /// The squares of the board.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Place[]")]
    pub fn places(&self) -> JsValue {
        let (places, size) = (self.editor.places(), self.editor.size());
        let places: Vec<PlaceView> = places.iter().map(|place| place.view(size)).collect();
        to_js(&places)
    }

    /// How long the last change takes to be seen, as of a board: nothing moves here.
    pub fn duration(&self) -> u32 {
        0
    }

    /// Gives the values of all colours, and the font of texts.
    pub fn set_palette(&mut self, colours: &Array, font: String) {
        self.palette = Palette::new(colours, font);
    }

    /// Tells the box that the picture is fitted into, in CSS pixels.
    pub fn fit(&mut self, width: f64, height: f64) {
        self.width = width;
        self.height = height;
    }

    /// Paints the board.
    ///
    /// # Errors
    /// What the canvas throws.
    pub fn paint(&self, context: &CanvasRenderingContext2d, ratio: f64) -> Result<(), JsValue> {
        let picture = self.editor.picture();
        let room = (self.width, self.height);
        let placing = Placing::new(context, &picture, room, ratio);
        Shown::default().paint(context, &self.palette, &picture, placing)
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

    /// The id of the square under a pixel of the box.
    pub fn target_at(&self, x: f64, y: f64) -> Option<String> {
        let fit = Fit::new(self.editor.size(), self.width, self.height);
        hit(&self.editor.places(), fit.point(x, y)).map(str::to_owned)
    }
}
