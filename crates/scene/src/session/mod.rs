//! Sessions: the interface through which pages and the terminal use any game.

mod revisions;
mod table_session;
#[cfg(test)]
mod tests;
mod tokens;

use std::cell::Ref;

use cauce_rules::Seat;
use cauce_table::{
    AnyRecord, Comparison, ExpectedPosition, LineReader, Link, NodeId, Round, Saved, read_link,
};
use serde::Serialize;

use crate::{
    Camera, Phrase, Picture, Place, PlaceView, Played, PlayedSince, Point, SeriesView, SetupView,
    View, hit, series::series, setup::Form,
};
pub use revisions::Revisions;
pub(crate) use table_session::TableSession;

/// A table of any game, with its camera.
///
/// This is where types stop depending on the game: code below is generic over one game, and code
/// above handles text, numbers and pictures. Places and buttons are given by their ids, nodes by
/// their indices, and seats by their numbers. Unknown ids and numbers are ignored. Functions that
/// do not depend on the game are methods of `dyn Session`.
pub trait Session {
    /// Returns the record of the game.
    fn record(&self) -> &dyn AnyRecord;

    /// Returns the current node.
    fn at(&self) -> NodeId;

    /// Returns the games of the series, ending with this one. If this one is over, its result
    /// counts wherever the current node is.
    fn rounds(&self) -> Vec<Round>;

    /// Returns the whole table, to be stored.
    fn save(&self) -> Saved;

    /// Returns numbers that show what has changed.
    fn revisions(&self) -> Revisions;

    /// Returns the direction from which the board is seen.
    fn camera(&self) -> Camera;

    /// Returns the data that a page shows around the board.
    fn view(&self) -> View;

    /// Returns the width and height of the picture, without drawing it.
    fn size(&self) -> (f32, f32);

    /// Draws the board at progress `t` of the last move's animation, from 0 to 1 (at rest).
    fn picture(&self, t: f32) -> Picture;

    /// Returns the picture on a button, if it has one.
    fn icon(&self, id: &str) -> Option<Picture>;

    /// Returns the duration of the last token's animation in milliseconds; 0 if nothing moves.
    fn duration(&self) -> u32;

    /// Returns the places on the board, from the back to the front. None is pressable if the player
    /// to move is not here.
    fn outlines(&self) -> Ref<'_, [Place]>;

    /// Returns the part of the move list after a node of the main line and its alternatives.
    fn moves_after(&self, node: usize) -> Vec<Played>;

    /// Returns the moves from a node to the current node, or from the start if that node is not an
    /// ancestor.
    fn played_since(&self, node: usize) -> PlayedSince;

    /// Returns the tokens from the start to a node, separated by spaces.
    fn tokens(&self, id: NodeId) -> Ref<'_, str>;

    /// Returns the settings of this game.
    fn form(&self) -> &dyn Form;

    /// Returns the reader of game lines of this game. It rejects lines of other games.
    fn line_reader(&self) -> &dyn LineReader;

    /// Returns the legal tokens; for a chance event, all possible ones.
    fn legal(&self) -> Vec<String>;

    /// Returns the ids of the places and buttons to press for a move, in order. The list is empty
    /// if the token cannot be played.
    fn press_sequence(&self, token: &str) -> Vec<String>;

    /// Returns the verdict of a lesson goal on the last move, or `None` if there is no such goal or
    /// no move.
    fn verdict(&self, goal: &str) -> Option<&'static str>;

    /// Returns a move that reaches a lesson goal.
    fn solution(&self, goal: &str) -> Option<String>;

    /// Returns the token that awaits consent.
    fn pending(&self) -> Option<PendingToken>;

    /// Sets the direction from which the board is seen.
    fn set_camera(&mut self, camera: Camera);

    /// Aims at the place under the pointer or cursor, or at none. Returns whether that is a change.
    fn aim(&mut self, id: Option<&str>) -> bool;

    /// Presses a place or a button.
    fn press(&mut self, id: &str);

    /// Previews a click on a place, unless the click would act at once. Returns whether there is a
    /// preview.
    fn show(&mut self, id: &str) -> bool;

    /// Handles a tap with a finger: the first tap previews the action and the second performs it.
    /// If the player has chosen `direct`, the first tap performs actions that need no preview.
    fn tap(&mut self, id: &str, direct: bool);

    /// Starts a drag at a place or a button, and takes what is there into the hand.
    fn grab(&mut self, id: &str);

    /// Rotates what is in the hand clockwise by a number of steps. Returns whether anything
    /// changed.
    fn rotate(&mut self, steps: i32) -> bool;

    /// Handles a key that only this game uses; a repeated key (`held`) plays nothing. Returns
    /// whether the key has a meaning.
    fn press_key(&mut self, key: &str, held: bool) -> bool;

    /// Cancels a half-made move. Returns whether there was one.
    fn cancel(&mut self) -> bool;

    /// Plays a token for the seat to move. With `after`, plays it only in that position.
    ///
    /// # Errors
    /// Returns the reason if it cannot be played; nothing is changed then.
    fn play(&mut self, token: &str, after: Option<&ExpectedPosition>) -> Result<(), Phrase>;

    /// Plays a token for a player who is here, such as a resignation.
    ///
    /// # Errors
    /// Returns an error and changes nothing if the token cannot be played, or if a player whom it
    /// needs is not here.
    fn answer(&mut self, token: &str) -> Result<(), Phrase>;

    /// Allows players here only these moves in the current position, or every legal move again.
    ///
    /// # Errors
    /// Returns an error and changes nothing if one of the moves cannot be played.
    fn restrict(&mut self, tokens: Option<Vec<String>>) -> Result<(), Phrase>;

    /// Sets whether chance events are drawn as soon as they are due. If not, the caller plays them.
    fn draw_chance(&mut self, draws: bool);

    /// Sets whether every token, played or drawn, awaits consent before it is played; see
    /// [`Session::pending`].
    fn ask_first(&mut self, asks_first: bool);

    /// Plays the pending token, or drops it with the half-made move.
    fn resolve(&mut self, consent: bool);

    /// Goes back to the last decision of a player here. Returns whether there was one.
    fn undo(&mut self) -> bool;

    /// Goes forward to the next decision of a player here. Returns whether there was one.
    fn redo(&mut self) -> bool;

    /// Goes to a node; an unknown number goes to the start.
    fn go_to(&mut self, node: usize);

    /// Goes to a ply of the current line, or to its end if it is shorter. Returns whether the node
    /// has changed.
    fn go_to_ply(&mut self, ply: usize) -> bool;

    /// Starts a new game with the same settings and players. Every player moves one seat further.
    fn rematch(&mut self);

    /// Sets a tag of the record, or removes it if the value is empty. Returns whether the tag is
    /// allowed.
    fn set_tag(&mut self, name: &str, value: &str) -> bool;

    /// Renames the player on a seat, counted from 1.
    fn rename(&mut self, seat: u8, name: &str);

    /// Sets the controllers of the seats, separated by spaces or commas.
    ///
    /// # Errors
    /// Returns an error and changes nothing if the text is invalid.
    fn set_seats(&mut self, text: &str) -> Result<(), Phrase>;

    /// Sets the comment of a node; an empty text removes it.
    fn comment(&mut self, node: usize, text: &str);

    /// Sets the annotation sign of a move, such as `!?`. An empty or invalid sign removes it.
    fn mark(&mut self, node: usize, sign: &str);

    /// Adds a token after a node without going there, unless it exists there. Returns the index of
    /// its node.
    ///
    /// # Errors
    /// Returns an error if the token cannot be played.
    fn add(&mut self, node: usize, token: &str) -> Result<usize, Phrase>;

    /// Promotes the variation with this node to the main line, at the point where it departs.
    /// Returns false if it was the main line already.
    fn promote(&mut self, node: usize) -> bool;

    /// Deletes a node and everything after it. Returns whether that was possible.
    fn delete(&mut self, node: usize) -> bool;

    /// Restores what was deleted last. Returns whether there was anything.
    fn undelete(&mut self) -> bool;

    /// Returns the text after `#` of a link to the current line, for the players of these seats. On
    /// their table, every other person is away. The game gets an id if it has none.
    fn link_for(&mut self, receivers: &[u8]) -> String;

    /// Merges the moves of a link into this game and shows them; nothing is lost. Returns false if
    /// the link is damaged or starts from another position.
    fn merge(&mut self, link: &Link) -> bool;
}

impl dyn Session + '_ {
    /// Returns the places on the board, from the back to the front.
    pub fn places(&self) -> Vec<PlaceView> {
        let size = self.size();
        self.outlines().iter().map(|place| place.view(size)).collect()
    }

    /// Returns the id of the place at a point of the picture.
    pub fn target_at(&self, point: Point) -> Option<String> {
        hit(&self.outlines(), point).map(str::to_owned)
    }

    /// Returns the whole move list, in reading order.
    pub fn moves(&self) -> Vec<Played> {
        self.moves_after(0)
    }

    /// Returns the indices of the nodes on the current line, from the start to its end.
    pub fn shown_line(&self) -> Vec<u32> {
        let tree_index = self.record().tree_index();
        let path = tree_index.path(tree_index.tip(self.at()));
        path.into_iter().map(|id| id.index() as u32).collect()
    }

    /// Returns the form for a new game with the settings of this one.
    pub fn setup(&self) -> SetupView {
        SetupView::new(self.form(), None)
    }

    /// Compares a link with this game. A damaged link counts as a different game.
    pub fn compare(&self, fragment: &str) -> Comparison {
        let link = read_link(fragment, self.line_reader());
        let part = link.damage.map(|_| Comparison::Diverged);
        part.unwrap_or_else(|| self.record().compare(&link.line))
    }

    /// Merges the moves of a link into this game and shows them; nothing is lost. Returns false if
    /// the link is damaged or starts from another position.
    pub fn merge_link(&mut self, fragment: &str) -> bool {
        let link = read_link(fragment, self.line_reader());
        self.merge(&link)
    }

    /// Returns the score table of the series.
    pub fn series(&self) -> SeriesView {
        series(self)
    }

    /// Returns the game line from the start to the current node.
    pub fn line(&self) -> String {
        self.record().line_with(&self.tokens(self.at()))
    }

    /// Returns the game line from the start to a node; for an unknown number, that of the start.
    pub fn line_to(&self, node: usize) -> String {
        self.record().line_to(self.record().tree_index().id(node).unwrap_or(NodeId::ROOT))
    }

    /// Returns the text after `#` of a link to the current node.
    pub fn link(&self) -> String {
        self.record().link_with(&self.tokens(self.at()))
    }

    /// Describes the end of the current line as far as it was played. In a variation of a finished
    /// game, describes the end of that game.
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

    /// Returns the comment of a node.
    pub fn comment_of(&self, node: usize) -> &str {
        let tree_index = self.record().tree_index();
        tree_index.id(node).map_or("", |id| tree_index.comment(id))
    }

    /// Rotates the board and raises the camera, in degrees.
    pub fn orbit(&mut self, yaw: f32, tilt: f32) {
        let mut camera = self.camera();
        camera.orbit(yaw, tilt);
        self.set_camera(camera);
    }

    /// Switches between the view from straight above and the default view.
    pub fn toggle_overhead(&mut self) {
        let overhead = Camera::overhead();
        let above = self.camera() == overhead;
        self.set_camera(if above { Camera::default() } else { overhead });
    }
}

/// A token that awaits consent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PendingToken {
    /// The token, which is legal.
    pub token: String,
    /// Whether it was drawn by chance here.
    pub drawn: bool,
}

/// The end of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct End {
    /// The text after `#` of a link to the end.
    pub link: String,
    /// The number of plies up to the end.
    pub ply: usize,
    /// The numbers of the winning seats, if the game is over.
    pub winners: Option<Vec<u8>>,
    /// The name of the reason in the notation, if the game is over.
    pub reason: Option<&'static str>,
}
