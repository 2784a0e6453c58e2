//! What only the game itself can tell of how it stands, to be told around the board.

use cauce_rules::{Game, Score, Seat, Side, Token, Turn};
use cauce_table::{Hand, NodeId, Refusal, Table, Target};

use crate::{Choice, Phrase, Reason, RenderContext, Show, moves::Step};

/// What only the game itself can tell of how it stands; see [`View`](crate::View) and [`Show`].
pub(crate) struct Facts {
    pub(crate) turn: Turn,
    /// By seat.
    pub(crate) sides: Vec<Option<Side>>,
    pub(crate) score: Option<Score>,
    /// By seat, those of the whole series.
    pub(crate) points: Vec<u32>,
    pub(crate) size: (f32, f32),
    pub(crate) turnable: bool,
    pub(crate) busy: bool,
    pub(crate) aimed: Option<String>,
    pub(crate) awaits_tap: bool,
    pub(crate) plays: bool,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    /// Whether the player to move is not here.
    pub(crate) waits: bool,
    pub(crate) status: Phrase,
    pub(crate) refusal: Option<Phrase>,
    pub(crate) hint: Option<Phrase>,
    pub(crate) said: Option<Phrase>,
    pub(crate) in_hand: Option<Phrase>,
    pub(crate) over: Option<Phrase>,
    pub(crate) ending: Vec<Phrase>,
    pub(crate) choices: Vec<Choice>,
    /// What is worth knowing about each seat.
    pub(crate) seats: Vec<Vec<Phrase>>,
}

impl Facts {
    pub(crate) fn new<G: Show>(context: RenderContext<'_, G>) -> Self {
        let RenderContext { table, game, .. } = context;
        // What helps with a move is for nobody while the player to move is not here: what is asked
        // is not asked of others, and the buttons for a piece stay where they are.
        let here = table.waits_for().is_none();
        let only_shows = |id: &str| Target::parse(id, game).is_some_and(Target::only_shows);
        let mut choices = G::choices(context);
        choices.retain(|choice| here || !choice.asks);
        for choice in &mut choices {
            choice.enabled &= here && table.outcome().is_none() || only_shows(&choice.id);
        }
        let waits = table.waits_for().filter(|_| !table.can_redo());
        Self {
            turn: game.turn(),
            sides: sides(game),
            score: game.score(),
            points: table.points(),
            size: game.size(),
            turnable: G::TURNABLE,
            busy: context.hand.is_busy(),
            aimed: table.aimed().map(|target| target.to_string()),
            awaits_tap: table.awaits_tap(),
            plays: table.plays(),
            can_undo: table.can_undo(),
            can_redo: table.can_redo(),
            waits: !here,
            status: match waits {
                Some(seat) => {
                    let id = by_kind(table, seat, "status-away", "computer-to-move");
                    Phrase::new(id).with("name", context.name(seat))
                }
                None => G::status(context),
            },
            refusal: table.refusal().map(|refusal| refused(table, refusal)),
            hint: G::hint(context).filter(|_| here),
            said: G::said(context),
            in_hand: G::in_hand(context),
            over: G::over(context),
            ending: G::ending(context),
            choices,
            seats: Seat::all(game.seats()).map(|seat| G::facts(context, seat)).collect(),
        }
    }
}

/// Why nothing was done.
pub(crate) fn refused<G: Show>(table: &Table<G>, refusal: &Refusal<G>) -> Phrase {
    match refusal {
        Refusal::Illegal(illegal) => illegal.phrase(),
        Refusal::Hand(reason) => reason.phrase(),
        Refusal::NotHere(seat) => {
            let their_turn = table.waits_for() == Some(*seat);
            let id = match their_turn {
                true => by_kind(table, *seat, "refusal-away", "computer-refuses"),
                false => by_kind(table, *seat, "refusal-draw-away", "computer-refuses-draw"),
            };
            Phrase::new(id).with("name", RenderContext::at_rest(table).name(*seat))
        }
        Refusal::Elsewhere => Phrase::new("refusal-elsewhere"),
    }
}

/// One of two ids: that for a person, or that for a computer, whichever plays the seat.
fn by_kind<G: Show>(
    table: &Table<G>,
    seat: Seat,
    person: &'static str,
    computer: &'static str,
) -> &'static str {
    let player = table.players().get(seat.index());
    if player.is_some_and(|player| player.by.level().is_some()) { computer } else { person }
}

/// What each seat plays, where that is settled.
pub(crate) fn sides(game: &impl Game) -> Vec<Option<Side>> {
    Seat::all(game.seats()).map(|seat| game.side(seat)).collect()
}

/// What the move was that led to a node; `None` for the root.
pub(crate) fn step<G: Show>(table: &Table<G>, id: NodeId) -> Option<Step> {
    let (before, token) = table.tree().step(id)?;
    let seat = before.turn().seat();
    // Whoever switches in Snorkels plays the other side from then on.
    let side = seat.and_then(|seat| table.tree().game(id).side(seat));
    Some(Step { seat, side, label: label::<G>(token) })
}

/// A name for a token that cannot be read as it stands.
fn label<G: Show>(token: Token<G::Move>) -> Option<Phrase> {
    match token {
        Token::Resign => Some(Phrase::new("move-resign")),
        Token::Draw => Some(Phrase::new("move-draw")),
        Token::Time => Some(Phrase::new("move-time")),
        Token::Move(mv) => G::move_label(mv),
    }
}
