//! A table of whatever game: the one place where it stops to matter which game it is.
//!
//! Below this everything is generic over one game; above it there are only texts, numbers and
//! pictures.

use cauce_rules::{Game, Outcome, Score, Seat, Seats, Side, Token, Turn};
use cauce_table::{
    Action, After, AnyRecord, Hand, LinesOf, Link, NodeId, Refusal, Round, Saved, SeatsError,
    Table, Target, read_link, round_of, solution,
};
use delegate::delegate;

use crate::{
    Choice, Eye, Phrase, Picture, Place, Reason, SetupView,
    stage::{Look, Show},
};

/// The groups of buttons that ask something of whoever is to move.
const QUESTIONS: [&str; 6] = ["again", "answer", "bid", "bid-answer", "draw", "pick"];

/// What a session asks of its table.
///
/// Places and buttons are told by their ids. An id that is none of the game's is passed over.
pub(crate) trait AnyTable {
    fn record(&self) -> &dyn AnyRecord;

    fn record_mut(&mut self) -> &mut dyn AnyRecord;

    fn at(&self) -> NodeId;

    fn rounds(&self) -> &[Round];

    /// The game as a round of the series, over or not, where the table stands.
    fn round(&self) -> Round;

    /// The game as a round of the series as it ended; `None` as long as it goes on.
    fn result(&self) -> Option<Round>;

    fn state(&self) -> State;

    /// What is said now, on and around the board.
    fn words(&self, eye: &Eye) -> Words;

    /// What the move was that led to a node; `None` for the root.
    fn step(&self, id: NodeId) -> Option<Step>;

    fn size(&self) -> (f32, f32);

    fn picture(&self, eye: &Eye, t: f32) -> Picture;

    /// What can be pressed on the board, from the back to the front; nothing of it while the player to
    /// move is not here.
    fn places(&self, eye: &Eye) -> Vec<Place>;

    fn icon(&self, eye: &Eye, id: &str) -> Option<Picture>;

    fn duration(&self) -> u32;

    fn legal(&self) -> Vec<String>;

    fn way(&self, token: &str) -> Vec<String>;

    fn verdict(&self, goal: &str) -> Option<&'static str>;

    fn solution(&self, goal: &str) -> Option<String>;

    fn setup(&self) -> SetupView;

    fn save(&self) -> Saved;

    fn aim(&mut self, id: Option<&str>) -> bool;

    fn press(&mut self, id: &str);

    fn show(&mut self, id: &str) -> bool;

    fn tap(&mut self, id: &str);

    fn grab(&mut self, id: &str);

    fn turn_hand(&mut self, steps: i32) -> bool;

    fn key(&mut self, eye: &Eye, key: &str, held: bool) -> bool;

    fn cancel(&mut self) -> bool;

    fn play(&mut self, token: &str, after: Option<&After>) -> Result<(), Phrase>;

    fn answer(&mut self, token: &str) -> Result<(), Phrase>;

    fn ask_first(&mut self, asks_first: bool);

    /// The token that waits for consent, and whether chance has drawn it.
    fn pending(&self) -> Option<(String, bool)>;

    fn resolve(&mut self, consent: bool);

    fn undo(&mut self) -> bool;

    fn redo(&mut self) -> bool;

    fn go_to(&mut self, id: NodeId);

    fn go_to_ply(&mut self, ply: usize) -> bool;

    fn delete(&mut self, id: NodeId) -> bool;

    fn put_back(&mut self) -> bool;

    fn rematch(&mut self);

    fn draw_chance(&mut self, draws: bool);

    fn set_seats(&mut self, text: &str) -> Result<(), SeatsError>;

    fn link_for(&mut self, receivers: Seats) -> String;

    /// Reads a link to this game; one to another game has a problem.
    fn read_link(&self, fragment: &str) -> Link;

    fn take_up(&mut self, link: &Link) -> bool;
}

/// How a game stands.
pub(crate) struct State {
    pub(crate) turn: Turn,
    /// By seat.
    pub(crate) sides: Vec<Option<Side>>,
    pub(crate) score: Option<Score>,
    pub(crate) turnable: bool,
    /// Whether something is half done that could be taken back.
    pub(crate) busy: bool,
    /// What the pointer or the cursor is over.
    pub(crate) aimed: Option<String>,
    pub(crate) awaits_tap: bool,
    pub(crate) plays: bool,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    /// Whether the player to move is not here.
    pub(crate) waits: bool,
}

impl State {
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.turn.outcome()
    }
}

/// What a game has to say; see [`Show`].
pub(crate) struct Words {
    pub(crate) status: Phrase,
    pub(crate) refusal: Option<Phrase>,
    pub(crate) hint: Option<Phrase>,
    pub(crate) said: Option<Phrase>,
    pub(crate) in_hand: Option<Phrase>,
    pub(crate) over: Option<Phrase>,
    pub(crate) ending: Vec<Phrase>,
    pub(crate) choices: Vec<Choice>,
    /// By seat.
    pub(crate) facts: Vec<Vec<Phrase>>,
}

/// A move that was played.
pub(crate) struct Step {
    /// Who made it; none for chance.
    pub(crate) seat: Option<Seat>,
    pub(crate) side: Option<Side>,
    /// A name for the token where it cannot be read as it stands.
    pub(crate) label: Option<Phrase>,
}

impl<G: Show> AnyTable for Table<G> {
    delegate! {
        to self {
            fn record(&self) -> &dyn AnyRecord;
            fn at(&self) -> NodeId;
            fn rounds(&self) -> &[Round];
            fn save(&self) -> Saved;
            fn turn_hand(&mut self, steps: i32) -> bool;
            fn cancel(&mut self) -> bool;
            fn ask_first(&mut self, asks_first: bool);
            fn resolve(&mut self, consent: bool);
            fn undo(&mut self) -> bool;
            fn redo(&mut self) -> bool;
            fn go_to(&mut self, id: NodeId);
            fn go_to_ply(&mut self, ply: usize) -> bool;
            fn delete(&mut self, id: NodeId) -> bool;
            fn put_back(&mut self) -> bool;
            fn rematch(&mut self);
            fn draw_chance(&mut self, draws: bool);
            fn set_seats(&mut self, text: &str) -> Result<(), SeatsError>;
            fn link_for(&mut self, receivers: Seats) -> String;
            fn take_up(&mut self, link: &Link) -> bool;
            #[call(any_record)]
            fn record_mut(&mut self) -> &mut dyn AnyRecord;
        }
        to self.game() {
            fn size(&self) -> (f32, f32);
        }
    }

    fn read_link(&self, fragment: &str) -> Link {
        read_link(fragment, &LinesOf::<G>::NEW)
    }

    fn round(&self) -> Round {
        round_of(self.game())
    }

    fn result(&self) -> Option<Round> {
        self.branches().conclusion(self.at()).map(|end| round_of(self.tree().game(end)))
    }

    fn state(&self) -> State {
        let game = self.game();
        State {
            turn: game.turn(),
            sides: sides(game),
            score: game.score(),
            turnable: G::TURNABLE,
            busy: self.hand().is_busy(),
            aimed: self.aimed().map(|target| target.to_string()),
            awaits_tap: self.awaits_tap(),
            plays: self.plays(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            waits: self.waits_for().is_some(),
        }
    }

    fn words(&self, eye: &Eye) -> Words {
        let look = Look::new(self, eye, 1.0);
        // What helps with a move is for nobody while the player to move is not here: what is asked
        // is not asked of others, and the buttons for a piece stay where they are.
        let here = self.waits_for().is_none();
        let only_shows = |id: &str| target(self, id).is_some_and(Target::only_shows);
        let mut choices = G::choices(look);
        choices.retain(|choice| here || !QUESTIONS.contains(&choice.group));
        for choice in &mut choices {
            choice.enabled &= here && self.outcome().is_none() || only_shows(&choice.id);
        }
        let waits = self.waits_for().filter(|_| !self.can_redo());
        Words {
            status: match waits {
                Some(seat) => {
                    let id = by_kind(self, seat, "status-away", "computer-to-move");
                    Phrase::new(id).with("name", look.name(seat))
                }
                None => G::status(look),
            },
            refusal: self.refusal().map(|refusal| refused(self, refusal)),
            hint: G::hint(look).filter(|_| here),
            said: G::said(look),
            in_hand: G::in_hand(look),
            over: G::over(look),
            ending: G::ending(look),
            choices,
            facts: Seat::all(self.game().seats()).map(|seat| G::facts(look, seat)).collect(),
        }
    }

    fn step(&self, id: NodeId) -> Option<Step> {
        let (before, token) = self.tree().step(id)?;
        let seat = before.turn().seat();
        // Whoever switches in Snorkels plays the other side from then on.
        let side = seat.and_then(|seat| self.tree().game(id).side(seat));
        Some(Step { seat, side, label: label::<G>(token) })
    }

    fn picture(&self, eye: &Eye, t: f32) -> Picture {
        G::picture(Look::new(self, eye, t).in_time())
    }

    fn places(&self, eye: &Eye) -> Vec<Place> {
        let mut places = G::places(Look::new(self, eye, 1.0));
        if self.waits_for().is_some() {
            places.iter_mut().for_each(|place| (place.pressable, place.grab) = (false, false));
        }
        places
    }

    fn icon(&self, eye: &Eye, id: &str) -> Option<Picture> {
        G::icon(Look::new(self, eye, 1.0), target(self, id)?)
    }

    fn duration(&self) -> u32 {
        Look::at_rest(self).duration()
    }

    fn legal(&self) -> Vec<String> {
        self.game().legal().iter().map(ToString::to_string).collect()
    }

    fn way(&self, token: &str) -> Vec<String> {
        let game = self.game();
        let way = match game.parse_token(token) {
            Ok(Token::Move(mv)) if game.check(mv).is_ok() => G::Hand::way(game, mv),
            Ok(Token::Move(_)) | Err(_) => Vec::new(),
            Ok(ending) => vec![Target::Answer(ending)],
        };
        way.iter().map(ToString::to_string).collect()
    }

    fn verdict(&self, goal: &str) -> Option<&'static str> {
        let (before, _) = self.last()?;
        Some(G::goal(goal)?(self.game(), before).name())
    }

    fn solution(&self, goal: &str) -> Option<String> {
        solution(self.game(), G::goal(goal)?).map(|mv| mv.to_string())
    }

    fn setup(&self) -> SetupView {
        SetupView::new(self.setup(), None)
    }

    fn aim(&mut self, id: Option<&str>) -> bool {
        self.aim(id.and_then(|id| target(self, id)))
    }

    fn press(&mut self, id: &str) {
        if let Some(target) = target(self, id) {
            self.press(target);
        }
    }

    fn show(&mut self, id: &str) -> bool {
        target(self, id).is_some_and(|target| self.show(target))
    }

    fn tap(&mut self, id: &str) {
        if let Some(target) = target(self, id) {
            self.tap(target);
        }
    }

    fn grab(&mut self, id: &str) {
        if let Some(target) = target(self, id) {
            self.grab(target);
        }
    }

    fn key(&mut self, eye: &Eye, key: &str, held: bool) -> bool {
        let action = G::action(Look::new(self, eye, 1.0), key);
        let plays = matches!(action, Some(Action::Press(Target::Answer(_))));
        action.is_some_and(|action| !(held && plays) && self.act(action))
    }

    fn play(&mut self, token: &str, after: Option<&After>) -> Result<(), Phrase> {
        let played = match after {
            Some(after) => self.play_after(token, after),
            None => self.play_text(token).map_err(Refusal::Illegal),
        };
        played.map_err(|refusal| refused(self, &refusal))
    }

    fn answer(&mut self, token: &str) -> Result<(), Phrase> {
        let token = self.game().parse_token(token).map_err(Refusal::Illegal);
        token.and_then(|token| self.answer(token)).map_err(|refusal| refused(self, &refusal))
    }

    fn pending(&self) -> Option<(String, bool)> {
        self.pending().map(|pending| (pending.token.to_string(), pending.drawn))
    }
}

/// Why nothing was done.
fn refused<G: Show>(table: &Table<G>, refusal: &Refusal<G>) -> Phrase {
    match refusal {
        Refusal::Illegal(illegal) => illegal.phrase(),
        Refusal::Hand(reason) => reason.phrase(),
        Refusal::NotHere(seat) => {
            let their_turn = table.waits_for() == Some(*seat);
            let id = match their_turn {
                true => by_kind(table, *seat, "refusal-away", "computer-refuses"),
                false => by_kind(table, *seat, "refusal-draw-away", "computer-refuses-draw"),
            };
            Phrase::new(id).with("name", Look::at_rest(table).name(*seat))
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

fn target<G: Show>(table: &Table<G>, id: &str) -> Option<Target<G>> {
    Target::parse(id, table.game())
}

/// What each seat plays, where that is settled.
pub(crate) fn sides(game: &impl Game) -> Vec<Option<Side>> {
    Seat::all(game.seats()).map(|seat| game.side(seat)).collect()
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
