//! The board of a page.

use cauce_scene::{ReadLine, Reason, Session, svg};
use cauce_table::ExpectedPosition;
use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::{
    fetched::{deferred, fetched},
    painted_tiles::PaintedTiles,
    painter::{Fit, Palette, Placing},
    values::{dealer, thrown, to_js},
};

/// A game on a page: a session and its painting.
#[wasm_bindgen]
pub struct Board {
    pub(crate) game: Box<dyn Session>,
    palette: Palette,
    pub(crate) shown: PaintedTiles,
    /// The painted pictures of buttons, by their ids.
    icons: Vec<(String, PaintedTiles)>,
    /// The box into which the picture is fitted, in CSS pixels.
    width: f64,
    height: f64,
    /// The rotation of letters, in radians clockwise.
    letters: f64,
}

impl Board {
    pub(crate) fn with(game: Box<dyn Session>) -> Self {
        Self {
            game,
            palette: Palette::default(),
            shown: PaintedTiles::default(),
            icons: Vec::new(),
            width: 1.0,
            height: 1.0,
            letters: 0.0,
        }
    }
}

/// The position that a token is meant for: a number of moves or a game line.
fn after_of(after: &JsValue) -> Option<ExpectedPosition> {
    if after.is_null() || after.is_undefined() {
        return None;
    }
    let ply = after.as_f64().filter(|ply| *ply >= 0.0 && ply.fract() == 0.0);
    // Any other value matches no position, so that the move is rejected.
    let line = || ExpectedPosition::Line(after.as_string().unwrap_or_default());
    Some(ply.map_or_else(line, |ply| ExpectedPosition::Ply(ply as usize)))
}

fn strings(list: &Array) -> Vec<String> {
    list.iter().map(|text| text.as_string().unwrap_or_default()).collect()
}

#[wasm_bindgen]
impl Board {
    /// Creates a board with the game of a line. `names` are the players' names by seat.
    ///
    /// # Errors
    /// Throws a phrase if the line cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str, names: &Array) -> Result<Self, JsValue> {
        let game = fetched().open(line, &strings(names), dealer());
        game.map(Self::with).map_err(|error| thrown(&error.phrase()))
    }

    /// Creates a board with a game that is only displayed, not played: no chance events are drawn.
    ///
    /// # Errors
    /// Throws a phrase if the line cannot be read.
    pub fn showing(line: &str) -> Result<Self, JsValue> {
        fetched().show(line, dealer()).map(Self::with).map_err(|error| thrown(&error.phrase()))
    }

    /// Creates a board with a new game. `chosen` maps settings to their text. Chance events are
    /// drawn as soon as they are due, unless `draws` is false.
    ///
    /// # Errors
    /// Throws a phrase if the choices do not go together, and `undefined` if the part `later` has
    /// not been fetched.
    pub fn deal(
        game: &str,
        chosen: &Object,
        names: &Array,
        draws: Option<bool>,
    ) -> Result<Self, JsValue> {
        let draws = draws.unwrap_or(true);
        let deferred = deferred().ok_or(JsValue::UNDEFINED)?;
        deferred.deal(game, chosen, &strings(names), draws).map(Self::with)
    }

    /// Restores a board from the text of [`Board::save`]. Chance events are drawn as soon as they
    /// are due, unless `draws` is false.
    ///
    /// # Errors
    /// Throws a phrase if the text cannot be read, and `undefined` if the part `later` has not been
    /// fetched.
    pub fn restore(saved: &str, draws: Option<bool>) -> Result<Self, JsValue> {
        deferred().ok_or(JsValue::UNDEFINED)?.restore(saved, draws.unwrap_or(true)).map(Self::with)
    }

    /// Reads a game line as far as it is valid: `{game, line, problem}`.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReadLine")]
    pub fn read(line: &str) -> JsValue {
        to_js(&ReadLine::from_line(line, fetched()))
    }

    /// Reads a pasted text or a line of a file that contains a link or a game line, as far as it is
    /// valid: `{game, line, problem}`. Returns `undefined` if the text is neither.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReadLine | undefined")]
    pub fn read_any(text: &str) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.read_any(text))
    }

    /// Reads the text after `#` of a link as far as it is valid: `{game, line, problem}`.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReadLine")]
    pub fn read_link(fragment: &str) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.read_link(fragment))
    }

    /// Returns the data that a page shows around the board.
    #[wasm_bindgen(unchecked_return_type = "import('./view').View")]
    pub fn view(&self) -> JsValue {
        to_js(&self.game.view())
    }

    /// Returns the places on the board, from the back to the front.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Place[]")]
    pub fn places(&self) -> JsValue {
        to_js(&self.game.places())
    }

    /// Returns the move list in reading order, or the part of it after a node of the main line and
    /// its alternatives.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Played[]")]
    pub fn moves(&self, after: Option<usize>) -> JsValue {
        to_js(&self.game.moves_after(after.unwrap_or(0)))
    }

    /// Returns the moves from a node to the current node, or from the start if that node is not an
    /// ancestor.
    #[wasm_bindgen(unchecked_return_type = "import('./view').PlayedSince")]
    pub fn played_since(&self, node: usize) -> JsValue {
        to_js(&self.game.played_since(node))
    }

    /// A counter that changes whenever the board may have changed. As long as it is the same, data
    /// need not be requested again.
    #[wasm_bindgen(getter)]
    pub fn revision(&self) -> u32 {
        self.game.revisions().board
    }

    /// Returns the score table of the series.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Series")]
    pub fn series(&self) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.series(&*self.game))
    }

    /// Returns the form for a new game with the settings of this one.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
    pub fn setup(&self) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.setup(&*self.game))
    }

    /// Returns the legal tokens in plain string order; for a chance event, all possible ones.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn legal(&self) -> Array {
        let tokens: Array = self.game.legal().into_iter().map(JsValue::from).collect();
        // JavaScript sorts by plain string order, and its sort costs no code.
        tokens.sort()
    }

    /// The game line from the start to the current node.
    #[wasm_bindgen(getter)]
    pub fn line(&self) -> String {
        self.game.line()
    }

    /// Returns the game line from the start to a node; for an unknown number, that of the start.
    pub fn line_to(&self, node: usize) -> String {
        self.game.line_to(node)
    }

    /// Returns the ids of the places and buttons to press for a move, in order. The last press
    /// makes the move. The list is empty if the token cannot be played.
    pub fn press_sequence(&self, token: &str) -> Vec<String> {
        self.game.press_sequence(token)
    }

    /// The text after `#` of a link to the current node.
    #[wasm_bindgen(getter)]
    pub fn link(&self) -> String {
        self.game.link()
    }

    /// Describes the end of the current line, as far as it was played: `{link, ply, winners,
    /// reason}`. `winners` are the numbers of the winning seats; `winners` and `reason` are null
    /// while the game is not over.
    #[wasm_bindgen(
        unchecked_return_type = "{link: string, ply: number, winners: number[] | null, reason: string | null}"
    )]
    pub fn end(&self) -> JsValue {
        to_js(&self.game.end())
    }

    /// A counter that changes whenever the move list may have changed, except for its current node.
    #[wasm_bindgen(getter)]
    pub fn moves_revision(&self) -> u32 {
        self.game.revisions().moves
    }

    /// A counter that changes with `moves_revision`, unless moves were only added at the end of the
    /// list.
    #[wasm_bindgen(getter)]
    pub fn list_revision(&self) -> u32 {
        self.game.revisions().list
    }

    /// Returns the indices of the nodes on the current line, from the start to its end.
    pub fn shown_line(&self) -> Vec<u32> {
        self.game.shown_line()
    }

    /// Returns the record as text, with tags, moves, comments and variations.
    pub fn record(&self) -> String {
        self.game.record().to_string()
    }

    /// Returns the names and values of the record's tags that do not describe the game itself.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn tags(&self) -> JsValue {
        to_js(&self.game.record().info().tags().iter().collect::<Vec<_>>())
    }

    /// Returns the comment of a node.
    pub fn comment_of(&self, node: usize) -> String {
        self.game.comment_of(node).to_owned()
    }

    /// Adds a token after a node without going there, unless it exists there. Returns the index of
    /// its node.
    ///
    /// # Errors
    /// Throws a phrase if the token cannot be played.
    pub fn add(&mut self, node: usize, token: &str) -> Result<usize, JsValue> {
        self.game.add(node, token).map_err(|why| thrown(&why))
    }

    /// Returns the whole table as text, to be stored.
    pub fn save(&self) -> String {
        self.game.save().to_string()
    }

    /// Returns the picture as SVG in the colours of the palette.
    pub fn svg(&self) -> String {
        svg(&self.game.picture(1.0), &|colour| self.palette.value(colour).into())
    }

    /// Sets the values of all colours in the order of `colours()`, and the font of texts.
    pub fn set_palette(&mut self, colours: &Array, font: String) {
        self.palette = Palette::new(colours, font);
        self.shown = PaintedTiles::default();
        self.icons.clear();
    }

    /// Sets the box into which the picture is fitted, in CSS pixels.
    pub fn fit(&mut self, width: f64, height: f64) {
        self.width = width;
        self.height = height;
    }

    /// Rotates letters and digits about their centres, in degrees clockwise. They stay upright on a
    /// board that the page itself rotates.
    pub fn turn_letters(&mut self, degrees: f64) {
        self.letters = degrees.to_radians();
    }

    /// Paints the board on a canvas with `ratio` device pixels per CSS pixel. `t` is the progress
    /// of the last move's animation, from 0 to 1 (at rest).
    ///
    /// # Errors
    /// Throws the errors of the canvas.
    pub fn paint(
        &mut self,
        context: &CanvasRenderingContext2d,
        ratio: f64,
        t: f32,
    ) -> Result<(), JsValue> {
        let picture = self.game.picture(t);
        let mut placing = Placing::new(context, &picture, (self.width, self.height), ratio);
        placing.letters = self.letters;
        self.shown.paint(context, &self.palette, &picture, placing)
    }

    /// Paints the picture of a button into a box of CSS pixels, unless its canvas shows it already.
    /// Set `blank` if the canvas no longer shows what was painted last.
    ///
    /// # Errors
    /// Throws the errors of the canvas.
    pub fn paint_icon(
        &mut self,
        context: &CanvasRenderingContext2d,
        id: &str,
        width: f64,
        height: f64,
        ratio: f64,
        blank: bool,
    ) -> Result<(), JsValue> {
        let Some(picture) = self.game.icon(id) else { return Ok(()) };
        let placing = Placing::new(context, &picture, (width, height), ratio);
        let known = self.icons.iter().position(|(of, _)| of == id);
        let known = known.map(|index| self.icons.swap_remove(index).1);
        let mut shown = known.filter(|_| !blank).unwrap_or_default();
        let painted = shown.paint(context, &self.palette, &picture, placing);
        self.icons.push((id.to_owned(), shown));
        painted
    }

    /// Returns the duration of the last token's animation in milliseconds; 0 if nothing moves.
    pub fn duration(&self) -> u32 {
        self.game.duration()
    }

    /// Returns the id of the place at a pixel of the box.
    pub fn target_at(&self, x: f64, y: f64) -> Option<String> {
        let fit = Fit::new(self.game.size(), self.width, self.height);
        self.game.target_at(fit.point(x, y))
    }

    /// Aims at the place under the pointer or cursor, or at none. Returns whether that is a change.
    pub fn aim(&mut self, id: Option<String>) -> bool {
        self.game.aim(id.as_deref())
    }

    /// Plays a token for any player.
    ///
    /// If `after` is given, as a number of plies or a game line, the token is played only in that
    /// position. The line is needed if positions with equal plies can differ by chance events.
    ///
    /// # Errors
    /// Throws a phrase and changes nothing if the token cannot be played. The phrase is
    /// `refusal-elsewhere` if the position is not that of `after`.
    pub fn play(
        &mut self,
        token: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "number | string | null")] after: &JsValue,
    ) -> Result<(), JsValue> {
        let after = after_of(after);
        self.game.play(token, after.as_ref()).map_err(|why| thrown(&why))
    }

    /// Allows players here only these moves in the current position, or every legal move again.
    ///
    /// # Errors
    /// Throws a phrase and changes nothing if one of the moves cannot be played.
    pub fn restrict(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "string[] | null")] tokens: Option<Array>,
    ) -> Result<(), JsValue> {
        self.game.restrict(tokens.as_ref().map(strings)).map_err(|why| thrown(&why))
    }

    /// Returns the token that awaits consent, and whether chance has drawn it. Going elsewhere in
    /// the game drops it.
    #[wasm_bindgen(unchecked_return_type = "{token: string, drawn: boolean} | undefined")]
    pub fn pending(&self) -> JsValue {
        self.game.pending().map_or(JsValue::UNDEFINED, |pending| to_js(&pending))
    }

    /// Resigns for the side to move.
    ///
    /// # Errors
    /// Throws a phrase if no player here is to move.
    pub fn resign(&mut self) -> Result<(), JsValue> {
        self.game.answer("resign").map_err(|why| thrown(&why))
    }

    /// Ends the game by an agreed draw.
    ///
    /// # Errors
    /// Throws a phrase if no player here is to move, or if a player is not here.
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        self.game.answer("draw").map_err(|why| thrown(&why))
    }

    /// The controllers of the seats, such as `here computer-3`.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> String {
        self.game.record().info().controllers(" ")
    }

    /// Sets the controllers of the seats, separated by spaces or commas. A half-made move is
    /// cancelled.
    ///
    /// # Errors
    /// Throws a phrase and changes nothing if the text is invalid.
    pub fn set_seats(&mut self, seats: &str) -> Result<(), JsValue> {
        self.game.set_seats(seats).map_err(|why| thrown(&why))
    }

    /// Returns the text after `#` of a link to the current line, for the players of these seats. On
    /// their table, every other person is away. The game gets an id if it has none.
    pub fn link_for(&mut self, receivers: &[u8]) -> String {
        self.game.link_for(receivers)
    }

    /// Compares a link with this game: `newer`, `same`, `older`, or `apart` if the games differ.
    #[wasm_bindgen(unchecked_return_type = "'newer' | 'same' | 'older' | 'apart'")]
    pub fn compare(&self, fragment: &str) -> String {
        deferred().map_or("apart", |deferred| deferred.compare(&*self.game, fragment)).to_owned()
    }

    /// Merges the moves of a link into this game and shows them; nothing is lost. Returns false if
    /// the link is damaged or starts from another position.
    pub fn merge_link(&mut self, fragment: &str) -> bool {
        deferred().is_some_and(|deferred| deferred.merge_link(&mut *self.game, fragment))
    }
}

/// Defines exports that only forward to the session.
macro_rules! passed_on {
    ($(fn $name:ident(&mut self $(, $arg:ident: $Arg:ty)*) $(-> $Out:ty)?;)+) => {
        #[wasm_bindgen]
        impl Board {
            $(
                #[doc = concat!("See `Session::", stringify!($name), "`.")]
                pub fn $name(&mut self $(, $arg: $Arg)*) $(-> $Out)? {
                    self.game.$name($($arg),*)
                }
            )+
        }
    };
}

passed_on! {
    fn ask_first(&mut self, asks_first: bool);
    fn resolve(&mut self, consent: bool);
    fn draw_chance(&mut self, draws: bool);
    fn set_tag(&mut self, name: &str, value: &str) -> bool;
    fn comment(&mut self, node: usize, text: &str);
    fn mark(&mut self, node: usize, sign: &str);
    fn promote(&mut self, node: usize) -> bool;
    fn delete(&mut self, node: usize) -> bool;
    fn undelete(&mut self) -> bool;
    fn press(&mut self, id: &str);
    fn show(&mut self, id: &str) -> bool;
    fn tap(&mut self, id: &str, direct: bool);
    fn grab(&mut self, id: &str);
    fn rotate(&mut self, steps: i32) -> bool;
    fn press_key(&mut self, key: &str, held: bool) -> bool;
    fn cancel(&mut self) -> bool;
    fn orbit(&mut self, yaw: f32, tilt: f32);
    fn toggle_overhead(&mut self);
    fn undo(&mut self) -> bool;
    fn redo(&mut self) -> bool;
    fn go_to(&mut self, node: usize);
    fn go_to_ply(&mut self, ply: usize) -> bool;
    fn rename(&mut self, seat: u8, name: &str);
    fn rematch(&mut self);
}
