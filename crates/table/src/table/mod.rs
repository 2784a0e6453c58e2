//! A game in progress: how it begins, and what is told of it and written about it.

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

/// A game in progress: its tree of moves, the people who play it, and the hand.
#[derive(Clone, Debug)]
pub struct Table<G: Play> {
    pub(crate) setup: Setup<G>,
    pub(crate) record: Record<G>,
    pub(crate) at: NodeId,
    /// The finished games of the series before this one.
    pub(crate) rounds: Vec<Round>,
    dealer: Dealer,
    hand: G::Hand,
    aimed: Option<Target<G>>,
    /// Where a tap, a button or a key has put what is in the hand, to which it comes back once the
    /// pointer is over nothing.
    set: Option<Target<G>>,
    refusal: Option<PressError<G>>,
    draws_chance: bool,
    asks_first: bool,
    pending: Option<Pending<G::Move>>,
    /// What was answered when it was last asked whether a draw is on offer: the whole line has a
    /// say in it.
    offered: Cell<Option<Offered>>,
    edit_counts: EditCounts,
}

/// Where it was asked whether a draw is on offer, with the number of [`EditCounts::nodes`] then,
/// and the answer.
type Offered = ((NodeId, u32), Option<DrawReason>);

/// How often a table was edited: whatever was found out before a number changed is to be found out
/// again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EditCounts {
    /// Changes with every edit of the record. To play is none.
    pub record: u32,
    /// Changes when nodes are deleted or put back, and when another game is begun: another way may
    /// lead to a node then.
    pub nodes: u32,
}

/// A token that waits for consent to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pending<M> {
    /// The token; it is legal.
    pub token: Token<M>,
    /// Whether chance has drawn it here.
    pub drawn: bool,
}

impl<G: Play> Table<G> {
    /// A table at which a game has been played so far.
    ///
    /// Names are given by seat; those left out are empty. Chance that is due is drawn at once.
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

    /// A table that only shows a game: no chance is drawn on it.
    pub fn showing(line: &GameLine<G>, dealer: Dealer) -> Self {
        Self::from_record(Record::from(line), dealer, false)
    }

    /// A table at which a game on record goes on from the end of its main line.
    ///
    /// Chance that is due is drawn at once, unless the table only shows the game.
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
            asks_first: false,
            pending: None,
            offered: Cell::new(None),
            edit_counts: EditCounts::default(),
        };
        table.record.tree.index_mut().visit(at);
        table.settle();
        table
    }

    /// A table for a new game, with its start drawn by lot where that is left to chance, and what
    /// is due then, unless that is left to the tokens that the caller plays.
    ///
    /// # Errors
    /// Choices that do not go together.
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

    /// The game as a record: every line with its comments, the players and the tags.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How often the table was edited.
    pub fn edit_counts(&self) -> EditCounts {
        self.edit_counts
    }

    /// The record, to be edited.
    fn edited(&mut self) -> &mut Record<G> {
        self.edit_counts.record = self.edit_counts.record.wrapping_add(1);
        &mut self.record
    }

    /// The same where nodes go, come back or are replaced.
    fn restructured(&mut self) -> &mut Record<G> {
        self.edit_counts.nodes = self.edit_counts.nodes.wrapping_add(1);
        self.edited()
    }

    /// The position.
    pub fn game(&self) -> &G {
        self.record.tree.game(self.at)
    }

    /// The position before the last token, and that token; `None` at the start.
    pub fn last(&self) -> Option<(&G, Token<G::Move>)> {
        self.record.tree.step(self.at)
    }

    /// The last move that somebody made, and the position that it was made in. Chance is passed
    /// over.
    pub fn last_move(&self) -> Option<(&G, Token<G::Move>)> {
        let before = self.tree_index().decision_before(self.at)?;
        let after = self
            .tree_index()
            .ancestors(self.at)
            .find(|&id| self.tree_index().parent(id) == Some(before))?;
        self.record.tree.step(after)
    }

    /// Whether a draw is on offer to the player to move, and why; see [`cauce_rules::Game::draw_offer`].
    pub fn draw_offer(&self) -> Option<DrawReason> {
        let here = (self.at, self.edit_counts.nodes);
        if let Some((_, offer)) = self.offered.get().filter(|(at, _)| *at == here) {
            return offer;
        }
        let steps = self.tree_index().ancestors(self.at).filter_map(|id| self.record.tree.step(id));
        let offer = self.game().draw_offer(steps.map(|(before, token)| (before, token.mv())));
        self.offered.set(Some((here, offer)));
        offer
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Every line that was played.
    pub fn tree(&self) -> &Tree<G> {
        &self.record.tree
    }

    /// The links between the nodes of the tree, and what is written about them.
    pub fn tree_index(&self) -> &TreeIndex {
        self.record.tree.index()
    }

    /// Where in the tree the table stands.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The options of the game line.
    pub fn options(&self) -> &G::Options {
        &self.record.options
    }

    /// What was chosen for this game, for a new one like it.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The game line from the start to the position shown.
    pub fn line(&self) -> String {
        self.record.line_to(self.at)
    }

    /// How many moves were made up to here, chance events not counted.
    pub fn ply(&self) -> usize {
        self.tree_index().ply(self.at)
    }

    /// The people who play, by seat.
    pub fn players(&self) -> &[Player] {
        self.record.players()
    }

    /// Sets who moves for each seat: `here computer-3`, with spaces or commas between. What was
    /// half done is taken back.
    ///
    /// # Errors
    /// Why the text does not tell that; nothing is changed then.
    pub fn set_seats(&mut self, text: &str) -> Result<(), SeatsError> {
        let controllers = Controller::parse_all(text, self.players().len())?;
        self.edited().info.set_controllers(&controllers);
        self.begin_hand();
        Ok(())
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.record.info.is_here(seat)
    }

    /// The seat that is to move, where its player is away or a computer: nobody here can do
    /// anything but wait. Once the game is over, anybody here moves for all.
    pub fn waits_for(&self) -> Option<Seat> {
        let seat = self.game().turn().seat()?;
        (!self.is_here(seat) && !self.tree_index().is_game_over(self.at)).then_some(seat)
    }

    /// The text behind `#` of a link to the line that is shown, for those who play these seats:
    /// on their table every other person is away. The game gets an id by which they know it again, and
    /// that line is its main line from then on.
    pub fn link_for(&mut self, receivers: Seats) -> String {
        if self.record.info.game_id().is_none() {
            let id = self.dealer.id();
            self.set_tag(GAME_ID, &id);
        }
        let tip = self.tree_index().tip(self.at);
        (self.edited() as &mut dyn AnyRecord).link_for(tip, receivers)
    }

    /// Adds the moves of a link to what was played here, with the names that are not known yet, and
    /// shows them; nothing is lost. Returns true if the link is whole, and to a game with this start.
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

    /// Gives the player on a seat a name; an unknown seat is passed over.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.edited().info.rename(seat, name);
    }

    /// Gives a tag of the game's record a value; see [`Tags::set`](crate::Tags::set).
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        (self.edited() as &mut dyn AnyRecord).set_tag(name, value)
    }

    /// Writes about a node; an empty text takes the comment away.
    ///
    /// Space around the text goes, and a line ends with `\n`.
    pub fn comment(&mut self, id: NodeId, text: &str) {
        self.edited().tree.index_mut().set_comment(id, text);
    }

    /// Says how good the move was that led to a node, or no longer. No move led to the root.
    pub fn mark(&mut self, id: NodeId, mark: Option<Mark>) {
        self.edited().tree.index_mut().set_mark(id, mark);
    }

    /// Reads a token and adds it after a node without going there, unless it was played there
    /// before. Returns where it leads.
    ///
    /// # Errors
    /// Why it cannot be read or played; nothing is added then.
    pub fn add(&mut self, id: NodeId, token: &str) -> Result<NodeId, MoveError> {
        self.edited().add_text(id, token)
    }

    /// Makes the variation that leads to this node the main line at the last point where it is not.
    /// Returns true if there was one.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.edited().tree.index_mut().promote(id)
    }

    /// Deletes a node and everything after it. Where the table stood there, it goes back to the
    /// decision before. Returns true if it could.
    ///
    /// A chance event that has no alternative goes together with the decision that it followed,
    /// as it would be drawn anew otherwise. Where there is none, nothing is deleted.
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

    /// Puts back what was deleted last. Returns true if there was anything.
    ///
    /// A move of it that was made anew in the meantime becomes one with it.
    pub fn undelete(&mut self) -> bool {
        let Some(merged) = self.restructured().tree.undelete() else { return false };
        if let Some((_, now)) = merged.into_iter().find(|(twin, _)| *twin == self.at) {
            self.at = now;
        }
        // What is put back may be the draw that was due where the table stands.
        if self.game().turn() == Turn::Chance {
            self.settle();
        }
        true
    }

    /// The finished games of the series before this one.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The points of the series by seat, those of this game included once it is over; see
    /// [`cauce_rules::Game::earned`].
    pub fn points(&self) -> Vec<u32> {
        series::total(self.players(), &round_from(self.game()))
    }
}
