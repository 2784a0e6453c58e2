//! What the moves of a position are worth, proved.

use std::{borrow::Borrow, cmp::Ordering, collections::HashMap};

use cauce_rules::{Search, Seat, Turn};

use crate::{
    Shares,
    solve::{Endgame, Solver, Threats, TranspositionTable},
    tree::Proof,
};

/// What a move is worth if both sides play their best after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth<M> {
    /// The move.
    pub mv: M,
    /// What it brings to the player who makes it: 1 for a win, 0 for a loss, half of a win where
    /// neither is proved; where chance takes part the mean of all that can be drawn.
    pub share: f32,
    /// After how many plies the game is won or lost, the move among them; 0 where nobody wins and
    /// where chance takes part.
    pub plies: u8,
}

impl<M> Worth<M> {
    /// Whether it wins for certain.
    pub fn wins(&self) -> bool {
        self.share >= 1.0
    }

    /// Puts what is better first: of wins the shorter, of losses the longer.
    pub fn order(&self, other: &Self) -> Ordering {
        let longer = self.plies.cmp(&other.plies);
        let plies = if self.wins() { longer } else { longer.reverse() };
        other.share.total_cmp(&self.share).then(plies)
    }
}

/// Proves what the moves of a position are worth that matter, bit by bit; see
/// [`Endgame::relevant_moves`].
///
/// ```
/// use cauce_bots::prover::Prover;
/// use cauce_rules::{GameLine, snorkels::Position};
///
/// let line: GameLine<Position> = "snorkels size=3 : a1 a2 c3".parse()?;
/// let mut prover = Prover::new(line.position());
/// while prover.prove(100) {}
/// let worth = prover.worth();
/// assert_eq!(worth[0].mv.to_string(), "b1");
/// assert!(worth[0].wins() && worth[0].plies == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Prover<G: Endgame, T = TranspositionTable> {
    pub(super) game: G,
    /// Who moves.
    pub(super) seat: Option<Seat>,
    pub(super) moves: Vec<G::Move>,
    worth: Vec<Worth<G::Move>>,
    table: T,
    /// What is known where wins are looked for by threats.
    pub(super) threats: Threats<G>,
    /// How many positions were looked into for the next move.
    spent: u64,
    /// What positions are worth to each seat, where chance takes part.
    known: HashMap<u64, Shares>,
    pub(super) visits: u64,
}

/// How much more work than for a move of a puzzle is done before a move is given up.
const LIMIT: u64 = 10;

/// How many megabytes the table of positions takes.
const MEGABYTES: usize = 8;

impl<G: Endgame> Prover<G> {
    /// Begins with a position.
    pub fn new(game: G) -> Self {
        let megabytes = if G::BY_LOT { 1 } else { MEGABYTES };
        Self::with_table(game, TranspositionTable::with_megabytes(megabytes))
    }
}

impl<G: Endgame, T: Borrow<TranspositionTable>> Prover<G, T> {
    /// Begins with a position, and with what a table knows of others of the game.
    pub fn with_table(game: G, table: T) -> Self {
        let seat = game.turn().seat();
        let mut moves = if seat.is_some() { game.relevant_moves() } else { Vec::new() };
        moves.reverse();
        let threats = Threats::new();
        Self {
            game,
            seat,
            moves,
            worth: Vec::new(),
            table,
            threats,
            spent: 0,
            known: HashMap::new(),
            visits: 0,
        }
    }

    /// Looks into about so many positions. Says whether there is more to prove.
    pub fn prove(&mut self, visits: u64) -> bool {
        let end = self.visits + visits;
        while self.visits < end && self.step(end - self.visits, true) {}
        !self.moves.is_empty()
    }

    /// The move that wins, if it is the only one and all others are proved to lose, each with at most
    /// so many visits.
    pub fn only_win(&mut self, visits: u64) -> Option<G::Move> {
        if G::EFFORT.threats > 0 {
            return self.by_threats(visits, |threats, game| threats.sole_win(game)).flatten();
        }
        // Most positions have a second winner that is quick to see.
        for visits in [visits / 16 + 1, visits] {
            for _ in 0..self.moves.len() {
                let left = self.moves.len();
                self.step(visits, false);
                if self.worth.iter().filter(|worth| worth.wins()).count() > 1 {
                    return None;
                }
                if self.moves.len() == left {
                    self.moves.rotate_right(1);
                    self.spent = 0;
                }
            }
        }
        if !self.moves.is_empty() {
            return None;
        }
        let draws = self.worth.iter().any(|worth| worth.share > 0.0 && !worth.wins());
        self.worth.iter().find(|worth| worth.wins() && !draws).map(|worth| worth.mv)
    }

    /// The threats that were found to win, by the keys of the positions in which they do.
    pub const fn book(&self) -> &HashMap<u64, G::Move> {
        self.threats.book()
    }

    /// How many positions were looked into.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// What the moves are worth that have been proved, the best first.
    pub fn worth(&self) -> Vec<Worth<G::Move>> {
        let mut worth = self.worth.clone();
        worth.sort_by(Worth::order);
        worth
    }

    /// Works on the next move with so many visits; `exact` says that the plies are asked for. Says
    /// whether anything is left.
    fn step(&mut self, visits: u64, exact: bool) -> bool {
        let (Some(seat), Some(&mv)) = (self.seat, self.moves.last()) else { return false };
        let mut next = self.game.clone();
        next.play_trusted(mv);
        let begun = self.visits;
        let mut worth = if G::BY_LOT {
            let mut left = visits;
            let shares = expect(&next, &mut self.known, &mut left);
            self.visits += visits - left;
            shares.map(|shares| Worth { mv, share: shares[seat.index()], plies: 0 })
        } else if G::EFFORT.threats > 0 {
            self.worth_by_threats(mv, visits)
        } else {
            let mut solver = Solver::new(next, self.table.borrow());
            let stop = |made| made >= visits;
            let solution = if exact { solver.solve(stop) } else { solver.decide(stop) };
            self.visits += solver.visits().max(1);
            solution.map(|solution| {
                let proof = Proof { winners: solution.winners, plies: 0 };
                let plies = match solution.winners.is_empty() {
                    true => 0,
                    false => solution.plies.saturating_add(1),
                };
                Worth { mv, share: proof.shares(&self.game)[seat.index()], plies }
            })
        };
        self.spent += self.visits - begun;
        if !G::BY_LOT && self.spent >= LIMIT * G::EFFORT.visits {
            // Where positions come back, a search for a win might never end.
            worth = worth.or(Some(Worth { mv, share: 0.5, plies: 0 }));
        }
        if let Some(worth) = worth {
            self.spent = 0;
            self.moves.pop();
            self.worth.push(worth);
        }
        !self.moves.is_empty()
    }
}

/// What a position is worth to each seat if all play their best, all that can be drawn counted by
/// its weight; `None` where more than `left` positions must be looked into.
fn expect<G: Search>(game: &G, known: &mut HashMap<u64, Shares>, left: &mut u64) -> Option<Shares> {
    if let Turn::Over(outcome) = game.turn() {
        return Some(Proof { winners: outcome.winners, plies: 0 }.shares(game));
    }
    let key = game.key();
    if let Some(&shares) = known.get(&key) {
        return Some(shares);
    }
    *left = left.checked_sub(1)?;
    let mover = game.turn().seat();
    let (mut sum, mut weights) = (Shares::default(), 0.0);
    for mv in game.legal() {
        let mut next = game.clone();
        next.play_trusted(mv);
        let shares = expect(&next, known, left)?;
        if let Some(seat) = mover {
            if weights == 0.0 || shares[seat.index()] > sum[seat.index()] {
                (sum, weights) = (shares, 1.0);
            }
        } else {
            let weight = game.weight(mv) as f32;
            weights += weight;
            for (sum, share) in sum.iter_mut().zip(shares) {
                *sum += share * weight;
            }
        }
    }
    let shares = sum.map(|sum| sum / weights);
    known.insert(key, shares);
    Some(shares)
}
