//! A board on a page.

use cauce_scene::{ReadLine, Reason, Session, Theme, svg};
use cauce_table::After;
use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::{
    fetched::{deferred, fetched},
    painter::{Fit, Palette, Placing},
    shown::Shown,
    values::{dealer, thrown, to_js},
};

/// A game on a page: a session, and where it is painted.
#[wasm_bindgen]
pub struct Board {
    pub(crate) game: Box<dyn Session>,
    palette: Palette,
    pub(crate) shown: Shown,
    /// What was painted on buttons, with their ids.
    icons: Vec<(String, Shown)>,
    /// The box that the picture is fitted into, in CSS pixels.
    width: f64,
    height: f64,
    /// How far letters are turned, in radians.
    letters: f64,
}

impl Board {
    pub(crate) fn with(game: Box<dyn Session>) -> Self {
        Self {
            game,
            palette: Palette::default(),
            shown: Shown::default(),
            icons: Vec::new(),
            width: 1.0,
            height: 1.0,
            letters: 0.0,
        }
    }
}

/// The position that a token is meant for: a number of moves or a game line.
fn after_of(after: &JsValue) -> Option<After> {
    if after.is_null() || after.is_undefined() {
        return None;
    }
    let ply = after.as_f64().filter(|ply| *ply >= 0.0 && ply.fract() == 0.0);
    // What is neither is meant for no position.
    let line = || After::Line(after.as_string().unwrap_or_default());
    Some(ply.map_or_else(line, |ply| After::Ply(ply as usize)))
}

fn names_of(names: &Array) -> Vec<String> {
    names.iter().map(|name| name.as_string().unwrap_or_default()).collect()
}

#[wasm_bindgen]
impl Board {
    /// A board with the game of this line. Names are given by seat.
    ///
    /// # Errors
    /// A phrase, where the line cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str, names: &Array) -> Result<Self, JsValue> {
        let game = fetched().open(line, &names_of(names), dealer());
        game.map(Self::with).map_err(|error| thrown(&error.phrase()))
    }

    /// A board with a game that is shown and not played: nothing is drawn by lot.
    ///
    /// # Errors
    /// A phrase, where the line cannot be read.
    pub fn showing(line: &str) -> Result<Self, JsValue> {
        fetched().show(line, dealer()).map(Self::with).map_err(|error| thrown(&error.phrase()))
    }

    /// A board with a new game; `chosen` maps settings to their text. Chance is drawn as soon as it
    /// is due, unless `draws` is false.
    ///
    /// # Errors
    /// A phrase, where the choices do not go together.
    pub fn deal(
        game: &str,
        chosen: &Object,
        names: &Array,
        draws: Option<bool>,
    ) -> Result<Self, JsValue> {
        let draws = draws.unwrap_or(true);
        let deferred = deferred().ok_or(JsValue::UNDEFINED)?;
        deferred.deal(game, chosen, &names_of(names), draws).map(Self::with)
    }

    /// A board with what [`Board::save`] wrote. Chance is drawn as soon as it is due, unless `draws`
    /// is false.
    ///
    /// # Errors
    /// A phrase, where it cannot be read.
    pub fn restore(saved: &str, draws: Option<bool>) -> Result<Self, JsValue> {
        deferred().ok_or(JsValue::UNDEFINED)?.restore(saved, draws.unwrap_or(true)).map(Self::with)
    }

    /// Reads a game line as far as it goes: `{game, line, problem}`.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReadLine")]
    pub fn read(line: &str) -> JsValue {
        to_js(&ReadLine::from_line(line, fetched()))
    }

    /// Reads a text that somebody pasted or a line of a file, a link or a game line, as far as it
    /// goes: `{game, line, problem}`; `undefined` where it is neither.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReadLine | undefined")]
    pub fn read_any(text: &str) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.read_any(text))
    }

    /// Reads the text behind `#` of a link as far as it goes: `{game, line, problem}`.
    #[wasm_bindgen(unchecked_return_type = "import('./view').ReadLine")]
    pub fn read_link(fragment: &str) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.read_link(fragment))
    }

    /// What to say around the board.
    #[wasm_bindgen(unchecked_return_type = "import('./view').View")]
    pub fn view(&self) -> JsValue {
        to_js(&self.game.view())
    }

    /// The places of the board, from the back to the front.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Place[]")]
    pub fn places(&self) -> JsValue {
        to_js(&self.game.places())
    }

    /// Everything that was played, in reading order; or the part of it that comes after a node of the
    /// main line and what replaces it.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Played[]")]
    pub fn moves(&self, after: Option<usize>) -> JsValue {
        to_js(&self.game.moves_after(after.unwrap_or(0)))
    }

    /// What was played from a node to where the board stands; from the start, where the node is not
    /// on the way.
    #[wasm_bindgen(unchecked_return_type = "import('./view').PlayedSince")]
    pub fn played_since(&self, node: usize) -> JsValue {
        to_js(&self.game.played_since(node))
    }

    /// A number that changes whenever the board may have: what was asked for before it changed
    /// need not be asked for again.
    #[wasm_bindgen(getter)]
    pub fn revision(&self) -> u32 {
        self.game.revisions().board
    }

    /// The score table of the series.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Series")]
    pub fn series(&self) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.series(&*self.game))
    }

    /// The form for a new game, with what was chosen for this one.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
    pub fn setup(&self) -> JsValue {
        deferred().map_or(JsValue::UNDEFINED, |deferred| deferred.setup(&*self.game))
    }

    /// The legal tokens, in plain string order; for a chance event, all that are possible.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn legal(&self) -> Array {
        let tokens: Array = self.game.legal().into_iter().map(JsValue::from).collect();
        // JavaScript's own order of texts is the plain one, and its sort is there already.
        tokens.sort()
    }

    /// The game line, from the start to what is shown.
    #[wasm_bindgen(getter)]
    pub fn line(&self) -> String {
        self.game.line()
    }

    /// The game line from the start to a node of the tree of moves; an unknown number is the start.
    pub fn line_to(&self, node: usize) -> String {
        self.game.line_to(node)
    }

    /// What is pressed, one after the other, to make a move: the ids of places and buttons, none
    /// where the token cannot be played. The move is made where the last press falls.
    pub fn press_sequence(&self, token: &str) -> Vec<String> {
        self.game.press_sequence(token)
    }

    /// The text behind `#` of a link to what is shown.
    #[wasm_bindgen(getter)]
    pub fn link(&self) -> String {
        self.game.link()
    }

    /// How the line that is shown ends, as far as it was played: `{link, ply, winners, reason}`,
    /// with the numbers of the seats that won and why, both null while the game goes on.
    #[wasm_bindgen(
        unchecked_return_type = "{link: string, ply: number, winners: number[] | null, reason: string | null}"
    )]
    pub fn end(&self) -> JsValue {
        to_js(&self.game.end())
    }

    /// A number that changes whenever the list of moves may have, which of them is shown aside.
    #[wasm_bindgen(getter)]
    pub fn moves_revision(&self) -> u32 {
        self.game.revisions().moves
    }

    /// A number that changes with it, unless there is only more at the end of the list.
    #[wasm_bindgen(getter)]
    pub fn list_revision(&self) -> u32 {
        self.game.revisions().list
    }

    /// The numbers of the nodes on the line that is shown, from the start to its end.
    pub fn shown_line(&self) -> Vec<u32> {
        self.game.shown_line()
    }

    /// The game as a record: text with tags, moves, comments and variations.
    pub fn record(&self) -> String {
        self.game.record().to_string()
    }

    /// The tags of the record that say nothing of the game itself: names and values.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn tags(&self) -> JsValue {
        to_js(&self.game.record().info().tags().iter().collect::<Vec<_>>())
    }

    /// What somebody wrote about a node.
    pub fn comment_of(&self, node: usize) -> String {
        self.game.comment_of(node).to_owned()
    }

    /// Adds a token after a node without going there, unless it was played there before. Returns
    /// the number of its node.
    ///
    /// # Errors
    /// A phrase that says why it cannot be played.
    pub fn add(&mut self, node: usize, token: &str) -> Result<usize, JsValue> {
        self.game.add(node, token).map_err(|why| thrown(&why))
    }

    /// The whole table as text, to be stored.
    pub fn save(&self) -> String {
        self.game.save().to_string()
    }

    /// The picture as SVG text in the light or the dark theme.
    pub fn svg(&self, dark: bool) -> String {
        let theme = if dark { Theme::Dark } else { Theme::Light };
        svg(&self.game.picture(1.0), theme)
    }

    /// Gives the values of all colours in the order of `colours()`, and the font of texts.
    pub fn set_palette(&mut self, colours: &Array, font: String) {
        self.palette = Palette::new(colours, font);
        self.shown = Shown::default();
        self.icons.clear();
    }

    /// Sets the box that the picture is fitted into, in CSS pixels.
    pub fn fit(&mut self, width: f64, height: f64) {
        self.width = width;
        self.height = height;
    }

    /// Turns letters and figures about their middles, in degrees clockwise, so that they stand
    /// upright on a board that the page turns where it lies.
    pub fn turn_letters(&mut self, degrees: f64) {
        self.letters = degrees.to_radians();
    }

    /// Paints the board on a canvas of `ratio` device pixels for each pixel of the box; `t` is how
    /// far the last token has got on its way: 0 it begins, 1 it is there.
    ///
    /// # Errors
    /// What the canvas throws.
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

    /// Paints the picture on a button into a box of CSS pixels, unless it is there already: whatever
    /// was painted last for this button, its canvas shows it, if it is not `blank`.
    ///
    /// # Errors
    /// What the canvas throws.
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

    /// How long the last token takes to get to its place, in milliseconds; 0 where nothing moves.
    pub fn duration(&self) -> u32 {
        self.game.duration()
    }

    /// The id of the place under a pixel of the box.
    pub fn target_at(&self, x: f64, y: f64) -> Option<String> {
        let fit = Fit::new(self.game.size(), self.width, self.height);
        self.game.target_at(fit.point(x, y))
    }

    /// The pointer or the cursor is over a place, or over none. Returns true if that is new.
    pub fn aim(&mut self, id: Option<String>) -> bool {
        self.game.aim(id.as_deref())
    }

    /// Plays a token, whoever is to move. Where `after` gives the position that it is meant for, by
    /// its number of moves or its game line, it is played there only. Two positions with as many
    /// moves may differ in what was drawn by lot; the line tells them apart.
    ///
    /// # Errors
    /// A phrase that says why it cannot be played; nothing is changed then. Its id is
    /// `refusal-elsewhere` where the position is another.
    pub fn play(
        &mut self,
        token: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "number | string | null")] after: &JsValue,
    ) -> Result<(), JsValue> {
        let after = after_of(after);
        self.game.play(token, after.as_ref()).map_err(|why| thrown(&why))
    }

    /// The token that waits to be played, and whether chance has drawn it. Going anywhere else in
    /// the game drops it.
    #[wasm_bindgen(unchecked_return_type = "{token: string, drawn: boolean} | undefined")]
    pub fn pending(&self) -> JsValue {
        self.game.pending().map_or(JsValue::UNDEFINED, |pending| to_js(&pending))
    }

    /// The side to move gives up.
    ///
    /// # Errors
    /// A phrase, where nobody here is to move.
    pub fn resign(&mut self) -> Result<(), JsValue> {
        self.game.answer("resign").map_err(|why| thrown(&why))
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    /// A phrase, where nobody here is to move, or somebody is not here.
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        self.game.answer("draw").map_err(|why| thrown(&why))
    }

    /// Who moves for the seats: `here computer-3`.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> String {
        self.game.record().info().controllers(" ")
    }

    /// Sets who moves for the seats, with spaces or commas between. What was half done is taken
    /// back.
    ///
    /// # Errors
    /// A phrase, where the text does not say that; nothing is changed then.
    pub fn set_seats(&mut self, seats: &str) -> Result<(), JsValue> {
        self.game.set_seats(seats).map_err(|why| thrown(&why))
    }

    /// The text behind `#` of a link to the line that is shown, for those who play the seats with
    /// these numbers: on their table every other person is away. The game gets an id, if it has none.
    pub fn link_for(&mut self, receivers: &[u8]) -> String {
        self.game.link_for(receivers)
    }

    /// How the game of a link stands to what was played here: `newer`, `same`, `older`, or `apart`
    /// where it goes on otherwise.
    #[wasm_bindgen(unchecked_return_type = "'newer' | 'same' | 'older' | 'apart'")]
    pub fn compare(&self, fragment: &str) -> String {
        deferred().map_or("apart", |deferred| deferred.compare(&*self.game, fragment)).to_owned()
    }

    /// Adds the moves of a link to what was played here and shows them; nothing is lost. Returns true if the link is
    /// to a game with this start.
    pub fn merge_link(&mut self, fragment: &str) -> bool {
        deferred().is_some_and(|deferred| deferred.merge_link(&mut *self.game, fragment))
    }
}

/// What the session does as it is told to, with nothing to translate on the way.
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
