//! The contract between a game's own drawing and everybody who shows it.

use cauce_rules::Seat;
use cauce_table::{Action, Play, Table, Target};

use crate::{Camera, Choice, Phrase, Picture, Place, Reason, Teach, View};

/// What is on the table at one moment.
pub struct RenderContext<'a, G: Play> {
    /// The table.
    pub table: &'a Table<G>,
    /// Its position.
    pub game: &'a G,
    /// The half-made move.
    pub hand: &'a G::Hand,
    /// The last move or chance event and the position before it; none at the start and after an
    /// ending that every game has.
    pub last: Option<(&'a G, G::Move)>,
    /// From where the board is looked at.
    pub camera: &'a Camera,
    /// How far the last move has got on its way to its place: 0 it has just begun, 1 it is there.
    pub t: f32,
    /// How many steps are shown of what decided the game; at rest all are.
    pub shown: usize,
}

impl<G: Play> Clone for RenderContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Play> Copy for RenderContext<'_, G> {}

impl<'a, G: Play> RenderContext<'a, G> {
    /// What is on a table, with the last move so far on its way.
    pub fn new(table: &'a Table<G>, camera: &'a Camera, t: f32) -> Self {
        let t = if t.is_finite() { t.clamp(0.0, 1.0) } else { 1.0 };
        let last = table.last().and_then(|(before, token)| Some((before, token.mv()?)));
        Self { table, game: table.game(), hand: table.hand(), last, camera, t, shown: usize::MAX }
    }

    /// What is on a table at rest, when it does not matter from where it is looked at.
    pub(crate) fn at_rest(table: &'a Table<G>) -> Self {
        const OVERHEAD: &Camera = &Camera::overhead();
        Self::new(table, OVERHEAD, 1.0)
    }

    /// The move that a press on the aimed target would make.
    pub(crate) fn proposal(self) -> Option<G::Move> {
        self.table.proposal()
    }

    /// The last move that somebody made, and the position that it was made in. Chance is passed
    /// over; none after an ending that every game has.
    pub(crate) fn last_move(self) -> Option<(&'a G, G::Move)> {
        let (before, token) = self.table.last_move()?;
        Some((before, token.mv()?))
    }
}

impl<G: Draw> RenderContext<'_, G> {
    /// How long each step takes of what decided a game, in milliseconds, and all of them at most.
    const STEP: u32 = 110;
    const STEPS: u32 = 2600;

    /// How long it takes until the last move is at its place and what decided the game is shown, in
    /// milliseconds.
    pub(crate) fn duration(self) -> u32 {
        G::duration(self) + (G::steps(self) as u32 * Self::STEP).min(Self::STEPS)
    }

    /// The same at a part of that time: first the move goes its way, then follow the steps.
    pub(crate) fn timed(self) -> Self {
        let (move_time, whole) = (G::duration(self) as f32, self.duration() as f32);
        if self.t == 1.0 || whole == move_time {
            return self;
        }
        let (t, shown) = at(self.t * whole, move_time, whole);
        Self { t, shown: (shown * G::steps(self) as f32) as usize, ..self }
    }
}

impl<G: Show> RenderContext<'_, G> {
    /// Everything that a page says around the board.
    pub(crate) fn view(self) -> View {
        View::new(self)
    }

    /// The board at this part of the time that the last move takes, and what decided the game.
    pub(crate) fn picture(self) -> Picture {
        G::picture(self.timed())
    }

    /// What can be pressed on the board, from the back to the front; nothing of it while the player
    /// to move is not here.
    pub(crate) fn places(self) -> Vec<Place> {
        let mut places = G::places(self);
        if self.table.waits_for().is_some() {
            places.iter_mut().for_each(|place| (place.pressable, place.grab) = (false, false));
        }
        places
    }

    /// The picture on a button, where it has one.
    pub(crate) fn icon(self, id: &str) -> Option<Picture> {
        G::icon(self, Target::parse(id, self.game)?)
    }
}

/// How far the move is on its way after some time, and which part is shown of what decided the game.
fn at(elapsed: f32, move_time: f32, whole: f32) -> (f32, f32) {
    ((elapsed / move_time).min(1.0), ((elapsed - move_time) / (whole - move_time)).max(0.0))
}

/// Keys that do something, and the name of the sentence that says what.
pub type Keys = (&'static [&'static str], &'static str);

/// A game that can be shown: one trait for what is seen, what is offered, what keys do, what is
/// said and what is taught. Functions without a body are always needed; the others say little by default.
pub trait Show: Draw + Offer + Keyboard + Say + Teach {}

impl<G: Draw + Offer + Keyboard + Say + Teach> Show for G {}

/// What a game looks like.
pub trait Draw: Play<HandError: Reason> {
    /// Whether the board can be looked at from other sides.
    const TURNABLE: bool = false;

    /// The board as it looks now.
    fn picture(context: RenderContext<'_, Self>) -> Picture;

    /// The width and height of the picture, without drawing it.
    fn size(&self) -> (f32, f32);

    /// What can be pressed on the board, from the back to the front.
    fn places(context: RenderContext<'_, Self>) -> Vec<Place>;

    /// How long the last token takes to get to its place, in milliseconds.
    fn duration(context: RenderContext<'_, Self>) -> u32;

    /// In how many steps it is shown what decided the game, once the last move is at its place.
    fn steps(context: RenderContext<'_, Self>) -> usize;
}

/// The buttons beside the board of a game.
pub trait Offer: Play {
    /// How many rows of buttons there are at most while a move is made.
    const ROWS: u8 = 0;

    /// The buttons.
    fn choices(_context: RenderContext<'_, Self>) -> Vec<Choice> {
        Vec::new()
    }

    /// The picture on a button.
    fn icon(_context: RenderContext<'_, Self>, _target: Target<Self>) -> Option<Picture> {
        None
    }
}

/// The keys of a game.
pub trait Keyboard: Play {
    /// What the keys do in this game only, as a sheet of keys lists them: their names, and the name
    /// of a sentence. A plus joins keys that are held together.
    const KEYS: &'static [Keys] = &[];

    /// What a key stands for in this game only, by its `KeyboardEvent.key`.
    fn action(_context: RenderContext<'_, Self>, _key: &str) -> Option<Action<Self>> {
        None
    }
}

/// What is said in a game.
pub trait Say: Play {
    /// Whether it is settled before the first move who plays what.
    const SIDES_AT_START: bool = true;

    /// What is expected of whom, while the game goes on.
    fn status(context: RenderContext<'_, Self>) -> Phrase;

    /// The last move as an announcement.
    fn said(context: RenderContext<'_, Self>) -> Option<Phrase>;

    /// What decided the game, beyond what all games have in common.
    fn ending(context: RenderContext<'_, Self>) -> Vec<Phrase>;

    /// A name for a move that cannot be read as it stands.
    fn move_label(mv: Self::Move) -> Option<Phrase>;

    /// Something that helps with what is aimed at or half done.
    fn hint(_context: RenderContext<'_, Self>) -> Option<Phrase> {
        None
    }

    /// What is in the hand and how it is turned, for a person who does not see it.
    fn in_hand(_context: RenderContext<'_, Self>) -> Option<Phrase> {
        None
    }

    /// Where that would come to lie if it were put down where it is held, for a person who does not
    /// see it.
    fn over(_context: RenderContext<'_, Self>) -> Option<Phrase> {
        None
    }

    /// What is worth knowing about a seat.
    fn facts(_context: RenderContext<'_, Self>, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }
}
