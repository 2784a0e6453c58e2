//! Finding puzzles in games between levels.

use std::collections::HashSet;

use cauce_rules::{Game, GameLine, RandomSource, Seats, Token, Turn};

use super::{
    CLEAR, Puzzle, Theme,
    grade::grade,
    line::{Solution, solve},
    plain,
};
use cauce_bots::{
    Candidates, Explain, Knowledge, Level, Rng, Thinker,
    prover::Prover,
    solve::{Effort, Endgame, Solver, Threats, TranspositionTable},
};

/// How many random moves begin a game.
const OPENING: usize = 2;

/// No game goes on longer than so many moves and events.
const LONGEST: usize = 200;

/// How many positions before the end of a game are looked at.
const LAST: usize = 16;

/// Fewer legal moves than these are no choice.
const FEWEST: usize = 4;

/// How many moves are tried as faults in a position of a game.
const FAULTS: usize = 400;

/// How many puzzles one game gives at most.
const FROM_A_GAME: usize = 3;

/// How many positions are looked at besides those of a game, where threats are exchanged.
const BEYOND: usize = 300;

/// How many ends are played of a game in which chance takes part, and how many moves and events
/// before the last they begin.
const ENDS: usize = 6;
const END: usize = 16;

/// Makes puzzles of one game, one after the other.
///
/// Levels play a game; then its last positions are looked at. Any move there may be a fault, if who
/// makes it has not lost already: the position after it is a puzzle if one move alone wins, if that
/// asks for enough, if no position symmetric to it has been one, and if a second search proves it as
/// well. A game gives few puzzles, and no two that begin with the same move.
///
/// Where chance takes part, several ends of each game are played, and the placement that is clearly
/// best is looked for.
#[derive(Debug)]
pub struct Maker<G: Explain + Endgame> {
    start: GameLine<G>,
    rng: Rng,
    known: HashSet<u64>,
    table: TranspositionTable,
}

/// How many megabytes the table takes.
const MEGABYTES: usize = 64;

impl<G: Explain + Endgame> Maker<G> {
    /// Games begin at the end of a line, and are different with each seed.
    pub fn new(start: GameLine<G>, seed: u64) -> Self {
        let table = TranspositionTable::with_megabytes(MEGABYTES);
        Self { start, rng: Rng::new(seed), known: HashSet::new(), table }
    }

    /// Plays one game and looks for puzzles in it.
    pub fn play(&mut self) -> Vec<Puzzle> {
        let game = self.play_on(self.start.clone());
        match G::EFFORT.threats {
            _ if G::BY_LOT => self.placements(&game),
            0 => self.combinations(&game),
            _ => self.exchanges(&game),
        }
    }

    /// A game between two levels that begins like this. Where chance takes part it goes on to the
    /// last event that can be.
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
                    let mut thinker =
                        Thinker::new(game.clone(), self.rng.bits()).with_room(1 << 16);
                    let Some(mv) = thinker.answer(level, last) else { break };
                    if G::BY_LOT { going_on(&game, mv) } else { mv }
                }
                _ => match game.clone().play_random(&mut self.rng) {
                    Some(mv) => mv,
                    None => break,
                },
            };
            last = G::place(mv).or(last);
            game.play_trusted(mv);
            if line.push(Token::Move(mv)).is_err() {
                break;
            }
        }
        line
    }

    /// Combinations near the end of a game, each after a move that was made or another.
    fn combinations(&mut self, game: &GameLine<G>) -> Vec<Puzzle> {
        let (mut found, mut begun) = (Vec::new(), Vec::new());
        for line in beginnings(game).iter().rev().take(LAST) {
            if found.len() == FROM_A_GAME {
                break;
            }
            let position = line.position();
            let mut faults = position.legal();
            for at in 0..FAULTS.min(faults.len()) {
                let other = at + self.rng.below((faults.len() - at) as u32) as usize;
                faults.swap(at, other);
                let mut next = position.clone();
                next.play_trusted(faults[at]);
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

    /// The solution of a position if it is a puzzle that begins with another move than these, and how
    /// many positions the proof took.
    fn combination(&self, position: &G, begun: &[G::Move]) -> Option<(Solution<G::Move>, u64)> {
        let Effort { visits, choices, horizon, own, .. } = G::EFFORT;
        let seat = position.turn().seat()?;
        if !position.is_promising() || position.legal().len() < FEWEST {
            return None;
        }
        // Seen soon, and so asked first: that nothing wins, that it is easy, that several moves do.
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

    /// Exchanges of threats near the end of a game. Where one move alone wins, the game goes on like
    /// that after other moves as well: those worth a look are tried in place of the one that led there.
    fn exchanges(&mut self, game: &GameLine<G>) -> Vec<Puzzle> {
        let (mut found, mut begun) = (Vec::new(), Vec::new());
        let mut seen = HashSet::new();
        let mut lines: Vec<_> = beginnings(game).into_iter().rev().take(LAST).collect();
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
                let Some(first) = self.sole_win(&line.position()) else { continue };
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

    /// The puzzle at the end of a line, if threats decide it.
    fn exchange(&mut self, line: &GameLine<G>) -> Option<Puzzle> {
        let position = line.position();
        if self.known.contains(&position.canonical_key()) {
            return None;
        }
        let (solution, visits) = prove(&position, &self.table, G::EFFORT.visits)?;
        let before = beginnings(line).pop()?.position();
        if has_lost(&before, &self.table) || !self.known.insert(position.canonical_key()) {
            return None;
        }
        Some(puzzle(line, &solution.moves, &solution.single, visits))
    }

    /// The move that alone wins by threats, as far as that is seen soon.
    fn sole_win(&self, position: &G) -> Option<G::Move> {
        if !position.is_promising() {
            return None;
        }
        let mut search = Threats::new();
        search.limit(G::EFFORT.visits);
        search.sole_win(position).ok()?
    }

    /// Placements that are clearly best, from several ends of one game.
    fn placements(&mut self, game: &GameLine<G>) -> Vec<Puzzle> {
        let mut found: Vec<Puzzle> = Vec::new();
        let start = beginnings(game).into_iter().rev().nth(END);
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

    /// The placement of a game that is clearly best, with the most still to come.
    fn placement(&mut self, game: &GameLine<G>) -> Option<Puzzle> {
        let mut found = None;
        for line in beginnings(game).iter().rev() {
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
        let again = plain::best_by_lot(&position, CLEAR) == Some(best)
            && self.known.insert(position.canonical_key());
        again.then(|| puzzle(&line, &[best], &[0], visits))
    }

    /// The puzzle at the end of a line, if it is one.
    pub fn puzzle_at(line: GameLine<G>) -> Option<Puzzle> {
        let position = line.position();
        if !G::BY_LOT {
            let (solution, visits) =
                prove(&position, &TranspositionTable::with_megabytes(8), 10 * G::EFFORT.visits)?;
            return Some(puzzle(&line, &solution.moves, &solution.single, visits));
        }
        let mut prover = Prover::new(position.clone());
        if prover.prove(G::EFFORT.visits) {
            return None;
        }
        let best = clearly_best(&prover)?;
        let again = plain::best_by_lot(&position, CLEAR) == Some(best);
        again.then(|| puzzle(&line, &[best], &[0], prover.visits()))
    }
}

/// The solution of a position that one move alone wins, proved twice, each move with so many visits,
/// and how many positions the first proof took.
fn prove<G: Endgame>(
    position: &G,
    table: &TranspositionTable,
    visits: u64,
) -> Option<(Solution<G::Move>, u64)> {
    let mut prover = Prover::with_table(position.clone(), table);
    let first = prover.only_win(visits)?;
    let solution = solve(position, first, table, visits * 10)?;
    let again = plain::only_win_as_shown(position, first, G::EFFORT.horizon, prover.book());
    again.then(|| (solution, prover.visits()))
}

/// The move that is worth clearly more than all others.
fn clearly_best<G: Endgame>(prover: &Prover<G>) -> Option<G::Move> {
    let worth = prover.worth();
    let [best, second, ..] = worth[..] else { return None };
    (best.share - second.share >= CLEAR).then_some(best.mv)
}

/// Whether who moves is proved to lose: whatever is played then is no fault.
fn has_lost<G: Endgame>(game: &G, table: &TranspositionTable) -> bool {
    let Effort { visits, threats, .. } = G::EFFORT;
    if threats > 0 {
        let mut search = Threats::new();
        search.limit(2 * visits);
        return search.loses(game, threats).is_ok_and(|lost| lost.is_some());
    }
    let solution = Solver::new(game.clone(), table).decide(|made| made >= 2 * visits);
    let winners = solution.map_or(Seats::NONE, |solution| solution.winners);
    !winners.is_empty() && !game.turn().seat().is_some_and(|seat| winners.contains(seat))
}

/// The line with another last move, for each that seems worth a look.
fn others<G: Knowledge>(line: &GameLine<G>) -> Vec<GameLine<G>> {
    let Some(line) = beginnings(line).pop() else { return Vec::new() };
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

/// The game before each of its tokens.
fn beginnings<G: Game>(game: &GameLine<G>) -> Vec<GameLine<G>> {
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

/// The move, or one that does not end the game where this one does.
fn going_on<G: Game>(game: &G, mv: G::Move) -> G::Move {
    let ends = |mv: G::Move| {
        let mut next = game.clone();
        next.play_trusted(mv);
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

/// A short name for a position.
fn id(key: u64) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    (0..5).map(|at| char::from(LETTERS[(key >> (5 * at) & 31) as usize])).collect()
}

/// What is to be said for the moves that are single choices.
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
        at.play_trusted(mv);
    }
    themes.sort_unstable();
    themes.dedup();
    if themes.is_empty() { vec![Theme::Quiet] } else { themes }
}
