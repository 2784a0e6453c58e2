//! Pieces on the board, whole or not: what a start is before it is checked.

use super::{Colour, Placed, Squares, links::Links};
use crate::{Direction, Square};

/// Pieces of both colours on distinct squares of the board, whole or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    open: [Squares; 4],
    sides: [Squares; 2],
}

impl Layout {
    /// Puts a piece on the board; tells whether its square is on the board and free.
    pub fn put(&mut self, colour: Colour, placed: Placed) -> bool {
        let place = Squares::only(placed.square);
        if place.is_empty() || self.sides.iter().any(|side| side.meets(place)) {
            return false;
        }
        self.sides[colour as usize] |= place;
        placed.ends.iter().for_each(|end| self.open[end as usize] |= place);
        true
    }

    /// The sides on which the piece on a square is linked with its neighbour.
    pub fn links(&self, square: Square) -> impl Iterator<Item = Direction> + use<> {
        Links::between(&self.open).of(Squares::only(square))
    }

    /// The pieces of a colour that do not hang together with the largest group of that colour.
    pub fn apart(&self, colour: Colour) -> Squares {
        Links::between(&self.open).stray(self.sides[colour as usize])
    }
}
