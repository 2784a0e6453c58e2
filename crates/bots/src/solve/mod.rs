//! Who wins, proved: proof number search that goes depth first (df-pn).
//!
//! The question is always whether one side can win within so many plies, whatever the others do and
//! whatever chance brings. Where that side moves, one move that wins is enough; everywhere else all
//! moves and events must be seen to. The search goes where the fewest positions are still to be
//! proved, or refuted, and remembers them in a [`TranspositionTable`]. Since every ply takes one of
//! the plies that were asked for, no line comes back to where it was, and a repetition cannot be
//! taken for a proof.

mod table;
mod threats;

use cauce_rules::{Search, Seat, Seats, Turn};

use table::Known;
pub use table::TranspositionTable;
pub use threats::{StoppedError, Threats};

/// A game that a solver can be asked about: what it should know beyond the rules, all of it exact.
pub trait Endgame: Search {
    /// Whether chance takes part in the game.
    const BY_LOT: bool = false;

    /// How much work proofs for puzzles may take.
    const EFFORT: Effort;

    /// What can be said of a position without a search. A game that is over must be told.
    fn leaf_value(&self) -> LeafValue {
        match self.turn() {
            Turn::Over(outcome) => LeafValue::over(outcome.winners),
            _ => LeafValue::Open { moves: 1 },
        }
    }

    /// The moves that matter: those that are left out never win, and where all moves lose, none that
    /// is left out makes the game longer. Where chance is due, all events.
    fn relevant_moves(&self) -> Vec<Self::Move> {
        self.legal()
    }

    /// A move that wins at once.
    fn winning_move(&self) -> Option<Self::Move> {
        let seat = self.turn().seat()?;
        let wins = |mv: &Self::Move| {
            let outcome = self.after(*mv).outcome();
            outcome.is_some_and(|outcome| outcome.winners.contains(seat))
        };
        self.legal().into_iter().find(wins)
    }

    /// The moves after which the other side cannot win at once, where it could if who moves passed;
    /// `None` where it could not, or where it is not known. It is asked where nobody wins at once
    /// who moves.
    fn defences(&self) -> Option<Vec<Self::Move>> {
        None
    }

    /// Whether the other side could win at once if who moves passed, and can whatever is played. It is
    /// asked where nobody wins at once who moves.
    fn is_lost(&self) -> bool {
        self.defences().is_some_and(|moves| moves.is_empty())
    }

    /// The moves that threaten to win with the next one, and after which the other side cannot win at
    /// once. It is asked where nobody wins at once who moves.
    fn threats(&self) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Whether two positions are so much alike, one of them turned or mirrored perhaps, that who has
    /// solved one has solved the other.
    fn is_similar(&self, other: &Self) -> bool {
        self.canonical_key() == other.canonical_key()
    }

    /// Whether a position might be a puzzle, as far as that is seen at a glance.
    fn is_promising(&self) -> bool {
        true
    }

    /// No side wins within fewer plies than these from a position that goes on, whatever is played.
    fn min_plies(&self, _side: Seats) -> u8 {
        0
    }

    /// A key for the solver's table. Symmetric positions may have the same where every seat keeps
    /// its prospects; [`Search::key`] will do where symmetric positions are rare.
    fn table_key(&self) -> u64 {
        self.canonical_key()
    }
}

/// How much work proofs for puzzles may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many positions may be looked into to prove who wins after a move.
    pub visits: u64,
    /// How many moves may matter in the position of a puzzle.
    pub choices: usize,
    /// Within how many plies a plain search must see the end.
    pub horizon: u8,
    /// How many moves of one's own the solution takes at least.
    pub own: usize,
    /// How many of them are single choices at least.
    pub single: usize,
    /// With how many threats wins are looked for; 0 where all wins are, with or without threats.
    pub threats: u8,
    /// The levels that play the games.
    pub levels: [u8; 3],
}

/// What can be said of a position without a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafValue {
    /// It is known who wins, and after how many plies if both play their best.
    Known {
        /// Who wins; nobody in a draw.
        winners: Seats,
        /// No sooner than this.
        least: u8,
        /// No later than this.
        most: u8,
    },
    /// It is not known, and so many moves matter.
    Open {
        /// How many.
        moves: u32,
    },
}

impl LeafValue {
    /// The game is over.
    pub const fn over(winners: Seats) -> Self {
        Self::Known { winners, least: 0, most: 0 }
    }
}

/// What a solver has found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Who can force a win; nobody where no side can.
    pub winners: Seats,
    /// After how many plies the game is won at most; 0 where no side can force a win.
    pub plies: u8,
    /// Whether the loser can hold out as long as that.
    pub exact: bool,
}

/// No bound on the number of plies.
const ENDLESS: u8 = u8::MAX;

/// Finds out who wins a position.
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
    /// The side that is asked about, and the number of plies.
    asked: (usize, u8),
    /// What is proved so far.
    won: Option<Solution>,
    visits: u64,
    /// Among moves that seem alike, solvers with different numbers take different ones.
    twist: u64,
}

impl<'a, G: Endgame> Solver<'a, G> {
    /// Begins with a position and a table in which nothing but this position was looked at.
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
        Self { game, table, sides, asked: (0, plies), won: None, visits: 0, twist: 0 }
    }

    /// Takes other moves first than solvers with other numbers do where moves seem alike, so that
    /// several that share a table look at different things.
    #[must_use]
    pub const fn with_twist(mut self, twist: u64) -> Self {
        self.twist = twist;
        self
    }

    /// How many positions were looked into.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// What is known so far: who wins, and an upper bound of the plies.
    pub const fn so_far(&self) -> Option<Solution> {
        self.won
    }

    /// The side that is asked about, and within how many plies; `None` for any number.
    pub fn question(&self) -> (Seats, Option<u8>) {
        let (side, plies) = self.asked;
        (self.sides[side], (plies != ENDLESS).then_some(plies))
    }

    /// Searches until all is known, or `stop` says so: then there is no answer, and the search goes
    /// on where it stopped when it is called again. `stop` is asked at every visit and is told how
    /// many there have been.
    ///
    /// Where positions can come back it asks for wins in one ply, in two, and so on, and does not
    /// end if there is none.
    pub fn solve(&mut self, mut stop: impl FnMut(u64) -> bool) -> Option<Solution> {
        loop {
            let solution = self.step(&mut stop)?;
            if solution.exact {
                return Some(solution);
            }
        }
    }

    /// Searches until it is known who wins, however long it takes them; see [`Solver::solve`].
    pub fn decide(&mut self, mut stop: impl FnMut(u64) -> bool) -> Option<Solution> {
        self.won.map_or_else(|| self.step(&mut stop), Some)
    }

    /// Whether the side of a seat can win within so many plies.
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

    /// Finds out one thing more about the winner.
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

    /// Answers the question; `None` where it was stopped.
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
            self.look_into(&root, most, &mut line);
        }
    }

    /// What is known of a position without looking into it.
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
        // Where positions cannot come back, what is known for one number of plies may serve for
        // another; where they can, one search meets a position with several.
        let question = if G::REPEATS { sides << 8 | u64::from(plies) } else { sides };
        game.table_key() ^ question.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Looks into a position that is not decided, until one of its numbers reaches that of `most`.
    fn look_into<S: FnMut(u64) -> bool>(
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
            let known = sum_up(&children, own, plies);
            let enough = known.proof >= most.proof || known.disproof >= most.disproof;
            if known.is_answer() || enough || line.stopped {
                break known;
            }
            let Some((at, child_most)) = self.choose(&children, own, known, most) else {
                break known;
            };
            let next = game.after(children[at].0);
            children[at].1 = self.look_into(&next, Known { plies: left, ..child_most }, line);
        };
        self.table.put(self.key(game, plies, line.side), known, self.visits - begun);
        known
    }

    /// The child that is nearest to an answer, and how far it may be looked into.
    fn choose(
        &self,
        children: &[(G::Move, Known)],
        own: bool,
        known: Known,
        most: Known,
    ) -> Option<(usize, Known)> {
        // As who moves sees it: the number that one child decides, and the one that all add to.
        let seen = |known: Known| match own {
            true => (known.proof, known.disproof),
            false => (known.disproof, known.proof),
        };
        let (mut best, mut least, mut second) = (None, (u32::MAX, u32::MAX, u64::MAX), u32::MAX);
        for (at, &(_, child)) in children.iter().enumerate() {
            let (one, all) = seen(child);
            let twist = (at as u64 + 1).wrapping_mul(self.twist) >> 32;
            if (one, all, twist) < least {
                second = least.0;
                (best, least) = (Some(at), (one, all, twist));
            } else {
                second = second.min(one);
            }
        }
        let ((most_one, most_all), (_, all)) = (seen(most), seen(known));
        // A quarter more than the second best, so that the search does not jump to and fro.
        let one = most_one.min(second.saturating_add(second / 4).saturating_add(1));
        let all = most_all - all + least.1;
        let [proof, disproof] = if own { [one, all] } else { [all, one] };
        best.map(|at| (at, Known { proof, disproof, plies: 0 }))
    }
}

/// What goes with a search down all lines.
struct Line<'s, S> {
    side: Seats,
    stop: &'s mut S,
    stopped: bool,
}

/// What is known of a position by its children. `own` says that the side that is asked about moves.
fn sum_up<M>(children: &[(M, Known)], own: bool, plies: u8) -> Known {
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

/// The seats that win together with this one.
fn side_of<G: Search>(game: &G, seat: Seat) -> Seats {
    let side = game.side(seat);
    let together = |&other: &Seat| other == seat || side.is_some() && game.side(other) == side;
    Seat::all(game.seats()).filter(together).collect()
}

fn is_win(winners: Seats, side: Seats) -> bool {
    side.iter().any(|seat| winners.contains(seat))
}
