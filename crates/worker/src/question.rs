//! Searches behind one interface for all games.

use cauce_bots::{Explain, Level, Line, Proof, Searcher};
use cauce_rules::{GameLine, LineError, Seat, Square, Token};
use serde::Serialize;

use crate::reason::Phrase;

pub(crate) trait Ask {
    fn think(&mut self, steps: u32) -> bool;
    fn steps(&self, level: Level) -> u32;
    fn pick(&mut self, level: Level) -> Option<String>;
    fn findings(&self, lines: usize) -> Findings;
}

#[derive(Serialize)]
pub(crate) struct Findings {
    /// The number of the seat to move.
    seat: Option<u8>,
    chances: Vec<f32>,
    /// The best moves, best first.
    lines: Vec<Found>,
}

#[derive(Serialize)]
struct Found {
    /// The move and the expected continuation.
    moves: Vec<String>,
    chance: f32,
    visits: u32,
    proof: Option<Proved>,
    /// The reasons for the move, most important first.
    reasons: Vec<Phrase>,
}

#[derive(Serialize)]
struct Proved {
    /// The numbers of the winning seats; empty for a draw.
    winners: Vec<u8>,
    /// Maximum number of moves and chance events until the end, including the move.
    plies: u16,
}

pub(crate) struct Question<G: Explain> {
    searcher: Searcher<G>,
    /// The square of the last move.
    last: Option<Square>,
}

impl<G: Explain> Question<G> {
    /// Parses a game line and plays its moves, so that the search knows about repetitions.
    pub(crate) fn new(line: &str, seed: u32) -> Result<Self, Box<LineError>> {
        let line: GameLine<G> = line.parse()?;
        let mut last = None;
        if line.position().outcome().is_some() {
            return Ok(Self { searcher: Searcher::new(line.position(), seed.into()), last });
        }
        let mut searcher =
            Searcher::new(line.start().clone(), seed.into()).with_capacity(Level::CAPACITY);
        for mv in line.tokens().iter().copied().filter_map(Token::mv) {
            searcher.advance(mv);
            last = G::place(mv).or(last);
        }
        Ok(Self { searcher, last })
    }
}

impl<G: Explain> Ask for Question<G> {
    fn think(&mut self, steps: u32) -> bool {
        self.searcher.think(|made| made >= steps);
        !self.searcher.is_proved()
    }

    fn steps(&self, level: Level) -> u32 {
        Searcher::<G>::steps(level)
    }

    fn pick(&mut self, level: Level) -> Option<String> {
        self.searcher.pick(level, self.last).map(|mv| mv.to_string())
    }

    fn findings(&self, lines: usize) -> Findings {
        let searcher = &self.searcher;
        let (game, chances) = (searcher.game(), searcher.chances());
        Findings {
            seat: game.turn().seat().map(Seat::number),
            chances: Seat::all(game.seats()).map(|seat| chances[seat.index()]).collect(),
            lines: searcher
                .lines()
                .iter()
                .take(lines)
                .map(|line| Found::new(searcher, line))
                .collect(),
        }
    }
}

impl Found {
    fn new<G: Explain>(searcher: &Searcher<G>, line: &Line<G>) -> Self {
        let reasons = line.moves.first().map_or_else(Vec::new, |&mv| searcher.reasons(mv));
        let game = searcher.game();
        let own = game.turn().seat().and_then(|seat| game.side(seat));
        let others = Seat::all(game.seats()).filter(|&seat| game.side(seat) != own).count();
        Self {
            moves: line.moves.iter().map(ToString::to_string).collect(),
            chance: line.chance,
            visits: line.visits,
            proof: line.proof.map(Proved::after_a_move),
            reasons: reasons.into_iter().map(|reason| Phrase::new(reason, others as u32)).collect(),
        }
    }
}

impl Proved {
    fn after_a_move(proof: Proof) -> Self {
        let winners = proof.winners.iter().map(Seat::number).collect();
        Self { winners, plies: proof.one_ply_more().plies }
    }
}
