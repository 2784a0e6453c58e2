//! Everything that a page says around the board.

use std::fmt::Display;

use cauce_rules::{Game, Outcome, Score, Seat, Seats, Side, Turn};
use cauce_table::total;
use serde::{Serialize, Serializer};

use crate::{
    Eye, Phrase,
    any::{AnyTable, State, sides},
    words::People,
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
    /// Whether somebody here is to move.
    pub here: bool,
    /// Whether the players can agree on a draw: the game goes on, and all of them are here.
    pub can_draw: bool,
    /// Whether there is a decision to go back to.
    pub can_undo: bool,
    /// Whether there is a move to go on to.
    pub can_redo: bool,
    /// Whether the line that is shown, or the game that it is a variation of, has come to an end
    /// that was not taken back.
    pub ended: bool,
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
    /// Whether a press there plays a move.
    pub plays: bool,
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
        Self::of(game.turn(), &sides(game))
    }

    fn of(turn: Turn, sides: &[Option<Side>]) -> Self {
        let seat = turn.seat();
        let side = seat.and_then(|seat| *sides.get(seat.index())?);
        Self {
            kind: match turn {
                Turn::Move(_) => "move",
                Turn::Chance => "chance",
                Turn::Over(_) => "over",
            },
            seat: seat.map(Seat::number),
            side: side.map(Side::name),
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
    /// Who moves for them: `here`, `away` or `computer`.
    pub by: &'static str,
    /// The level of a computer.
    pub level: Option<u8>,
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

impl View {
    pub(crate) fn new(table: &dyn AnyTable, eye: &Eye) -> Self {
        let (record, people) = (table.record(), People::at(table));
        let (branches, at) = (record.branches(), table.at());
        let state = table.state();
        let mut words = table.words(eye);
        let outcome = state.outcome();
        let (width, height) = table.size();
        let mut ending = Vec::new();
        if let Some(outcome) = outcome {
            ending.push(people.verdict(outcome));
            ending.extend(people.common_reason(outcome));
            ending.append(&mut words.ending);
        }
        let here = state.turn.seat().is_some() && !state.waits;
        Self {
            game: record.kind().name(),
            ply: branches.ply(at),
            node: at.index(),
            turn: TurnView::of(state.turn, &state.sides),
            outcome: outcome.map(OutcomeView::from),
            score: state.score.map(ScoreView),
            here,
            can_draw: here && record.sheet().all_here(),
            can_undo: state.can_undo,
            can_redo: state.can_redo,
            ended: branches.ended(at),
            status: ending.first().cloned().unwrap_or(words.status),
            refused: words.refusal.is_some(),
            detail: words.refusal.or(words.hint.filter(|_| outcome.is_none())),
            announce: outcome.and_then(|outcome| people.common_said(outcome)).or(words.said),
            hand: words.in_hand.filter(|_| here),
            over: words.over.filter(|_| here),
            ending,
            round: table.rounds().len() + 1,
            seats: seats(table, &state, words.facts),
            choices: words.choices,
            width,
            height,
            turnable: state.turnable,
            busy: state.busy,
            aimed: state.aimed,
            awaits_tap: state.awaits_tap,
            plays: state.plays,
        }
    }
}

fn seats(table: &dyn AnyTable, state: &State, facts: Vec<Vec<Phrase>>) -> Vec<SeatView> {
    let (players, people) = (table.record().sheet().players(), People::at(table));
    let winners = state.outcome().map_or(Seats::NONE, |outcome| outcome.winners);
    // A single game that is only won or lost has no points to speak of.
    let has_points = state.score.is_some() || !table.rounds().is_empty();
    let points = total(players, &table.round());
    Seat::all(Seat::MAX)
        .zip(players)
        .zip(state.sides.iter().zip(points).zip(facts))
        .map(|((seat, player), ((side, points), facts))| SeatView {
            number: seat.number(),
            side: side.map(Side::name),
            name: player.name.clone(),
            player: people.number(seat).number(),
            title: people.title(seat),
            by: if player.by.level().is_some() { "computer" } else { player.by.name() },
            level: player.by.level(),
            active: state.turn.seat() == Some(seat),
            winner: winners.contains(seat),
            points: if has_points { points } else { 0 },
            facts,
        })
        .collect()
}
