//! The data that a page shows around the board.

use std::fmt::Display;

use cauce_rules::{Game, Outcome, Score, Seat, Seats, Side, Turn};
use cauce_table::{AnyRecord, Hand, Target};
use serde::{Serialize, Serializer};

use crate::{
    Phrase, RenderContext, Show,
    words::{People, by_kind, refused},
};

/// The data that a page shows around the board.
///
/// It is small enough to be requested at every move of the pointer. The places and the move list
/// are longer and have their own functions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The game's name.
    pub game: &'static str,
    /// The number of plies up to the current node.
    pub ply: usize,
    /// The index of the current node in the tree.
    pub node: usize,
    /// The turn.
    pub turn: TurnView,
    /// The outcome, if the game is over.
    pub outcome: Option<OutcomeView>,
    /// The score by side, in games that have one.
    pub score: Option<ScoreView>,
    /// Whether a player here is to move.
    pub here: bool,
    /// Whether the players can agree on a draw: a player is to move, and all players are here.
    pub can_draw: bool,
    /// Whether [`undo`](crate::Session::undo) is possible.
    pub can_undo: bool,
    /// Whether [`redo`](crate::Session::redo) is possible.
    pub can_redo: bool,
    /// Whether the current line, or the game that it is a variation of, has ended and the end was
    /// not undone.
    pub ended: bool,
    /// The status line: what is expected of which player.
    pub status: Phrase,
    /// A hint, or why the last press was refused.
    pub detail: Option<Phrase>,
    /// Whether the detail is a refusal.
    pub refused: bool,
    /// The announcement of the last move.
    pub announce: Option<Phrase>,
    /// What is in the hand of the player to move, for screen readers.
    pub hand: Option<Phrase>,
    /// Where it would be placed, for screen readers.
    pub over: Option<Phrase>,
    /// After the end, sentences about the winners and what decided the game.
    pub ending: Vec<Phrase>,
    /// The number of this game in the series, counted from 1.
    pub round: usize,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Buttons beside the board.
    pub choices: Vec<Choice>,
    /// The maximal number of rows of buttons during a move in this game.
    pub rows: u8,
    /// The width of the picture in board units.
    pub width: f32,
    /// The height of the picture in board units.
    pub height: f32,
    /// Whether the camera can move around the board.
    pub turnable: bool,
    /// Whether there is a half-made move that can be cancelled.
    pub busy: bool,
    /// The target from which the piece in the hand was picked up.
    pub picked: Option<String>,
    /// What the pointer or the cursor is over.
    pub aimed: Option<String>,
    /// Whether a first tap previews a move that a second tap would play.
    pub awaits_tap: bool,
    /// The move that a press there plays.
    pub token: Option<String>,
}

/// A score as data for the page: points by the names of the sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreView(pub Score);

impl Serialize for ScoreView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.0.map(|(side, points)| (side.name(), points)))
    }
}

/// The turn as data for the page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    /// `move`, `chance` or `over`.
    pub kind: &'static str,
    /// The seat to move, counted from 1.
    pub seat: Option<u8>,
    /// The side of that seat.
    pub side: Option<&'static str>,
}

impl TurnView {
    /// Returns the turn in a position.
    pub fn new(game: &impl Game) -> Self {
        let turn = game.turn();
        let seat = turn.seat();
        Self {
            kind: match turn {
                Turn::Move(_) => "move",
                Turn::Chance => "chance",
                Turn::Over(_) => "over",
            },
            seat: seat.map(Seat::number),
            side: seat.and_then(|seat| game.side(seat)).map(Side::name),
        }
    }
}

/// The outcome as data for the page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OutcomeView {
    /// The winning seats, counted from 1.
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

/// A seat and its player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// The number, counted from 1.
    pub number: u8,
    /// The side of the seat.
    pub side: Option<&'static str>,
    /// The player's name, or an empty string.
    pub name: String,
    /// The number of the player in the series: their seat in its first game.
    pub player: u8,
    /// The player's name or a default name.
    pub title: Phrase,
    /// The controller of the seat: `here`, `away` or `computer`.
    pub by: &'static str,
    /// The level, for a computer.
    pub level: Option<u8>,
    /// Whether it is this seat's turn.
    pub active: bool,
    /// Whether this seat has won.
    pub winner: bool,
    /// The points in the series, with those of this game once it is over.
    pub points: u32,
    /// The rotation of the board, in degrees clockwise, that puts this seat at the bottom.
    pub facing: u16,
    /// What is worth knowing about this seat: pieces left, score.
    pub facts: Vec<Phrase>,
}

/// A button beside the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The id of the target that the button presses.
    pub id: String,
    /// The group; buttons of one group are shown together.
    pub group: &'static str,
    /// The caption.
    pub label: Phrase,
    /// An explanation.
    pub hint: Option<Phrase>,
    /// Whether the button has a picture; see [`Session::icon`](crate::Session::icon).
    pub icon: bool,
    /// Whether the button is selected.
    pub pressed: bool,
    /// Whether the button can be pressed.
    pub enabled: bool,
    /// Whether the button is highlighted as the usual choice.
    pub primary: bool,
    /// Whether the button is a question to the player to move. It is hidden if that player is not
    /// here.
    #[serde(skip)]
    pub asks: bool,
}

impl Choice {
    /// Creates a button without optional properties.
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
            asks: false,
        }
    }
}

impl View {
    pub(crate) fn new<G: Show>(context: RenderContext<'_, G>) -> Self {
        let RenderContext { table, game, .. } = context;
        let (tree_index, at, people) = (table.tree_index(), table.at(), People::at(table));
        let outcome = game.outcome();
        let mut ending = Vec::new();
        if let Some(outcome) = outcome {
            ending.push(people.verdict(outcome));
            ending.extend(people.common_reason(outcome));
            ending.extend(G::ending(context));
        }
        let waits = table.awaited_seat();
        let here = game.turn().seat().is_some() && waits.is_none();
        let refusal = table.refusal().map(|refusal| refused(table, refusal));
        // Hints are hidden while the player to move is not here.
        let hint = G::hint(context).filter(|_| waits.is_none() && outcome.is_none());
        let status = match waits.filter(|_| !table.can_redo()) {
            Some(seat) => {
                let id = by_kind(table, seat, "status-away", "computer-to-move");
                Phrase::new(id).with("name", context.name(seat))
            }
            None => G::status(context),
        };
        let (width, height) = game.size();
        Self {
            game: G::KIND.name(),
            ply: table.ply(),
            node: at.index(),
            turn: TurnView::new(game),
            outcome: outcome.map(OutcomeView::from),
            score: game.score().map(ScoreView),
            here,
            can_draw: here && table.record().info().has_everybody_here(),
            can_undo: table.can_undo(),
            can_redo: table.can_redo(),
            ended: tree_index.is_game_over(at),
            status: ending.first().cloned().unwrap_or(status),
            refused: refusal.is_some(),
            detail: refusal.or(hint),
            announce: outcome
                .and_then(|outcome| people.common_said(outcome))
                .or_else(|| G::announcement(context)),
            hand: G::in_hand(context).filter(|_| here),
            over: G::over(context).filter(|_| here),
            ending,
            round: table.rounds().len() + 1,
            seats: seats(context),
            choices: choices(context),
            rows: G::ROWS,
            width,
            height,
            turnable: G::TURNABLE,
            busy: context.hand.is_busy(),
            picked: context.hand.picked().map(|target| target.to_string()),
            aimed: table.aimed().map(|target| target.to_string()),
            awaits_tap: table.has_preview(),
            token: table.made().map(|mv| mv.to_string()),
        }
    }
}

/// Returns the buttons. While the player to move is not here, questions are hidden. Other buttons
/// are disabled then and after the end of the game, unless they only show something.
fn choices<G: Show>(context: RenderContext<'_, G>) -> Vec<Choice> {
    let RenderContext { table, game, .. } = context;
    let here = table.awaited_seat().is_none();
    let only_shows = |id: &str| Target::parse(id, game).is_some_and(Target::is_informational);
    let mut choices = G::choices(context);
    choices.retain(|choice| here || !choice.asks);
    for choice in &mut choices {
        choice.enabled &= here && table.outcome().is_none() || only_shows(&choice.id);
    }
    choices
}

fn seats<G: Show>(context: RenderContext<'_, G>) -> Vec<SeatView> {
    let RenderContext { table, game, .. } = context;
    let people = People::at(table);
    let winners = game.outcome().map_or(Seats::NONE, |outcome| outcome.winners);
    // Points are hidden in a single game that is only won or lost.
    let has_points = game.score().is_some() || !table.rounds().is_empty();
    Seat::all(game.seats())
        .zip(table.players())
        .zip(table.points())
        .map(|((seat, player), points)| SeatView {
            number: seat.number(),
            side: game.side(seat).map(Side::name),
            name: player.name.clone(),
            player: people.number(seat).number(),
            title: people.title(seat),
            by: if player.by.level().is_some() { "computer" } else { player.by.name() },
            level: player.by.level(),
            active: game.turn().seat() == Some(seat),
            winner: winners.contains(seat),
            points: if has_points { points } else { 0 },
            facing: game.facing(seat),
            facts: G::facts(context, seat),
        })
        .collect()
}
