//! A game as a page or the terminal has it: whichever game it is, it is a session.

#[cfg(test)]
mod tests;
mod tokens;

use std::cell::RefCell;

use cauce_rules::Seat;
use cauce_table::{After, AnyRecord, Branches, Comparison, Mark, NodeId, Saved};
use delegate::delegate;
use serde::Serialize;

use crate::{
    Eye, Phrase, Picture, Place, PlaceView, Played, PlayedSince, Point, Reason, SeriesView,
    SetupView, View, any::AnyTable, hit, moves, series::series,
};
use tokens::Tokens;

/// A table of any game, how it is looked at, and what has changed on it.
///
/// Places and buttons are told by their ids, nodes by their numbers, seats by theirs. An id or a
/// number that is none of the table's is passed over.
pub struct Session {
    table: Box<dyn AnyTable>,
    eye: Eye,
    /// The places of the board, made when they are asked for and kept until something changes.
    places: Option<Vec<Place>>,
    tokens: RefCell<Tokens>,
    news: News,
}

impl Session {
    pub(crate) fn new(table: impl AnyTable + 'static) -> Self {
        let table = Box::new(table);
        let tokens = RefCell::default();
        Self { table, eye: Eye::default(), places: None, tokens, news: News::default() }
    }

    /// Lays something else on the table, which is looked at from the same side.
    pub(crate) fn lay(&mut self, table: impl AnyTable + 'static) {
        *self = Self { eye: self.eye, ..Self::new(table) };
    }

    delegate! {
        to self.table {
            /// The width and height of the picture, without drawing it.
            pub fn size(&self) -> (f32, f32);

            /// The form for a new game, with what was chosen for this one.
            pub fn setup(&self) -> SetupView;

            /// The legal tokens; for a chance event, all that are possible.
            pub fn legal(&self) -> Vec<String>;

            /// What is pressed, one after the other, to make a move: the ids of places and buttons;
            /// none where the token cannot be played.
            pub fn way(&self, token: &str) -> Vec<String>;

            /// What a goal of the game's lesson says of the last move; nothing where there is no such
            /// goal or no move.
            pub fn verdict(&self, goal: &str) -> Option<&'static str>;

            /// A move that does what a goal of the game's lesson asks.
            pub fn solution(&self, goal: &str) -> Option<String>;

            /// The whole table, to be stored.
            pub fn save(&self) -> Saved;
        }
    }

    /// Everything that a page says around the board.
    pub fn view(&self) -> View {
        View::new(&*self.table, &self.eye)
    }

    /// The places of the board, from the back to the front.
    pub fn places(&mut self) -> Vec<PlaceView> {
        let size = self.size();
        self.places_now().iter().map(|place| place.view(size)).collect()
    }

    /// The id of the place at a point of the picture.
    pub fn target_at(&mut self, point: Point) -> Option<String> {
        hit(self.places_now(), point).map(str::to_owned)
    }

    /// The board as it looks, the last move having got so far on its way: 0 begins, 1 is at rest.
    pub fn picture(&self, t: f32) -> Picture {
        self.table.picture(&self.eye, t)
    }

    /// The picture on a button, where it has one.
    pub fn icon(&self, id: &str) -> Option<Picture> {
        self.table.icon(&self.eye, id)
    }

    /// How long the last token takes to get to its place, in milliseconds; 0 where nothing moves.
    pub fn duration(&self) -> u32 {
        if self.news.arriving { self.table.duration() } else { 0 }
    }

    /// Everything that was played, in reading order.
    pub fn moves(&self) -> Vec<Played> {
        self.moves_after(0)
    }

    /// The part of that list that comes after a node of the main line and what replaces it.
    pub fn moves_after(&self, node: usize) -> Vec<Played> {
        moves::moves(&*self.table, self.node(node).unwrap_or(NodeId::ROOT))
    }

    /// What was played from a node to where the table stands; from the start, where the node is not
    /// on the way.
    pub fn played_since(&self, node: usize) -> PlayedSince {
        moves::played_since(&*self.table, self.line(), self.node(node).unwrap_or(NodeId::ROOT))
    }

    /// The numbers of the nodes on the line that is shown, from the start to its end.
    pub fn shown_line(&self) -> Vec<u32> {
        let branches = self.branches();
        let path = branches.path(branches.tip(self.table.at()));
        path.into_iter().map(|id| id.index() as u32).collect()
    }

    /// What has changed.
    pub fn stamps(&self) -> Stamps {
        self.news.stamps
    }

    /// The score table of the series.
    pub fn series(&self) -> SeriesView {
        series(&*self.table)
    }

    /// The game line, from the start to what is shown.
    pub fn line(&self) -> String {
        self.with_tokens(self.table.at(), |record, tokens| record.line_with(tokens))
    }

    /// The game line from the start to a node; an unknown number is the start.
    pub fn line_to(&self, node: usize) -> String {
        self.table.record().line_to(self.node(node).unwrap_or(NodeId::ROOT))
    }

    /// The text behind `#` of a link to what is shown.
    pub fn link(&self) -> String {
        self.with_tokens(self.table.at(), |record, tokens| record.link_with(tokens))
    }

    /// How the line that is shown ends, as far as it was played; once the game is over, how that
    /// ended, whatever is tried in it.
    pub fn end(&self) -> End {
        let (record, branches, at) = (self.table.record(), self.branches(), self.table.at());
        let tip = if branches.is_aside(at) { branches.main_tip() } else { branches.tip(at) };
        let outcome = record.outcome(tip);
        End {
            link: self.with_tokens(tip, |record, tokens| record.link_with(tokens)),
            ply: branches.ply(tip),
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::number).collect()),
            reason: outcome.map(|outcome| outcome.reason.name()),
        }
    }

    /// The game as a record: text with tags, moves, comments and variations.
    pub fn record(&self) -> String {
        self.table.record().to_string()
    }

    /// The tags of the record that say nothing of the game itself: names and values.
    pub fn tags(&self) -> Vec<(&str, &str)> {
        self.table.record().sheet().tags().iter().collect()
    }

    /// What somebody wrote about a node.
    pub fn comment_of(&self, node: usize) -> &str {
        self.node(node).map_or("", |id| self.branches().comment(id))
    }

    /// Lets chance be drawn as soon as it is due, or leaves that to tokens that are played.
    pub fn draw_chance(&mut self, draws: bool) {
        self.change(|table| table.draw_chance(draws));
    }

    /// Gives a tag of the record a value, or takes it away with an empty one; tells whether there
    /// can be such a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        self.edit(|table| table.record_mut().set_tag(name, value))
    }

    /// Writes about a node; an empty text takes the comment away.
    pub fn comment(&mut self, node: usize, text: &str) {
        if let Some(id) = self.node(node) {
            self.edit(|table| table.record_mut().branches_mut().set_comment(id, text));
        }
    }

    /// Says by a sign such as `!?` how good the move was that led to a node; an empty one, and what
    /// is no sign, takes the mark away.
    pub fn mark(&mut self, node: usize, sign: &str) {
        if let Some(id) = self.node(node) {
            self.edit(|table| {
                table.record_mut().branches_mut().set_mark(id, Mark::from_sign(sign))
            });
        }
    }

    /// Adds a token after a node without going there, unless it was played there before. Gives back
    /// the number of its node.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn add(&mut self, node: usize, token: &str) -> Result<usize, Phrase> {
        let id = self.node(node).unwrap_or(NodeId::ROOT);
        let added = self.edit(|table| table.record_mut().add_text(id, token));
        added.map(NodeId::index).map_err(|why| why.phrase())
    }

    /// Makes the variation that leads to a node the main line where it departs from it; tells
    /// whether it was none.
    pub fn promote(&mut self, node: usize) -> bool {
        let Some(id) = self.node(node) else { return false };
        self.edit(|table| table.record_mut().branches_mut().promote(id))
    }

    /// Deletes a node and everything after it; tells whether it could.
    pub fn delete(&mut self, node: usize) -> bool {
        let Some(id) = self.node(node) else { return false };
        self.jump(|table| table.delete(id))
    }

    /// Puts back what was deleted last; tells whether there was anything.
    pub fn put_back(&mut self) -> bool {
        self.jump(|table| table.put_back())
    }

    /// The pointer or the cursor is over a place, or over none; tells whether that is new.
    pub fn aim(&mut self, id: Option<&str>) -> bool {
        // Only the proposal changes, not what can be pressed.
        self.table.aim(id)
    }

    /// Presses a place or a button for good.
    pub fn press(&mut self, id: &str) {
        self.change(|table| table.press(id));
    }

    /// Shows what a click on a place would do, if it would not do it at once; tells whether that is so.
    pub fn show(&mut self, id: &str) -> bool {
        self.change(|table| table.show(id))
    }

    /// A finger taps a place: the first tap shows what would be done, the second does it.
    pub fn tap(&mut self, id: &str) {
        self.change(|table| table.tap(id));
    }

    /// A drag begins at a place or a button: what lies there is taken up.
    pub fn grab(&mut self, id: &str) {
        self.change(|table| table.grab(id));
    }

    /// Turns what is in the hand by so many steps, clockwise; tells whether anything changed.
    pub fn turn(&mut self, steps: i32) -> bool {
        self.change(|table| table.turn_hand(steps))
    }

    /// A key that means something in this game only; tells whether it does. One that is `held` down
    /// plays nothing.
    pub fn key(&mut self, key: &str, held: bool) -> bool {
        let eye = self.eye;
        self.change(|table| table.key(&eye, key, held))
    }

    /// Takes back what is half done; tells whether anything was.
    pub fn cancel(&mut self) -> bool {
        self.change(|table| table.cancel())
    }

    /// Turns the board and raises the eye, in degrees.
    pub fn orbit(&mut self, yaw: f32, tilt: f32) {
        self.eye.orbit(yaw, tilt);
        self.touch();
    }

    /// Looks from straight above, or where it does so, from the side as at the beginning.
    pub fn look(&mut self) {
        let side = self.eye.side;
        let above = Eye { side, ..Eye::above() };
        self.eye = if self.eye == above { Eye { side, ..Eye::default() } } else { above };
        self.touch();
    }

    /// Looks from another side of the table, so many degrees clockwise round it: the board stays as it lies.
    pub fn sit(&mut self, side: f32) {
        if self.eye.side != side {
            self.eye.side = side;
            self.touch();
        }
    }

    /// Looks from where another board is looked at.
    pub fn look_as(&mut self, other: &Self) {
        self.eye = other.eye;
        self.touch();
    }

    /// Plays a token, whoever is to move; where it is told after what, only there.
    ///
    /// # Errors
    /// Why it cannot be played; nothing is changed then.
    pub fn play(&mut self, token: &str, after: Option<&After>) -> Result<(), Phrase> {
        self.change(|table| table.play(token, after))
    }

    /// Plays a token for somebody here, such as to give up.
    ///
    /// # Errors
    /// Why it cannot be played, or who is not here that it takes; nothing is changed then.
    pub fn answer(&mut self, token: &str) -> Result<(), Phrase> {
        self.change(|table| table.answer(token))
    }

    /// From now on a token waits for consent before it is played, whoever plays or draws it, or no
    /// longer; see [`Session::pending`].
    pub fn ask_first(&mut self, asks_first: bool) {
        self.table.ask_first(asks_first);
    }

    /// The token that waits to be played.
    pub fn pending(&self) -> Option<PendingToken> {
        self.table.pending().map(|(token, drawn)| PendingToken { token, drawn })
    }

    /// Plays the token that waits, or drops it together with what is half done.
    pub fn resolve(&mut self, consent: bool) {
        self.change(|table| table.resolve(consent));
    }

    /// Goes back to the last decision made here; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        self.change(|table| table.undo())
    }

    /// Takes up what was played last up to the next decision here; tells whether there was any.
    pub fn redo(&mut self) -> bool {
        self.change(|table| table.redo())
    }

    /// Goes to a node of the tree of moves; an unknown number goes to the start.
    pub fn go_to(&mut self, node: usize) {
        let id = self.node(node).unwrap_or(NodeId::ROOT);
        self.change(|table| table.go_to(id));
    }

    /// Goes to a point of the line that is shown, where so many moves are made, or as near to it as
    /// the line comes; tells whether that is elsewhere.
    pub fn go_to_ply(&mut self, ply: usize) -> bool {
        self.change(|table| table.go_to_ply(ply))
    }

    /// Gives the player on a seat, counted from 1, a name.
    pub fn rename(&mut self, seat: u8, name: &str) {
        if let Some(seat) = Seat::from_number(seat) {
            self.edit(|table| table.record_mut().sheet_mut().rename(seat, name));
        }
    }

    /// Who moves for the seats: `here computer-3`.
    pub fn seats(&self) -> String {
        self.table.record().sheet().controllers(" ")
    }

    /// Tells who moves for the seats, with spaces or commas between.
    ///
    /// # Errors
    /// Why the text does not tell that; nothing is changed then.
    pub fn set_seats(&mut self, text: &str) -> Result<(), Phrase> {
        self.change(|table| table.set_seats(text)).map_err(|error| error.phrase())?;
        self.news.of_moves();
        Ok(())
    }

    /// The text behind `#` of a link to the line that is shown, for those who play the seats with
    /// these numbers: on their table every other person is away. The game gets an id, if it has none.
    pub fn link_for(&mut self, receivers: &[u8]) -> String {
        let seats = receivers.iter().filter_map(|&number| Seat::from_number(number)).collect();
        self.edit(|table| table.link_for(seats))
    }

    /// How the game of a link stands to what was played here.
    pub fn compare(&self, fragment: &str) -> Comparison {
        self.table.record().compare(&self.table.read_link(fragment).line)
    }

    /// Adds the moves of a link to what was played here and shows them; nothing is lost. Tells
    /// whether the link is to a game with this start.
    pub fn take_up(&mut self, fragment: &str) -> bool {
        self.change(|table| table.take_up(&table.read_link(fragment)))
    }

    /// A new game of the same kind between the same people, everybody one seat further on.
    pub fn rematch(&mut self) {
        self.jump(|table| table.rematch());
    }

    /// Does something with the table and notes what changed.
    fn change<T>(&mut self, change: impl FnOnce(&mut dyn AnyTable) -> T) -> T {
        let branches = self.branches();
        let before = (self.table.at(), branches.len(), branches.main_tip());
        let changed = change(&mut *self.table);
        self.places = None;
        self.news.take(before, self.table.record().branches(), self.table.at());
        changed
    }

    /// Does something with the table that is no step in the game.
    fn jump<T>(&mut self, jump: impl FnOnce(&mut dyn AnyTable) -> T) -> T {
        let changed = self.change(jump);
        self.tokens = RefCell::default();
        self.news.of_moves();
        self.news.arriving = false;
        changed
    }

    /// Does something with the record that leaves the board as it is.
    fn edit<T>(&mut self, edit: impl FnOnce(&mut dyn AnyTable) -> T) -> T {
        self.news.of_moves();
        self.news.of_board();
        edit(&mut *self.table)
    }

    /// The board looks otherwise now.
    fn touch(&mut self) {
        self.places = None;
        self.news.of_board();
    }

    /// Does something with the tokens from the start to a node.
    fn with_tokens<T>(&self, id: NodeId, make: impl FnOnce(&dyn AnyRecord, &str) -> T) -> T {
        let record = self.table.record();
        make(record, self.tokens.borrow_mut().to(record, id))
    }

    fn branches(&self) -> &Branches {
        self.table.record().branches()
    }

    fn node(&self, number: usize) -> Option<NodeId> {
        self.branches().id(number)
    }

    fn places_now(&mut self) -> &[Place] {
        let Self { table, eye, places, .. } = self;
        places.get_or_insert_with(|| table.places(eye))
    }
}

/// Numbers that change with what they stand for: what was asked for before they changed need not
/// be asked for again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stamps {
    /// Changes whenever the board may have.
    pub board: u32,
    /// Changes whenever the list of moves may have, which of them is shown aside.
    pub moves: u32,
    /// Changes with it, unless there is only more at its end.
    pub list: u32,
}

/// A token that waits for consent to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PendingToken {
    /// The token; it is legal.
    pub token: String,
    /// Whether chance has drawn it here.
    pub drawn: bool,
}

/// How a line ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct End {
    /// The text behind `#` of a link to the end.
    pub link: String,
    /// How many moves were made up to there.
    pub ply: usize,
    /// The numbers of the seats that have won, where the game is over.
    pub winners: Option<Vec<u8>>,
    /// The name of the reason in the notation, where the game is over.
    pub reason: Option<&'static str>,
}

/// What has changed on a table.
#[derive(Default)]
struct News {
    stamps: Stamps,
    /// Whether the last token has just been played forward, so that its way can be shown.
    arriving: bool,
}

impl News {
    fn of_board(&mut self) {
        self.stamps.board = self.stamps.board.wrapping_add(1);
    }

    fn of_moves(&mut self) {
        self.stamps.moves = self.stamps.moves.wrapping_add(1);
        self.stamps.list = self.stamps.list.wrapping_add(1);
    }

    /// Notes where the table stood before, how many nodes it had, and where its main line ended.
    fn take(&mut self, before: (NodeId, usize, NodeId), branches: &Branches, at: NodeId) {
        if before.0 != at {
            // A step forward is shown on its way, with the chance event that followed; a step back
            // or a jump is not.
            self.arriving = branches.back_from(at).skip(1).take(2).any(|id| id == before.0);
        }
        let tip = branches.main_tip();
        if before.1 != branches.len() || before.2 != tip {
            let Stamps { list, .. } = self.stamps;
            self.of_moves();
            // Where all that is new stands at the end of the main line, the list only goes on.
            let new = branches.back_from(tip).take_while(|&id| id != before.2).count();
            if before.1 + new == branches.len() {
                self.stamps.list = list;
            }
        }
        self.of_board();
    }
}
