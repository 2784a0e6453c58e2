//! What can be pressed beside squares and answers.

use std::fmt;

use cauce_rules::{
    Direction,
    caminos::{Orientation, Shape},
};

/// A part of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Tips the piece over the side that faces this way, `tip-north`.
    Tip(Direction),
    /// Takes a piece of this shape into the hand, `piece-L`.
    Piece(Shape),
    /// Gives the piece an orientation, by its number: `way-17`.
    Orientation(Orientation),
    /// What a side of the board is for, `side-0`, by its number among the edges of the board.
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

    fn only_shows(self) -> bool {
        matches!(self, Self::Side(_))
    }
}

impl Item {
    /// As many sides as the board with the most of them has.
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
