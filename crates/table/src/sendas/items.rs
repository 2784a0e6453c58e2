//! What can be pressed beside squares and answers.

use std::fmt;

use cauce_rules::sendas::Squares;

/// A part of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Puts the piece in the hand back, `cancel`.
    Cancel,
    /// Turns the piece, `turn`.
    Turn,
    /// Moves the piece to the next place where it can be put down, `next`.
    Next,
    /// Turns the piece in the hand over for good, `flip`.
    Flip,
    /// Declines the draw that is on offer, `decline`.
    Decline,
    /// The square beyond the mover's far edge in a file, counted from 0, `beyond-e`.
    Beyond(u8),
}

impl crate::Item for Item {
    fn all() -> impl Iterator<Item = Self> {
        [Self::Cancel, Self::Turn, Self::Next, Self::Flip, Self::Decline]
            .into_iter()
            .chain((0..Squares::SIDE).map(Self::Beyond))
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cancel => f.write_str("cancel"),
            Self::Turn => f.write_str("turn"),
            Self::Next => f.write_str("next"),
            Self::Flip => f.write_str("flip"),
            Self::Decline => f.write_str("decline"),
            Self::Beyond(file) => write!(f, "beyond-{}", char::from(b'a' + file % 26)),
        }
    }
}
