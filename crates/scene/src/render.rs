//! The interface between the display code of each game and its callers.

use cauce_rules::Seat;
use cauce_table::{Action, Play, Table, Target};

use crate::{Camera, Choice, Phrase, Picture, Place, Reason, Teach, View};

/// The state of a table at one moment, as input for drawing and speaking.
pub struct RenderContext<'a, G: Play> {
    /// The table.
    pub table: &'a Table<G>,
    /// The table's current position.
    pub game: &'a G,
    /// The half-made move.
    pub hand: &'a G::Hand,
    /// The last move or chance event and the position before it. `None` at the start, and after a
    /// resignation, an agreed draw or a loss on time.
    pub last: Option<(&'a G, G::Move)>,
    /// The direction from which the board is seen.
    pub camera: &'a Camera,
    /// The progress of the last move's animation, from 0 (just begun) to 1 (finished).
    pub t: f32,
    /// The number of steps to show of what decided the game; `usize::MAX` at rest.
    pub shown: usize,
}

impl<G: Play> Clone for RenderContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Play> Copy for RenderContext<'_, G> {}

impl<'a, G: Play> RenderContext<'a, G> {
    /// Creates the context of a table at progress `t` of the last move's animation.
    pub fn new(table: &'a Table<G>, camera: &'a Camera, t: f32) -> Self {
        let t = if t.is_finite() { t.clamp(0.0, 1.0) } else { 1.0 };
        let last = table.last().and_then(|(before, token)| Some((before, token.mv()?)));
        Self { table, game: table.game(), hand: table.hand(), last, camera, t, shown: usize::MAX }
    }

    /// Creates the context of a table at rest, for uses that do not depend on the camera.
    pub(crate) fn at_rest(table: &'a Table<G>) -> Self {
        const OVERHEAD: &Camera = &Camera::overhead();
        Self::new(table, OVERHEAD, 1.0)
    }

    /// Returns the move that a press on the aimed target would make.
    pub(crate) fn proposal(self) -> Option<G::Move> {
        self.table.proposal()
    }

    /// Returns the last move of a player and the position before it, skipping chance events. `None`
    /// after a resignation, an agreed draw or a loss on time.
    pub(crate) fn last_move(self) -> Option<(&'a G, G::Move)> {
        let (before, token) = self.table.last_move()?;
        Some((before, token.mv()?))
    }
}

impl<G: Draw> RenderContext<'_, G> {
    /// The duration of a step in showing what decided the game, and of all, in milliseconds.
    const STEP: u32 = 110;
    const STEPS: u32 = 2600;

    /// Returns the duration in milliseconds of the last move and the steps after it.
    pub(crate) fn duration(self) -> u32 {
        G::duration(self) + (G::steps(self) as u32 * Self::STEP).min(Self::STEPS)
    }

    /// Converts `t` from a fraction of the total duration to that of the move and its steps.
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
    /// Returns the data that a page shows around the board.
    pub(crate) fn view(self) -> View {
        View::new(self)
    }

    /// Draws the board at `t`, a fraction of the total duration of the animation.
    pub(crate) fn picture(self) -> Picture {
        G::picture(self.timed())
    }

    /// Returns the places on the board, from the back to the front. None is pressable if the player
    /// to move is not here, or if no allowed move needs it.
    pub(crate) fn places(self) -> Vec<Place> {
        let mut places = G::places(self);
        let awaits = self.table.awaited_seat().is_some();
        for place in &mut places {
            if awaits || !self.table.offers(&place.id) {
                (place.pressable, place.grab) = (false, false);
            }
        }
        places
    }

    pub(crate) fn icon(self, id: &str) -> Option<Picture> {
        G::icon(self, Target::parse(id, self.game)?)
    }
}

/// Returns the progress of the move and of the steps after it, each from 0 to 1.
fn at(elapsed: f32, move_time: f32, whole: f32) -> (f32, f32) {
    ((elapsed / move_time).min(1.0), ((elapsed - move_time) / (whole - move_time)).max(0.0))
}

/// Keys with an effect in a game, and the id of the message that describes it.
pub type Keys = (&'static [&'static str], &'static str);

/// A game that can be displayed: drawing, buttons, keys, phrases and lessons. Functions with a
/// default body are optional.
pub trait Show: Draw + Offer + Keyboard + Say + Teach {}

impl<G: Draw + Offer + Keyboard + Say + Teach> Show for G {}

/// The appearance of a game.
pub trait Draw: Play<HandError: Reason> {
    /// Whether the camera can move around the board.
    const TURNABLE: bool = false;

    /// Draws the board.
    fn picture(context: RenderContext<'_, Self>) -> Picture;

    /// Returns the width and height of the picture, without drawing it.
    fn size(&self) -> (f32, f32);

    /// Returns the rotation of the board, in degrees clockwise, that puts an edge of the seat's own
    /// at the bottom. It is 0 if the seat has no such edge.
    fn facing(&self, _seat: Seat) -> u16 {
        0
    }

    /// Returns the places on the board, from the back to the front.
    fn places(context: RenderContext<'_, Self>) -> Vec<Place>;

    /// Returns the duration of the last token's animation, in milliseconds.
    fn duration(context: RenderContext<'_, Self>) -> u32;

    /// Returns the number of steps that show what decided the game, after the last move.
    fn steps(context: RenderContext<'_, Self>) -> usize;
}

/// The buttons beside the board of a game.
pub trait Offer: Play {
    /// The maximal number of rows of buttons while a move is made.
    const ROWS: u8 = 0;

    /// Returns the buttons.
    fn choices(_context: RenderContext<'_, Self>) -> Vec<Choice> {
        Vec::new()
    }

    /// Returns the picture on a button.
    fn icon(_context: RenderContext<'_, Self>, _target: Target<Self>) -> Option<Picture> {
        None
    }
}

/// The keys of a game.
pub trait Keyboard: Play {
    /// The keys that only this game uses, for the list of keyboard shortcuts. Keys that are held
    /// together are joined by a plus.
    const KEYS: &'static [Keys] = &[];

    /// Returns the action of a key that only this game uses, given its `KeyboardEvent.key`.
    fn action(_context: RenderContext<'_, Self>, _key: &str) -> Option<Action<Self>> {
        None
    }
}

/// The phrases of a game.
pub trait Say: Play {
    /// Whether the sides of the seats are known before the first move.
    const SIDES_AT_START: bool = true;

    /// Returns what is expected of which player, while the game is not over.
    fn status(context: RenderContext<'_, Self>) -> Phrase;

    /// Announces the last move.
    fn announcement(context: RenderContext<'_, Self>) -> Option<Phrase>;

    /// Explains what decided the game, unless the reason is one that every game can have.
    fn ending(context: RenderContext<'_, Self>) -> Vec<Phrase>;

    /// Returns a readable name for a move whose token is not readable as it is.
    fn move_label(mv: Self::Move) -> Option<Phrase>;

    /// Returns a hint about the aimed target or the half-made move.
    fn hint(_context: RenderContext<'_, Self>) -> Option<Phrase> {
        None
    }

    /// Describes the piece in the hand and its orientation, for screen readers.
    fn in_hand(_context: RenderContext<'_, Self>) -> Option<Phrase> {
        None
    }

    /// Describes where the piece in the hand would be placed, for screen readers.
    fn over(_context: RenderContext<'_, Self>) -> Option<Phrase> {
        None
    }

    /// Returns facts about a seat, such as its score or its number of pieces left.
    fn facts(_context: RenderContext<'_, Self>, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }
}
