//! What a table needs from a game besides its rules.
//!
//! In some games one press is a whole move. In the others, the player first chooses, turns and
//! moves a piece over the board. The half-made move is a plain value, so that it can be drawn,
//! explained and restored.

use std::fmt::{Debug, Display};

use cauce_rules::{Game, MoveError, Seat, Token};
use thiserror::Error;

use crate::{GameSettings, Goal, Target};

/// A game that can be played at a table.
pub trait Play: Game + 'static {
    /// The half-made move.
    type Hand: Hand<Self>;
    /// The targets that are neither squares nor whole tokens.
    type Item: Item;
    /// Reasons for a refusal by the hand, apart from illegal moves.
    type HandError: std::error::Error + Clone + Eq;
    /// The settings of a new game besides the options of its game line.
    type Settings: GameSettings<Self>;

    /// The goals of the game's lessons, by their names.
    const GOALS: &'static [(&'static str, Goal<Self>)];

    /// Factor of the thresholds for faults; a smaller one judges more strictly.
    const FAULT_SCALE: f64 = 1.0;

    /// Returns the goal of this name.
    fn goal(name: &str) -> Option<Goal<Self>> {
        Self::GOALS.iter().find(|(of, _)| *of == name).map(|&(_, goal)| goal)
    }

    /// Returns the start without the choice that only makes the game fair, such as the swap. Random
    /// play and proofs use it.
    #[must_use]
    fn without_choice(self) -> Self {
        self
    }
}

/// The half-made move of a game.
pub trait Hand<G: Play>: Clone + PartialEq + Debug {
    /// Whether the first tap always shows the piece before the second one plays it, whatever the
    /// player's setting.
    const ALWAYS_PREVIEWS: bool = false;

    /// Creates the hand for the start of a turn.
    fn new(game: &G) -> Self;

    /// Returns an empty hand for the same turn; answers of the player, such as a declined draw, are
    /// kept.
    #[must_use]
    fn emptied(&self, game: &G) -> Self {
        Self::new(game)
    }

    /// Called when the pointer, a finger or the keyboard cursor is over a target, or over none.
    fn aim(&mut self, _game: &G, _target: Option<Target<G>>) {}

    /// Returns the target that a tap most likely means, because a finger is wider than a small
    /// square.
    fn near(&self, _game: &G, target: Target<G>) -> Target<G> {
        target
    }

    /// Presses a target other than an answer.
    fn press(&mut self, game: &G, target: Target<G>) -> Press<G>;

    /// Starts dragging from a target; the piece there is picked up, to be put down where the drag
    /// ends.
    ///
    /// In most games this is the same as a press.
    fn grab(&mut self, game: &G, target: Target<G>) -> Press<G> {
        self.press(game, target)
    }

    /// Returns whether a press on an answer only asks for confirmation, so that a second press is
    /// needed.
    fn needs_confirmation(&mut self, _game: &G, _mv: G::Move) -> bool {
        false
    }

    /// Returns the target that the hand is over because of a press or a step.
    fn anchor(&self) -> Option<Target<G>> {
        None
    }

    /// Returns the target from which the piece in the hand was picked up.
    fn picked(&self) -> Option<Target<G>> {
        None
    }

    /// Returns whether what is in the hand fits at its place in one orientation only, so that a tap
    /// there plays it at once. `shown` is the target where a tap would play now.
    fn is_certain(&self, _game: &G, _shown: Option<Target<G>>) -> bool {
        false
    }

    /// Rotates what is in the hand clockwise by this number of steps. Returns whether anything
    /// changed.
    fn rotate(&mut self, _game: &G, _steps: i32) -> bool {
        false
    }

    /// Steps to the next or previous way to put down what is in the hand, cyclically. Returns
    /// whether there is any.
    fn step(&mut self, _game: &G, _back: bool) -> bool {
        false
    }

    /// Takes back the half-made move. Returns whether there was one.
    fn cancel(&mut self, _game: &G) -> bool {
        false
    }

    /// Returns whether there is a half-made move to take back.
    fn is_busy(&self) -> bool {
        false
    }

    /// Returns the targets to press, in order, to make a legal move with a new hand. The last press
    /// makes the move.
    fn press_sequence(game: &G, mv: G::Move) -> Vec<Target<G>>;

    /// Returns the move that a press on this target would make, for a preview.
    fn proposal(&self, game: &G, target: Target<G>) -> Option<G::Move>;
}

/// A part of a game's hand that can be pressed. `Display` prints its name in target ids.
pub trait Item: Copy + Eq + Debug + Display {
    /// Returns all items.
    fn all() -> impl Iterator<Item = Self>;

    /// Parses the name.
    fn parse(name: &str) -> Option<Self> {
        Self::all().find(|item| item.to_string() == name)
    }

    /// Returns whether the item only displays something and does not change the move, so that
    /// anybody may press it at any time.
    fn is_informational(self) -> bool {
        false
    }
}

/// An action without a pointer, such as that of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action<G: Play> {
    /// Presses a target.
    Press(Target<G>),
    /// Steps to the next way to put down what is in the hand.
    Next,
    /// Steps to the previous way to put down what is in the hand.
    Back,
}

impl<G: Play> Action<G> {
    /// Creates an action that presses a part of the hand.
    pub const fn item(item: G::Item) -> Self {
        Self::Press(Target::Item(item))
    }

    /// Creates an action that plays a move.
    pub const fn play(mv: G::Move) -> Self {
        Self::Press(Target::Answer(Token::Move(mv)))
    }
}

impl<G: Play> Copy for Action<G> {}

/// The result of a press.
#[derive(Clone, PartialEq, Debug)]
pub enum Press<G: Play> {
    /// The target has no meaning now.
    Ignored,
    /// The hand has changed.
    Changed,
    /// The move is complete and is to be played, if it is legal.
    Play(G::Move),
    /// The press was refused.
    Refused(PressError<G>),
}

impl<G: Play> Press<G> {
    pub(crate) fn changed(changed: bool) -> Self {
        if changed { Self::Changed } else { Self::Ignored }
    }

    /// Returns why the press would have no effect.
    pub(crate) fn refusal(self, game: &G) -> Option<PressError<G>> {
        match self {
            Self::Ignored | Self::Changed => None,
            Self::Play(mv) => game.check(mv).err().map(PressError::Illegal),
            Self::Refused(why) => Some(why),
        }
    }

    pub(crate) fn illegal(why: MoveError) -> Self {
        Self::Refused(PressError::Illegal(why))
    }

    pub(crate) fn refused(why: G::HandError) -> Self {
        Self::Refused(PressError::Hand(why))
    }
}

/// Why a press had no effect.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PressError<G: Play> {
    #[error("{0}")]
    /// The move is illegal.
    Illegal(MoveError),
    /// A reason given by the hand of the game.
    #[error("{0}")]
    Hand(G::HandError),
    /// The player on this seat has to decide, but is away or a computer.
    #[error("the player on seat {0} is not here")]
    SeatNotLocal(Seat),
    /// The move is legal, but the program does not allow it; see [`Table::restrict`].
    ///
    /// [`Table::restrict`]: crate::Table::restrict
    #[error("this move is not allowed here")]
    NotAllowed,
    /// The token belongs to another position.
    #[error("this was meant for another position")]
    WrongPosition,
}

/// The position to which a token belongs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpectedPosition {
    /// The position after this number of moves.
    Ply(usize),
    /// The position at the end of this game line.
    Line(String),
}

/// Returns the index of the item after `here` in a sorted list, or before it if `back`, cyclically.
/// Without `here`, returns the first or last index.
pub(crate) fn step_in<T: PartialOrd>(sorted: &[T], here: Option<&T>, back: bool) -> Option<usize> {
    let last = sorted.len().checked_sub(1)?;
    let at = match (here, back) {
        (None, false) => 0,
        (None, true) => last,
        (Some(here), false) => sorted.partition_point(|at| at <= here) % sorted.len(),
        (Some(here), true) => sorted.partition_point(|at| at < here).checked_sub(1).unwrap_or(last),
    };
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::step_in;

    #[test]
    fn stepping_through_a_list_wraps_around() {
        for (here, next, last) in [
            (None, 0, 2),
            (Some(10), 1, 2),
            (Some(15), 1, 0),
            (Some(20), 2, 0),
            (Some(30), 0, 1),
            (Some(40), 0, 2),
            (Some(0), 0, 2),
        ] {
            assert_eq!(step_in(&[10, 20, 30], here.as_ref(), false), Some(next), "{here:?}");
            assert_eq!(step_in(&[10, 20, 30], here.as_ref(), true), Some(last), "{here:?}");
        }
        assert_eq!(step_in::<u8>(&[], None, true), None);
    }
}
