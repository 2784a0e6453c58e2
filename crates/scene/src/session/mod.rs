//! A game as a page or the terminal has it: whichever game it is, it is a session.

mod of;
mod revisions;
#[cfg(test)]
mod tests;
mod tokens;

use std::cell::Ref;

use cauce_rules::Seat;
use cauce_table::{
    After, AnyRecord, Comparison, LineReader, Link, NodeId, Round, Saved, read_link,
};
use serde::Serialize;

use crate::{
    Camera, Phrase, Picture, Place, PlaceView, Played, PlayedSince, Point, SeriesView, SetupView,
    View, hit, series::series, setup::Form,
};
pub(crate) use of::SessionOf;
pub use revisions::Revisions;

/// A table of any game and how it is looked at: the one place where it stops to matter which game
/// it is. Below, everything is generic over one game; above, there are texts, numbers and pictures.
///
/// Places and buttons are told by their ids, nodes by their numbers, seats by theirs. An id or a
/// number that is none of the table's is passed over. What needs no game is not in the trait, but
/// is a method of `dyn Session`.
pub trait Session {
    /// The game as a record.
    fn record(&self) -> &dyn AnyRecord;

    /// Where in the tree of moves the table stands.
    fn at(&self) -> NodeId;

    /// The games of the series, this one last: as it ended, wherever it is looked at, once it is over.
    fn rounds(&self) -> Vec<Round>;

    /// The whole table, to be stored.
    fn save(&self) -> Saved;

    /// What has changed.
    fn revisions(&self) -> Revisions;

    /// From where the board is looked at.
    fn camera(&self) -> Camera;

    /// Everything that a page says around the board.
    fn view(&self) -> View;

    /// The width and height of the picture, without drawing it.
    fn size(&self) -> (f32, f32);

    /// The board as it looks, the last move having got so far on its way: 0 begins, 1 is at rest.
    fn picture(&self, t: f32) -> Picture;

    /// The picture on a button, where it has one.
    fn icon(&self, id: &str) -> Option<Picture>;

    /// How long the last token takes to get to its place, in milliseconds; 0 where nothing moves.
    fn duration(&self) -> u32;

    /// What can be pressed on the board, from the back to the front; nothing of it while the player
    /// to move is not here.
    fn outlines(&self) -> Ref<'_, [Place]>;

    /// The part of the list of moves that comes after a node of the main line and what replaces it.
    fn moves_after(&self, node: usize) -> Vec<Played>;

    /// What was played from a node to where the table stands; from the start, where the node is not
    /// on the way.
    fn played_since(&self, node: usize) -> PlayedSince;

    /// The tokens from the start to a node, with spaces between.
    fn tokens(&self, id: NodeId) -> Ref<'_, str>;

    /// What was chosen for this game.
    fn form(&self) -> &dyn Form;

    /// What reads lines of this game; those of another have a problem.
    fn line_reader(&self) -> &dyn LineReader;

    /// The legal tokens; for a chance event, all that are possible.
    fn legal(&self) -> Vec<String>;

    /// What is pressed, one after the other, to make a move: the ids of places and buttons; none
    /// where the token cannot be played.
    fn press_sequence(&self, token: &str) -> Vec<String>;

    /// What a goal of the game's lesson says of the last move; nothing where there is no such goal
    /// or no move.
    fn verdict(&self, goal: &str) -> Option<&'static str>;

    /// A move that does what a goal of the game's lesson asks.
    fn solution(&self, goal: &str) -> Option<String>;

    /// The token that waits to be played.
    fn pending(&self) -> Option<PendingToken>;

    /// Looks at the board from elsewhere.
    fn set_camera(&mut self, camera: Camera);

    /// The pointer or the cursor is over a place, or over none. Returns true if that is new.
    fn aim(&mut self, id: Option<&str>) -> bool;

    /// Presses a place or a button for good.
    fn press(&mut self, id: &str);

    /// Shows what a click on a place would do, if it would not do it at once. Returns true if so.
    fn show(&mut self, id: &str) -> bool;

    /// A finger taps a place: the first tap shows what would be done, the second does it. Where the
    /// player has chosen so (`direct`), the first does it if nothing has to be seen first.
    fn tap(&mut self, id: &str, direct: bool);

    /// A drag begins at a place or a button: what lies there is taken up.
    fn grab(&mut self, id: &str);

    /// Rotates what is in the hand by so many steps, clockwise. Returns true if anything changed.
    fn rotate(&mut self, steps: i32) -> bool;

    /// A key that means something in this game only; one that is `held` down plays nothing. Returns
    /// true if it means anything.
    fn press_key(&mut self, key: &str, held: bool) -> bool;

    /// Takes back what is half done. Returns true if anything was.
    fn cancel(&mut self) -> bool;

    /// Plays a token, whoever is to move; where it is told after what, only there.
    ///
    /// # Errors
    /// Why it cannot be played; nothing is changed then.
    fn play(&mut self, token: &str, after: Option<&After>) -> Result<(), Phrase>;

    /// Plays a token for somebody here, such as to give up.
    ///
    /// # Errors
    /// Why it cannot be played, or who is not here that it takes; nothing is changed then.
    fn answer(&mut self, token: &str) -> Result<(), Phrase>;

    /// Lets chance be drawn as soon as it is due, or leaves that to tokens that are played.
    fn draw_chance(&mut self, draws: bool);

    /// From now on a token waits for consent before it is played, whoever plays or draws it, or no
    /// longer; see [`Session::pending`].
    fn ask_first(&mut self, asks_first: bool);

    /// Plays the token that waits, or drops it together with what is half done.
    fn resolve(&mut self, consent: bool);

    /// Goes back to the last decision made here. Returns true if there was one.
    fn undo(&mut self) -> bool;

    /// Takes up what was played last up to the next decision here. Returns true if there was any.
    fn redo(&mut self) -> bool;

    /// Goes to a node of the tree of moves; an unknown number goes to the start.
    fn go_to(&mut self, node: usize);

    /// Goes to a point of the line that is shown, where so many moves are made, or as near to it as
    /// the line comes. Returns true if that is elsewhere.
    fn go_to_ply(&mut self, ply: usize) -> bool;

    /// A new game of the same kind between the same people, everybody one seat further on.
    fn rematch(&mut self);

    /// Gives a tag of the record a value, or takes it away with an empty one. Returns true if there
    /// can be such a tag.
    fn set_tag(&mut self, name: &str, value: &str) -> bool;

    /// Gives the player on a seat, counted from 1, a name.
    fn rename(&mut self, seat: u8, name: &str);

    /// Sets who moves for the seats, with spaces or commas between.
    ///
    /// # Errors
    /// Why the text does not say that; nothing is changed then.
    fn set_seats(&mut self, text: &str) -> Result<(), Phrase>;

    /// Writes about a node; an empty text takes the comment away.
    fn comment(&mut self, node: usize, text: &str);

    /// Says by a sign such as `!?` how good the move was that led to a node; an empty one, and what
    /// is no sign, takes the mark away.
    fn mark(&mut self, node: usize, sign: &str);

    /// Adds a token after a node without going there, unless it was played there before. Returns
    /// the number of its node.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn add(&mut self, node: usize, token: &str) -> Result<usize, Phrase>;

    /// Makes the variation that leads to a node the main line where it departs from it. Returns
    /// true if it was none.
    fn promote(&mut self, node: usize) -> bool;

    /// Deletes a node and everything after it. Returns true if it could.
    fn delete(&mut self, node: usize) -> bool;

    /// Puts back what was deleted last. Returns true if there was anything.
    fn undelete(&mut self) -> bool;

    /// The text behind `#` of a link to the line that is shown, for those who play the seats with
    /// these numbers: on their table every other person is away. The game gets an id, if it has none.
    fn link_for(&mut self, receivers: &[u8]) -> String;

    /// Adds the moves of a link that was read to what was played here and shows them; nothing is lost.
    /// Returns true if the link is whole, and to a game with this start.
    fn merge(&mut self, link: &Link) -> bool;
}

impl dyn Session + '_ {
    /// The places of the board, from the back to the front.
    pub fn places(&self) -> Vec<PlaceView> {
        let size = self.size();
        self.outlines().iter().map(|place| place.view(size)).collect()
    }

    /// The id of the place at a point of the picture.
    pub fn target_at(&self, point: Point) -> Option<String> {
        hit(&self.outlines(), point).map(str::to_owned)
    }

    /// Everything that was played, in reading order.
    pub fn moves(&self) -> Vec<Played> {
        self.moves_after(0)
    }

    /// The numbers of the nodes on the line that is shown, from the start to its end.
    pub fn shown_line(&self) -> Vec<u32> {
        let tree_index = self.record().tree_index();
        let path = tree_index.path(tree_index.tip(self.at()));
        path.into_iter().map(|id| id.index() as u32).collect()
    }

    /// The form for a new game, with what was chosen for this one.
    pub fn setup(&self) -> SetupView {
        SetupView::new(self.form(), None)
    }

    /// How the game of a link stands to what was played here. Of which game a link is a part, nobody can tell.
    pub fn compare(&self, fragment: &str) -> Comparison {
        let link = read_link(fragment, self.line_reader());
        let part = link.damage.map(|_| Comparison::Apart);
        part.unwrap_or_else(|| self.record().compare(&link.line))
    }

    /// Adds the moves of a link to what was played here and shows them; nothing is lost. Returns
    /// true if the link is to a game with this start.
    pub fn merge_link(&mut self, fragment: &str) -> bool {
        let link = read_link(fragment, self.line_reader());
        self.merge(&link)
    }

    /// The score table of the series.
    pub fn series(&self) -> SeriesView {
        series(self)
    }

    /// The game line, from the start to what is shown.
    pub fn line(&self) -> String {
        self.record().line_with(&self.tokens(self.at()))
    }

    /// The game line from the start to a node; an unknown number is the start.
    pub fn line_to(&self, node: usize) -> String {
        self.record().line_to(self.record().tree_index().id(node).unwrap_or(NodeId::ROOT))
    }

    /// The text behind `#` of a link to what is shown.
    pub fn link(&self) -> String {
        self.record().link_with(&self.tokens(self.at()))
    }

    /// How the line that is shown ends, as far as it was played; once the game is over, how that
    /// ended, whatever is tried in it.
    pub fn end(&self) -> End {
        let (record, at) = (self.record(), self.at());
        let tree_index = record.tree_index();
        let tip = if tree_index.is_variation_of_finished_game(at) {
            tree_index.main_tip()
        } else {
            tree_index.tip(at)
        };
        let outcome = record.outcome(tip);
        End {
            link: record.link_with(&self.tokens(tip)),
            ply: tree_index.ply(tip),
            winners: outcome.map(|outcome| outcome.winners.iter().map(Seat::number).collect()),
            reason: outcome.map(|outcome| outcome.reason.name()),
        }
    }

    /// What somebody wrote about a node.
    pub fn comment_of(&self, node: usize) -> &str {
        let tree_index = self.record().tree_index();
        tree_index.id(node).map_or("", |id| tree_index.comment(id))
    }

    /// Turns the board and raises the camera, in degrees.
    pub fn orbit(&mut self, yaw: f32, tilt: f32) {
        let mut camera = self.camera();
        camera.orbit(yaw, tilt);
        self.set_camera(camera);
    }

    /// Looks from straight above, or where it does so, from the side as at the beginning.
    pub fn toggle_overhead(&mut self) {
        let overhead = Camera::overhead();
        let above = self.camera() == overhead;
        self.set_camera(if above { Camera::default() } else { overhead });
    }
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
