//! What a table needs of a game beyond its rules.
//!
//! A game whose moves are a single press only says which; in the others a piece is chosen, turned
//! and moved over the board first. A half-made move is a value like any other: it can be drawn,
//! explained, and put back.

use std::fmt::{Debug, Display};

use cauce_rules::{Game, MoveError, Seat, Token};
use thiserror::Error;

use crate::{GameSettings, Goal, Target};

/// A game that can be played at a table.
pub trait Play: Game + 'static {
    /// A move that is still being made.
    type Hand: Hand<Self>;
    /// What can be pressed that is neither a square nor a whole token.
    type Item: Item;
    /// Why the hand cannot do something, apart from what is not legal.
    type HandError: std::error::Error + Clone + Eq;
    /// What a new game leaves to the table, besides the options of its game line.
    type Settings: GameSettings<Self>;

    /// What the lessons of this game ask for: goals with the names by which lessons know them.
    const GOALS: &'static [(&'static str, Goal<Self>)];

    /// By what part the scale is finer on which its moves are called faults.
    const FAULT_SCALE: f64 = 1.0;

    /// The goal of this name.
    fn goal(name: &str) -> Option<Goal<Self>> {
        Self::GOALS.iter().find(|(of, _)| *of == name).map(|&(_, goal)| goal)
    }

    /// The same start without the choice that serves only to make it fair between people, for
    /// random play and for proofs of what follows it.
    #[must_use]
    fn without_choice(self) -> Self {
        self
    }
}

/// A half-made move of one game.
pub trait Hand<G: Play>: Clone + PartialEq + Debug {
    /// Whether a tap never plays what was not seen lying there before, whatever the player has chosen.
    const SHOWS_FIRST: bool = false;

    /// The hand at the start of a turn.
    fn new(game: &G) -> Self;

    /// An empty hand in the same turn: what was answered stays answered.
    #[must_use]
    fn emptied(&self, game: &G) -> Self {
        Self::new(game)
    }

    /// The pointer, a finger or the keyboard's cursor is over this target, or over none.
    fn aim(&mut self, _game: &G, _target: Option<Target<G>>) {}

    /// What a finger means that taps on a target: it is wider than a small square.
    fn near(&self, _game: &G, target: Target<G>) -> Target<G> {
        target
    }

    /// A target other than an answer is pressed for good.
    fn press(&mut self, game: &G, target: Target<G>) -> Press<G>;

    /// A target is dragged from: what lies there is taken up, to be put down where it is let go.
    ///
    /// Most often that is what a press does.
    fn grab(&mut self, game: &G, target: Target<G>) -> Press<G> {
        self.press(game, target)
    }

    /// Whether a press on an answer only asks whether this move is meant, and the next press on it
    /// makes it.
    fn asks_first(&mut self, _game: &G, _mv: G::Move) -> bool {
        false
    }

    /// The target that a press or a step has brought the hand over, if it has.
    fn brought_over(&self) -> Option<Target<G>> {
        None
    }

    /// Whether what is in the hand fits where it is in one orientation only, so that a tap there
    /// need not show it before it plays; `shown` is where a tap would play by now.
    fn is_certain(&self, _game: &G, _shown: Option<Target<G>>) -> bool {
        false
    }

    /// Rotates what is in the hand by so many steps, clockwise. Returns true if anything changed.
    fn rotate(&mut self, _game: &G, _steps: i32) -> bool {
        false
    }

    /// Brings what is in the hand to the next way in which it can be put down, or to the one
    /// before, round and round. Returns true if there is any.
    fn step(&mut self, _game: &G, _back: bool) -> bool {
        false
    }

    /// Takes back what is half done. Returns true if anything was.
    fn cancel(&mut self, _game: &G) -> bool {
        false
    }

    /// Whether something is half done that could be taken back.
    fn is_busy(&self) -> bool {
        false
    }

    /// What is pressed, one after the other, to make a legal move with a hand that is new; the move
    /// is made where the last press falls.
    fn press_sequence(game: &G, mv: G::Move) -> Vec<Target<G>>;

    /// The move that a press on this target would make, to be shown beforehand.
    fn proposal(&self, game: &G, target: Target<G>) -> Option<G::Move>;
}

/// A part of a game's hand that can be pressed. It prints as its name in the id of a target.
pub trait Item: Copy + Eq + Debug + Display {
    /// Everything that there is of it.
    fn all() -> impl Iterator<Item = Self>;

    /// Reads the name.
    fn parse(name: &str) -> Option<Self> {
        Self::all().find(|item| item.to_string() == name)
    }

    /// Whether it shows something and does nothing to the move: anybody may press it at any time.
    fn only_shows(self) -> bool {
        false
    }
}

/// What somebody does without pointing at it, such as by a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action<G: Play> {
    /// Presses a target for good.
    Press(Target<G>),
    /// Brings what is in the hand to the next way in which it can be put down.
    Next,
    /// Brings what is in the hand to the last way before in which it can be put down.
    Back,
}

impl<G: Play> Action<G> {
    /// Presses a part of the hand.
    pub const fn item(item: G::Item) -> Self {
        Self::Press(Target::Item(item))
    }

    /// Plays a move.
    pub const fn play(mv: G::Move) -> Self {
        Self::Press(Target::Answer(Token::Move(mv)))
    }
}

impl<G: Play> Copy for Action<G> {}

/// What came of a press.
#[derive(Clone, PartialEq, Debug)]
pub enum Press<G: Play> {
    /// The target means nothing now.
    Ignored,
    /// The hand has changed.
    Changed,
    /// The move is whole: play it, if it is legal.
    Play(G::Move),
    /// It cannot be done.
    Refused(PressError<G>),
}

impl<G: Play> Press<G> {
    /// That the hand has changed, if it has.
    pub(crate) fn changed(changed: bool) -> Self {
        if changed { Self::Changed } else { Self::Ignored }
    }

    /// Why nothing would come of it.
    pub(crate) fn refusal(self, game: &G) -> Option<PressError<G>> {
        match self {
            Self::Ignored | Self::Changed => None,
            Self::Play(mv) => game.check(mv).err().map(PressError::Illegal),
            Self::Refused(why) => Some(why),
        }
    }

    /// That something is not legal.
    pub(crate) fn illegal(why: MoveError) -> Self {
        Self::Refused(PressError::Illegal(why))
    }

    /// That the hand cannot do something.
    pub(crate) fn refused(why: G::HandError) -> Self {
        Self::Refused(PressError::Hand(why))
    }
}

/// Why a press did nothing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PressError<G: Play> {
    /// The move is not legal.
    #[error("{0}")]
    Illegal(MoveError),
    /// A reason of the hand's own.
    #[error("{0}")]
    Hand(G::HandError),
    /// It takes the player on this seat, who is not here: away, or a computer.
    #[error("the player on seat {0} is not here")]
    NotHere(Seat),
    /// The token was meant for another position.
    #[error("this was meant for another position")]
    Elsewhere,
}

/// The position that a token is meant for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum After {
    /// One after so many moves.
    Ply(usize),
    /// The one at the end of this game line.
    Line(String),
}

/// The place in a sorted list of what comes after this, or before it, round and round; with nothing
/// given, that of its first or last item.
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
    fn steps_go_round_a_list_from_wherever_they_begin() {
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
