//! Forced wins of Snorkels: positions with a single move that is proved to win.

use std::{collections::HashSet, fmt, str::FromStr};

use cauce_bots::{
    Knowledge, Level, Rng, Searcher,
    solve::{Endgame, Solver, TranspositionTable},
};
use cauce_rules::{
    Game, GameLine, RandomSource, Search, Seat, Token,
    snorkels::{Move, Position},
};

/// The board sizes, used in turn.
const SIZES: [u8; 5] = [5, 6, 7, 8, 9];

/// The levels that play the games. They leave each other wins to find.
const LEVELS: [u8; 3] = [2, 3, 4];

const OPENING: usize = 2;

/// The wins are grouped by these ranges of plies, and the groups are made equally large.
pub const DEPTHS: [[u8; 2]; 3] = [[3, 7], [9, 13], [15, 25]];

/// Number of visits to find out whether a seat wins.
const VISITS: u64 = 500;

const MEGABYTES: usize = 64;

/// A position with a single move that is proved to win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win {
    /// Number of plies until the win.
    pub plies: u8,
    /// The winning move.
    pub mv: Move,
    /// The game up to the position.
    pub line: GameLine<Position>,
}

impl Win {
    /// Returns the index of its range in [`DEPTHS`].
    pub fn depth(&self) -> Option<usize> {
        DEPTHS.iter().position(|&[least, most]| (least..=most).contains(&self.plies))
    }
}

/// Writes the plies, the move and the line, separated by tabs.
impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.plies, self.mv, self.line)
    }
}

impl FromStr for Win {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("not plies, a move and a game line: {text}");
        let mut words = text.split('\t');
        let mut word = || words.next().ok_or_else(wrong);
        let (plies, mv, line) = (word()?, word()?, word()?);
        let line: GameLine<Position> = line.parse().map_err(|_| wrong())?;
        let mv = line.position().parse(mv).map_err(|_| wrong())?;
        Ok(Self { plies: plies.parse().map_err(|_| wrong())?, mv, line })
    }
}

/// A generator of forced wins.
#[derive(Debug)]
pub struct Maker {
    rng: Rng,
    table: TranspositionTable,
    known: HashSet<u64>,
    games: usize,
}

impl Maker {
    /// Creates a generator. The same seed gives the same wins.
    pub fn new(seed: u64) -> Self {
        let table = TranspositionTable::with_megabytes(MEGABYTES);
        Self { rng: Rng::new(seed), table, known: HashSet::new(), games: 0 }
    }

    /// Plays a game and returns the wins in it, at most one of each `wanted` depth.
    pub fn play(&mut self, wanted: impl Fn(usize) -> bool) -> Vec<Win> {
        let size = SIZES[self.games % SIZES.len()];
        self.games += 1;
        let mut found: Vec<Win> = Vec::new();
        let Ok(mut line) = format!("snorkels size={size}").parse::<GameLine<Position>>() else {
            return found;
        };
        let mut game = line.position();
        let mut last = None;
        while game.outcome().is_none() {
            let lasting =
                |depth| wanted(depth) && found.iter().all(|win| win.depth() != Some(depth));
            if let Some(win) = self.unique_win(&game, &line)
                && win.depth().is_some_and(lasting)
                && self.known.insert(game.canonical_key())
            {
                found.push(win);
            }
            let level = LEVELS[self.rng.below(LEVELS.len() as u32) as usize];
            let mv = match Level::new(level).filter(|_| line.tokens().len() >= OPENING) {
                Some(level) => {
                    Searcher::new(game, self.rng.bits()).with_capacity(1 << 16).answer(level, last)
                }
                None => game.clone().play_random(&mut self.rng),
            };
            let Some(mv) = mv else { break };
            last = Position::place(mv).or(last);
            game.play_unchecked(mv);
            if line.push(Token::Move(mv)).is_err() {
                break;
            }
        }
        found
    }

    fn unique_win(&self, game: &Position, line: &GameLine<Position>) -> Option<Win> {
        let [least, most] = [DEPTHS[0][0], DEPTHS[2][1]];
        let seat = game.turn().seat()?;
        let moves = game.relevant_moves();
        if game.is_choice() || moves.len() < 4 || !self.wins(game, seat, most)? {
            return None;
        }
        let mut found = None;
        for mv in moves {
            let wins = self.wins(&game.after(mv), seat, most - 1) == Some(true);
            if wins && found.replace(mv).is_some() {
                return None;
            }
        }
        let mv = found?;
        let next = game.after(mv);
        let plies = (least..=most).find(|plies| self.wins(&next, seat, plies - 1) == Some(true))?;
        let is_first = !self.wins(game, seat, least - 1)?;
        is_first.then(|| Win { plies, mv, line: line.clone() })
    }

    /// Whether a seat wins within this many plies; `None` if that takes too many visits.
    fn wins(&self, game: &Position, seat: Seat, plies: u8) -> Option<bool> {
        Solver::new(*game, &self.table).wins_within(seat, plies, |made| made >= VISITS)
    }
}
