//! Monte Carlo tree search.
//!
//! Each step walks down the tree to a leaf, evaluates it, and carries what it is worth up again to
//! every position on the way. On the way down a seat takes the move that has done best, with
//! something added for moves that have been looked at too little for their prior; chance takes the
//! events in proportion to their weights. Wins, losses and draws that are proved are carried up as
//! such, and nobody looks at them again.

use cauce_rules::{Seat, Turn};

use crate::{
    Candidates, Knowledge, PlayoutMoves, Proof, Reading, Rng, Shares,
    tree::{Node, Tree},
};

/// A search for the best move in a position, which can be watched, stopped and taken further at any
/// time, and which follows the game from move to move.
///
/// It grows step by step, for as long as the caller likes. The same seed and the same number of
/// steps always give the same tree.
///
/// ```
/// use cauce_bots::Thinker;
/// use cauce_rules::{GameLine, snorkels::Position};
///
/// let line: GameLine<Position> = "snorkels size=3 : a1 a2 c3".parse()?;
/// let mut thinker = Thinker::new(line.position(), 1);
/// thinker.think(|steps| steps == 100);
/// let best = &thinker.lines()[0];
/// assert_eq!(best.moves[0].to_string(), "b1", "it takes the last air of a1");
/// assert!(best.proof.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Thinker<G: Knowledge> {
    pub(crate) game: G,
    pub(crate) tree: Tree<G::Move>,
    pub(crate) rng: Rng,
    /// The keys of the positions that have been in this game, and those of the line looked at.
    keys: Vec<u64>,
    past: usize,
    /// What a step needs, kept so that it need not be made anew.
    path: Vec<(usize, Option<Seat>)>,
    candidates: Candidates<G::Move>,
    proofs: Vec<(G::Move, Proof)>,
    played: PlayoutMoves,
    /// By seat and move, the last step in which it was played.
    marks: Vec<u32>,
    step: u32,
}

impl<G: Knowledge> Thinker<G> {
    /// How many positions the tree holds unless something else is said.
    pub const ROOM: usize = 1 << 20;

    /// Begins with a position.
    pub fn new(game: G, seed: u64) -> Self {
        let marks =
            if G::AMAF_WEIGHT > 0.0 { game.index_count() * u32::from(game.seats()) } else { 0 };
        let keys = if G::REPEATS { vec![game.key()] } else { Vec::new() };
        Self {
            tree: Tree::new(Self::ROOM),
            rng: Rng::new(seed),
            past: keys.len(),
            keys,
            path: Vec::new(),
            candidates: Candidates::new(),
            proofs: Vec::new(),
            played: PlayoutMoves::default(),
            marks: vec![0; marks as usize],
            step: 0,
            game,
        }
    }

    /// Bounds the tree to so many positions. A full tree goes on learning about those it has.
    #[must_use]
    pub fn with_room(mut self, positions: usize) -> Self {
        self.tree = Tree::new(positions);
        self
    }

    /// The position that is thought about.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Follows the game: a move or a chance event was played. What the tree knows of the position
    /// after it is kept.
    pub fn advance(&mut self, mv: G::Move) {
        self.game.play_trusted(mv);
        self.tree.advance(mv);
        if G::REPEATS {
            self.keys.truncate(self.past);
            self.keys.push(self.game.key());
            self.past += 1;
        }
    }

    /// Forgets all that it has found out, but not what has been played.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Grows the tree until `stop` says so or the outcome is proved. `stop` is asked before every
    /// step and is told how many have been made.
    pub fn think(&mut self, mut stop: impl FnMut(u32) -> bool) {
        let mut steps = 0;
        while !self.is_proved() && !stop(steps) {
            self.grow();
            steps += 1;
        }
    }

    /// Whether nothing is left to think about: the outcome is proved, or the game is over.
    pub fn is_proved(&self) -> bool {
        self.tree.node(Tree::<G::Move>::ROOT).proof.is_some() || self.game.outcome().is_some()
    }

    /// One step.
    fn grow(&mut self) {
        let mut game = self.game.clone();
        let mut at = Tree::<G::Move>::ROOT;
        self.step += 1;
        self.path.clear();
        self.played.0.clear();
        self.keys.truncate(self.past);
        let shares = loop {
            let turn = game.turn();
            self.path.push((at, turn.seat()));
            let node = self.tree.node_mut(at);
            if let Turn::Over(outcome) = turn {
                node.proof = Some(Proof { winners: outcome.winners, plies: 0 });
            }
            if let Some(proof) = node.proof {
                break proof.shares(&game);
            }
            let is_root = self.path.len() == 1;
            if G::REPEATS && !is_root {
                // A position that came back can come back again: that is worth a draw.
                let key = game.key();
                if self.keys.contains(&key) {
                    break [0.5; Seat::MAX as usize];
                }
                self.keys.push(key);
            }
            if node.count == 0 {
                if node.visits >= G::EXPANSION_THRESHOLD || is_root {
                    self.expand(at, &game);
                }
                if self.tree.children(at).is_empty() {
                    break game.evaluate(&mut self.rng, &mut self.played);
                }
            }
            if let Some(seat) = turn.seat()
                && self.is_worth_reading(at)
            {
                self.read(at, &game, seat);
                if let Some(proof) = self.tree.node(at).proof {
                    break proof.shares(&game);
                }
            }
            at = match turn.seat() {
                Some(seat) => self.choose(at, seat),
                None => self.draw(at),
            };
            let Some(mv) = self.tree.node(at).mv else { break Shares::default() };
            game.play_trusted(mv);
        };
        self.backpropagate(shares);
    }

    /// Gives a leaf its children: the moves worth a look, or all events that can happen.
    fn expand(&mut self, at: usize, game: &G) {
        self.candidates.clear();
        if game.turn() == Turn::Chance {
            for event in game.legal() {
                self.candidates.push(event, game.weight(event) as f32);
            }
        } else {
            game.candidates(&mut self.candidates);
        }
        self.tree.expand(at, &self.candidates);
    }

    /// Whether it is time to read what is forced in a position.
    fn is_worth_reading(&self, at: usize) -> bool {
        let node = self.tree.node(at);
        let steps = self.tree.node(Tree::<G::Move>::ROOT).visits;
        let is_time = |Reading { steps: first, visits }| {
            let next = visits.get(usize::from(node.read));
            steps >= first && next.is_some_and(|&visits| node.visits >= visits)
        };
        G::READING.is_some_and(is_time)
    }

    /// Reads what is forced in a position, and keeps what that proves.
    fn read(&mut self, at: usize, game: &G, seat: Seat) {
        let node = self.tree.node_mut(at);
        node.read += 1;
        self.proofs.clear();
        game.forced(node.read > 1, &mut self.proofs);
        if !self.proofs.is_empty() {
            self.tree.note(at, &self.proofs);
            self.tree.prove(at, Some(seat));
        }
    }

    /// The child that a seat looks at next.
    fn choose(&self, at: usize, seat: Seat) -> usize {
        let parent = self.tree.node(at);
        let exploration = G::EXPLORATION * ((parent.visits + 1) as f32).sqrt();
        // What nobody has looked at seems a little worse than what has been.
        let unseen = (parent.mean[seat.index()] - 0.1).max(0.0);
        let worth = |child: &Node<G::Move>| {
            let visits = child.visits as f32;
            if child.proof.is_some() {
                // A proved draw, or a loss that is looked at only where nothing else is left.
                return child.mean[seat.index()] - 0.5;
            }
            let mut mean = if child.visits > 0 { child.mean[seat.index()] } else { unseen };
            if G::AMAF_WEIGHT > 0.0 && child.amaf.0 > 0 {
                let trust = (G::AMAF_WEIGHT / (3.0 * visits + G::AMAF_WEIGHT)).sqrt();
                mean += (child.amaf.1 - mean) * trust;
            }
            mean + exploration * child.prior / (1.0 + visits)
        };
        self.tree.most(at, worth)
    }

    /// The event that has come up too seldom for its weight.
    fn draw(&self, at: usize) -> usize {
        let all = (self.tree.node(at).visits + 1) as f32;
        self.tree.most(at, |child| child.prior * all - child.visits as f32)
    }

    /// Tells every position on the way what came of it, from the leaf to the root.
    fn backpropagate(&mut self, shares: Shares) {
        let mut deeper = None;
        for depth in (0..self.path.len()).rev() {
            let (at, mover) = self.path[depth];
            self.tree.node_mut(at).learn(shares);
            if let Some(child) = deeper
                && self.tree.node(child).proof.is_some()
            {
                self.tree.prove(at, mover);
            }
            if G::AMAF_WEIGHT > 0.0
                && let Some(seat) = mover
            {
                if let Some(mv) = deeper.and_then(|child| self.tree.node(child).mv) {
                    self.played.push(seat, self.game.index(mv));
                }
                self.spread_amaf(at, seat, shares);
            }
            deeper = Some(at);
        }
    }

    /// Tells all moves of a position that were played later what came of that.
    fn spread_amaf(&mut self, at: usize, seat: Seat, shares: Shares) {
        let count = self.game.index_count();
        let place = |seat: Seat, index: u32| seat.index() * count as usize + index as usize;
        for (seat, index) in self.played.0.drain(..) {
            self.marks[place(seat, index)] = self.step;
        }
        for child in self.tree.children(at) {
            let node = self.tree.node_mut(child);
            let index = node.mv.map_or(0, |mv| self.game.index(mv));
            if self.marks[place(seat, index)] == self.step {
                node.learn_amaf(shares[seat.index()]);
            }
        }
    }
}
