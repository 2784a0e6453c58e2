//! The targets of Caminos other than squares and answers.

use std::fmt;

use cauce_rules::{
    Direction,
    caminos::{Orientation, Shape},
};

/// A button for the piece in the hand, or an edge of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Tips the piece over the side that faces this direction: `tip-north`.
    Tip(Direction),
    /// Takes a piece of this shape into the hand: `piece-L`.
    Piece(Shape),
    /// Gives the piece the orientation with this index: `way-17`.
    Orientation(Orientation),
    /// Shows the purpose of an edge of the board, by the index of the edge: `side-0`.
    Side(u8),
}

impl crate::Item for Item {
    fn all() -> impl Iterator<Item = Self> {
        Direction::ALL
            .into_iter()
            .map(Self::Tip)
            .chain(Shape::ALL.into_iter().map(Self::Piece))
            .chain(Orientation::all().map(Self::Orientation))
            .chain((0..Self::SIDES).map(Self::Side))
    }

    fn is_informational(self) -> bool {
        matches!(self, Self::Side(_))
    }
}

impl Item {
    /// The largest number of edges of any board.
    const SIDES: u8 = 8;
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tip(over) => write!(f, "tip-{}", over.name()),
            Self::Piece(shape) => write!(f, "piece-{}", shape.letter()),
            Self::Orientation(orientation) => write!(f, "way-{}", orientation.index()),
            Self::Side(side) => write!(f, "side-{side}"),
        }
    }
}
