//! Everything that a page says around the board.

use std::fmt::Display;

use cauce_rules::{Game, Outcome, Score, Seat, Turn};
use cauce_table::{Hand, Refusal, Table};
use serde::{Serialize, Serializer};

use crate::{
    Eye, Phrase, Reason,
    stage::{Look, Show},
    words::{People, common_said},
};

/// Everything that a page says around the board.
///
/// It is small, so that it can be asked for at every move of the pointer. The places of the board
/// and the list of moves, which are longer, have functions of their own.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The game's name.
    pub game: &'static str,
    /// How many moves were made up to here.
    pub ply: usize,
    /// The number of the node in the tree of moves.
    pub node: usize,
    /// Who decides.
    pub turn: TurnView,
    /// How the game ended.
    pub outcome: Option<OutcomeView>,
    /// The score by side, where there is one.
    pub score: Option<ScoreView>,
    /// Whether there is a decision to go back to.
    pub can_undo: bool,
    /// Whether there is a move to go on to.
    pub can_redo: bool,
    /// What is expected of whom.
    pub status: Phrase,
    /// A hint, or why the last press was refused.
    pub detail: Option<Phrase>,
    /// Whether the detail is a refusal.
    pub refused: bool,
    /// The last move, to be announced.
    pub announce: Option<Phrase>,
    /// What the player to move holds in their hand, for who does not see it.
    pub hand: Option<Phrase>,
    /// Where that would come to lie, for who does not see it.
    pub over: Option<Phrase>,
    /// At the end: who won, and what decided it, in sentences.
    pub ending: Vec<Phrase>,
    /// Which game of the series it is, counted from 1.
    pub round: usize,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Buttons beside the board.
    pub choices: Vec<Choice>,
    /// The width of the picture in board units.
    pub width: f32,
    /// The height of the picture in board units.
    pub height: f32,
    /// Whether the board can be looked at from other sides.
    pub turnable: bool,
    /// Whether something is half done that could be taken back.
    pub busy: bool,
    /// What the pointer or the cursor is over.
    pub aimed: Option<String>,
    /// Whether a finger has shown a move there, which a second tap would play.
    pub awaits_tap: bool,
}

/// A score as a page gets it: points by the names of the sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreView(pub Score);

impl Serialize for ScoreView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.0.map(|(side, points)| (side.name(), points)))
    }
}

/// Who decides.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    /// `move`, `chance` or `over`.
    pub kind: &'static str,
    /// The seat that decides, counted from 1.
    pub seat: Option<u8>,
    /// What that seat plays.
    pub side: Option<&'static str>,
}

impl TurnView {
    /// Who decides in this position.
    pub fn new(game: &impl Game) -> Self {
        let seat = game.turn().seat();
        Self {
            kind: match game.turn() {
                Turn::Move(_) => "move",
                Turn::Chance => "chance",
                Turn::Over(_) => "over",
            },
            seat: seat.map(Seat::number),
            side: seat.and_then(|seat| game.side(seat)).map(|side| side.name()),
        }
    }
}

/// How the game ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OutcomeView {
    /// The seats that won, counted from 1.
    pub winners: Vec<u8>,
    /// The reason's name in the notation.
    pub reason: &'static str,
}

impl From<Outcome> for OutcomeView {
    fn from(outcome: Outcome) -> Self {
        let winners = outcome.winners.iter().map(Seat::number).collect();
        Self { winners, reason: outcome.reason.name() }
    }
}

/// A seat and who sits on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// The number, counted from 1.
    pub number: u8,
    /// What the seat plays.
    pub side: Option<&'static str>,
    /// The player's name; empty where none was given.
    pub name: String,
    /// The player's number in the series: the seat that they had in its first game.
    pub player: u8,
    /// What to call the player.
    pub title: Phrase,
    /// Whether it is this seat's turn.
    pub active: bool,
    /// Whether this seat has won.
    pub winner: bool,
    /// The points of the series, this game included once it is over.
    pub points: u32,
    /// What is worth knowing about this seat: pieces left, score.
    pub facts: Vec<Phrase>,
}

/// A button beside the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The target that it presses.
    pub id: String,
    /// Buttons of one group stand together.
    pub group: &'static str,
    /// What it says.
    pub label: Phrase,
    /// More about it.
    pub hint: Option<Phrase>,
    /// Whether it has a picture; see [`icon`](crate::icon).
    pub icon: bool,
    /// Whether it is chosen now.
    pub pressed: bool,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// Whether it is what most people will want.
    pub primary: bool,
}

impl Choice {
    /// A plain button.
    pub fn new(target: impl Display, group: &'static str, label: Phrase) -> Self {
        Self {
            id: target.to_string(),
            group,
            label,
            hint: None,
            icon: false,
            pressed: false,
            enabled: true,
            primary: false,
        }
    }
}

/// What a page says around this table.
pub fn view<G: Show>(table: &Table<G>, eye: &Eye) -> View {
    let look = Look::new(table, eye, 1.0);
    let (game, people) = (look.game, People::at(table));
    let outcome = game.outcome();
    let deciding = game.turn().seat().is_some();
    let said = table
        .last_move()
        .and_then(|(before, token)| common_said(token, people.name(before.turn().seat()?)));
    let detail = match table.refusal() {
        Some(Refusal::Illegal(illegal)) => Some(illegal.phrase()),
        Some(Refusal::Hand(reason)) => Some(reason.phrase()),
        None => G::hint(look),
    };
    let (width, height) = game.size();
    let mut ending = Vec::new();
    if let Some(outcome) = outcome {
        ending.push(people.verdict(outcome));
        ending.extend(people.common_reason(outcome));
        ending.extend(G::ending(look));
    }
    View {
        game: G::KIND.name(),
        ply: table.ply(),
        node: table.at().index(),
        turn: TurnView::new(game),
        outcome: outcome.map(OutcomeView::from),
        score: game.score().map(ScoreView),
        can_undo: table.can_undo(),
        can_redo: table.can_redo(),
        status: ending.first().cloned().unwrap_or_else(|| G::status(look)),
        detail,
        refused: table.refusal().is_some(),
        announce: said.or_else(|| G::said(look)),
        hand: if deciding { G::in_hand(look) } else { None },
        over: if deciding { G::over(look) } else { None },
        ending,
        round: table.rounds().len() + 1,
        seats: seats(look),
        choices: G::choices(look),
        width,
        height,
        turnable: G::TURNABLE,
        busy: look.hand.is_busy(),
        aimed: table.aimed().map(|target| target.to_string()),
        awaits_tap: table.awaits_tap(),
    }
}

fn seats<G: Show>(look: Look<'_, G>) -> Vec<SeatView> {
    let (game, people) = (look.game, People::at(look.table));
    Seat::all(game.seats())
        .zip(look.table.players())
        .zip(look.table.points())
        .map(|((seat, player), points)| SeatView {
            number: seat.number(),
            side: game.side(seat).map(|side| side.name()),
            name: player.name.clone(),
            player: people.number(seat).number(),
            title: people.title(seat),
            active: game.turn().seat() == Some(seat),
            winner: game.outcome().is_some_and(|outcome| outcome.winners.contains(seat)),
            points,
            facts: G::facts(look, seat),
        })
        .collect()
}
