//! Finding puzzles in games between levels.

use std::collections::HashSet;

use cauce_rules::{Dice, Game, GameLine, Seats, Token, Turn};

use super::{CLEAR, Prover, Puzzle, Theme, grade::grade, line::solve, plain};
use crate::{
    Explain, Knowledge, Level, Rng, Thinker,
    solve::{Effort, Endgame, Solver, Table},
};

/// How many random moves begin a game.
const OPENING: usize = 2;

/// No game goes on longer than so many moves and events.
const LONGEST: usize = 200;

/// How many positions one after the other are given up before those before them are left alone.
const PATIENCE: u32 = 6;

/// Fewer legal moves than these are no choice.
const FEWEST: usize = 4;

/// How many other moves are tried as faults in a position of a game.
const OTHERS: usize = 48;

/// Makes puzzles of one game, one after the other.
///
/// Levels play a game; then its positions are looked at from the end, for as long as who wins can be
/// proved, each after one more move that was made or could have been made. The first one in which one
/// move alone wins is a puzzle, if that move was a fault, if it asks for enough, if no position
/// symmetric to it has been one, and if a second search proves it as well. A game gives one puzzle.
#[derive(Debug)]
pub struct Maker<G: Explain + Endgame> {
    start: GameLine<G>,
    rng: Rng,
    known: HashSet<u64>,
    table: Table,
}

/// How many megabytes the table takes.
const MEGABYTES: usize = 64;

impl<G: Explain + Endgame> Maker<G> {
    /// Games begin at the end of a line, and are different with each seed.
    pub fn new(start: GameLine<G>, seed: u64) -> Self {
        let table = Table::with_megabytes(MEGABYTES);
        Self { start, rng: Rng::new(seed), known: HashSet::new(), table }
    }

    /// Plays one game and looks for a puzzle in it.
    pub fn play(&mut self) -> Option<Puzzle> {
        let game = self.game();
        if G::BY_LOT { self.placement(&game) } else { self.combinations(&game) }
    }

    /// A game between two levels. Where chance takes part it goes on to the last event that can be.
    fn game(&mut self) -> GameLine<G> {
        let mut line = self.start.clone();
        let levels = [(); 2].map(|()| {
            let levels = G::EFFORT.levels;
            Level::new(levels[self.rng.below(levels.len() as u32) as usize])
        });
        let mut last = None;
        while line.tokens().len() < LONGEST {
            let mut game = line.replay();
            let mv = match game.turn() {
                Turn::Over(_) => break,
                Turn::Move(seat) if line.tokens().len() >= OPENING => {
                    let Some(level) = levels[seat.index() % 2] else { break };
                    let mut thinker =
                        Thinker::new(game.clone(), self.rng.bits()).with_room(1 << 16);
                    let Some(mv) = thinker.answer(level, last) else { break };
                    if G::BY_LOT { going_on(&game, mv) } else { mv }
                }
                _ => match game.play_random(&mut self.rng) {
                    Some(mv) => mv,
                    None => break,
                },
            };
            last = G::place(mv).or(last);
            if line.push(Token::Move(mv)).is_err() {
                break;
            }
        }
        line
    }

    /// A combination near the end of a game, after the move that was made or after another.
    fn combinations(&mut self, game: &GameLine<G>) -> Option<Puzzle> {
        let mut given_up = 0;
        for line in beginnings(game).iter().rev() {
            let position = line.replay();
            let decided = G::EFFORT.within == 0 && self.winner(&position).is_some();
            given_up = if decided { 0 } else { given_up + 1 };
            if given_up == PATIENCE {
                break;
            }
            let mut moves = position.legal();
            for count in 0..OTHERS.min(moves.len()) {
                let other = count + self.rng.below((moves.len() - count) as u32) as usize;
                moves.swap(count, other);
                let mut line = line.clone();
                if line.push(Token::Move(moves[count])).is_ok()
                    && let Some(puzzle) = self.combination(&line)
                {
                    return Some(puzzle);
                }
            }
        }
        None
    }

    /// The puzzle at the end of a line, if it is one.
    fn combination(&mut self, line: &GameLine<G>) -> Option<Puzzle> {
        let Effort { visits, choices, horizon, within, .. } = G::EFFORT;
        let position = line.replay();
        if position.outcome().is_some() || position.legal().len() < FEWEST {
            return None;
        }
        let moves = position.relevant();
        let ends = |mv: &G::Move| {
            let mut next = position.clone();
            next.play_trusted(*mv);
            next.outcome().is_some()
        };
        if moves.len() > choices || moves.iter().any(ends) {
            return None;
        }
        // Which of the two searches goes first is a matter of speed.
        if within > 0 {
            plain::only_win_within(&position, within)?;
        }
        let mut prover = Prover::with_table(position.clone(), &self.table);
        let first = prover.only_win(visits)?;
        let solution = solve(&position, first, &self.table, visits * 10)?;
        let again = match within {
            0 => self.is_after_fault(line) && plain::only_win(&position, first, horizon),
            _ => plain::only_win_within(&position, within) == Some(first),
        };
        let new = again && self.known.insert(position.canonical_key());
        new.then(|| puzzle(line, &solution.moves, &solution.single, prover.visits()))
    }

    /// Who wins, if that can be proved; nobody in a draw.
    fn winner(&self, game: &G) -> Option<Seats> {
        let mut solver = Solver::new(game.clone(), &self.table);
        Some(solver.decide(|visits| visits >= 2 * G::EFFORT.visits)?.winners)
    }

    /// Whether the last move was a fault: whoever made it had not lost before.
    fn is_after_fault(&self, line: &GameLine<G>) -> bool {
        let Some(before) = beginnings(line).pop() else { return false };
        let before = before.replay();
        let winners = self.winner(&before);
        let lost = |winners: Seats| {
            !winners.is_empty() && before.turn().seat().is_some_and(|seat| !winners.contains(seat))
        };
        !winners.is_some_and(lost)
    }

    /// The last placement of a game that is clearly best.
    fn placement(&mut self, game: &GameLine<G>) -> Option<Puzzle> {
        for line in beginnings(game).iter().rev() {
            let position = line.replay();
            if position.turn().seat().is_none() || position.legal().len() < FEWEST {
                continue;
            }
            let mut prover = Prover::new(position.clone());
            if prover.prove(G::EFFORT.visits) {
                break;
            }
            let worth = prover.worth();
            if let [best, second, ..] = worth[..]
                && best.share - second.share >= CLEAR
                && plain::best_by_lot(&position, CLEAR) == Some(best.mv)
                && self.known.insert(position.canonical_key())
            {
                return Some(puzzle(line, &[best.mv], &[0], prover.visits()));
            }
        }
        None
    }
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
        id: id(line.replay().canonical_key()),
        grade: grade(line, moves, single),
        size: visits.max(1).ilog2() as u8,
        themes: themes(&line.replay(), moves, single),
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
            let of_move = at.explain(mv).into_iter().filter_map(Theme::of);
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
