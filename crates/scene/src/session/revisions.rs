//! Tracking changes of a table.

use cauce_table::{EditCounts, NodeId, TreeIndex};

/// Counters that change with the data they describe. As long as a counter is the same, its data
/// need not be requested again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Revisions {
    /// Changes with every action, as the board may have changed.
    pub board: u32,
    /// Changes whenever the move list may have changed, except for its current node.
    pub moves: u32,
    /// Changes with `moves`, unless moves were only added at the end of the list.
    pub list: u32,
}

/// The state of a table after the last action, for detecting changes.
pub(super) struct RevisionTracker {
    pub(super) revisions: Revisions,
    /// Whether the last step was forward, so that its move is animated.
    pub(super) arriving: bool,
    at: NodeId,
    nodes: usize,
    main_tip: NodeId,
    edit_counts: EditCounts,
}

impl RevisionTracker {
    pub(super) fn new(tree_index: &TreeIndex, at: NodeId, edit_counts: EditCounts) -> Self {
        let (nodes, main_tip) = (tree_index.len(), tree_index.main_tip());
        Self { revisions: Revisions::default(), arriving: false, at, nodes, main_tip, edit_counts }
    }

    /// Called after the camera has moved.
    pub(super) fn camera_moved(&mut self) {
        self.revisions.board = self.revisions.board.wrapping_add(1);
    }

    /// Called after every action.
    pub(super) fn acted(&mut self, tree_index: &TreeIndex, at: NodeId, edit_counts: EditCounts) {
        self.camera_moved();
        let tip = tree_index.main_tip();
        let grown = self.nodes != tree_index.len() || self.main_tip != tip;
        if grown || self.edit_counts != edit_counts {
            self.revisions.moves = self.revisions.moves.wrapping_add(1);
            // If all new nodes are at the end of the main line, the list is only extended.
            let new = tree_index.ancestors(tip).take_while(|&id| id != self.main_tip).count();
            if self.edit_counts != edit_counts || self.nodes + new != tree_index.len() {
                self.revisions.list = self.revisions.list.wrapping_add(1);
            }
        }
        if self.edit_counts.nodes != edit_counts.nodes {
            self.arriving = false;
        } else if self.at != at {
            // A step forward is animated, together with the chance event after it. A step back or a
            // jump is not.
            self.arriving = tree_index.ancestors(at).skip(1).take(2).any(|id| id == self.at);
        }
        (self.at, self.nodes, self.main_tip, self.edit_counts) =
            (at, tree_index.len(), tip, edit_counts);
    }
}
