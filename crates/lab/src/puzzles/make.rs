//! Finds puzzles in games between levels.

use std::collections::HashSet;

use cauce_rules::{Game, GameLine, RandomSource, Seats, Token, Turn};

use super::{
    CLEAR, Puzzle, Theme,
    grade::grade,
    line::{Solution, solve},
    plain,
};
use cauce_bots::{
    Candidates, Explain, Knowledge, Level, Rng, Searcher,
    prover::Prover,
    solve::{Effort, Endgame, Solver, Threats, TranspositionTable},
};

const OPENING: usize = 2;

/// Maximum length of a game in moves and chance events.
const LONGEST: usize = 200;

/// Number of positions before the end of a game that are searched for puzzles.
const LAST: usize = 16;

/// Minimum number of legal moves in a puzzle.
const FEWEST: usize = 4;

/// Maximum number of moves that are tried as mistakes in one position.
const FAULTS: usize = 400;

/// Maximum number of puzzles from one game.
const FROM_A_GAME: usize = 3;

/// Number of additional positions to try, besides those of a game, in exchanges of threats.
const BEYOND: usize = 300;

/// Number of endings to play from one game with chance, and how many moves and chance events before
/// the last one they start.
const ENDS: usize = 6;
const END: usize = 16;

/// A generator of puzzles of one game.
///
/// Two levels play a game, and its last positions are searched. Any move there may be a mistake,
/// unless its player has already lost. The position after it is a puzzle under these conditions: a
/// single move wins, the solution is demanding enough, no symmetric position has been used, and a
/// second search proves the same. A game yields few puzzles, and no two with the same first move.
///
/// In games with chance, several endings of each game are played, and searched for a placement that
/// is clearly best.
#[derive(Debug)]
pub struct Maker<G: Explain + Endgame> {
    start: GameLine<G>,
    rng: Rng,
    known: HashSet<u64>,
    table: TranspositionTable,
}

const MEGABYTES: usize = 64;

impl<G: Explain + Endgame> Maker<G> {
    /// Creates a generator. Games start at the end of the line and differ with each seed.
    pub fn new(start: GameLine<G>, seed: u64) -> Self {
        let table = TranspositionTable::with_megabytes(MEGABYTES);
        Self { start, rng: Rng::new(seed), known: HashSet::new(), table }
    }

    /// Plays one game and searches it for puzzles.
    pub fn play(&mut self) -> Vec<Puzzle> {
        let game = self.play_on(self.start.clone());
        match G::EFFORT.threats {
            _ if G::HAS_CHANCE => self.placements(&game),
            0 => self.combinations(&game),
            _ => self.exchanges(&game),
        }
    }

    /// Plays a game between two levels from the end of the line. In games with chance, it continues
    /// until no more events are possible.
    fn play_on(&mut self, mut line: GameLine<G>) -> GameLine<G> {
        let levels = [(); 2].map(|()| {
            let levels = G::EFFORT.levels;
            Level::new(levels[self.rng.below(levels.len() as u32) as usize])
        });
        let mut game = line.position();
        let mut last = None;
        while line.tokens().len() < LONGEST {
            let mv = match game.turn() {
                Turn::Over(_) => break,
                Turn::Move(seat) if line.tokens().len() >= OPENING => {
                    let Some(level) = levels[seat.index() % 2] else { break };
                    let mut searcher =
                        Searcher::new(game.clone(), self.rng.bits()).with_capacity(1 << 16);
                    let Some(mv) = searcher.answer(level, last) else { break };
                    if G::HAS_CHANCE { avoid_end(&game, mv) } else { mv }
                }
                _ => match game.clone().play_random(&mut self.rng) {
                    Some(mv) => mv,
                    None => break,
                },
            };
            last = G::place(mv).or(last);
            game.play_unchecked(mv);
            if line.push(Token::Move(mv)).is_err() {
                break;
            }
        }
        line
    }

    /// Finds combinations near the end of a game, each after the move played or another one.
    fn combinations(&mut self, game: &GameLine<G>) -> Vec<Puzzle> {
        let (mut found, mut begun) = (Vec::new(), Vec::new());
        for line in prefixes(game).iter().rev().take(LAST) {
            if found.len() == FROM_A_GAME {
                break;
            }
            let position = line.position();
            let mut faults = position.legal();
            for at in 0..FAULTS.min(faults.len()) {
                let other = at + self.rng.below((faults.len() - at) as u32) as usize;
                faults.swap(at, other);
                let mut next = position.clone();
                next.play_unchecked(faults[at]);
                let Some((solution, visits)) = self.combination(&next, &begun) else { continue };
                let mut line = line.clone();
                if has_lost(&position, &self.table) || line.push(Token::Move(faults[at])).is_err() {
                    break;
                }
                begun.extend(solution.moves.first());
                self.known.insert(next.canonical_key());
                found.push(puzzle(&line, &solution.moves, &solution.single, visits));
                break;
            }
        }
        found
    }

    /// Returns the solution of a position and the number of visits of its proof. Returns `None` if
    /// the position is no puzzle or if its first move is in `begun`.
    fn combination(&self, position: &G, begun: &[G::Move]) -> Option<(Solution<G::Move>, u64)> {
        let Effort { visits, choices, horizon, own, .. } = G::EFFORT;
        let seat = position.turn().seat()?;
        if !position.is_promising() || position.legal().len() < FEWEST {
            return None;
        }
        // The cheap tests come first: no short win, a win within the horizon, few relevant moves.
        let mut solver = Solver::new(position.clone(), &self.table);
        let soon = 2 * own as u8 - 3;
        if solver.wins_within(seat, soon, |made| made >= visits)? {
            return None;
        }
        let most = solver.visits() + visits / 4;
        if !solver.wins_within(seat, horizon, |made| made >= most)? {
            return None;
        }
        if position.relevant_moves().len() > choices
            || self.known.contains(&position.canonical_key())
        {
            return None;
        }
        let found = prove(position, &self.table, visits)?;
        (!begun.contains(found.0.moves.first()?)).then_some(found)
    }

    /// Finds exchanges of threats near the end of a game. If a position has a single winning move, so
    /// may similar ones. Then the candidates of the previous move are tried, too.
    fn exchanges(&mut self, game: &GameLine<G>) -> Vec<Puzzle> {
        let (mut found, mut begun) = (Vec::new(), Vec::new());
        let mut seen = HashSet::new();
        let mut lines: Vec<_> = prefixes(game).into_iter().rev().take(LAST).collect();
        lines.reverse();
        let mut more = BEYOND;
        while let Some(line) = lines.pop() {
            let position = line.position();
            if !seen.insert(position.key()) || position.winning_move().is_some() {
                continue;
            }
            let mut is_hot = false;
            for fault in position.threats() {
                let mut line = line.clone();
                if line.push(Token::Move(fault)).is_err() {
                    continue;
                }
                let Some(first) = self.unique_win(&line.position()) else { continue };
                is_hot = true;
                if begun.contains(&first) {
                    continue;
                }
                if let Some(puzzle) = self.exchange(&line) {
                    begun.push(first);
                    found.push(puzzle);
                    break;
                }
            }
            if found.len() == FROM_A_GAME {
                break;
            }
            if is_hot && more > 0 {
                let others = others(&line);
                more = more.saturating_sub(others.len());
                lines.extend(others);
            }
        }
        found
    }

    /// Returns the puzzle at the end of a line, if it is an exchange of threats.
    fn exchange(&mut self, line: &GameLine<G>) -> Option<Puzzle> {
        let position = line.position();
        if self.known.contains(&position.canonical_key()) {
            return None;
        }
        let (solution, visits) = prove(&position, &self.table, G::EFFORT.visits)?;
        let before = prefixes(line).pop()?.position();
        if has_lost(&before, &self.table) || !self.known.insert(position.canonical_key()) {
            return None;
        }
        Some(puzzle(line, &solution.moves, &solution.single, visits))
    }

    /// Returns the only move that wins by threats, if that is found quickly.
    fn unique_win(&self, position: &G) -> Option<G::Move> {
        if !position.is_promising() {
            return None;
        }
        let mut search = Threats::new();
        search.limit(G::EFFORT.visits);
        search.unique_win(position).ok()?
    }

    fn placements(&mut self, game: &GameLine<G>) -> Vec<Puzzle> {
        let mut found: Vec<Puzzle> = Vec::new();
        let start = prefixes(game).into_iter().rev().nth(END);
        for _ in 0..ENDS {
            let Some(start) = start.clone() else { break };
            let end = self.play_on(start);
            if let Some(puzzle) = self.placement(&end)
                && found.iter().all(|other| other.solution != puzzle.solution)
            {
                found.push(puzzle);
            }
            if found.len() == FROM_A_GAME {
                break;
            }
        }
        found
    }

    /// Returns the earliest position of a game with a proved and clearly best placement.
    fn placement(&mut self, game: &GameLine<G>) -> Option<Puzzle> {
        let mut found = None;
        for line in prefixes(game).iter().rev() {
            let position = line.position();
            if position.turn().seat().is_none() || position.legal().len() < FEWEST {
                continue;
            }
            let mut prover = Prover::new(position.clone());
            if prover.prove(G::EFFORT.visits) {
                break;
            }
            if let Some(best) = clearly_best(&prover)
                && !self.known.contains(&position.canonical_key())
            {
                found = Some((line.clone(), best, prover.visits()));
            }
        }
        let (line, best, visits) = found?;
        let position = line.position();
        let again = plain::best_by_expectation(&position, CLEAR) == Some(best)
            && self.known.insert(position.canonical_key());
        again.then(|| puzzle(&line, &[best], &[0], visits))
    }

    /// Returns the puzzle at the end of a line, if it is one.
    pub fn puzzle_at(line: GameLine<G>) -> Option<Puzzle> {
        let position = line.position();
        if !G::HAS_CHANCE {
            let (solution, visits) =
                prove(&position, &TranspositionTable::with_megabytes(8), 10 * G::EFFORT.visits)?;
            return Some(puzzle(&line, &solution.moves, &solution.single, visits));
        }
        let mut prover = Prover::new(position.clone());
        if prover.prove(G::EFFORT.visits) {
            return None;
        }
        let best = clearly_best(&prover)?;
        let again = plain::best_by_expectation(&position, CLEAR) == Some(best);
        again.then(|| puzzle(&line, &[best], &[0], prover.visits()))
    }
}

/// Returns the solution of a position with a single winning move, and the number of visits of the
/// first proof. A second search confirms it. Each move gets up to `visits` visits.
fn prove<G: Endgame>(
    position: &G,
    table: &TranspositionTable,
    visits: u64,
) -> Option<(Solution<G::Move>, u64)> {
    let mut prover = Prover::with_table(position.clone(), table);
    let first = prover.unique_win(visits)?;
    let solution = solve(position, first, table, visits * 10)?;
    let again = plain::unique_win_as_shown(position, first, G::EFFORT.horizon, prover.book());
    again.then(|| (solution, prover.visits()))
}

/// Returns the move that is better than all others by at least [`CLEAR`].
fn clearly_best<G: Endgame>(prover: &Prover<G>) -> Option<G::Move> {
    let worth = prover.worth();
    let [best, second, ..] = worth[..] else { return None };
    (best.share - second.share >= CLEAR).then_some(best.mv)
}

/// Whether the player to move is proved to lose, so that no move is a mistake.
fn has_lost<G: Endgame>(game: &G, table: &TranspositionTable) -> bool {
    let Effort { visits, threats, .. } = G::EFFORT;
    if threats > 0 {
        let mut search = Threats::new();
        search.limit(2 * visits);
        return search.loses(game, threats).is_ok_and(|lost| lost.is_some());
    }
    let solution = Solver::new(game.clone(), table).solve_winner(|made| made >= 2 * visits);
    let winners = solution.map_or(Seats::NONE, |solution| solution.winners);
    !winners.is_empty() && !game.turn().seat().is_some_and(|seat| winners.contains(seat))
}

/// Returns the line with its last move replaced by each candidate.
fn others<G: Knowledge>(line: &GameLine<G>) -> Vec<GameLine<G>> {
    let Some(line) = prefixes(line).pop() else { return Vec::new() };
    let position = line.position();
    let mut list = Candidates::new();
    if position.turn().seat().is_some() {
        position.candidates(&mut list);
    }
    let with = |(mv, _)| {
        let mut line = line.clone();
        line.push(Token::Move(mv)).is_ok().then_some(line)
    };
    list.iter().filter_map(with).collect()
}

/// Returns the game before each of its tokens.
fn prefixes<G: Game>(game: &GameLine<G>) -> Vec<GameLine<G>> {
    let Ok(mut line) = GameLine::new(game.options().clone()) else { return Vec::new() };
    let mut lines = Vec::new();
    for &token in game.tokens() {
        lines.push(line.clone());
        if line.push(token).is_err() {
            break;
        }
    }
    lines
}

/// Returns the move or, if it ends the game, another one that does not.
fn avoid_end<G: Game>(game: &G, mv: G::Move) -> G::Move {
    let ends = |mv: G::Move| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        next.outcome().is_some()
    };
    let other = ends(mv).then(|| game.legal().into_iter().find(|&other| !ends(other)));
    other.flatten().unwrap_or(mv)
}

fn puzzle<G: Explain>(
    line: &GameLine<G>,
    moves: &[G::Move],
    single: &[usize],
    visits: u64,
) -> Puzzle {
    Puzzle {
        id: id(line.position().canonical_key()),
        grade: grade(line, moves, single),
        size: visits.max(1).ilog2() as u8,
        themes: themes(&line.position(), moves, single),
        solution: moves.iter().map(ToString::to_string).collect(),
        line: line.to_string(),
    }
}

fn id(key: u64) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    (0..5).map(|at| char::from(LETTERS[(key >> (5 * at) & 31) as usize])).collect()
}

/// Returns the themes of the moves that are single choices.
fn themes<G: Explain + Knowledge>(game: &G, moves: &[G::Move], single: &[usize]) -> Vec<Theme> {
    let mut themes = Vec::new();
    let mut at = game.clone();
    for (number, &mv) in moves.iter().enumerate() {
        if single.contains(&number) {
            let of_move = at.explain(mv).into_iter().filter_map(Theme::from_reason);
            let before = themes.len();
            themes.extend(of_move);
            if number == 0 && themes.len() == before {
                themes.push(Theme::Quiet);
            }
        }
        at.play_unchecked(mv);
    }
    themes.sort_unstable();
    themes.dedup();
    if themes.is_empty() { vec![Theme::Quiet] } else { themes }
}
