//! Everything that a page says around the board.

use std::fmt::Display;

use cauce_rules::{Game, Outcome, Score, Seat, Seats, Side, Turn};
use cauce_table::{AnyRecord, Hand, Target};
use serde::{Serialize, Serializer};

use crate::{
    Phrase, RenderContext, Show,
    words::{People, by_kind, refused},
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
    /// What the player to move holds in their hand, for a person who does not see it.
    pub hand: Option<Phrase>,
    /// Where that would come to lie, for a person who does not see it.
    pub over: Option<Phrase>,
    /// At the end: who won, and what decided it, in sentences.
    pub ending: Vec<Phrase>,
    /// Which game of the series it is, counted from 1.
    pub round: usize,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Buttons beside the board.
    pub choices: Vec<Choice>,
    /// How many rows of buttons there are at most while a move is made, in this game.
    pub rows: u8,
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
    /// Whether it has a picture; see [`Session::icon`](crate::Session::icon).
    pub icon: bool,
    /// Whether it is chosen now.
    pub pressed: bool,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// Whether it is what most people will want.
    pub primary: bool,
    /// Whether it asks something of the player to move: it is there for nobody else.
    #[serde(skip)]
    pub asks: bool,
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
        let waits = table.waits_for();
        let here = game.turn().seat().is_some() && waits.is_none();
        let refusal = table.refusal().map(|refusal| refused(table, refusal));
        // What helps with a move is for nobody while the player to move is not here.
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
                .or_else(|| G::said(context)),
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
            aimed: table.aimed().map(|target| target.to_string()),
            awaits_tap: table.awaits_tap(),
            plays: table.plays(),
        }
    }
}

/// The buttons: what is asked is not asked of others than those to move, and the buttons for a piece
/// stay where they are.
fn choices<G: Show>(context: RenderContext<'_, G>) -> Vec<Choice> {
    let RenderContext { table, game, .. } = context;
    let here = table.waits_for().is_none();
    let only_shows = |id: &str| Target::parse(id, game).is_some_and(Target::only_shows);
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
    // A single game that is only won or lost has no points to speak of.
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
            facts: G::facts(context, seat),
        })
        .collect()
}
