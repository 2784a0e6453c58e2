//! The links between the nodes of a tree of moves, whatever the game.

use std::num::NonZeroU32;

use crate::Mark;

/// A place in a [`Tree`](crate::Tree). The root is number 0; a node's number is higher than its
/// parent's, and stays its own for as long as the tree lives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(
    /// One more than the number, so that "no node" takes no room.
    NonZeroU32,
);

impl NodeId {
    /// The start of the game.
    pub const ROOT: Self = Self(NonZeroU32::MIN);

    /// The number.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    fn new(index: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index as u32))
    }
}

/// What a node of the tree is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum NodeKind {
    /// Somebody decides what is played from it.
    #[default]
    Decision,
    /// Chance is drawn at it.
    Chance,
    /// The game is over at it.
    Terminal,
}

/// One node: its links, and what is said of it.
#[derive(Clone, Debug, Default)]
struct Node {
    parent: Option<NodeId>,
    /// The first of what was played from here.
    child: Option<NodeId>,
    /// The next of what was played from the parent.
    sibling: Option<NodeId>,
    /// The child that was visited last, where one was.
    last_visited: Option<NodeId>,
    ply: u32,
    /// One more than the place of its comment among all; 0 where nobody wrote one.
    comment: u32,
    kind: NodeKind,
    /// How good the move is said to be that led here.
    mark: Option<Mark>,
    /// Whether it was deleted, and everything after it.
    deleted: bool,
}

/// A node in a list of moves; see [`TreeIndex::listed`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedNode {
    /// The node.
    pub node: NodeId,
    /// How deep in variations it is: 0 is the main line.
    pub depth: usize,
    /// Whether a variation begins with it.
    pub begins_variation: bool,
}

/// A deleted part that can be put back.
#[derive(Clone, Copy, Debug)]
struct Deletion {
    node: NodeId,
    /// Which child of its parent it was.
    rank: usize,
}

/// The links between the nodes of a tree, and what is written about them.
///
/// Deleted nodes keep their numbers, so that they can be put back; they are forgotten when the
/// tree is saved. An id of another tree stands for the root of this one.
#[derive(Clone, Debug)]
pub struct TreeIndex {
    nodes: Vec<Node>,
    comments: Vec<String>,
    /// What was deleted and can be put back, the last at the end.
    deletions: Vec<Deletion>,
    /// Whether somebody has just taken back what comes after the point that is shown.
    taken_back: bool,
}

impl TreeIndex {
    /// How much memory a node takes here, without its comment.
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

    /// How many nodes there are, the root and deleted ones included.
    #[allow(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes that are not deleted, by their numbers: parents before their children.
    pub fn iter(&self) -> impl Iterator<Item = NodeId> {
        let mut gone = vec![false; self.nodes.len()];
        self.nodes.iter().enumerate().filter_map(move |(index, node)| {
            gone[index] = node.deleted || node.parent.is_some_and(|parent| gone[parent.index()]);
            (!gone[index]).then(|| NodeId::new(index))
        })
    }

    /// All nodes that are not deleted in preorder: each is followed by what was played from
    /// it, the main line first.
    pub fn preorder(&self) -> impl Iterator<Item = NodeId> {
        let after = |&id: &NodeId| {
            let sibling = || self.ancestors(id).find_map(|id| self.node(id).sibling);
            self.node(id).child.or_else(sibling)
        };
        std::iter::successors(Some(NodeId::ROOT), after)
    }

    /// All nodes but the root and deleted ones as a list of moves has them: each is followed by the
    /// variations that replace it, then by what comes after it.
    pub fn listed(&self) -> impl Iterator<Item = ListedNode> {
        self.listed_after(NodeId::ROOT)
    }

    /// The part of that list that comes after a node of the main line and what replaces it.
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
                // The last is taken first.
                ahead[first..].reverse();
            }
            Some(listed)
        })
    }

    /// The node with this number, unless there is none or it is deleted.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        let id = (index < self.nodes.len()).then(|| NodeId::new(index))?;
        self.ancestors(id).all(|id| !self.node(id).deleted).then_some(id)
    }

    /// The node before this one.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// What was played from a node: the main line first, then the variations.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(id).child, |&child| self.node(child).sibling)
    }

    /// How many moves were made up to a node, chance events not counted.
    pub fn ply(&self, id: NodeId) -> usize {
        self.node(id).ply as usize
    }

    /// What somebody wrote about a node; empty where nobody did.
    pub fn comment(&self, id: NodeId) -> &str {
        let place = (self.node(id).comment as usize).checked_sub(1);
        place.and_then(|place| self.comments.get(place)).map_or("", String::as_str)
    }

    /// How good the move is said to be that led to a node; `None` where nobody says.
    pub fn mark(&self, id: NodeId) -> Option<Mark> {
        self.node(id).mark
    }

    pub(crate) fn kind(&self, id: NodeId) -> NodeKind {
        self.node(id).kind
    }

    /// The node that redo goes to.
    pub fn redo_target(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        node.last_visited.or(node.child)
    }

    /// This node and those before it, back to the root.
    pub fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |&id| self.parent(id))
    }

    /// The nodes from the root to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = self.ancestors(id).collect();
        path.reverse();
        path
    }

    /// The last node of the line that leads through this one.
    pub fn tip(&self, id: NodeId) -> NodeId {
        std::iter::successors(Some(id), |&id| self.redo_target(id)).last().unwrap_or(id)
    }

    /// Where the line that is shown at a node has ended, unless that was taken back there.
    pub fn line_end(&self, id: NodeId) -> Option<NodeId> {
        let tip = self.tip(id);
        let taken_back = self.taken_back && tip != id;
        (self.kind(tip) == NodeKind::Terminal && !taken_back).then_some(tip)
    }

    /// Where the game that is shown at a node has ended: the line that is shown there, unless that was
    /// taken back, or the game that it is a variation of.
    pub fn game_end(&self, id: NodeId) -> Option<NodeId> {
        self.line_end(id)
            .or_else(|| self.is_variation_of_finished_game(id).then(|| self.main_tip()))
    }

    /// Whether the game that is shown at a node has ended.
    pub fn is_game_over(&self, id: NodeId) -> bool {
        self.game_end(id).is_some()
    }

    /// Whether the line that is shown at a node is a variation of a game that has ended.
    pub fn is_variation_of_finished_game(&self, id: NodeId) -> bool {
        let main = self.main_tip();
        self.kind(main) == NodeKind::Terminal && self.tip(id) != main
    }

    /// The last node of the main line.
    pub fn main_tip(&self) -> NodeId {
        let first = |id: &NodeId| self.node(*id).child;
        std::iter::successors(Some(NodeId::ROOT), first).last().unwrap_or(NodeId::ROOT)
    }

    /// The nearest node before this one where somebody decided.
    pub fn decision_before(&self, id: NodeId) -> Option<NodeId> {
        self.ancestors(id).skip(1).find(|&before| self.kind(before) == NodeKind::Decision)
    }

    /// Adds a node as the last child of another.
    pub(crate) fn push(&mut self, parent: NodeId, kind: NodeKind) -> NodeId {
        let parent = self.own(parent);
        let id = NodeId::new(self.nodes.len());
        let Node { ply, kind: before, .. } = *self.node(parent);
        let ply = ply + u32::from(before != NodeKind::Chance);
        self.nodes.push(Node { parent: Some(parent), ply, kind, ..Node::default() });
        self.link(usize::MAX, id);
        id
    }

    /// Makes a node the one that redo goes to from its parent.
    pub(crate) fn set_last_visited(&mut self, id: NodeId) {
        if let Some(parent) = self.parent(id) {
            self.node_mut(parent).last_visited = Some(id);
        }
    }

    /// Whether what comes after the point that is shown is taken back.
    pub(crate) fn is_taken_back(&self) -> bool {
        self.taken_back
    }

    /// What comes after the point that is shown is taken back, until another one is visited or
    /// something is played.
    pub(crate) fn take_back(&mut self) {
        self.taken_back = true;
    }

    /// Makes a node that was just played the one that redo goes to from its parent. Where the main
    /// line was taken back there, it goes on with it, and what was taken back becomes a variation.
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

    /// Makes the line from the root to this node the one that redo follows.
    pub(crate) fn visit(&mut self, id: NodeId) {
        self.taken_back = false;
        let mut next = Some(id);
        while let Some(id) = next {
            self.set_last_visited(id);
            next = self.parent(id);
        }
    }

    /// Writes about a node; an empty text takes the comment away.
    ///
    /// Space around the text goes, and a line ends with `\n`.
    pub(crate) fn set_comment(&mut self, id: NodeId, text: &str) {
        if id.index() >= self.nodes.len() {
            return;
        }
        let text = tidy(text);
        if !text.is_empty() || !self.comment(id).is_empty() {
            *self.comment_mut(id) = text;
        }
    }

    /// Writes more about a node, on a line of its own.
    ///
    /// It takes time with what is added, however much stands there already.
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

    /// The comment of a node, with a place of its own from now on.
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

    /// Says how good the move was that led to a node, or no longer. No move led to the root.
    pub(crate) fn set_mark(&mut self, id: NodeId, mark: Option<Mark>) {
        if self.parent(id).is_some() {
            self.node_mut(id).mark = mark;
        }
    }

    /// Makes the variation that leads to this node the main line at the last point where it is not.
    /// Returns true if there was one.
    pub(crate) fn promote(&mut self, id: NodeId) -> bool {
        let is_variation = |id: &NodeId| self.rank(*id).is_some_and(|rank| rank > 0);
        let Some(variation) = self.ancestors(id).find(is_variation) else { return false };
        self.unlink(variation);
        self.link(0, variation);
        true
    }

    /// Makes the line from the root to this node the main line.
    pub(crate) fn make_main(&mut self, id: NodeId) {
        while self.promote(id) {}
    }

    /// Deletes a node and everything after it. Returns true if it could: the root cannot be
    /// deleted.
    pub(crate) fn delete(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.parent(id) else { return false };
        let Some(rank) = self.unlink(id) else { return false };
        self.node_mut(parent).last_visited.take_if(|last_visited| *last_visited == id);
        self.node_mut(id).deleted = true;
        self.taken_back = false;
        self.deletions.push(Deletion { node: id, rank });
        true
    }

    /// The node with which this one would be deleted: itself, or where it is a chance event that
    /// would be drawn anew, the decision before it.
    pub(crate) fn deletion_root(&self, id: NodeId) -> Option<NodeId> {
        let stays_away = |id: &NodeId| match self.parent(*id) {
            Some(parent) => {
                self.kind(parent) != NodeKind::Chance || self.children(parent).nth(1).is_some()
            }
            None => false,
        };
        self.ancestors(self.id(id.index())?).find(stays_away)
    }

    /// Puts back what was deleted last; see [`Tree::undelete`](crate::Tree::undelete). `same` says
    /// whether two children of a node were played by the same token.
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

    /// Moves what came after `twin` to `node`, which stands for the same position, and notes the
    /// pairs of children that stand for the same position in turn.
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

    /// Which child of its parent a node is.
    fn rank(&self, id: NodeId) -> Option<usize> {
        self.children(self.parent(id)?).position(|child| child == id)
    }

    /// Takes a node from its parent's children. Returns which of them it was.
    fn unlink(&mut self, id: NodeId) -> Option<usize> {
        let (parent, rank) = (self.parent(id)?, self.rank(id)?);
        let after = self.node_mut(id).sibling.take();
        *self.link_to(parent, rank) = after;
        Some(rank)
    }

    /// Puts a node among its parent's children: as the one of this rank, or as the last.
    fn link(&mut self, rank: usize, id: NodeId) {
        let Some(parent) = self.parent(id) else { return };
        let rank = rank.min(self.children(parent).count());
        let after = self.link_to(parent, rank).replace(id);
        self.node_mut(id).sibling = after;
    }

    /// The link that leads to the child of this rank.
    fn link_to(&mut self, parent: NodeId, rank: usize) -> &mut Option<NodeId> {
        match rank.checked_sub(1).and_then(|before| self.children(parent).nth(before)) {
            Some(before) => &mut self.node_mut(before).sibling,
            None => &mut self.node_mut(parent).child,
        }
    }

    /// The same id, or the root's where this tree has no such node.
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

/// A comment as it is kept.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().collect();
    lines.join("\n").replace('\r', "\n").trim().to_owned()
}
