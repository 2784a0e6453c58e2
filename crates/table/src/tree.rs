//! The tree of moves played from one start.

use cauce_rules::{AnyGame, Illegal, Token};

/// A place in a [`Tree`]. The root is 0; a node's number is higher than its parent's.
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
    /// What was played from here: the main line first, then the variations in the order in which
    /// they were tried.
    pub children: Vec<NodeId>,
    /// Which child was visited last: where redo goes.
    onward: usize,
}

/// Every line that was played from one start. Playing on from an earlier point keeps both lines.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// A tree that holds the start alone.
    pub fn new(start: AnyGame) -> Self {
        Self { nodes: vec![Node { from: None, game: start, children: Vec::new(), onward: 0 }] }
    }

    /// How many nodes there are, the root included.
    #[allow(clippy::len_without_is_empty, reason = "a tree is never empty")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes, parents before their children.
    pub fn iter(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        (0..).map(NodeId).zip(&self.nodes)
    }

    /// The node with this number, if there is one.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes.len()).then_some(NodeId(index as u32))
    }

    /// A node of this tree.
    ///
    /// An id of another tree gives some node of this one; it never panics.
    pub fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(id.index()).unwrap_or(&self.nodes[0])
    }

    /// The node before this one.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).from.map(|(parent, _)| parent)
    }

    /// The node that redo goes to.
    pub fn onward(&self, id: NodeId) -> Option<NodeId> {
        let node = self.node(id);
        node.children.get(node.onward).copied()
    }

    /// The nodes from the root to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
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

    /// Plays a token from a node. Where it was played before, that line is taken up again.
    ///
    /// # Errors
    /// Why the token may not be played; the tree is then unchanged.
    pub fn play(&mut self, id: NodeId, token: Token) -> Result<NodeId, Illegal> {
        let node = self.node(id);
        let known = node
            .children
            .iter()
            .copied()
            .find(|&child| self.node(child).from.is_some_and(|(_, played)| played == token));
        let child = match known {
            Some(child) => child,
            None => {
                let mut game = node.game.clone();
                game.play_token(token)?;
                let child = NodeId(self.nodes.len() as u32);
                let from = Some((id, token));
                self.nodes.push(Node { from, game, children: Vec::new(), onward: 0 });
                self.nodes[id.index()].children.push(child);
                child
            }
        };
        self.visit(child);
        Ok(child)
    }

    /// Makes the line from the root to this node the one that redo follows.
    pub fn visit(&mut self, id: NodeId) {
        for child in self.path(id) {
            let Some(parent) = self.parent(child) else { continue };
            let parent = &mut self.nodes[parent.index()];
            parent.onward = parent.children.iter().position(|&id| id == child).unwrap_or(0);
        }
    }
}
