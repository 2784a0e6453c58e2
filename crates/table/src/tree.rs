//! The tree of moves played from one start.

use cauce_rules::{AnyGame, Illegal, Token, Turn};

/// A place in a [`Tree`]. The root is 0; a node's number is higher than its parent's, and stays
/// its own for as long as the tree lives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game.
    pub const ROOT: Self = Self(0);

    /// The number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position in the tree and how it came about.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where it came from, and by which token; `None` for the root.
    pub from: Option<(NodeId, Token)>,
    /// The position.
    pub game: AnyGame,
    /// How many moves were made up to here, chance events not counted.
    pub ply: usize,
    /// What was played from here: the main line first, then the variations.
    pub children: Vec<NodeId>,
    /// What somebody wrote about it; empty where nobody did.
    pub comment: String,
    /// The child that was visited last, where one was.
    onward: Option<NodeId>,
    /// Whether it was deleted, and everything after it.
    deleted: bool,
}

/// A deleted part of a [`Tree`], to be put back by [`Tree::put_back`].
#[derive(Debug)]
#[must_use = "without it the deleted moves cannot be put back"]
pub struct Cut {
    parent: NodeId,
    node: NodeId,
    /// Which child of its parent it was.
    rank: usize,
}

/// Every line that was played from one start. Playing on from an earlier point keeps both lines.
///
/// Deleted nodes keep their numbers, so that they can be put back; they are forgotten when the
/// tree is saved.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// A tree that holds the start alone.
    pub fn new(start: AnyGame) -> Self {
        Self { nodes: vec![Node::new(None, start, 0)] }
    }

    /// How many nodes there are, the root and deleted ones included.
    #[allow(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes that are not deleted, parents before their children.
    pub fn iter(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        let mut gone = vec![false; self.nodes.len()];
        (0..).map(NodeId).zip(&self.nodes).filter(move |(id, node)| {
            let before = node.from.is_some_and(|(parent, _)| gone[parent.index()]);
            gone[id.index()] = node.deleted || before;
            !gone[id.index()]
        })
    }

    /// The node with this number, unless there is none or it is deleted.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        let id = NodeId(u32::try_from(index).ok().filter(|_| index < self.nodes.len())?);
        self.back_from(id).all(|id| !self.node(id).deleted).then_some(id)
    }

    /// A node of this tree.
    ///
    /// An id of another tree gives some node of this one, here and elsewhere; nothing panics.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[self.own(id).index()]
    }

    /// The same id, or the root's where this tree has no such node.
    fn own(&self, id: NodeId) -> NodeId {
        if id.index() < self.nodes.len() { id } else { NodeId::ROOT }
    }

    /// The node before this one.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).from.map(|(parent, _)| parent)
    }

    /// The node that redo goes to.
    pub fn onward(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        node.onward.or(node.children.first().copied())
    }

    /// The node that the token leads to, where it was played from this node before.
    fn child(&self, id: NodeId, token: Token) -> Option<NodeId> {
        let played = |child: &NodeId| self.node(*child).from.is_some_and(|(_, by)| by == token);
        self.node(id).children.iter().copied().find(played)
    }

    /// This node and those before it, back to the root.
    pub fn back_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |&id| self.parent(id))
    }

    /// The nodes from the root to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = self.back_from(id).collect();
        path.reverse();
        path
    }

    /// The tokens from the root to this node.
    pub fn tokens(&self, id: NodeId) -> impl Iterator<Item = Token> {
        self.path(id).into_iter().filter_map(|id| self.node(id).from.map(|(_, token)| token))
    }

    /// The last node of the line that leads through this one.
    pub fn tip(&self, id: NodeId) -> NodeId {
        std::iter::successors(Some(id), |&id| self.onward(id)).last().unwrap_or(id)
    }

    /// The last node of the main line.
    pub fn main_tip(&self) -> NodeId {
        let first = |id: &NodeId| self.node(*id).children.first().copied();
        std::iter::successors(Some(NodeId::ROOT), first).last().unwrap_or(NodeId::ROOT)
    }

    /// Adds what a token leads to from a node. Where it was played before, nothing is added.
    ///
    /// # Errors
    /// Why the token may not be played; the tree is then unchanged.
    pub fn add(&mut self, id: NodeId, token: Token) -> Result<NodeId, Illegal> {
        let id = self.own(id);
        if let Some(known) = self.child(id, token) {
            return Ok(known);
        }
        let node = self.node(id);
        let mut game = node.game.clone();
        let ply = node.ply + usize::from(game.turn() != Turn::Chance);
        game.play_token(token)?;
        let child = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(Some((id, token)), game, ply));
        self.nodes[id.index()].children.push(child);
        Ok(child)
    }

    /// Plays a token from a node: adds it, and makes it the one that redo goes to from there.
    ///
    /// # Errors
    /// Why the token may not be played; the tree is then unchanged.
    pub fn play(&mut self, id: NodeId, token: Token) -> Result<NodeId, Illegal> {
        let child = self.add(id, token)?;
        let id = self.own(id);
        self.nodes[id.index()].onward = Some(child);
        Ok(child)
    }

    /// Makes the line from the root to this node the one that redo follows.
    pub fn visit(&mut self, id: NodeId) {
        for child in self.path(id) {
            if let Some(parent) = self.parent(child) {
                self.nodes[parent.index()].onward = Some(child);
            }
        }
    }

    /// Writes about a node; an empty text takes the comment away.
    ///
    /// Space around the text goes, and a line ends with `\n`.
    pub fn comment(&mut self, id: NodeId, text: &str) {
        if let Some(node) = self.nodes.get_mut(id.index()) {
            let lines: Vec<_> = text.lines().collect();
            node.comment = lines.join("\n").replace('\r', "\n").trim().to_owned();
        }
    }

    /// Makes the variation that leads to this node the main line at the last point where it is
    /// not; tells whether there was one.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let mut later = id;
        while let Some(parent) = self.parent(later) {
            let children = &mut self.nodes[parent.index()].children;
            match children.iter().position(|&child| child == later) {
                None | Some(0) => later = parent,
                Some(rank) => {
                    children[..=rank].rotate_right(1);
                    return true;
                }
            }
        }
        false
    }

    /// Deletes a node and everything after it. The root cannot be deleted.
    pub fn delete(&mut self, id: NodeId) -> Option<Cut> {
        let parent = self.parent(id)?;
        let before = &mut self.nodes[parent.index()];
        let rank = before.children.iter().position(|&child| child == id)?;
        before.children.remove(rank);
        before.onward.take_if(|onward| *onward == id);
        self.nodes[id.index()].deleted = true;
        Some(Cut { parent, node: id, rank })
    }

    /// Puts back what was deleted; the last deletion must be put back first.
    ///
    /// A token of it that was played anew in the meantime gives way to the older node, which takes
    /// over what came after. Gives back which nodes gave way to which.
    pub fn put_back(&mut self, cut: Cut) -> Vec<(NodeId, NodeId)> {
        let Cut { parent, node, rank } = cut;
        let token = match self.nodes.get_mut(node.index()) {
            Some(Node { from: Some((from, token)), deleted, .. })
                if *deleted && *from == parent =>
            {
                *deleted = false;
                *token
            }
            _ => return Vec::new(),
        };
        let twin = self.child(parent, token);
        let children = &mut self.nodes[parent.index()].children;
        children.retain(|&child| Some(child) != twin);
        children.insert(rank.min(children.len()), node);
        let mut merged = Vec::new();
        merged.extend(twin.map(|twin| (twin, node)));
        let mut next = 0;
        while let Some(&(twin, node)) = merged.get(next) {
            self.absorb(twin, node, &mut merged);
            next += 1;
        }
        merged
    }

    /// Moves what came after `twin` to `node`, which stands for the same position, and notes the
    /// pairs of children that stand for the same position in turn.
    fn absorb(&mut self, twin: NodeId, node: NodeId, merged: &mut Vec<(NodeId, NodeId)>) {
        let old = &mut self.nodes[twin.index()];
        old.deleted = true;
        let children = std::mem::take(&mut old.children);
        let comment = std::mem::take(&mut old.comment);
        let onward = old.onward.take();
        if let Some((parent, _)) = old.from {
            let before = &mut self.nodes[parent.index()].onward;
            if *before == Some(twin) {
                *before = Some(node);
            }
        }
        self.add_comment(node, &comment);
        for child in children {
            let Some((_, token)) = self.node(child).from else { continue };
            if let Some(known) = self.child(node, token) {
                merged.push((child, known));
                if onward == Some(child) {
                    self.nodes[node.index()].onward = Some(known);
                }
            } else {
                self.nodes[child.index()].from = Some((node, token));
                self.nodes[node.index()].children.push(child);
                if onward == Some(child) {
                    self.nodes[node.index()].onward = Some(child);
                }
            }
        }
    }

    /// Writes more about a node, on a line of its own.
    pub(crate) fn add_comment(&mut self, id: NodeId, text: &str) {
        let joined = format!("{}\n{text}", self.node(id).comment);
        self.comment(id, &joined);
    }
}

impl Node {
    fn new(from: Option<(NodeId, Token)>, game: AnyGame, ply: usize) -> Self {
        let children = Vec::new();
        Self { from, game, ply, children, comment: String::new(), onward: None, deleted: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::GameLine;

    fn tree() -> Tree {
        Tree::new("snorkels".parse::<GameLine>().unwrap().replay())
    }

    /// Plays a line from the root.
    fn play(tree: &mut Tree, line: &str) -> NodeId {
        line.split(' ').fold(NodeId::ROOT, |at, token| {
            let token = tree.node(at).game.parse(token).unwrap();
            tree.play(at, token).unwrap()
        })
    }

    #[test]
    fn an_id_of_another_tree_does_no_harm() {
        let mut other = tree();
        let far = play(&mut other, "d4 swap e4 c4 a1");
        let mut tree = tree();
        let token = tree.node(far).game.parse("d4").unwrap();
        let child = tree.play(far, token).unwrap();
        assert_eq!(tree.parent(child), Some(NodeId::ROOT));
        tree.visit(far);
        tree.comment(far, "nowhere");
        let cut = other.delete(far).unwrap();
        assert!(!tree.promote(far) && tree.delete(far).is_none() && tree.put_back(cut).is_empty());
        assert_eq!(whole(&tree), "d4");
    }

    /// The whole tree as text: each node with its variations after it.
    fn text(tree: &Tree, id: NodeId) -> String {
        let node = tree.node(id);
        let token = node.from.map(|(_, token)| token.to_string()).unwrap_or_default();
        let after: Vec<_> = node.children.iter().map(|&child| text(tree, child)).collect();
        match after.as_slice() {
            [] => token,
            [only] => format!("{token} {only}"),
            many => format!("{token} ({})", many.join(" | ")),
        }
    }

    fn whole(tree: &Tree) -> String {
        text(tree, NodeId::ROOT).trim().to_owned()
    }

    #[test]
    fn a_promoted_variation_becomes_the_main_line_step_by_step() {
        let mut tree = tree();
        play(&mut tree, "d4 swap e4");
        play(&mut tree, "d4 a1");
        let deep = play(&mut tree, "c3 swap a2 b1");
        play(&mut tree, "c3 swap d5");
        let deeper = play(&mut tree, "c3 swap d5 e5");
        assert_eq!(whole(&tree), "(d4 (swap e4 | a1) | c3 swap (a2 b1 | d5 e5))");
        assert!(tree.promote(deeper));
        assert_eq!(whole(&tree), "(d4 (swap e4 | a1) | c3 swap (d5 e5 | a2 b1))");
        assert!(tree.promote(deeper));
        assert_eq!(whole(&tree), "(c3 swap (d5 e5 | a2 b1) | d4 (swap e4 | a1))");
        assert!(!tree.promote(deeper));
        assert!(!tree.promote(NodeId::ROOT));
        assert_eq!(tree.main_tip(), deeper);
        assert!(tree.promote(deep));
        assert_eq!(tree.main_tip(), deep);
    }

    #[test]
    fn what_was_deleted_can_be_put_back_where_it_was() {
        let mut tree = tree();
        let first = play(&mut tree, "d4 swap e4");
        let second = play(&mut tree, "d4 a1 e4");
        play(&mut tree, "d4 b1");
        let before = whole(&tree);
        let middle = tree.parent(second).unwrap();
        let cut = tree.delete(middle).unwrap();
        assert_eq!(whole(&tree), "d4 (swap e4 | b1)");
        assert_eq!(tree.id(second.index()), None);
        assert_eq!(tree.id(first.index()), Some(first));
        assert_eq!(tree.iter().count(), tree.len() - 2);
        assert!(tree.put_back(cut).is_empty());
        assert_eq!(whole(&tree), before);
        assert_eq!(tree.id(second.index()), Some(second));
        assert!(tree.delete(NodeId::ROOT).is_none());
    }

    #[test]
    fn a_move_played_anew_becomes_one_with_the_one_put_back() {
        let mut tree = tree();
        let old = play(&mut tree, "d4 swap e4");
        play(&mut tree, "d4 a1");
        tree.comment(old, "old");
        let start = tree.node(NodeId::ROOT).children[0];
        let cut = tree.delete(start).unwrap();
        assert_eq!(whole(&tree), "");
        let new = play(&mut tree, "d4 swap e4");
        tree.comment(new, "new");
        let tip = play(&mut tree, "d4 swap e4 e5");
        let merged = tree.put_back(cut);
        assert_eq!(whole(&tree), "d4 (swap e4 e5 | a1)");
        assert_eq!(merged.last(), Some(&(new, old)));
        assert_eq!(tree.id(new.index()), None);
        assert_eq!(tree.node(old).comment, "old\nnew");
        assert_eq!(tree.tip(NodeId::ROOT), tip);
        assert!(tree.iter().all(|(id, node)| node.from.is_none_or(|(parent, _)| parent < id)));
    }

    #[test]
    fn comments_keep_their_lines_and_lose_the_space_around() {
        let mut tree = tree();
        tree.comment(NodeId::ROOT, " \t one\r\ntwo\r\r three \n");
        assert_eq!(tree.node(NodeId::ROOT).comment, "one\ntwo\n\n three");
        tree.comment(NodeId::ROOT, " ");
        assert_eq!(tree.node(NodeId::ROOT).comment, "");
    }
}
