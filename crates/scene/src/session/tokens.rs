//! A cache of the tokens of the line that was requested last.
//!
//! Most requests are about the same line, or one that is a ply longer or shorter. In a long game,
//! only the difference is written.

use cauce_table::{AnyRecord, EditCounts, NodeId};

/// The tokens of a line, separated by spaces.
#[derive(Default)]
pub(super) struct Tokens {
    text: String,
    /// The nodes after the tokens, each with the length of the text up to there. Their indices
    /// increase.
    nodes: Vec<(NodeId, usize)>,
    /// The edit counts when the text was written.
    edit_counts: EditCounts,
}

impl Tokens {
    /// Writes the tokens from the start to a node. Returns their length in bytes.
    pub(super) fn write(
        &mut self,
        record: &dyn AnyRecord,
        edit_counts: EditCounts,
        id: NodeId,
    ) -> usize {
        if self.edit_counts.nodes != edit_counts.nodes {
            *self = Self { edit_counts, ..Self::default() };
        }
        let mut new = Vec::new();
        let known = |id: NodeId| self.nodes.binary_search_by_key(&id, |(id, _)| *id).ok();
        let mut back = record.tree_index().ancestors(id).filter(|id| *id != NodeId::ROOT);
        let last = back.find_map(|id| {
            let place = known(id);
            new.extend(place.is_none().then_some(id));
            place
        });
        let (count, length) = last.map_or((0, 0), |place| (place + 1, self.nodes[place].1));
        if new.is_empty() {
            return length;
        }
        self.nodes.truncate(count);
        self.text.truncate(length);
        for id in new.into_iter().rev() {
            if !self.text.is_empty() {
                self.text.push(' ');
            }
            self.text += &record.token_text(id);
            self.nodes.push((id, self.text.len()));
        }
        self.text.len()
    }

    pub(super) fn text(&self, length: usize) -> &str {
        &self.text[..length]
    }
}
