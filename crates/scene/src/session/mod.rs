//! A game as a page has it: the one place where it stops to matter which game it is.
//!
//! Below this everything is generic over one game; above it there are only texts, numbers and
//! pictures.

#[cfg(test)]
mod tests;

use cauce_rules::{Illegal, Seat, Token};
use cauce_table::{Branches, Goal, Hand, NodeId, Saved, Table, Target, solution};
use serde::Serialize;

use crate::{
    Eye, Picture, Place, PlaceView, Played, Point, SeriesView, SetupView, View, hit, moves, series,
    stage::{Look, Show},
    view,
};

/// A table of any game, how it is looked at, and what has changed on it.
///
/// Places and buttons are told by their ids, nodes by their numbers, seats by theirs. An id or a
/// number that is none of the table's is passed over.
pub trait Session {
    /// Everything that a page says around the board.
    fn view(&self) -> View;

    /// The places of the board, from the back to the front.
    fn places(&mut self) -> Vec<PlaceView>;

    /// The id of the place at a point of the picture.
    fn target_at(&mut self, point: Point) -> Option<String>;

    /// The width and height of the picture, without drawing it.
    fn size(&self) -> (f32, f32);

    /// The board as it looks, the last move having got so far on its way: 0 begins, 1 is at rest.
    fn picture(&self, t: f32) -> Picture;

    /// The picture on a button, where it has one.
    fn icon(&self, id: &str) -> Option<Picture>;

    /// How long the last token takes to get to its place, in milliseconds; 0 where nothing moves.
    fn duration(&self) -> u32;

    /// Everything that was played, in reading order.
    fn moves(&self) -> Vec<Played>;

    /// The numbers of the nodes on the line that is shown, from the start to its end.
    fn shown_line(&self) -> Vec<u32>;

    /// What has changed.
    fn stamps(&self) -> Stamps;

    /// The score table of the series.
    fn series(&self) -> SeriesView;

    /// The form for a new game, with what was chosen for this one.
    fn setup(&self) -> SetupView;

    /// The legal tokens; for a chance event, all that are possible.
    fn legal(&self) -> Vec<String>;

    /// The game line, from the start to what is shown.
    fn line(&self) -> String;

    /// The game line from the start to a node; an unknown number is the start.
    fn line_to(&self, node: usize) -> String;

    /// What is pressed, one after the other, to make a move: the ids of places and buttons; none
    /// where the token cannot be played.
    fn way(&self, token: &str) -> Vec<String>;

    /// What a goal of the game's lesson says of the last move; nothing where there is no such goal
    /// or no move.
    fn verdict(&self, goal: &str) -> Option<&'static str>;

    /// A move that does what a goal of the game's lesson asks.
    fn solution(&self, goal: &str) -> Option<String>;

    /// The text behind `#` of a link to what is shown.
    fn link(&self) -> String;

    /// How the line that is shown ends, as far as it was played.
    fn end(&self) -> End;

    /// The game as a record: text with tags, moves, comments and variations.
    fn record(&self) -> String;

    /// The whole table, to be stored.
    fn save(&self) -> Saved;

    /// The tags of the record that say nothing of the game itself: names and values.
    fn tags(&self) -> Vec<(&str, &str)>;

    /// What somebody wrote about a node.
    fn comment_of(&self, node: usize) -> &str;

    /// Lets chance be drawn as soon as it is due, or leaves that to tokens that are played.
    fn draw_chance(&mut self, draws: bool);

    /// Gives a tag of the record a value, or takes it away with an empty one; tells whether there
    /// can be such a tag.
    fn set_tag(&mut self, name: &str, value: &str) -> bool;

    /// Writes about a node; an empty text takes the comment away.
    fn comment(&mut self, node: usize, text: &str);

    /// Makes the variation that leads to a node the main line where it departs from it; tells
    /// whether it was none.
    fn promote(&mut self, node: usize) -> bool;

    /// Deletes a node and everything after it; tells whether it could.
    fn delete(&mut self, node: usize) -> bool;

    /// Puts back what was deleted last; tells whether there was anything.
    fn put_back(&mut self) -> bool;

    /// The pointer or the cursor is over a place, or over none; tells whether that is new.
    fn aim(&mut self, id: Option<&str>) -> bool;

    /// Presses a place or a button for good.
    fn press(&mut self, id: &str);

    /// A finger taps a place: the first tap shows what would be done, the second does it.
    fn tap(&mut self, id: &str);

    /// A drag begins at a place or a button: what lies there is taken up.
    fn grab(&mut self, id: &str);

    /// Turns what is in the hand by so many steps, clockwise; tells whether anything changed.
    fn turn(&mut self, steps: i32) -> bool;

    /// A key that means something in this game only; tells whether it does.
    fn key(&mut self, key: &str) -> bool;

    /// Takes back what is half done; tells whether anything was.
    fn cancel(&mut self) -> bool;

    /// Turns the board and raises the eye, in degrees.
    fn orbit(&mut self, yaw: f32, tilt: f32);

    /// Looks from straight above, or from the side as at the beginning.
    fn look(&mut self, above: bool);

    /// Plays a token.
    ///
    /// # Errors
    /// Why it cannot be played; nothing is changed then.
    fn play(&mut self, token: &str) -> Result<(), Illegal>;

    /// Goes back to the decision before; tells whether there was one.
    fn undo(&mut self) -> bool;

    /// Takes up the move that was played from here last; tells whether there was one.
    fn redo(&mut self) -> bool;

    /// Goes to a node of the tree of moves; an unknown number goes to the start.
    fn go_to(&mut self, node: usize);

    /// Goes to a point of the line that is shown, where so many moves are made, or as near to it as
    /// the line comes; tells whether that is elsewhere.
    fn go_to_ply(&mut self, ply: usize) -> bool;

    /// Gives the player on a seat, counted from 1, a name.
    fn rename(&mut self, seat: u8, name: &str);

    /// A new game of the same kind between the same people, everybody one seat further on.
    fn rematch(&mut self);
}

/// Numbers that change with what they stand for: what was asked for before they changed need not
/// be asked for again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stamps {
    /// Changes whenever the board may have.
    pub board: u32,
    /// Changes whenever the list of moves may have, which of them is shown aside.
    pub moves: u32,
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
}

/// A table of one game that is shown.
pub(crate) struct Shown<G: Show> {
    table: Table<G>,
    eye: Eye,
    /// The places of the board, made when they are asked for and kept until something changes.
    places: Option<Vec<Place>>,
    news: News,
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
    }

    /// Notes where the table stood before, and how many nodes it had.
    fn take(&mut self, before: (NodeId, usize), branches: &Branches, at: NodeId) {
        if before.0 != at {
            // A step forward is shown on its way, with the chance event that followed; a step back
            // or a jump is not.
            self.arriving = branches.back_from(at).skip(1).take(2).any(|id| id == before.0);
        }
        if before.1 != branches.len() {
            self.of_moves();
        }
        self.of_board();
    }
}

impl<G: Show> Shown<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        Self { table, eye: Eye::default(), places: None, news: News::default() }
    }

    fn look_at(&self, t: f32) -> Look<'_, G> {
        Look::new(&self.table, &self.eye, t)
    }

    /// Does something with the table and notes what changed.
    fn change<T>(&mut self, change: impl FnOnce(&mut Table<G>) -> T) -> T {
        let before = (self.table.at(), self.table.branches().len());
        let changed = change(&mut self.table);
        self.places = None;
        self.news.take(before, self.table.branches(), self.table.at());
        changed
    }

    /// Does something with the table that is no step in the game.
    fn jump<T>(&mut self, jump: impl FnOnce(&mut Table<G>) -> T) -> T {
        let changed = self.change(jump);
        self.news.of_moves();
        self.news.arriving = false;
        changed
    }

    /// Does something with the tree of moves that leaves the board as it is.
    fn edit<T>(&mut self, edit: impl FnOnce(&mut Table<G>) -> T) -> T {
        self.news.of_moves();
        self.news.of_board();
        edit(&mut self.table)
    }

    fn node(&self, number: usize) -> Option<NodeId> {
        self.table.branches().id(number)
    }

    fn target(&self, id: &str) -> Option<Target<G>> {
        Target::parse(id, self.table.game())
    }

    fn places_now(&mut self) -> &[Place] {
        let Self { table, eye, places, .. } = self;
        places.get_or_insert_with(|| G::places(Look::new(table, eye, 1.0)))
    }
}

impl<G: Show> Session for Shown<G> {
    fn view(&self) -> View {
        view(&self.table, &self.eye)
    }

    fn places(&mut self) -> Vec<PlaceView> {
        let size = self.size();
        self.places_now().iter().map(|place| place.view(size)).collect()
    }

    fn target_at(&mut self, point: Point) -> Option<String> {
        hit(self.places_now(), point).map(str::to_owned)
    }

    fn size(&self) -> (f32, f32) {
        self.table.game().size()
    }

    fn picture(&self, t: f32) -> Picture {
        G::picture(self.look_at(t))
    }

    fn icon(&self, id: &str) -> Option<Picture> {
        G::icon(self.look_at(1.0), self.target(id)?)
    }

    fn duration(&self) -> u32 {
        if self.news.arriving { G::duration(self.look_at(1.0)) } else { 0 }
    }

    fn moves(&self) -> Vec<Played> {
        moves(&self.table)
    }

    fn shown_line(&self) -> Vec<u32> {
        let branches = self.table.branches();
        let path = branches.path(branches.tip(self.table.at()));
        path.into_iter().map(|id| id.index() as u32).collect()
    }

    fn stamps(&self) -> Stamps {
        self.news.stamps
    }

    fn series(&self) -> SeriesView {
        series(&self.table)
    }

    fn setup(&self) -> SetupView {
        SetupView::new(self.table.setup(), None)
    }

    fn legal(&self) -> Vec<String> {
        self.table.game().legal().iter().map(ToString::to_string).collect()
    }

    fn line(&self) -> String {
        self.table.line()
    }

    fn line_to(&self, node: usize) -> String {
        self.table.line_to(self.node(node).unwrap_or(NodeId::ROOT))
    }

    fn way(&self, token: &str) -> Vec<String> {
        let game = self.table.game();
        let way = match game.parse_token(token) {
            Ok(Token::Move(mv)) if game.check(mv).is_ok() => G::Hand::way(game, mv),
            Ok(Token::Move(_)) | Err(_) => Vec::new(),
            Ok(ending) => vec![Target::Answer(ending)],
        };
        way.iter().map(ToString::to_string).collect()
    }

    fn verdict(&self, goal: &str) -> Option<&'static str> {
        let (before, _) = self.table.last()?;
        Some(G::Goal::from_name(goal)?.judge(self.table.game(), before).name())
    }

    fn solution(&self, goal: &str) -> Option<String> {
        let goal = G::Goal::from_name(goal)?;
        solution(self.table.game(), goal).map(|mv| mv.to_string())
    }

    fn link(&self) -> String {
        self.table.link_to(self.table.at())
    }

    fn end(&self) -> End {
        let tip = self.table.branches().tip(self.table.at());
        let outcome = self.table.tree().game(tip).outcome();
        End {
            link: self.table.link_to(tip),
            ply: self.table.branches().ply(tip),
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::number).collect()),
        }
    }

    fn record(&self) -> String {
        self.table.record().to_string()
    }

    fn save(&self) -> Saved {
        self.table.save()
    }

    fn tags(&self) -> Vec<(&str, &str)> {
        self.table.tags().iter().collect()
    }

    fn comment_of(&self, node: usize) -> &str {
        self.node(node).map_or("", |id| self.table.branches().comment(id))
    }

    fn draw_chance(&mut self, draws: bool) {
        self.change(|table| table.draw_chance(draws));
    }

    fn set_tag(&mut self, name: &str, value: &str) -> bool {
        self.edit(|table| table.set_tag(name, value))
    }

    fn comment(&mut self, node: usize, text: &str) {
        if let Some(id) = self.node(node) {
            self.edit(|table| table.comment(id, text));
        }
    }

    fn promote(&mut self, node: usize) -> bool {
        self.node(node).is_some_and(|id| self.edit(|table| table.promote(id)))
    }

    fn delete(&mut self, node: usize) -> bool {
        self.node(node).is_some_and(|id| self.jump(|table| table.delete(id)))
    }

    fn put_back(&mut self) -> bool {
        self.jump(Table::put_back)
    }

    fn aim(&mut self, id: Option<&str>) -> bool {
        let target = id.and_then(|id| self.target(id));
        // Only the proposal changes, not what can be pressed.
        self.table.aim(target)
    }

    fn press(&mut self, id: &str) {
        if let Some(target) = self.target(id) {
            self.change(|table| table.press(target));
        }
    }

    fn tap(&mut self, id: &str) {
        if let Some(target) = self.target(id) {
            self.change(|table| table.tap(target));
        }
    }

    fn grab(&mut self, id: &str) {
        if let Some(target) = self.target(id) {
            self.change(|table| table.grab(target));
        }
    }

    fn turn(&mut self, steps: i32) -> bool {
        self.change(|table| table.turn_hand(steps))
    }

    fn key(&mut self, key: &str) -> bool {
        let action = G::action(self.look_at(1.0), key);
        action.is_some_and(|action| self.change(|table| table.act(action)))
    }

    fn cancel(&mut self) -> bool {
        self.change(Table::cancel)
    }

    fn orbit(&mut self, yaw: f32, tilt: f32) {
        self.eye.orbit(yaw, tilt);
        self.places = None;
        self.news.of_board();
    }

    fn look(&mut self, above: bool) {
        self.eye = if above { Eye::above() } else { Eye::default() };
        self.places = None;
        self.news.of_board();
    }

    fn play(&mut self, token: &str) -> Result<(), Illegal> {
        self.change(|table| table.play_text(token))
    }

    fn undo(&mut self) -> bool {
        self.change(Table::undo)
    }

    fn redo(&mut self) -> bool {
        self.change(Table::redo)
    }

    fn go_to(&mut self, node: usize) {
        let id = self.node(node).unwrap_or(NodeId::ROOT);
        self.change(|table| table.go_to(id));
    }

    fn go_to_ply(&mut self, ply: usize) -> bool {
        self.change(|table| table.go_to_ply(ply))
    }

    fn rename(&mut self, seat: u8, name: &str) {
        if let Some(seat) = Seat::from_number(seat) {
            self.edit(|table| table.rename(seat, name));
        }
    }

    fn rematch(&mut self) {
        self.jump(Table::rematch);
    }
}
