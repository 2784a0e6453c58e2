//! Proves who wins, by depth-first proof-number search (Nagai 2002, "Df-pn algorithm for searching
//! AND/OR trees and its applications").
//!
//! The question is always whether one side can win within a number of plies, whatever the opponents
//! do and whatever chance brings. The side's own nodes are OR nodes: one winning move proves them.
//! All other nodes are AND nodes, where all moves and chance events must be proved. The search
//! expands the node with the fewest positions left to prove or to disprove, and stores the numbers
//! in a [`TranspositionTable`].
//!
//! If positions can repeat, every question has a limit of plies, and each ply uses up one of them.
//! So no line returns to an earlier question, and a repetition cannot be mistaken for a proof.

mod table;
mod threats;

use cauce_rules::{Search, Seat, Seats, Turn};

use table::Known;
pub use table::TranspositionTable;
pub use threats::{StoppedError, Threats};

/// A game that can be solved. Everything that it provides beyond the rules is exact.
pub trait Endgame: Search {
    /// Whether chance takes part in the game.
    const HAS_CHANCE: bool = false;

    /// How much work proofs for puzzles may take.
    const EFFORT: Effort;

    /// Returns what is known of a position without a search. It must recognize finished games.
    fn leaf_value(&self) -> LeafValue {
        match self.turn() {
            Turn::Over(outcome) => LeafValue::over(outcome.winners),
            _ => LeafValue::Open { moves: 1 },
        }
    }

    /// Returns the moves that matter. A move that is left out never wins. If all moves lose, none
    /// that is left out makes the game longer. At a chance event, returns all events.
    fn relevant_moves(&self) -> Vec<Self::Move> {
        self.legal()
    }

    /// Returns a move that wins at once.
    fn winning_move(&self) -> Option<Self::Move> {
        let seat = self.turn().seat()?;
        let wins = |mv: &Self::Move| {
            let outcome = self.after(*mv).outcome();
            outcome.is_some_and(|outcome| outcome.winners.contains(seat))
        };
        self.legal().into_iter().find(wins)
    }

    /// Returns the moves after which the other side cannot win at once, if it could do so after a
    /// pass. Returns `None` if it could not, or if that is unknown. The seat to move must not be able
    /// to win at once.
    fn defences(&self) -> Option<Vec<Self::Move>> {
        None
    }

    /// Whether the other side could win at once after a pass and no move prevents it. The seat to move
    /// must not be able to win at once.
    fn is_lost(&self) -> bool {
        self.defences().is_some_and(|moves| moves.is_empty())
    }

    /// Returns the moves that threaten to win with the next one and after which the other side cannot
    /// win at once. The seat to move must not be able to win at once.
    fn threats(&self) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Whether two positions, perhaps rotated or mirrored, are so similar that solving one gives
    /// away the other.
    fn is_similar(&self, other: &Self) -> bool {
        self.canonical_key() == other.canonical_key()
    }

    /// Whether a quick look suggests that the position could be a puzzle.
    fn is_promising(&self) -> bool {
        true
    }

    /// Returns a lower bound of the plies until this side wins from an unfinished position, whatever
    /// is played.
    fn min_plies(&self, _side: Seats) -> u8 {
        0
    }

    /// Returns a key for the transposition table. Symmetric positions may share a key if every seat
    /// keeps its prospects. If symmetric positions are rare, [`Search::key`] is enough.
    fn table_key(&self) -> u64 {
        self.canonical_key()
    }
}

/// Limits on the work of proofs for puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions that may be visited to prove the result of one move.
    pub visits: u64,
    /// Maximum number of relevant moves in the position of a puzzle.
    pub choices: usize,
    /// Number of plies within which a plain search must see the end.
    pub horizon: u8,
    /// Minimum number of moves of the solving player in the solution.
    pub own: usize,
    /// Minimum number of those moves that are the only winning one.
    pub single: usize,
    /// Maximum number of threats in a win by threats; 0 to search for all wins, with or without
    /// threats.
    pub threats: u8,
    /// The levels that play the games from which puzzles are taken.
    pub levels: [u8; 3],
}

/// The result of a position, as far as it is known without a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafValue {
    /// The winner, and bounds on the plies if both sides play their best.
    Known {
        /// The winners; empty for a draw.
        winners: Seats,
        /// Lower bound of the plies.
        least: u8,
        /// Upper bound of the plies.
        most: u8,
    },
    /// Unknown.
    Open {
        /// Number of relevant moves.
        moves: u32,
    },
}

impl LeafValue {
    /// Returns the result of a finished game.
    pub const fn over(winners: Seats) -> Self {
        Self::Known { winners, least: 0, most: 0 }
    }
}

/// The result of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The side that can force a win; empty if none can.
    pub winners: Seats,
    /// Maximum number of plies until the win; 0 if no side can force one.
    pub plies: u8,
    /// Whether the loser can hold out for all of these plies.
    pub exact: bool,
}

const ENDLESS: u8 = u8::MAX;

/// A solver that finds out who wins a position.
///
/// ```
/// use cauce_bots::solve::{Solver, TranspositionTable};
/// use cauce_rules::{GameLine, Seat, snorkels::Position};
///
/// let mut game = "snorkels size=3".parse::<GameLine<Position>>()?.position();
/// game.waive_choice();
/// let table = TranspositionTable::with_megabytes(1);
/// let mut solver = Solver::new(game, &table);
/// let solution = solver.solve(|_| false).unwrap();
/// assert!(solution.winners.contains(Seat::ONE) && solution.exact);
/// assert_eq!(solution.plies, 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver<'a, G: Endgame> {
    game: G,
    table: &'a TranspositionTable,
    /// The sides that may win, the one to move first.
    sides: Vec<Seats>,
    /// The side and the number of plies of the current question.
    asked: (usize, u8),
    won: Option<Solution>,
    visits: u64,
    /// Changes the order of equally good moves, so that solvers with different values diverge.
    tie_break_seed: u64,
}

impl<'a, G: Endgame> Solver<'a, G> {
    /// Creates a solver for a position. The table may hold results of other positions of a game with
    /// the same options.
    pub fn new(game: G, table: &'a TranspositionTable) -> Self {
        let mover = game.turn().seat();
        let mut seats: Vec<_> = Seat::all(game.seats()).collect();
        seats.sort_by_key(|&seat| Some(seat) != mover);
        let mut sides: Vec<Seats> = Vec::new();
        for seat in seats {
            let side = side_of(&game, seat);
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        let plies = if G::REPEATS { 1 } else { ENDLESS };
        Self { game, table, sides, asked: (0, plies), won: None, visits: 0, tie_break_seed: 0 }
    }

    /// Sets the order of equally good moves. Several solvers that share a table should have different
    /// values, so that they search different moves.
    #[must_use]
    pub const fn with_tie_break_seed(mut self, seed: u64) -> Self {
        self.tie_break_seed = seed;
        self
    }

    /// Number of positions visited.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// Returns the result known so far: the winner, and an upper bound of the plies.
    pub const fn so_far(&self) -> Option<Solution> {
        self.won
    }

    /// Returns the side of the current question and its number of plies; `None` for any number.
    pub fn question(&self) -> (Seats, Option<u8>) {
        let (side, plies) = self.asked;
        (self.sides[side], (plies != ENDLESS).then_some(plies))
    }

    /// Searches until the exact result is known. Returns `None` if `stop` returns true first; the
    /// next call continues the search. `stop` is called at every visit with the number of visits.
    ///
    /// If positions can repeat, the solver searches for wins in one ply, in two, and so on. In that
    /// case it does not end if there is no win.
    pub fn solve(&mut self, mut stop: impl FnMut(u64) -> bool) -> Option<Solution> {
        loop {
            let solution = self.step(&mut stop)?;
            if solution.exact {
                return Some(solution);
            }
        }
    }

    /// Searches until the winner is known, however long the win takes; see [`Solver::solve`].
    pub fn solve_winner(&mut self, mut stop: impl FnMut(u64) -> bool) -> Option<Solution> {
        self.won.map_or_else(|| self.step(&mut stop), Some)
    }

    /// Returns whether the side of a seat can win within this many plies; `None` if stopped.
    pub fn wins_within(
        &mut self,
        seat: Seat,
        plies: u8,
        mut stop: impl FnMut(u64) -> bool,
    ) -> Option<bool> {
        let side = self.sides.iter().position(|side| side.contains(seat))?;
        let asked = std::mem::replace(&mut self.asked, (side, plies));
        let answer = self.ask(&mut stop);
        self.asked = asked;
        Some(answer?.proof == 0)
    }

    /// Improves the known result by answering one more question.
    fn step(&mut self, stop: &mut impl FnMut(u64) -> bool) -> Option<Solution> {
        loop {
            let (side, plies) = self.asked;
            let answer = self.ask(stop)?;
            match (answer.proof == 0, &mut self.won) {
                (true, won) => {
                    let winners = self.sides[side];
                    // All shorter wins have been refuted.
                    let exact = G::REPEATS || answer.plies == 0;
                    *won = Some(Solution { winners, plies: answer.plies, exact });
                    if !exact {
                        self.asked.1 = answer.plies - 1;
                    }
                    return *won;
                }
                (false, Some(won)) => {
                    won.exact = true;
                    return Some(*won);
                }
                (false, None) if side + 1 < self.sides.len() => self.asked.0 += 1,
                (false, None) if G::REPEATS && plies < ENDLESS - 1 => self.asked = (0, plies + 1),
                (false, None) => {
                    return Some(Solution { winners: Seats::NONE, plies: 0, exact: true });
                }
            }
        }
    }

    /// Answers the current question; `None` if stopped.
    fn ask(&mut self, stop: &mut impl FnMut(u64) -> bool) -> Option<Known> {
        let (side, plies) = self.asked;
        let side = self.sides[side];
        let root = self.game.clone();
        let mut line = Line { side, stop, stopped: false };
        loop {
            let known = self.known(&root, plies, side);
            if known.is_answer() {
                return Some(known);
            }
            if line.stopped {
                return None;
            }
            let most = Known { proof: Known::INFINITE, disproof: Known::INFINITE, plies };
            self.expand(&root, most, &mut line);
        }
    }

    /// Returns what is known of a position without expanding it.
    fn known(&self, game: &G, plies: u8, side: Seats) -> Known {
        let key = self.key(game, plies, side);
        if let Some(known) = self.table.get(key) {
            let counts = match known {
                Known { proof: 0, .. } => known.plies <= plies,
                Known { disproof: 0, .. } => known.plies >= plies,
                _ => known.plies == plies,
            };
            if counts {
                return known;
            }
        }
        match game.leaf_value() {
            LeafValue::Known { winners, least, most } if is_win(winners, side) => {
                if most <= plies {
                    Known::yes(most)
                } else if least > plies {
                    Known::no(least - 1)
                } else {
                    Known { proof: 1, disproof: 1, plies }
                }
            }
            LeafValue::Known { .. } => Known::no(ENDLESS),
            LeafValue::Open { .. } if plies == 0 => Known::no(0),
            LeafValue::Open { .. } if plies != ENDLESS && game.min_plies(side) > plies => {
                Known::no(plies)
            }
            LeafValue::Open { moves } => {
                let own = game.turn().seat().is_some_and(|seat| side.contains(seat));
                let [proof, disproof] = if own { [1, moves] } else { [moves, 1] };
                Known { proof, disproof, plies }
            }
        }
    }

    fn key(&self, game: &G, plies: u8, side: Seats) -> u64 {
        let sides = side.iter().fold(0, |bits, seat| bits | 1_u64 << seat.index());
        // If positions cannot repeat, a result for one number of plies may serve for another. If
        // they can, one search meets the same position with different numbers of plies.
        let question = if G::REPEATS { sides << 8 | u64::from(plies) } else { sides };
        game.table_key() ^ question.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Expands an undecided position until one of its numbers reaches the threshold in `most`.
    fn expand<S: FnMut(u64) -> bool>(
        &mut self,
        game: &G,
        most: Known,
        line: &mut Line<'_, S>,
    ) -> Known {
        let begun = self.visits;
        self.visits += 1;
        line.stopped |= (line.stop)(self.visits);
        let plies = most.plies;
        let left = if plies == ENDLESS { ENDLESS } else { plies - 1 };
        let own = game.turn().seat().is_some_and(|seat| line.side.contains(seat));
        let mut children: Vec<(G::Move, Known)> = Vec::new();
        for mv in game.relevant_moves() {
            let known = self.known(&game.after(mv), left, line.side);
            children.push((mv, known));
            let settles = if own { known.proof == 0 } else { known.disproof == 0 };
            if settles {
                break;
            }
        }
        let known = loop {
            let known = backed_up(&children, own, plies);
            let enough = known.proof >= most.proof || known.disproof >= most.disproof;
            if known.is_answer() || enough || line.stopped {
                break known;
            }
            let Some((at, child_most)) = self.choose(&children, own, known, most) else {
                break known;
            };
            let next = game.after(children[at].0);
            children[at].1 = self.expand(&next, Known { plies: left, ..child_most }, line);
        };
        self.table.put(self.key(game, plies, line.side), known, self.visits - begun);
        known
    }

    /// Selects the most-proving child, and the thresholds for its search.
    fn choose(
        &self,
        children: &[(G::Move, Known)],
        own: bool,
        known: Known,
        most: Known,
    ) -> Option<(usize, Known)> {
        // From the mover's view: the number that takes the minimum, and the one that takes the sum.
        let seen = |known: Known| match own {
            true => (known.proof, known.disproof),
            false => (known.disproof, known.proof),
        };
        let (mut best, mut least, mut second) = (None, (u32::MAX, u32::MAX, u64::MAX), u32::MAX);
        for (at, &(_, child)) in children.iter().enumerate() {
            let (one, all) = seen(child);
            let tie_break = (at as u64 + 1).wrapping_mul(self.tie_break_seed) >> 32;
            if (one, all, tie_break) < least {
                second = least.0;
                (best, least) = (Some(at), (one, all, tie_break));
            } else {
                second = second.min(one);
            }
        }
        let ((most_one, most_all), (_, all)) = (seen(most), seen(known));
        // The 1 + ε trick (Pawlewicz and Lew 2007, "Improving depth-first PN-search: 1 + ε trick"):
        // a threshold a quarter above the second best keeps the search from switching all the time.
        let one = most_one.min(second.saturating_add(second / 4).saturating_add(1));
        let all = most_all - all + least.1;
        let [proof, disproof] = if own { [one, all] } else { [all, one] };
        best.map(|at| (at, Known { proof, disproof, plies: 0 }))
    }
}

/// State shared by all nodes of one search.
struct Line<'s, S> {
    side: Seats,
    stop: &'s mut S,
    stopped: bool,
}

/// Computes the numbers of a node from those of its children. `own` is true at an OR node.
fn backed_up<M>(children: &[(M, Known)], own: bool, plies: u8) -> Known {
    let known = || children.iter().map(|&(_, known)| known);
    let proofs = known().map(|known| known.proof);
    let disproofs = known().map(|known| known.disproof);
    let sum = |all: &mut dyn Iterator<Item = u32>| {
        all.fold(0, |sum: u32, one| match one {
            Known::INFINITE => Known::INFINITE,
            _ if sum == Known::INFINITE => sum,
            _ => (sum + one).min(Known::INFINITE - 1),
        })
    };
    let (proof, disproof) = if own {
        (proofs.min().unwrap_or(Known::INFINITE), sum(&mut { disproofs }))
    } else {
        (sum(&mut { proofs }), disproofs.min().unwrap_or(Known::INFINITE))
    };
    let more = |plies: u8| plies.saturating_add(1);
    let yes = known().filter(|known| known.proof == 0).map(|known| more(known.plies));
    let no = known().filter(|known| known.disproof == 0).map(|known| more(known.plies));
    match (proof, disproof, own) {
        (0, _, true) => Known::yes(yes.min().unwrap_or(plies)),
        (0, _, false) => Known::yes(yes.max().unwrap_or(plies)),
        (_, 0, true) => Known::no(no.min().unwrap_or(plies)),
        (_, 0, false) => Known::no(no.max().unwrap_or(plies)),
        _ => Known { proof, disproof, plies },
    }
}

/// Returns the seats that win together with this one.
fn side_of<G: Search>(game: &G, seat: Seat) -> Seats {
    let side = game.side(seat);
    let together = |&other: &Seat| other == seat || side.is_some() && game.side(other) == side;
    Seat::all(game.seats()).filter(together).collect()
}

fn is_win(winners: Seats, side: Seats) -> bool {
    side.iter().any(|seat| winners.contains(seat))
}
