//! Monte Carlo tree search.
//!
//! Each step descends to a leaf, evaluates it, and backpropagates the value to all nodes on the path.
//! Seats choose children by PUCT: the mean value plus a bonus for few visits relative to the prior.
//! Chance events are chosen in proportion to their weights. Proved wins, losses and draws are
//! backpropagated as proofs, and proved nodes are not searched again.

use cauce_rules::{Seat, Turn};

use crate::{
    Candidates, Knowledge, PlayoutMoves, Proof, Reading, Rng, Values,
    tree::{Node, Tree},
};

/// A search for the best move in a position. It can be watched, stopped and continued at any time,
/// and follows the game from move to move.
///
/// It proceeds in steps, each adding to the tree. The same seed and the same number of steps always
/// give the same tree.
///
/// ```
/// use cauce_bots::Searcher;
/// use cauce_rules::{GameLine, snorkels::Position};
///
/// let line: GameLine<Position> = "snorkels size=3 : a1 a2 c3".parse()?;
/// let mut searcher = Searcher::new(line.position(), 1);
/// searcher.think(|steps| steps == 100);
/// let best = &searcher.lines()[0];
/// assert_eq!(best.moves[0].to_string(), "b1", "it takes the last air of a1");
/// assert!(best.proof.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Searcher<G: Knowledge> {
    pub(crate) game: G,
    pub(crate) tree: Tree<G::Move>,
    pub(crate) rng: Rng,
    /// Keys of the positions of the game so far, followed by those on the current path.
    keys: Vec<u64>,
    past: usize,
    /// Buffers of a step, reused to avoid allocations.
    path: Vec<(usize, Option<Seat>)>,
    candidates: Candidates<G::Move>,
    proofs: Vec<(G::Move, Proof)>,
    played: PlayoutMoves,
    /// For each seat and move, the last step in which it was played.
    marks: Vec<u32>,
    step: u32,
}

impl<G: Knowledge> Searcher<G> {
    /// Default capacity of the tree, in positions.
    pub const CAPACITY: usize = 1 << 20;

    /// Creates a search for a position.
    pub fn new(game: G, seed: u64) -> Self {
        let marks = if G::AMAF_WEIGHT > 0.0 {
            game.move_index_count() * u32::from(game.seats())
        } else {
            0
        };
        let keys = if G::REPEATS { vec![game.key()] } else { Vec::new() };
        Self {
            tree: Tree::new(Self::CAPACITY),
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

    /// Limits the tree to this many positions. A full tree keeps improving the values of its nodes.
    #[must_use]
    pub fn with_capacity(mut self, positions: usize) -> Self {
        self.tree = Tree::new(positions);
        self
    }

    /// The position that is searched.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Plays a move or a chance event, and keeps the part of the tree below it.
    pub fn advance(&mut self, mv: G::Move) {
        self.game.play_unchecked(mv);
        self.tree.advance(mv);
        if G::REPEATS {
            self.keys.truncate(self.past);
            self.keys.push(self.game.key());
            self.past += 1;
        }
    }

    /// Clears the tree, but keeps the history of the game.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Grows the tree until `stop` returns true or the result is proved. `stop` is called before
    /// every step with the number of steps made.
    pub fn think(&mut self, mut stop: impl FnMut(u32) -> bool) {
        let mut steps = 0;
        while !self.is_proved() && !stop(steps) {
            self.step();
            steps += 1;
        }
    }

    /// Whether there is nothing left to search: the result is proved, or the game is over.
    pub fn is_proved(&self) -> bool {
        self.tree.node(Tree::<G::Move>::ROOT).proof.is_some() || self.game.outcome().is_some()
    }

    fn step(&mut self) {
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
                // A repeated position can be repeated again, so it counts as a draw.
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
            let Some(mv) = self.tree.node(at).mv else { break Values::default() };
            game.play_unchecked(mv);
        };
        self.backpropagate(shares);
    }

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

    fn is_worth_reading(&self, at: usize) -> bool {
        let node = self.tree.node(at);
        let steps = self.tree.node(Tree::<G::Move>::ROOT).visits;
        let is_time = |Reading { steps: first, visits }| {
            let next = visits.get(usize::from(node.read));
            steps >= first && next.is_some_and(|&visits| node.visits >= visits)
        };
        G::READING.is_some_and(is_time)
    }

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

    /// Selects the child to visit for a seat, by PUCT and AMAF. The weight of AMAF is that of RAVE
    /// (Gelly and Silver 2011, "Monte-Carlo tree search and rapid action value estimation").
    fn choose(&self, at: usize, seat: Seat) -> usize {
        let parent = self.tree.node(at);
        let exploration = G::EXPLORATION * ((parent.visits + 1) as f32).sqrt();
        // Unvisited moves are assumed to be a little worse than the average.
        let unseen = (parent.mean[seat.index()] - 0.1).max(0.0);
        let worth = |child: &Node<G::Move>| {
            let visits = child.visits as f32;
            if child.proof.is_some() {
                // A proved draw or loss is chosen only if nothing else is left.
                return child.mean[seat.index()] - 0.5;
            }
            let mut mean = if child.visits > 0 { child.mean[seat.index()] } else { unseen };
            if G::AMAF_WEIGHT > 0.0 && child.amaf.0 > 0 {
                let trust = (G::AMAF_WEIGHT / (3.0 * visits + G::AMAF_WEIGHT)).sqrt();
                mean += (child.amaf.1 - mean) * trust;
            }
            mean + exploration * child.prior / (1.0 + visits)
        };
        self.tree.max_child_by(at, worth)
    }

    /// Selects the chance event with the fewest visits for its weight.
    fn draw(&self, at: usize) -> usize {
        let all = (self.tree.node(at).visits + 1) as f32;
        self.tree.max_child_by(at, |child| child.prior * all - child.visits as f32)
    }

    fn backpropagate(&mut self, shares: Values) {
        let mut deeper = None;
        for depth in (0..self.path.len()).rev() {
            let (at, mover) = self.path[depth];
            self.tree.node_mut(at).add_visit(shares);
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

    /// Updates the AMAF values of all children whose moves were played later.
    fn spread_amaf(&mut self, at: usize, seat: Seat, shares: Values) {
        let count = self.game.move_index_count();
        let place = |seat: Seat, index: u32| seat.index() * count as usize + index as usize;
        for (seat, index) in self.played.0.drain(..) {
            self.marks[place(seat, index)] = self.step;
        }
        for child in self.tree.children(at) {
            let node = self.tree.node_mut(child);
            let index = node.mv.map_or(0, |mv| self.game.index(mv));
            if self.marks[place(seat, index)] == self.step {
                node.add_amaf_visit(shares[seat.index()]);
            }
        }
    }
}
