//! A board on a page.

use cauce_rules::{GameLine, LineError, Seat, Token};
use cauce_scene::{
    Eye, Picture, Place, PlaceView, SetupView, Spoken, Theme, hit, icon, moves, picture, places,
    series, shortcut, size, svg, view,
};
use cauce_table::{Cut, NodeId, SaveError, Table, Target, read_link};
use js_sys::{Array, Object};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::{
    ground::Ground,
    painter::{self, Fit, Palette, Placing},
    still,
    values::{dealer, saved_of, thrown, to_js, to_json},
};

/// A game on a page: a table, how it is looked at, and where it is painted.
#[wasm_bindgen]
pub struct Board {
    table: Table,
    eye: Eye,
    palette: Palette,
    ground: Ground,
    /// What was painted on buttons.
    icons: Vec<Icon>,
    /// The box that the picture is fitted into, in CSS pixels.
    width: f64,
    height: f64,
    /// The places of the board, made when they are asked for and kept until something changes.
    places: Option<Vec<Place>>,
    /// Whether the last token has just been played forward, so that its way can be shown.
    arriving: bool,
    stamp: u32,
    /// Changes with the list of moves.
    moves_stamp: u32,
    /// What was deleted from the tree and can be put back, the last at the end.
    cuts: Vec<Cut>,
}

/// The picture on a button.
struct Icon {
    id: String,
    picture: Picture,
    placing: Placing,
}

/// A game as far as it could be read, and what stopped the reading.
#[derive(Serialize)]
struct Read {
    line: String,
    problem: Option<Spoken>,
}

/// How a line ends.
#[derive(Serialize)]
struct End {
    link: String,
    ply: usize,
    winners: Option<Vec<u8>>,
}

impl Board {
    fn at(table: Table) -> Self {
        Self {
            table,
            eye: Eye::default(),
            palette: Palette::default(),
            ground: Ground::default(),
            icons: Vec::new(),
            width: 1.0,
            height: 1.0,
            places: None,
            arriving: false,
            stamp: 0,
            moves_stamp: 0,
            cuts: Vec::new(),
        }
    }

    /// Does something with the table and notes what changed.
    fn change<T>(&mut self, change: impl FnOnce(&mut Table) -> T) -> T {
        let before = self.table.at();
        let known = self.table.tree().len();
        let changed = change(&mut self.table);
        let after = self.table.at();
        if before != after {
            // A step forward is shown on its way, with the chance event that followed; a step back
            // or a jump is not.
            let tree = self.table.tree();
            self.arriving = tree.back_from(after).skip(1).take(2).any(|id| id == before);
        }
        if self.table.tree().len() != known {
            self.moves_stamp = self.moves_stamp.wrapping_add(1);
        }
        self.touch();
        changed
    }

    /// Does something with the tree of moves that leaves the board as it is.
    fn edit<T>(&mut self, edit: impl FnOnce(&mut Table) -> T) -> T {
        self.moves_stamp = self.moves_stamp.wrapping_add(1);
        self.stamp = self.stamp.wrapping_add(1);
        edit(&mut self.table)
    }

    fn node(&self, number: usize) -> Option<NodeId> {
        self.table.tree().id(number)
    }

    fn touch(&mut self) {
        self.places = None;
        self.stamp = self.stamp.wrapping_add(1);
    }

    fn places_now(&mut self) -> &[Place] {
        self.places.get_or_insert_with(|| places(&self.table, &self.eye))
    }

    fn target(&self, id: &str) -> Option<Target> {
        Target::parse(id, self.table.game())
    }
}

fn names_of(names: &Array) -> Vec<String> {
    names.iter().map(|name| name.as_string().unwrap_or_default()).collect()
}

fn as_read(read: Result<GameLine, Box<LineError>>) -> JsValue {
    to_js(&match read {
        Ok(line) => Read { line: line.to_string(), problem: None },
        Err(error) => Read { line: error.line.to_string(), problem: Some(error.phrase().into()) },
    })
}

#[wasm_bindgen]
impl Board {
    /// A board with the game of this line. Names are given by seat.
    ///
    /// # Errors
    /// A phrase, where the line cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(line: &str, names: &Array) -> Result<Self, JsValue> {
        Ok(Self::at(Table::new(&still::read(line)?, &names_of(names), dealer())))
    }

    /// A board with a game that is shown and not played: nothing is drawn by lot.
    ///
    /// # Errors
    /// A phrase, where the line cannot be read.
    pub fn showing(line: &str) -> Result<Self, JsValue> {
        Ok(Self::at(Table::showing(&still::read(line)?, dealer())))
    }

    /// A board with a new game; `chosen` maps settings to their text.
    ///
    /// # Errors
    /// A phrase, where the choices do not go together.
    pub fn deal(game: &str, chosen: &Object, names: &Array) -> Result<Self, JsValue> {
        let (setup, problem) = still::chosen_setup(game, chosen)?;
        if let Some(problem) = problem {
            return Err(thrown(problem.phrase()));
        }
        let table = Table::deal(setup, &names_of(names), dealer());
        table.map(Self::at).map_err(|error| thrown(error.phrase()))
    }

    /// A board with what [`Board::save`] wrote.
    ///
    /// # Errors
    /// A phrase, where it cannot be read.
    pub fn restore(saved: &str) -> Result<Self, JsValue> {
        let saved = saved_of(saved).ok_or(SaveError::Damaged);
        let table = saved.and_then(|saved| Table::restore(saved, dealer()));
        table.map(Self::at).map_err(|error| thrown(error.phrase()))
    }

    /// A board with what [`Board::save`] wrote, shown and not played: nothing is drawn by lot.
    ///
    /// # Errors
    /// A phrase, where it cannot be read.
    pub fn restore_showing(saved: &str) -> Result<Self, JsValue> {
        let saved = saved_of(saved).ok_or(SaveError::Damaged);
        let table = saved.and_then(|saved| Table::restore_showing(saved, dealer()));
        table.map(Self::at).map_err(|error| thrown(error.phrase()))
    }

    /// Lets chance be drawn as soon as it is due, or leaves that to tokens that are played.
    pub fn draw_chance(&mut self, draws: bool) {
        self.change(|table| table.draw_chance(draws));
    }

    /// Reads a game line as far as it goes: `{line, problem}`.
    #[wasm_bindgen(
        unchecked_return_type = "{line: string, problem: import('./view').Phrase | null}"
    )]
    pub fn read(line: &str) -> JsValue {
        as_read(line.parse())
    }

    /// Reads the text behind `#` of a link as far as it goes: `{line, problem}`.
    #[wasm_bindgen(
        unchecked_return_type = "{line: string, problem: import('./view').Phrase | null}"
    )]
    pub fn read_link(fragment: &str) -> JsValue {
        as_read(read_link(fragment))
    }

    /// What to say around the board.
    #[wasm_bindgen(unchecked_return_type = "import('./view').View")]
    pub fn view(&self) -> JsValue {
        to_js(&view(&self.table, &self.eye))
    }

    /// The places of the board, from the back to the front.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Place[]")]
    pub fn places(&mut self) -> JsValue {
        let size = size(&self.table, &self.eye);
        let views: Vec<PlaceView> =
            self.places_now().iter().map(|place| place.view(size)).collect();
        to_js(&views)
    }

    /// Everything that was played, in reading order.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Played[]")]
    pub fn moves(&self) -> JsValue {
        to_js(&moves(&self.table))
    }

    /// A number that changes whenever the board may have: what was asked for before it changed
    /// need not be asked for again.
    #[wasm_bindgen(getter)]
    pub fn stamp(&self) -> u32 {
        self.stamp
    }

    /// The score table of the series.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Series")]
    pub fn series(&self) -> JsValue {
        to_js(&series(&self.table))
    }

    /// The form for a new game, with what was chosen for this one.
    #[wasm_bindgen(unchecked_return_type = "import('./view').Setup")]
    pub fn setup(&self) -> JsValue {
        to_js(&SetupView::new(self.table.setup(), None))
    }

    /// The legal tokens, in plain string order; for a chance event, all that are possible.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn legal(&self) -> Array {
        let mut all = Vec::new();
        self.table.game().legal(&mut all);
        let tokens: Array = all.iter().map(|mv| JsValue::from(mv.to_string())).collect();
        // JavaScript's own order of texts is the plain one, and its sort is there already.
        tokens.sort()
    }

    /// The game line, from the start to what is shown.
    #[wasm_bindgen(getter)]
    pub fn line(&self) -> String {
        self.table.line()
    }

    /// The text behind `#` of a link to what is shown.
    #[wasm_bindgen(getter)]
    pub fn link(&self) -> String {
        self.table.link_to(self.table.at())
    }

    /// The text behind `#` of a link to what is shown and what was played after it.
    #[wasm_bindgen(getter)]
    pub fn link_to_end(&self) -> String {
        self.table.link_to(self.table.tree().tip(self.table.at()))
    }

    /// How the line that is shown ends, as far as it was played: `{link, ply, winners}`, with the
    /// numbers of the seats that won, or null where nobody has yet.
    #[wasm_bindgen(unchecked_return_type = "{link: string, ply: number, winners: number[] | null}")]
    pub fn end(&self) -> JsValue {
        let tip = self.table.tree().tip(self.table.at());
        let node = self.table.tree().node(tip);
        let outcome = node.game.outcome();
        to_js(&End {
            link: self.table.link_to(tip),
            ply: node.ply,
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::number).collect()),
        })
    }

    /// A number that changes whenever the list of moves may have, which of them is shown aside.
    #[wasm_bindgen(getter)]
    pub fn moves_stamp(&self) -> u32 {
        self.moves_stamp
    }

    /// The numbers of the nodes on the line that is shown, from the start to its end.
    pub fn shown_line(&self) -> Vec<u32> {
        let tree = self.table.tree();
        let path = tree.path(tree.tip(self.table.at()));
        path.into_iter().map(|id| id.index() as u32).collect()
    }

    /// The game as a record: text with tags, moves, comments and variations.
    pub fn record(&self) -> String {
        self.table.record()
    }

    /// The tags of the record that say nothing of the game itself: names and values.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn tags(&self) -> JsValue {
        to_js(&self.table.tags().iter().collect::<Vec<_>>())
    }

    /// Gives a tag of the record a value, or takes it away with an empty one; tells whether there
    /// can be such a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        self.edit(|table| table.set_tag(name, value))
    }

    /// What somebody wrote about a node.
    pub fn comment_of(&self, node: usize) -> String {
        self.node(node).map(|id| self.table.tree().node(id).comment.clone()).unwrap_or_default()
    }

    /// Writes about a node; an empty text takes the comment away.
    pub fn comment(&mut self, node: usize, text: &str) {
        if let Some(id) = self.node(node) {
            self.edit(|table| table.comment(id, text));
        }
    }

    /// Makes the variation that leads to a node the main line where it departs from it; tells
    /// whether it was none.
    pub fn promote(&mut self, node: usize) -> bool {
        self.node(node).is_some_and(|id| self.edit(|table| table.promote(id)))
    }

    /// Deletes a node and everything after it; tells whether it could.
    pub fn delete(&mut self, node: usize) -> bool {
        let Some(id) = self.node(node) else { return false };
        let cut = self.change(|table| table.delete(id));
        self.moves_stamp = self.moves_stamp.wrapping_add(1);
        self.arriving = false;
        let deleted = cut.is_some();
        self.cuts.extend(cut);
        deleted
    }

    /// Puts back what was deleted last; tells whether there was anything.
    pub fn put_back(&mut self) -> bool {
        let Some(cut) = self.cuts.pop() else { return false };
        self.change(|table| table.put_back(cut));
        self.moves_stamp = self.moves_stamp.wrapping_add(1);
        self.arriving = false;
        true
    }

    /// The whole table as text, to be stored.
    pub fn save(&self) -> String {
        to_json(&self.table.save())
    }

    /// The picture as SVG text in the light or the dark theme.
    pub fn svg(&self, dark: bool) -> String {
        let theme = if dark { Theme::Dark } else { Theme::Light };
        svg(&picture(&self.table, &self.eye, 1.0), theme)
    }

    /// Gives the values of all colours in the order of `colours()`, and the font of texts.
    pub fn set_palette(&mut self, colours: &Array, font: String) {
        self.palette = Palette::new(colours, font);
        self.ground = Ground::default();
        self.icons.clear();
    }

    /// Tells the box that the picture is fitted into, in CSS pixels.
    pub fn fit(&mut self, width: f64, height: f64) {
        self.width = width;
        self.height = height;
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
        let picture = picture(&self.table, &self.eye, t);
        let placing = Placing::new(context, &picture, (self.width, self.height), ratio);
        self.ground.paint(context, &self.palette, picture, placing)
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
        let Some(picture) = icon(&self.table, &self.eye, id) else { return Ok(()) };
        let placing = Placing::new(context, &picture, (width, height), ratio);
        let shown = self.icons.iter().position(|icon| icon.id == id);
        let before = shown.map(|index| self.icons.swap_remove(index));
        if blank || before.is_none_or(|it| it.placing != placing || it.picture != picture) {
            painter::paint(context, &self.palette, &picture, placing)?;
        }
        self.icons.push(Icon { id: id.to_owned(), picture, placing });
        Ok(())
    }

    /// How long the last token takes to get to its place, in milliseconds; 0 where nothing moves.
    pub fn duration(&self) -> u32 {
        if self.arriving { cauce_scene::duration(&self.table) } else { 0 }
    }

    /// The id of the place under a pixel of the box.
    pub fn target_at(&mut self, x: f64, y: f64) -> Option<String> {
        let point = Fit::new(size(&self.table, &self.eye), self.width, self.height).point(x, y);
        hit(self.places_now(), point).map(|target| target.to_string())
    }

    /// The pointer or the cursor is over a place, or over none; tells whether that is new.
    pub fn aim(&mut self, id: Option<String>) -> bool {
        let target = id.and_then(|id| self.target(&id));
        // Only the proposal changes, not what can be pressed.
        self.table.aim(target)
    }

    /// Presses a place or a button for good.
    pub fn press(&mut self, id: &str) {
        if let Some(target) = self.target(id) {
            self.change(|table| table.press(target));
        }
    }

    /// A finger taps a place: the first tap shows what would be done, the second does it.
    pub fn tap(&mut self, id: &str) {
        if let Some(target) = self.target(id) {
            self.change(|table| table.tap(target));
        }
    }

    /// A drag begins at a place or a button: what lies there is taken up.
    pub fn grab(&mut self, id: &str) {
        if let Some(target) = self.target(id) {
            self.change(|table| table.grab(target));
        }
    }

    /// Turns what is in the hand by so many steps, clockwise; tells whether anything changed.
    pub fn turn(&mut self, steps: i32) -> bool {
        self.change(|table| table.turn_hand(steps))
    }

    /// A key that means something in this game only; tells whether it does.
    pub fn key(&mut self, key: &str) -> bool {
        let eye = self.eye;
        self.change(|table| match shortcut(table, &eye, key) {
            Some(target) => {
                table.press(target);
                true
            }
            None => table.key(key),
        })
    }

    /// Takes back what is half done; tells whether anything was.
    pub fn cancel(&mut self) -> bool {
        self.change(Table::cancel)
    }

    /// Turns the board and raises the eye, in degrees.
    pub fn orbit(&mut self, yaw: f32, tilt: f32) {
        self.eye.orbit(yaw, tilt);
        self.touch();
    }

    /// Looks from straight above, or from the side as at the beginning.
    pub fn look(&mut self, above: bool) {
        self.eye = if above { Eye::above() } else { Eye::default() };
        self.touch();
    }

    /// Plays a token.
    ///
    /// # Errors
    /// A phrase that says why it cannot be played; nothing is changed then.
    pub fn play(&mut self, token: &str) -> Result<(), JsValue> {
        self.change(|table| table.play_text(token)).map_err(|why| thrown(why.phrase()))
    }

    /// The side to move gives up.
    ///
    /// # Errors
    /// A phrase, where nobody is to move.
    pub fn resign(&mut self) -> Result<(), JsValue> {
        self.change(|table| table.play(Token::Resign)).map_err(|why| thrown(why.phrase()))
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    /// A phrase, where nobody is to move.
    pub fn agree_draw(&mut self) -> Result<(), JsValue> {
        self.change(|table| table.play(Token::Draw)).map_err(|why| thrown(why.phrase()))
    }

    /// Goes back to the decision before; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        self.change(Table::undo)
    }

    /// Takes up the move that was played from here last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        self.change(Table::redo)
    }

    /// Goes to a node of the tree of moves; an unknown number goes to the start.
    pub fn go_to(&mut self, node: usize) {
        self.change(|table| {
            let id = table.tree().id(node).unwrap_or(NodeId::ROOT);
            table.go_to(id);
        });
    }

    /// Gives the player on a seat, counted from 1, a name.
    pub fn rename(&mut self, seat: u8, name: &str) {
        if let Some(index) = seat.checked_sub(1).filter(|&index| index < Seat::MAX) {
            self.edit(|table| table.rename(Seat::from_index(index), name));
        }
    }

    /// A new game of the same kind between the same people, everybody one seat further on.
    pub fn rematch(&mut self) {
        self.change(Table::rematch);
        self.moves_stamp = self.moves_stamp.wrapping_add(1);
        self.cuts.clear();
        self.arriving = false;
    }
}
