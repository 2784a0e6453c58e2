//! The table: creation, accessors, and edits of the record.

mod hand;
mod moves;
#[cfg(test)]
mod tests;
mod walk;

use std::cell::Cell;

use cauce_rules::{
    DrawReason, GameLine, MoveError, OptionsError, Outcome, Seat, Seats, Token, Turn,
};

use crate::{
    AnyRecord, Controller, Dealer, Hand, Link, Mark, NodeId, Play, Player, PressError, Record,
    Round, SeatsError, Setup, Target, Tree, TreeIndex, info::GAME_ID, round_from, series,
};

/// A game in progress: its tree of moves, its players and the hand.
#[derive(Clone, Debug)]
pub struct Table<G: Play> {
    pub(crate) setup: Setup<G>,
    pub(crate) record: Record<G>,
    pub(crate) at: NodeId,
    pub(crate) rounds: Vec<Round>,
    dealer: Dealer,
    hand: G::Hand,
    aimed: Option<Target<G>>,
    /// The target where a tap, a button or a key has put the piece. The piece returns there when
    /// the pointer is over no target.
    set: Option<Target<G>>,
    refusal: Option<PressError<G>>,
    draws_chance: bool,
    requires_confirmation: bool,
    pending: Option<Pending<G::Move>>,
    /// Cached result of `draw_offer`, which depends on the whole line.
    offered: Cell<Option<Offered>>,
    edit_counts: EditCounts,
    restriction: Option<Restriction>,
}

/// The moves that are allowed at a node, and the targets to press for them.
#[derive(Clone, Debug)]
struct Restriction {
    at: (NodeId, u32),
    tokens: Vec<String>,
    /// The ids of the targets.
    targets: Vec<String>,
}

/// The node and [`EditCounts::nodes`] for which a draw offer was computed, and the result.
type Offered = ((NodeId, u32), Option<DrawReason>);

/// Revision numbers of the table. A cached value is stale when its number has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EditCounts {
    /// Changes with every edit of the record, but not when a move is played.
    pub record: u32,
    /// Changes when nodes are deleted or restored, and when a new game begins, since a node may
    /// then have another path.
    pub nodes: u32,
}

/// A token that awaits confirmation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pending<M> {
    /// The token, which is legal.
    pub token: Token<M>,
    /// Whether the table has drawn it as a chance event.
    pub drawn: bool,
}

impl<G: Play> Table<G> {
    /// Creates a table from a game line.
    ///
    /// Names are given by seat; missing ones are empty. Chance events that are due are drawn at
    /// once.
    pub fn new(line: &GameLine<G>, names: &[String], dealer: Dealer) -> Self {
        let mut table = Self::from_record(Record::from(line), dealer, true);
        table.seat(names);
        table
    }

    fn seat(&mut self, names: &[String]) {
        for (seat, name) in Seat::all(Seat::MAX).zip(names) {
            self.record.info.rename(seat, name);
        }
    }

    /// Creates a table that only displays a game and draws no chance events.
    pub fn showing(line: &GameLine<G>, dealer: Dealer) -> Self {
        Self::from_record(Record::from(line), dealer, false)
    }

    /// Creates a table at the end of a record's main line.
    ///
    /// With `draws_chance`, chance events that are due are drawn at once.
    pub fn from_record(record: Record<G>, dealer: Dealer, draws_chance: bool) -> Self {
        let at = record.tree.index().main_tip();
        let mut table = Self {
            setup: Setup::new(record.options.clone()),
            rounds: Vec::new(),
            hand: G::Hand::new(record.tree.game(at)),
            at,
            record,
            dealer,
            aimed: None,
            set: None,
            refusal: None,
            draws_chance,
            requires_confirmation: false,
            pending: None,
            offered: Cell::new(None),
            restriction: None,
            edit_counts: EditCounts::default(),
        };
        table.record.tree.index_mut().visit(at);
        table.settle();
        table
    }

    /// Creates a table for a new game, and draws its start if that is random. With `draws_chance`,
    /// chance events that are due are drawn as well; otherwise the caller plays their tokens.
    ///
    /// # Errors
    /// Returns an error if the settings are incompatible.
    pub fn deal(
        setup: Setup<G>,
        names: &[String],
        mut dealer: Dealer,
        draws_chance: bool,
    ) -> Result<Self, OptionsError> {
        let (options, start) = setup.deal(&mut dealer)?;
        let mut table = Self::from_record(Record::new(options, start), dealer, draws_chance);
        table.setup = setup;
        table.seat(names);
        Ok(table)
    }

    /// Returns the record: the tree with comments, the players and the tags.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns the revision numbers.
    pub fn edit_counts(&self) -> EditCounts {
        self.edit_counts
    }

    /// Returns the record for an edit, and counts the edit.
    fn edited(&mut self) -> &mut Record<G> {
        self.edit_counts.record = self.edit_counts.record.wrapping_add(1);
        &mut self.record
    }

    /// Same as [`edited`](Self::edited), for edits that remove, restore or replace nodes.
    fn restructured(&mut self) -> &mut Record<G> {
        self.edit_counts.nodes = self.edit_counts.nodes.wrapping_add(1);
        self.edited()
    }

    /// Returns the current position.
    pub fn game(&self) -> &G {
        self.record.tree.game(self.at)
    }

    /// Returns the previous position and the last token; `None` at the start.
    pub fn last(&self) -> Option<(&G, Token<G::Move>)> {
        self.record.tree.step(self.at)
    }

    /// Returns the last move by a player and the position before it, ignoring chance events.
    pub fn last_move(&self) -> Option<(&G, Token<G::Move>)> {
        let before = self.tree_index().decision_before(self.at)?;
        let after = self
            .tree_index()
            .ancestors(self.at)
            .find(|&id| self.tree_index().parent(id) == Some(before))?;
        self.record.tree.step(after)
    }

    /// Returns the reason for which a draw is on offer to the player to move, if there is one. See
    /// [`cauce_rules::Game::draw_offer`].
    pub fn draw_offer(&self) -> Option<DrawReason> {
        let here = self.position_key();
        if let Some((_, offer)) = self.offered.get().filter(|(at, _)| *at == here) {
            return offer;
        }
        let steps = self.tree_index().ancestors(self.at).filter_map(|id| self.record.tree.step(id));
        let offer = self.game().draw_offer(steps.map(|(before, token)| (before, token.mv())));
        self.offered.set(Some((here, offer)));
        offer
    }

    /// Identifies the current position as long as the table is open.
    fn position_key(&self) -> (NodeId, u32) {
        (self.at, self.edit_counts.nodes)
    }

    /// Returns the outcome at the current position, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Returns the tree of moves.
    pub fn tree(&self) -> &Tree<G> {
        &self.record.tree
    }

    /// Returns the links between the nodes of the tree, with marks and comments.
    pub fn tree_index(&self) -> &TreeIndex {
        self.record.tree.index()
    }

    /// Returns the current node.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Returns the options of the game line.
    pub fn options(&self) -> &G::Options {
        &self.record.options
    }

    /// Returns the setup from which a rematch is dealt.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// Returns the game line up to the current position.
    pub fn line(&self) -> String {
        self.record.line_to(self.at)
    }

    /// Returns the number of moves up to here, without chance events.
    pub fn ply(&self) -> usize {
        self.tree_index().ply(self.at)
    }

    /// Returns the players by seat.
    pub fn players(&self) -> &[Player] {
        self.record.players()
    }

    /// Sets the controllers of all seats, separated by spaces or commas: `here computer-3`. The
    /// half-made move is taken back.
    ///
    /// # Errors
    /// Returns an error if the text is invalid; nothing is changed then.
    pub fn set_seats(&mut self, text: &str) -> Result<(), SeatsError> {
        let controllers = Controller::parse_all(text, self.players().len())?;
        self.edited().info.set_controllers(&controllers);
        self.begin_hand();
        Ok(())
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.record.info.is_here(seat)
    }

    /// Returns the seat to move if its player is away or a computer, so that the players here have
    /// to wait. After the end of the game, the players here move for all seats.
    pub fn awaited_seat(&self) -> Option<Seat> {
        let seat = self.game().turn().seat()?;
        (!self.is_here(seat) && !self.tree_index().is_game_over(self.at)).then_some(seat)
    }

    /// Returns the link fragment of the displayed line for the players on these seats; at their
    /// table, all other people are away. The game gets an id, by which both sides recognise it, and
    /// the line becomes the main line.
    pub fn link_for(&mut self, receivers: Seats) -> String {
        if self.record.info.game_id().is_none() {
            let id = self.dealer.id();
            self.set_tag(GAME_ID, &id);
        }
        let tip = self.tree_index().tip(self.at);
        (self.edited() as &mut dyn AnyRecord).link_for(tip, receivers)
    }

    /// Adds the moves of a link to the tree, and names that are still unknown, and goes to the end
    /// of the link's line. Returns whether the link is intact and its game has the same start.
    pub fn merge_link(&mut self, link: &Link) -> bool {
        if link.damage.is_some() {
            return false;
        }
        let followed = (self.edited() as &mut dyn AnyRecord).follow(&link.line);
        let Some(end) = followed else { return false };
        for (player, name) in self.record.info.players.iter_mut().zip(&link.names) {
            if player.name.is_empty() {
                player.name = Player::new(name).name;
            }
        }
        self.go_to(end);
        true
    }

    /// Sets the name of the player on a seat; does nothing if there is no such seat.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.edited().info.rename(seat, name);
    }

    /// Sets a tag of the record; see [`Tags::set`](crate::Tags::set).
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        (self.edited() as &mut dyn AnyRecord).set_tag(name, value)
    }

    /// Sets the comment of a node; an empty text removes it.
    ///
    /// White space around the text is removed, and line breaks become `\n`.
    pub fn comment(&mut self, id: NodeId, text: &str) {
        self.edited().tree.index_mut().set_comment(id, text);
    }

    /// Sets or removes the mark of the move that led to a node. The root has no mark.
    pub fn mark(&mut self, id: NodeId, mark: Option<Mark>) {
        self.edited().tree.index_mut().set_mark(id, mark);
    }

    /// Parses a token and adds it after a node, unless it is there already. The current node does
    /// not change. Returns the token's node.
    ///
    /// # Errors
    /// Returns an error if the token is invalid or illegal; the tree is then unchanged.
    pub fn add(&mut self, id: NodeId, token: &str) -> Result<NodeId, MoveError> {
        self.edited().add_text(id, token)
    }

    /// Promotes the innermost variation that contains this node to the main line of its parent.
    /// Returns whether there was one.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.edited().tree.index_mut().promote(id)
    }

    /// Deletes a node with all its continuations. If the current node is among them, goes back to
    /// the decision before. Returns whether anything was deleted.
    ///
    /// A chance event without alternatives is deleted together with the decision before it, since
    /// it would be drawn anew otherwise. If there is no such decision, nothing is deleted.
    pub fn delete(&mut self, id: NodeId) -> bool {
        let tree_index = self.tree_index();
        let Some(id) = tree_index.deletion_root(id) else { return false };
        let before =
            tree_index.parent(id).filter(|_| tree_index.ancestors(self.at).any(|at| at == id));
        let deleted = self.restructured().tree.index_mut().delete(id);
        if let Some(before) = before {
            self.at = before;
            self.settle();
        }
        deleted
    }

    /// Restores the last deletion. Returns whether there was one.
    ///
    /// Moves that were played again in the meantime are merged with the restored ones.
    pub fn undelete(&mut self) -> bool {
        let Some(merged) = self.restructured().tree.undelete() else { return false };
        if let Some((_, now)) = merged.into_iter().find(|(twin, _)| *twin == self.at) {
            self.at = now;
        }
        // A restored node may be the chance event that is due here.
        if self.game().turn() == Turn::Chance {
            self.settle();
        }
        true
    }

    /// Returns the finished games of the series, without the current one.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns the points of the series by seat, including the current game if it is over. See
    /// [`cauce_rules::Game::series_points`].
    pub fn points(&self) -> Vec<u32> {
        series::total(self.players(), &round_from(self.game()))
    }
}
