//! What has changed on a table.

use cauce_table::{EditCounts, NodeId, TreeIndex};

/// Numbers that change with what they stand for: what was asked for before they changed need not
/// be asked for again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Revisions {
    /// Changes with every act, as the board may have then.
    pub board: u32,
    /// Changes whenever the list of moves may have, which of them is shown aside.
    pub moves: u32,
    /// Changes with it, unless there is only more at its end.
    pub list: u32,
}

/// How a table stood when it was looked at last, and what has changed until then.
pub(super) struct RevisionTracker {
    pub(super) revisions: Revisions,
    /// Whether the last token has just been played forward, so that its way can be shown.
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

    /// The board is looked at from elsewhere.
    pub(super) fn camera_moved(&mut self) {
        self.revisions.board = self.revisions.board.wrapping_add(1);
    }

    /// Something was done.
    pub(super) fn acted(&mut self, tree_index: &TreeIndex, at: NodeId, edit_counts: EditCounts) {
        self.camera_moved();
        let tip = tree_index.main_tip();
        let grown = self.nodes != tree_index.len() || self.main_tip != tip;
        if grown || self.edit_counts != edit_counts {
            self.revisions.moves = self.revisions.moves.wrapping_add(1);
            // Where all that is new stands at the end of the main line, the list only goes on.
            let new = tree_index.ancestors(tip).take_while(|&id| id != self.main_tip).count();
            if self.edit_counts != edit_counts || self.nodes + new != tree_index.len() {
                self.revisions.list = self.revisions.list.wrapping_add(1);
            }
        }
        if self.edit_counts.nodes != edit_counts.nodes {
            self.arriving = false;
        } else if self.at != at {
            // A step forward is shown on its way, with the chance event that followed; a step back
            // or a jump is not.
            self.arriving = tree_index.ancestors(at).skip(1).take(2).any(|id| id == self.at);
        }
        (self.at, self.nodes, self.main_tip, self.edit_counts) =
            (at, tree_index.len(), tip, edit_counts);
    }
}
