//! The session of one game.

use std::cell::{Ref, RefCell};

use cauce_rules::{Seat, Token};
use cauce_table::{
    Action, AnyRecord, ExpectedPosition, GameLineReader, Hand, LineReader, Link, Mark, NodeId,
    PressError, Round, Saved, Table, Target, round_from, solution,
};

use super::{PendingToken, Revisions, Session, revisions::RevisionTracker, tokens::Tokens};
use crate::{
    Camera, Phrase, Picture, Place, Played, PlayedSince, Reason, Show, View,
    moves::{moves, played_since},
    render::RenderContext,
    setup::Form,
    words::refused,
};

/// A session of one game: its table, its camera, and cached results.
pub(crate) struct TableSession<G: Show> {
    /// Changed only by [`TableSession::change`], which invalidates the cached results.
    table: Table<G>,
    camera: Camera,
    tracker: RevisionTracker,
    /// The places, with the board revision for which they were computed.
    places: RefCell<Option<(u32, Vec<Place>)>>,
    tokens: RefCell<Tokens>,
}

impl<G: Show> TableSession<G> {
    pub(crate) fn boxed(table: Table<G>) -> Box<dyn Session> {
        let tracker = RevisionTracker::new(table.tree_index(), table.at(), table.edit_counts());
        let (camera, places, tokens) = (Camera::default(), RefCell::default(), RefCell::default());
        Box::new(Self { table, camera, tracker, places, tokens })
    }

    /// Performs an action and records the changes.
    fn change<T>(&mut self, act: impl FnOnce(&mut Table<G>) -> T) -> T {
        let done = act(&mut self.table);
        self.tracker.acted(self.table.tree_index(), self.table.at(), self.table.edit_counts());
        done
    }

    /// Performs an action on the target with this id, if there is one.
    fn at_target<T: Default>(
        &mut self,
        id: &str,
        act: impl FnOnce(&mut Table<G>, Target<G>) -> T,
    ) -> T {
        let target = Target::parse(id, self.table.game());
        target.map(|target| self.change(|table| act(table, target))).unwrap_or_default()
    }

    /// Performs an action on the node with this index, if there is one.
    fn at_node<T: Default>(
        &mut self,
        node: usize,
        act: impl FnOnce(&mut Table<G>, NodeId) -> T,
    ) -> T {
        let id = self.table.tree_index().id(node);
        id.map(|id| self.change(|table| act(table, id))).unwrap_or_default()
    }

    /// Returns the node with this index, or the start if there is none.
    fn node(&self, node: usize) -> NodeId {
        self.table.tree_index().id(node).unwrap_or(NodeId::ROOT)
    }

    fn context(&self) -> RenderContext<'_, G> {
        RenderContext::new(&self.table, &self.camera, 1.0)
    }
}

/// Defines functions that only forward to the table.
macro_rules! acts {
    ($(fn $name:ident(&mut self $(, $arg:ident: $Arg:ty)*) $(-> $Out:ty)?;)+) => {
        $(fn $name(&mut self $(, $arg: $Arg)*) $(-> $Out)? {
            self.change(|table| table.$name($($arg),*))
        })+
    };
}

impl<G: Show> Session for TableSession<G> {
    fn record(&self) -> &dyn AnyRecord {
        self.table.record()
    }

    fn at(&self) -> NodeId {
        self.table.at()
    }

    fn rounds(&self) -> Vec<Round> {
        let (table, at) = (&self.table, self.table.at());
        let now = table.tree_index().game_end(at).unwrap_or(at);
        let now = round_from(table.tree().game(now));
        table.rounds().iter().cloned().chain([now]).collect()
    }

    fn save(&self) -> Saved {
        self.table.save()
    }

    fn revisions(&self) -> Revisions {
        self.tracker.revisions
    }

    fn camera(&self) -> Camera {
        self.camera
    }

    fn view(&self) -> View {
        self.context().view()
    }

    fn size(&self) -> (f32, f32) {
        self.table.game().size()
    }

    fn picture(&self, t: f32) -> Picture {
        RenderContext::new(&self.table, &self.camera, t).picture()
    }

    fn icon(&self, id: &str) -> Option<Picture> {
        self.context().icon(id)
    }

    fn duration(&self) -> u32 {
        if self.tracker.arriving { self.context().duration() } else { 0 }
    }

    fn outlines(&self) -> Ref<'_, [Place]> {
        let revision = self.tracker.revisions.board;
        if self.places.borrow().as_ref().is_none_or(|(of, _)| *of != revision) {
            self.places.replace(Some((revision, self.context().places())));
        }
        Ref::map(self.places.borrow(), |places| {
            places.as_ref().map_or(&[][..], |(_, places)| places)
        })
    }

    fn moves_after(&self, node: usize) -> Vec<Played> {
        moves(&self.table, self.node(node))
    }

    fn played_since(&self, node: usize) -> PlayedSince {
        played_since(&self.table, (self as &dyn Session).line(), self.node(node))
    }

    fn tokens(&self, id: NodeId) -> Ref<'_, str> {
        let length = self.tokens.borrow_mut().write(self.record(), self.table.edit_counts(), id);
        Ref::map(self.tokens.borrow(), |tokens| tokens.text(length))
    }

    fn form(&self) -> &dyn Form {
        self.table.setup()
    }

    fn line_reader(&self) -> &dyn LineReader {
        &GameLineReader::<G>::INSTANCE
    }

    fn legal(&self) -> Vec<String> {
        self.table.game().legal().iter().map(ToString::to_string).collect()
    }

    fn press_sequence(&self, token: &str) -> Vec<String> {
        let game = self.table.game();
        let presses = match game.parse_token(token) {
            Ok(Token::Move(mv)) if game.check(mv).is_ok() => G::Hand::press_sequence(game, mv),
            Ok(Token::Move(_)) | Err(_) => Vec::new(),
            Ok(ending) => vec![Target::Answer(ending)],
        };
        presses.iter().map(ToString::to_string).collect()
    }

    fn verdict(&self, goal: &str) -> Option<&'static str> {
        let (before, _) = self.table.last()?;
        Some(G::goal(goal)?(self.table.game(), before).name())
    }

    fn solution(&self, goal: &str) -> Option<String> {
        solution(self.table.game(), G::goal(goal)?).map(|mv| mv.to_string())
    }

    fn pending(&self) -> Option<PendingToken> {
        let pending = self.table.pending()?;
        Some(PendingToken { token: pending.token.to_string(), drawn: pending.drawn })
    }

    fn set_camera(&mut self, camera: Camera) {
        self.camera = camera;
        self.tracker.camera_moved();
    }

    fn aim(&mut self, id: Option<&str>) -> bool {
        let target = id.and_then(|id| Target::parse(id, self.table.game()));
        self.change(|table| table.aim(target))
    }

    fn press(&mut self, id: &str) {
        self.at_target(id, Table::press);
    }

    fn show(&mut self, id: &str) -> bool {
        self.at_target(id, Table::show)
    }

    fn tap(&mut self, id: &str, direct: bool) {
        self.at_target(id, |table, target| table.tap(target, direct));
    }

    fn grab(&mut self, id: &str) {
        self.at_target(id, Table::grab);
    }

    fn rotate(&mut self, steps: i32) -> bool {
        self.change(|table| table.rotate_hand(steps))
    }

    fn press_key(&mut self, key: &str, held: bool) -> bool {
        let action = G::action(self.context(), key);
        let plays = matches!(action, Some(Action::Press(Target::Answer(_))));
        let action = action.filter(|_| !(held && plays));
        action.is_some_and(|action| self.change(|table| table.act(action)))
    }

    fn play(&mut self, token: &str, after: Option<&ExpectedPosition>) -> Result<(), Phrase> {
        let played = self.change(|table| match after {
            Some(after) => table.play_after(token, after),
            None => table.play_text(token).map_err(PressError::Illegal),
        });
        played.map_err(|refusal| refused(&self.table, &refusal))
    }

    fn answer(&mut self, token: &str) -> Result<(), Phrase> {
        let token = self.table.game().parse_token(token).map_err(PressError::Illegal);
        let answered = token.and_then(|token| self.change(|table| table.answer(token)));
        answered.map_err(|refusal| refused(&self.table, &refusal))
    }

    fn restrict(&mut self, tokens: Option<Vec<String>>) -> Result<(), Phrase> {
        self.change(|table| table.restrict(tokens)).map_err(|why| why.phrase())
    }

    fn go_to(&mut self, node: usize) {
        let id = self.node(node);
        self.change(|table| table.go_to(id));
    }

    fn rename(&mut self, seat: u8, name: &str) {
        if let Some(seat) = Seat::from_number(seat) {
            self.change(|table| table.rename(seat, name));
        }
    }

    fn set_seats(&mut self, text: &str) -> Result<(), Phrase> {
        self.change(|table| table.set_seats(text)).map_err(|error| error.phrase())
    }

    fn comment(&mut self, node: usize, text: &str) {
        self.at_node(node, |table, id| table.comment(id, text));
    }

    fn mark(&mut self, node: usize, sign: &str) {
        self.at_node(node, |table, id| table.mark(id, Mark::from_sign(sign)));
    }

    fn add(&mut self, node: usize, token: &str) -> Result<usize, Phrase> {
        let id = self.node(node);
        let added = self.change(|table| table.add(id, token));
        added.map(NodeId::index).map_err(|why| why.phrase())
    }

    fn promote(&mut self, node: usize) -> bool {
        self.at_node(node, Table::promote)
    }

    fn delete(&mut self, node: usize) -> bool {
        self.at_node(node, Table::delete)
    }

    fn link_for(&mut self, receivers: &[u8]) -> String {
        let seats = receivers.iter().filter_map(|&number| Seat::from_number(number)).collect();
        self.change(|table| table.link_for(seats))
    }

    fn ask_first(&mut self, asks_first: bool) {
        self.change(|table| table.require_confirmation(asks_first));
    }

    fn merge(&mut self, link: &Link) -> bool {
        self.change(|table| table.merge_link(link))
    }

    acts! {
        fn cancel(&mut self) -> bool;
        fn draw_chance(&mut self, draws: bool);
        fn resolve(&mut self, consent: bool);
        fn undo(&mut self) -> bool;
        fn redo(&mut self) -> bool;
        fn go_to_ply(&mut self, ply: usize) -> bool;
        fn rematch(&mut self);
        fn set_tag(&mut self, name: &str, value: &str) -> bool;
        fn undelete(&mut self) -> bool;
    }
}
