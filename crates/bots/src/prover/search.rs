//! Proves what the moves of a position are worth.

use std::{borrow::Borrow, cmp::Ordering, collections::HashMap};

use cauce_rules::{Search, Seat, Turn};

use crate::{
    Values,
    solve::{Endgame, Solver, Threats, TranspositionTable},
    tree::Proof,
};

/// The value of a move if both sides play their best after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveValue<M> {
    /// The move.
    pub mv: M,
    /// The value to the player who makes the move: 1 for a win, 0 for a loss, and half a win if
    /// neither is proved. If chance takes part, it is the expected value.
    pub share: f32,
    /// Plies until the game is won or lost, including the move. It is 0 if nobody wins, and if
    /// chance takes part.
    pub plies: u8,
}

impl<M> MoveValue<M> {
    /// Whether the move is proved to win.
    pub fn wins(&self) -> bool {
        self.share >= 1.0
    }

    /// Orders better moves first: shorter wins before longer ones, longer losses before shorter ones.
    pub fn order(&self, other: &Self) -> Ordering {
        let longer = self.plies.cmp(&other.plies);
        let plies = if self.wins() { longer } else { longer.reverse() };
        other.share.total_cmp(&self.share).then(plies)
    }
}

/// Proves step by step what the relevant moves of a position are worth; see
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
    pub(super) seat: Option<Seat>,
    pub(super) moves: Vec<G::Move>,
    worth: Vec<MoveValue<G::Move>>,
    table: T,
    pub(super) threats: Threats<G>,
    /// Positions visited so far for the current move.
    spent: u64,
    /// Expected values of positions to each seat, used if chance takes part.
    known: HashMap<u64, Values>,
    pub(super) visits: u64,
}

/// A move is given up after this many times the visits allowed for a move of a puzzle.
const LIMIT: u64 = 10;

const MEGABYTES: usize = 8;

impl<G: Endgame> Prover<G> {
    /// Creates a prover for a position.
    pub fn new(game: G) -> Self {
        let megabytes = if G::HAS_CHANCE { 1 } else { MEGABYTES };
        Self::with_table(game, TranspositionTable::with_megabytes(megabytes))
    }
}

impl<G: Endgame, T: Borrow<TranspositionTable>> Prover<G, T> {
    /// Creates a prover that uses a transposition table, which may already hold other positions of
    /// the game.
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

    /// Visits about this many positions. Returns whether there is more to prove.
    pub fn prove(&mut self, visits: u64) -> bool {
        let end = self.visits + visits;
        while self.visits < end && self.step(end - self.visits, true) {}
        !self.moves.is_empty()
    }

    /// Returns the winning move, if it is the only one and all others are proved to lose, each
    /// within this many visits.
    pub fn unique_win(&mut self, visits: u64) -> Option<G::Move> {
        if G::EFFORT.threats > 0 {
            return self.by_threats(visits, |threats, game| threats.unique_win(game)).flatten();
        }
        // Most positions have a second winning move that is found quickly.
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

    /// The winning threats found, by the keys of their positions.
    pub const fn book(&self) -> &HashMap<u64, G::Move> {
        self.threats.book()
    }

    /// Number of positions visited.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// Returns the values of the moves proved so far, best first.
    pub fn worth(&self) -> Vec<MoveValue<G::Move>> {
        let mut worth = self.worth.clone();
        worth.sort_by(MoveValue::order);
        worth
    }

    /// Spends up to this many visits on the next move. `exact` asks for the exact number of plies.
    /// Returns whether any move is left.
    fn step(&mut self, visits: u64, exact: bool) -> bool {
        let (Some(seat), Some(&mv)) = (self.seat, self.moves.last()) else { return false };
        let mut next = self.game.clone();
        next.play_unchecked(mv);
        let begun = self.visits;
        let mut worth = if G::HAS_CHANCE {
            let mut left = visits;
            let shares = expect(&next, &mut self.known, &mut left);
            self.visits += visits - left;
            shares.map(|shares| MoveValue { mv, share: shares[seat.index()], plies: 0 })
        } else if G::EFFORT.threats > 0 {
            self.worth_by_threats(mv, visits)
        } else {
            let mut solver = Solver::new(next, self.table.borrow());
            let stop = |made| made >= visits;
            let solution = if exact { solver.solve(stop) } else { solver.solve_winner(stop) };
            self.visits += solver.visits().max(1);
            solution.map(|solution| {
                let proof = Proof { winners: solution.winners, plies: 0 };
                let plies = match solution.winners.is_empty() {
                    true => 0,
                    false => solution.plies.saturating_add(1),
                };
                MoveValue { mv, share: proof.shares(&self.game)[seat.index()], plies }
            })
        };
        self.spent += self.visits - begun;
        if !G::HAS_CHANCE && self.spent >= LIMIT * G::EFFORT.visits {
            // If positions can repeat, a search for a win might never end.
            worth = worth.or(Some(MoveValue { mv, share: 0.5, plies: 0 }));
        }
        if let Some(worth) = worth {
            self.spent = 0;
            self.moves.pop();
            self.worth.push(worth);
        }
        !self.moves.is_empty()
    }
}

/// Returns the expected value of a position to each seat if all play their best (expectimax).
/// Returns `None` if this takes more than `left` positions.
fn expect<G: Search>(game: &G, known: &mut HashMap<u64, Values>, left: &mut u64) -> Option<Values> {
    if let Turn::Over(outcome) = game.turn() {
        return Some(Proof { winners: outcome.winners, plies: 0 }.shares(game));
    }
    let key = game.key();
    if let Some(&shares) = known.get(&key) {
        return Some(shares);
    }
    *left = left.checked_sub(1)?;
    let mover = game.turn().seat();
    let (mut sum, mut weights) = (Values::default(), 0.0);
    for mv in game.legal() {
        let mut next = game.clone();
        next.play_unchecked(mv);
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
