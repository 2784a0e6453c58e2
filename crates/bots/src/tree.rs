//! The search tree, its statistics and its proofs.

use cauce_rules::{Game, Seat, Seats};

use crate::{Candidates, Values};

/// The result of a position if all play their best, proved rather than estimated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proof {
    /// The winners; empty for a draw.
    pub winners: Seats,
    /// Number of moves and chance events until the end, at most.
    pub plies: u16,
}

impl Proof {
    /// Whether this seat wins.
    pub const fn wins(self, seat: Seat) -> bool {
        self.winners.contains(seat)
    }

    /// Whether other seats win. A draw is neither a win nor a loss.
    pub const fn loses(self, seat: Seat) -> bool {
        !self.winners.is_empty() && !self.winners.contains(seat)
    }

    pub(crate) fn shares(self, game: &impl Game) -> Values {
        let mut shares = Values::default();
        for seat in Seat::all(game.seats()) {
            shares[seat.index()] = match self.winners {
                Seats::NONE => 1.0 / f32::from(game.sides()),
                winners => f32::from(u8::from(winners.contains(seat))),
            };
        }
        shares
    }

    /// Returns the same result, counted from one ply earlier.
    #[must_use]
    pub const fn one_ply_more(self) -> Self {
        Self { winners: self.winners, plies: self.plies.saturating_add(1) }
    }
}

/// A node: a position, and the move that leads to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<M> {
    /// The move or chance event that leads here; `None` for the root.
    pub(crate) mv: Option<M>,
    /// The prior of the move, or the probability of the chance event.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    /// The average value to each seat.
    pub(crate) mean: Values,
    /// The AMAF statistics of the move: the number of playouts, and the average value to its player.
    pub(crate) amaf: (u32, f32),
    pub(crate) proof: Option<Proof>,
    /// The index of the first child, and the number of children: 0 for a leaf.
    pub(crate) first: u32,
    pub(crate) count: u32,
    /// Whether moves that might have been good were left out.
    pub(crate) selective: bool,
    /// Number of times that forced sequences were read.
    pub(crate) read: u8,
}

impl<M> Node<M> {
    pub(crate) const fn new(mv: Option<M>, prior: f32) -> Self {
        Self {
            mv,
            prior,
            visits: 0,
            mean: [0.0; Seat::MAX as usize],
            amaf: (0, 0.0),
            proof: None,
            first: 0,
            count: 0,
            selective: false,
            read: 0,
        }
    }

    pub(crate) fn add_visit(&mut self, shares: Values) {
        self.visits += 1;
        let part = 1.0 / self.visits as f32;
        for (mean, share) in self.mean.iter_mut().zip(shares) {
            *mean += (share - *mean) * part;
        }
    }

    pub(crate) fn add_amaf_visit(&mut self, share: f32) {
        let (times, mean) = &mut self.amaf;
        *times += 1;
        *mean += (share - *mean) / *times as f32;
    }
}

/// All nodes in one list of bounded length. Siblings are adjacent.
#[derive(Clone, Debug)]
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
    capacity: usize,
}

impl<M: Copy + PartialEq> Tree<M> {
    pub(crate) const ROOT: usize = 0;

    pub(crate) fn new(capacity: usize) -> Self {
        Self { nodes: vec![Node::new(None, 1.0)], capacity }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, 1.0));
    }

    pub(crate) fn node(&self, at: usize) -> &Node<M> {
        &self.nodes[at]
    }

    pub(crate) fn node_mut(&mut self, at: usize) -> &mut Node<M> {
        &mut self.nodes[at]
    }

    pub(crate) fn children(&self, at: usize) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[at];
        first as usize..(first + count) as usize
    }

    /// Returns the child with the greatest `number`, the last one among equals. For a leaf, returns
    /// the index where its children would begin.
    pub(crate) fn max_child_by(&self, at: usize, number: impl Fn(&Node<M>) -> f32) -> usize {
        let children = self.children(at);
        let mut most = (f32::NEG_INFINITY, children.start);
        for (child, node) in children.clone().zip(&self.nodes[children]) {
            let number = number(node);
            if number >= most.0 {
                most = (number, child);
            }
        }
        most.1
    }

    /// Adds the children of a leaf, unless the tree is full.
    pub(crate) fn expand(&mut self, at: usize, list: &Candidates<M>) {
        let first = self.nodes.len();
        if first + list.len() <= self.capacity {
            self.nodes.extend(list.iter().map(|(mv, prior)| Node::new(Some(mv), prior)));
            let node = &mut self.nodes[at];
            (node.first, node.count) = (first as u32, list.len() as u32);
            node.selective = list.is_selective();
        }
    }

    /// Records proofs of moves that lead from a node.
    pub(crate) fn note(&mut self, at: usize, proofs: &[(M, Proof)]) {
        let children = self.children(at);
        for node in &mut self.nodes[children] {
            let known = proofs.iter().find(|&&(mv, _)| node.mv == Some(mv));
            node.proof = node.proof.or(known.map(|&(_, proof)| proof));
        }
    }

    /// Derives the proof of a node from those of its children, as in MCTS-Solver (Winands, Björnsson
    /// and Saito 2008, "Monte-Carlo Tree Search Solver"). `mover` is the seat to move; `None` at a
    /// chance node.
    ///
    /// One winning move proves a win of the mover. Otherwise all children must be proved and none
    /// left out. Then the mover prefers a draw to a loss, and any other result counts only if all
    /// children agree on the winners.
    pub(crate) fn prove(&mut self, at: usize, mover: Option<Seat>) {
        let children = &self.nodes[self.children(at)];
        let proofs = || children.iter().map(|child| child.proof);
        let wins = |proof: &Proof| mover.is_some_and(|seat| proof.wins(seat));
        let win = proofs().flatten().filter(wins).min_by_key(|proof| proof.plies);
        let settled = |winners| {
            proofs()
                .flatten()
                .filter(|proof| proof.winners == winners)
                .max_by_key(|proof| proof.plies)
        };
        let whole = !self.nodes[at].selective && proofs().all(|proof| proof.is_some());
        let proof = win.or_else(|| {
            let draw = mover.and_then(|_| settled(Seats::NONE));
            let one = proofs().next()??;
            let same = proofs().flatten().all(|proof| proof.winners == one.winners);
            draw.or_else(|| settled(one.winners).filter(|_| same)).filter(|_| whole)
        });
        self.nodes[at].proof = proof.map(Proof::one_ply_more);
    }

    /// Makes the position after a move the root, and keeps its subtree. If there is no such child,
    /// the tree becomes empty.
    pub(crate) fn advance(&mut self, mv: M) {
        let child = self.children(Self::ROOT).find(|&child| self.nodes[child].mv == Some(mv));
        let root = child.map_or(Node::new(None, 1.0), |child| self.nodes[child]);
        let mut kept = vec![root];
        let mut at = 0;
        while at < kept.len() {
            let Node { first, count, .. } = kept[at];
            kept[at].first = kept.len() as u32;
            kept.extend_from_slice(&self.nodes[first as usize..(first + count) as usize]);
            at += 1;
        }
        self.nodes = kept;
    }
}
