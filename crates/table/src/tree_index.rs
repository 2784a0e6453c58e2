//! The links between the nodes of a tree of moves, independent of the game.

use std::num::NonZeroU32;

use crate::Mark;

/// Id of a node in a [`Tree`](crate::Tree). The root has index 0. The index of a node is higher
/// than its parent's and never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(
    /// The index plus 1, so that `Option<NodeId>` takes no extra memory.
    NonZeroU32,
);

impl NodeId {
    /// The root.
    pub const ROOT: Self = Self(NonZeroU32::MIN);

    /// Returns the index.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    fn new(index: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index as u32))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum NodeKind {
    /// A player is to move.
    #[default]
    Decision,
    /// A chance event is due.
    Chance,
    /// The game is over.
    Terminal,
}

#[derive(Clone, Debug, Default)]
struct Node {
    parent: Option<NodeId>,
    child: Option<NodeId>,
    sibling: Option<NodeId>,
    /// The child that was visited last.
    last_visited: Option<NodeId>,
    ply: u32,
    /// Index in the list of comments plus 1; 0 without a comment.
    comment: u32,
    kind: NodeKind,
    mark: Option<Mark>,
    deleted: bool,
}

/// A node in the move list; see [`TreeIndex::listed`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedNode {
    /// The node.
    pub node: NodeId,
    /// Nesting depth of variations; 0 for the main line.
    pub depth: usize,
    /// Whether the node is the first of a variation.
    pub begins_variation: bool,
}

#[derive(Clone, Copy, Debug)]
struct Deletion {
    node: NodeId,
    /// Position among its siblings.
    rank: usize,
}

/// The links between the nodes of a tree, with marks and comments.
///
/// Deleted nodes keep their ids, so that they can be restored. Saving the tree drops them. An id of
/// another tree means the root of this one.
#[derive(Clone, Debug)]
pub struct TreeIndex {
    nodes: Vec<Node>,
    comments: Vec<String>,
    /// Deletions that can be undone, the latest last.
    deletions: Vec<Deletion>,
    /// Whether the continuation of the current node was just taken back.
    taken_back: bool,
}

impl TreeIndex {
    /// Memory of a node in bytes, without its comment.
    #[cfg(test)]
    pub(crate) const BYTES_A_NODE: usize = size_of::<Node>();

    pub(crate) fn new(kind: NodeKind) -> Self {
        Self {
            nodes: vec![Node { kind, ..Node::default() }],
            comments: Vec::new(),
            deletions: Vec::new(),
            taken_back: false,
        }
    }

    /// Returns the number of nodes, including the root and deleted nodes.
    #[allow(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns all nodes that are not deleted, ordered by index: parents before their children.
    pub fn iter(&self) -> impl Iterator<Item = NodeId> {
        let mut gone = vec![false; self.nodes.len()];
        self.nodes.iter().enumerate().filter_map(move |(index, node)| {
            gone[index] = node.deleted || node.parent.is_some_and(|parent| gone[parent.index()]);
            (!gone[index]).then(|| NodeId::new(index))
        })
    }

    /// Returns all nodes that are not deleted in preorder, the main line first.
    pub fn preorder(&self) -> impl Iterator<Item = NodeId> {
        let after = |&id: &NodeId| {
            let sibling = || self.ancestors(id).find_map(|id| self.node(id).sibling);
            self.node(id).child.or_else(sibling)
        };
        std::iter::successors(Some(NodeId::ROOT), after)
    }

    /// Returns all nodes but the root and deleted ones in the order of a move list. Each node is
    /// followed by the variations that replace it, and then by its continuation.
    pub fn listed(&self) -> impl Iterator<Item = ListedNode> {
        self.listed_after(NodeId::ROOT)
    }

    /// Returns the part of the move list after a node of the main line and its variations.
    pub fn listed_after(&self, node: NodeId) -> impl Iterator<Item = ListedNode> {
        let main = |from, depth| {
            let child = self.children(from).next();
            child.map(|node| ListedNode { node, depth, begins_variation: false })
        };
        let mut ahead = Vec::from_iter(main(node, 0));
        std::iter::from_fn(move || {
            let listed @ ListedNode { node, depth, begins_variation } = ahead.pop()?;
            ahead.extend(main(node, depth));
            if !begins_variation {
                let first = ahead.len();
                let others = self.children(self.parent(node)?).skip(1);
                let other = |node| ListedNode { node, depth: depth + 1, begins_variation: true };
                ahead.extend(others.map(other));
                // `pop` takes the last one first.
                ahead[first..].reverse();
            }
            Some(listed)
        })
    }

    /// Returns the node with this index, unless it does not exist or is deleted.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        let id = (index < self.nodes.len()).then(|| NodeId::new(index))?;
        self.ancestors(id).all(|id| !self.node(id).deleted).then_some(id)
    }

    /// Returns the parent of a node; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// Returns the children of a node: the main line first, then the variations.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(id).child, |&child| self.node(child).sibling)
    }

    /// Returns the number of moves up to a node, without chance events.
    pub fn ply(&self, id: NodeId) -> usize {
        self.node(id).ply as usize
    }

    /// Returns the comment of a node; empty if there is none.
    pub fn comment(&self, id: NodeId) -> &str {
        let place = (self.node(id).comment as usize).checked_sub(1);
        place.and_then(|place| self.comments.get(place)).map_or("", String::as_str)
    }

    /// Returns the mark of the move that led to a node.
    pub fn mark(&self, id: NodeId) -> Option<Mark> {
        self.node(id).mark
    }

    pub(crate) fn kind(&self, id: NodeId) -> NodeKind {
        self.node(id).kind
    }

    /// Returns the node that redo goes to.
    pub fn redo_target(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        node.last_visited.or(node.child)
    }

    /// Returns the node and its ancestors, up to the root.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |&id| self.parent(id))
    }

    /// Returns the nodes from the root to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = self.ancestors(id).collect();
        path.reverse();
        path
    }

    /// Returns the last node of the line through this node that redo follows.
    pub fn tip(&self, id: NodeId) -> NodeId {
        std::iter::successors(Some(id), |&id| self.redo_target(id)).last().unwrap_or(id)
    }

    /// Returns the end of the game on the line through a node, unless the end was taken back there.
    pub fn line_end(&self, id: NodeId) -> Option<NodeId> {
        let tip = self.tip(id);
        let taken_back = self.taken_back && tip != id;
        (self.kind(tip) == NodeKind::Terminal && !taken_back).then_some(tip)
    }

    /// Returns the end of the game that is displayed at a node: that of its line, unless taken
    /// back, or else that of the game of which the line is a variation.
    pub fn game_end(&self, id: NodeId) -> Option<NodeId> {
        self.line_end(id)
            .or_else(|| self.is_variation_of_finished_game(id).then(|| self.main_tip()))
    }

    /// Returns whether the game that is displayed at a node is over.
    pub fn is_game_over(&self, id: NodeId) -> bool {
        self.game_end(id).is_some()
    }

    /// Returns whether the line through a node is a variation of a finished game.
    pub fn is_variation_of_finished_game(&self, id: NodeId) -> bool {
        let main = self.main_tip();
        self.kind(main) == NodeKind::Terminal && self.tip(id) != main
    }

    /// Returns the last node of the main line.
    pub fn main_tip(&self) -> NodeId {
        let first = |id: &NodeId| self.node(*id).child;
        std::iter::successors(Some(NodeId::ROOT), first).last().unwrap_or(NodeId::ROOT)
    }

    /// Returns the nearest ancestor at which a player decided.
    pub fn decision_before(&self, id: NodeId) -> Option<NodeId> {
        self.ancestors(id).skip(1).find(|&before| self.kind(before) == NodeKind::Decision)
    }

    pub(crate) fn push(&mut self, parent: NodeId, kind: NodeKind) -> NodeId {
        let parent = self.own(parent);
        let id = NodeId::new(self.nodes.len());
        let Node { ply, kind: before, .. } = *self.node(parent);
        let ply = ply + u32::from(before != NodeKind::Chance);
        self.nodes.push(Node { parent: Some(parent), ply, kind, ..Node::default() });
        self.link(usize::MAX, id);
        id
    }

    pub(crate) fn set_last_visited(&mut self, id: NodeId) {
        if let Some(parent) = self.parent(id) {
            self.node_mut(parent).last_visited = Some(id);
        }
    }

    pub(crate) fn is_taken_back(&self) -> bool {
        self.taken_back
    }

    /// Marks the continuation of the current node as taken back, until another node is visited or a
    /// move is played.
    pub(crate) fn take_back(&mut self) {
        self.taken_back = true;
    }

    /// Makes a node that was just played the target of redo at its parent. If the main line was
    /// taken back there, the node becomes the main line, and the old continuation a variation.
    pub(crate) fn note_played(&mut self, id: NodeId) {
        let before = self.parent(id).map(|parent| self.node(parent));
        let of_main =
            before.is_some_and(|at| at.last_visited.is_none_or(|next| Some(next) == at.child));
        let has_other = before.is_some_and(|at| at.child != Some(id));
        self.set_last_visited(id);
        if std::mem::take(&mut self.taken_back) && of_main && has_other {
            self.promote(id);
        }
    }

    /// Makes redo follow the line from the root to this node.
    pub(crate) fn visit(&mut self, id: NodeId) {
        self.taken_back = false;
        let mut next = Some(id);
        while let Some(id) = next {
            self.set_last_visited(id);
            next = self.parent(id);
        }
    }

    /// Sets the comment of a node; an empty text removes it.
    ///
    /// White space around the text is removed, and line breaks become `\n`.
    pub(crate) fn set_comment(&mut self, id: NodeId, text: &str) {
        if id.index() >= self.nodes.len() {
            return;
        }
        let text = tidy(text);
        if !text.is_empty() || !self.comment(id).is_empty() {
            *self.comment_mut(id) = text;
        }
    }

    /// Appends a line to the comment of a node.
    ///
    /// The time depends on the added text only, not on the length of the comment.
    pub(crate) fn add_comment(&mut self, id: NodeId, text: &str) {
        let text = tidy(text);
        if text.is_empty() {
            return;
        }
        let comment = self.comment_mut(id);
        if !comment.is_empty() {
            comment.push('\n');
        }
        *comment += &text;
    }

    fn comment_mut(&mut self, id: NodeId) -> &mut String {
        let place = match self.node(id).comment.checked_sub(1) {
            Some(place) => place as usize,
            None => {
                self.comments.push(String::new());
                self.node_mut(id).comment = self.comments.len() as u32;
                self.comments.len() - 1
            }
        };
        &mut self.comments[place]
    }

    /// Sets or removes the mark of the move that led to a node. The root has no mark.
    pub(crate) fn set_mark(&mut self, id: NodeId, mark: Option<Mark>) {
        if self.parent(id).is_some() {
            self.node_mut(id).mark = mark;
        }
    }

    /// Promotes the innermost variation that contains this node to the main line of its parent.
    /// Returns whether there was one.
    pub(crate) fn promote(&mut self, id: NodeId) -> bool {
        let is_variation = |id: &NodeId| self.rank(*id).is_some_and(|rank| rank > 0);
        let Some(variation) = self.ancestors(id).find(is_variation) else { return false };
        self.unlink(variation);
        self.link(0, variation);
        true
    }

    pub(crate) fn make_main(&mut self, id: NodeId) {
        while self.promote(id) {}
    }

    /// Deletes a node with all its descendants. Returns whether that was possible; the root cannot
    /// be deleted.
    pub(crate) fn delete(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.parent(id) else { return false };
        let Some(rank) = self.unlink(id) else { return false };
        self.node_mut(parent).last_visited.take_if(|last_visited| *last_visited == id);
        self.node_mut(id).deleted = true;
        self.taken_back = false;
        self.deletions.push(Deletion { node: id, rank });
        true
    }

    /// Returns the node to delete in place of this one. A chance event that would be drawn anew is
    /// deleted with the decision before it.
    pub(crate) fn deletion_root(&self, id: NodeId) -> Option<NodeId> {
        let stays_away = |id: &NodeId| match self.parent(*id) {
            Some(parent) => {
                self.kind(parent) != NodeKind::Chance || self.children(parent).nth(1).is_some()
            }
            None => false,
        };
        self.ancestors(self.id(id.index())?).find(stays_away)
    }

    /// Restores the last deletion; see [`Tree::undelete`](crate::Tree::undelete). `same` returns
    /// whether two siblings have the same token.
    pub(crate) fn undelete(
        &mut self,
        same: &dyn Fn(NodeId, NodeId) -> bool,
    ) -> Option<Vec<(NodeId, NodeId)>> {
        let Deletion { node, rank } = self.deletions.pop()?;
        let parent = self.parent(node)?;
        self.node_mut(node).deleted = false;
        let twin = self.children(parent).find(|&child| same(child, node));
        if let Some(twin) = twin {
            self.unlink(twin);
        }
        self.link(rank, node);
        let mut merged: Vec<_> = twin.map(|twin| (twin, node)).into_iter().collect();
        let mut next = 0;
        while let Some(&(twin, node)) = merged.get(next) {
            self.absorb(twin, node, same, &mut merged);
            next += 1;
        }
        Some(merged)
    }

    /// Merges `twin` into `node`, which has the same position: moves its comment, mark and
    /// children. Adds pairs of children with the same position to `merged`.
    fn absorb(
        &mut self,
        twin: NodeId,
        node: NodeId,
        same: &dyn Fn(NodeId, NodeId) -> bool,
        merged: &mut Vec<(NodeId, NodeId)>,
    ) {
        let comment = self.comment(twin).to_owned();
        self.set_comment(twin, "");
        self.add_comment(node, &comment);
        self.set_mark(node, self.mark(node).or(self.mark(twin)));
        let children: Vec<_> = self.children(twin).collect();
        let old = self.node_mut(twin);
        (old.deleted, old.child) = (true, None);
        let last_visited = old.last_visited.take();
        if let Some(parent) = old.parent {
            let before = &mut self.node_mut(parent).last_visited;
            if *before == Some(twin) {
                *before = Some(node);
            }
        }
        for child in children {
            let known = self.children(node).find(|&known| same(known, child));
            match known {
                Some(known) => merged.push((child, known)),
                None => {
                    self.node_mut(child).parent = Some(node);
                    self.link(usize::MAX, child);
                }
            }
            if last_visited == Some(child) {
                self.node_mut(node).last_visited = known.or(last_visited);
            }
        }
    }

    fn rank(&self, id: NodeId) -> Option<usize> {
        self.children(self.parent(id)?).position(|child| child == id)
    }

    /// Removes a node from its parent's children. Returns its position among them.
    fn unlink(&mut self, id: NodeId) -> Option<usize> {
        let (parent, rank) = (self.parent(id)?, self.rank(id)?);
        let after = self.node_mut(id).sibling.take();
        *self.link_to(parent, rank) = after;
        Some(rank)
    }

    /// Inserts a node among its parent's children at this rank, or as the last.
    fn link(&mut self, rank: usize, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let rank = rank.min(self.children(parent).count());
        let after = self.link_to(parent, rank).replace(id);
        self.node_mut(id).sibling = after;
    }

    /// Returns the link that points to the child of this rank.
    fn link_to(&mut self, parent: NodeId, rank: usize) -> &mut Option<NodeId> {
        match rank.checked_sub(1).and_then(|before| self.children(parent).nth(before)) {
            Some(before) => &mut self.node_mut(before).sibling,
            None => &mut self.node_mut(parent).child,
        }
    }

    /// Returns the id, or the root's if this tree has no such node.
    fn own(&self, id: NodeId) -> NodeId {
        if id.index() < self.nodes.len() { id } else { NodeId::ROOT }
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[self.own(id).index()]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let id = self.own(id);
        &mut self.nodes[id.index()]
    }
}

fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().collect();
    lines.join("\n").replace('\r', "\n").trim().to_owned()
}
