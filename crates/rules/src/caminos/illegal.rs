//! Why a move of Caminos is not legal, beyond what all games have in common.

use super::Shape;
use crate::{Phrase, Square};

/// Why a move of Caminos is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The squares of the token do not make a piece of this shape, however it is turned.
    NotTheShape(Shape),
    /// A part of the piece lies beyond the grid of squares that have a name.
    OffGrid,
    /// The neutral bars are placed first.
    BarFirst,
    /// No piece of this shape is left; of the neutral bar, it is not its time.
    NoneLeft(Shape),
    /// Lowered until it rests on something, the piece would leave empty space over this square.
    Gap(Square),
    /// Lowered until it rests on something, the piece would not touch the board.
    Aloft,
}

impl Illegal {
    /// The reason as a phrase of the catalogues.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::NotTheShape(shape) => Phrase::new("caminos-illegal-not-the-shape")
                .with("shape", shape.letter().to_string()),
            Self::OffGrid => Phrase::new("caminos-illegal-off-grid"),
            Self::BarFirst => Phrase::new("caminos-illegal-bar-first"),
            Self::NoneLeft(shape) => {
                Phrase::new("caminos-illegal-none-left").with("shape", shape.letter().to_string())
            }
            Self::Gap(square) => Phrase::new("caminos-illegal-gap").with("square", square),
            Self::Aloft => Phrase::new("caminos-illegal-aloft"),
        }
    }
}
