//! Navigation: undo, redo and going to any node of the tree.

use super::Table;
use crate::{Hand, NodeId, Play};

impl<G: Play> Table<G> {
    /// Returns whether there is a decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.before().is_some()
    }

    /// Returns whether there is a move to go forward to.
    pub fn can_redo(&self) -> bool {
        self.tree_index().redo_target(self.at).is_some()
    }

    /// Goes back to the last decision of a player at this table, or of any player if none is here.
    /// Returns whether there was one.
    ///
    /// While the game is in progress, this takes back the continuation: another move played here
    /// replaces it in the main line. In a finished game it only navigates, and another move starts
    /// a variation.
    pub fn undo(&mut self) -> bool {
        // An end by resignation, timeout or agreement is taken back like a move.
        let takes_back = self.tree_index().line_end(self.at).is_none_or(|end| {
            end == self.at && self.last().is_some_and(|(_, token)| token.mv().is_none())
        });
        let gone = self.set_current(self.before());
        if gone && takes_back {
            self.record.tree.index_mut().take_back();
        }
        gone
    }

    /// Replays the moves last played from here, up to the next decision of a player at this table
    /// or to the end. Returns whether there were any.
    pub fn redo(&mut self) -> bool {
        let tree_index = self.tree_index();
        let mut ahead = std::iter::successors(tree_index.redo_target(self.at), |&id| {
            tree_index.redo_target(id)
        });
        let next = ahead.find(|&id| self.stops_at(id) || tree_index.redo_target(id).is_none());
        self.set_current(next)
    }

    fn before(&self) -> Option<NodeId> {
        self.tree_index().ancestors(self.at).skip(1).find(|&id| self.stops_at(id))
    }

    /// Returns whether a player at this table decides at a node. If nobody is here, or in a
    /// variation of a finished game, any player counts.
    fn stops_at(&self, id: NodeId) -> bool {
        let all = self.record.info.has_nobody_here()
            || self.tree_index().is_variation_of_finished_game(self.at);
        self.tree().game(id).turn().seat().is_some_and(|seat| all || self.is_here(seat))
    }

    /// Goes to a node.
    pub fn go_to(&mut self, id: NodeId) {
        let id = self.tree_index().id(id.index()).unwrap_or(NodeId::ROOT);
        let emptied = (id == self.at).then(|| self.hand.emptied(self.game()));
        if emptied.is_none() {
            self.record.tree.index_mut().visit(id);
        }
        self.set_current(Some(id));
        if let Some(hand) = emptied {
            self.hand = hand;
        }
    }

    /// Goes to the node of the displayed line after this number of moves, or to the nearest one.
    /// Returns whether the current node changed.
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
        self.set_current(there)
    }

    pub(super) fn set_current(&mut self, id: Option<NodeId>) -> bool {
        if let Some(id) = id {
            self.at = id;
            self.settle();
        }
        id.is_some()
    }
}
