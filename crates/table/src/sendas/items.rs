//! What can be pressed beside squares and answers.

use std::fmt;

use cauce_rules::Square;

/// A part of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Puts the piece in the hand back, `cancel`.
    Cancel,
    /// Turns the piece, `turn`.
    Turn,
    /// Moves the piece to the next place where it can be put down, `next`.
    Next,
    /// Puts the piece down where it is shown, `place`.
    Place,
    /// Turns the piece in the hand over for good, `flip`.
    Flip,
    /// Declines the draw that is on offer, `decline`.
    Decline,
    /// The square beyond the mover's far edge in a file, counted from 0, `beyond-e`.
    Beyond(u8),
}

impl crate::Item for Item {
    fn parse(name: &str) -> Option<Self> {
        match name {
            "cancel" => Some(Self::Cancel),
            "turn" => Some(Self::Turn),
            "next" => Some(Self::Next),
            "place" => Some(Self::Place),
            "flip" => Some(Self::Flip),
            "decline" => Some(Self::Decline),
            _ => {
                let file = name.strip_prefix("beyond-")?;
                let square = Square::parse(&format!("{file}1"))?;
                (square.rank == 0).then_some(Self::Beyond(square.file))
            }
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cancel => f.write_str("cancel"),
            Self::Turn => f.write_str("turn"),
            Self::Next => f.write_str("next"),
            Self::Place => f.write_str("place"),
            Self::Flip => f.write_str("flip"),
            Self::Decline => f.write_str("decline"),
            Self::Beyond(file) => write!(f, "beyond-{}", char::from(b'a' + file % 26)),
        }
    }
}
