//! The walk through a game: undo, redo, and any other point of its tree.

use super::Table;
use crate::{Hand, NodeId, Play};

impl<G: Play> Table<G> {
    /// Whether there is a decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.before().is_some()
    }

    /// Whether there is a move to go on to.
    pub fn can_redo(&self) -> bool {
        self.tree_index().redo_target(self.at).is_some()
    }

    /// Goes back to the last decision that was made here, or by anybody where nobody is here.
    /// Returns true if there was one.
    ///
    /// In a game that goes on, that takes back what came after: another move played here instead is
    /// the game from then on. Who goes back through one that was played to its end tries a variation.
    pub fn undo(&mut self) -> bool {
        // Where it ended by a word, that is taken back like a move.
        let takes_back = self.tree_index().line_end(self.at).is_none_or(|end| {
            end == self.at && self.last().is_some_and(|(_, token)| token.mv().is_none())
        });
        let gone = self.stand_at(self.before());
        if gone && takes_back {
            self.record.tree.index_mut().take_back();
        }
        gone
    }

    /// Takes up the moves that were played from here last up to the next decision to be made here,
    /// or to the end. Returns true if there were any.
    pub fn redo(&mut self) -> bool {
        let tree_index = self.tree_index();
        let mut ahead = std::iter::successors(tree_index.redo_target(self.at), |&id| {
            tree_index.redo_target(id)
        });
        let next = ahead.find(|&id| self.stops_at(id) || tree_index.redo_target(id).is_none());
        self.stand_at(next)
    }

    fn before(&self) -> Option<NodeId> {
        self.tree_index().ancestors(self.at).skip(1).find(|&id| self.stops_at(id))
    }

    /// Whether somebody here decides at a node; anybody, where nobody is here, or in what is tried
    /// once the game is over.
    fn stops_at(&self, id: NodeId) -> bool {
        let all = self.record.info.has_nobody_here()
            || self.tree_index().is_variation_of_finished_game(self.at);
        self.tree().game(id).turn().seat().is_some_and(|seat| all || self.is_here(seat))
    }

    /// Goes to any point of the tree.
    pub fn go_to(&mut self, id: NodeId) {
        let id = self.tree_index().id(id.index()).unwrap_or(NodeId::ROOT);
        let emptied = (id == self.at).then(|| self.hand.emptied(self.game()));
        if emptied.is_none() {
            self.record.tree.index_mut().visit(id);
        }
        self.stand_at(Some(id));
        if let Some(hand) = emptied {
            self.hand = hand;
        }
    }

    /// Goes to a point of the line that is shown, where so many moves are made, or as near to it as
    /// the line comes. Returns true if that is elsewhere.
    pub fn go_to_ply(&mut self, ply: usize) -> bool {
        let tree_index = self.tree_index();
        let back =
            |id: &NodeId| tree_index.decision_before(*id).filter(|_| tree_index.ply(*id) > ply);
        let on = |id: &NodeId| tree_index.redo_target(*id).filter(|_| tree_index.ply(*id) < ply);
        let earlier = std::iter::successors(Some(self.at), back).last();
        let there = std::iter::successors(earlier, on).last();
        let there = there.filter(|&id| id != self.at);
        if let Some(id) = there {
            self.record.tree.index_mut().visit(id);
        }
        self.stand_at(there)
    }

    pub(super) fn stand_at(&mut self, id: Option<NodeId>) -> bool {
        if let Some(id) = id {
            self.at = id;
            self.settle();
        }
        id.is_some()
    }
}
