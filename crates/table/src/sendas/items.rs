//! The targets of Sendas other than squares and answers.

use std::fmt;

use cauce_rules::sendas::Squares;

/// A button for the piece in the hand, or a square beyond the edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Puts the piece in the hand back: `cancel`.
    Cancel,
    /// Turns the piece: `turn`.
    Turn,
    /// Moves the piece to the next place where it can be put down: `next`.
    Next,
    /// Flips the piece, which is a move: `flip`.
    Flip,
    /// Declines the draw on offer: `decline`.
    Decline,
    /// The square beyond the mover's far edge in a file, counted from 0: `beyond-e`.
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
