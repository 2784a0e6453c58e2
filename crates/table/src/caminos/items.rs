//! What can be pressed beside squares and answers.

use std::fmt;

use cauce_rules::{
    Direction,
    caminos::{Orientation, Shape},
};

/// A part of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Turns the piece about the upright axis, `turn`.
    Turn,
    /// Tips the piece over the side that faces this way, `tip-north`.
    Tip(Direction),
    /// Takes a piece of this shape into the hand, `piece-L`.
    Piece(Shape),
    /// Lets the piece lie this way, `way-17` by the number of the orientation.
    Way(Orientation),
    /// Shows or hides the other ways in which the piece can lie, `ways`.
    Ways,
    /// Shows the next piece that fits over the square the hand is over, `fit`.
    Fit,
    /// Places the piece where it is shown, `place`.
    Place,
}

impl crate::Item for Item {
    fn all() -> impl Iterator<Item = Self> {
        [Self::Turn, Self::Ways, Self::Fit, Self::Place]
            .into_iter()
            .chain(Direction::ALL.into_iter().map(Self::Tip))
            .chain(Shape::ALL.into_iter().map(Self::Piece))
            .chain(Orientation::all().map(Self::Way))
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn => f.write_str("turn"),
            Self::Tip(over) => write!(f, "tip-{}", over.name()),
            Self::Piece(shape) => write!(f, "piece-{}", shape.letter()),
            Self::Way(way) => write!(f, "way-{}", way.index()),
            Self::Ways => f.write_str("ways"),
            Self::Fit => f.write_str("fit"),
            Self::Place => f.write_str("place"),
        }
    }
}
