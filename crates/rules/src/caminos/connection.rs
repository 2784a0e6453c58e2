//! Links between squares of one colour.
//!
//! By the rules of Caminos, two adjacent squares with top cubes of one colour are linked unless
//! another colour is on the wall between them. Columns are at most three high, and the top cube is
//! part of the wall. So the only exception is height 1 next to height 3 with a foreign cube in the
//! middle. Two sets of squares therefore suffice: within each, all adjacent squares are linked.
//! Flooding both in turn follows every link.

use super::{
    Board,
    bits::{Bits, next_to},
};

/// The links of one colour: two sets of squares, each with all adjacent squares linked.
#[derive(Clone, Copy)]
pub(super) struct Links {
    /// All squares of the colour except columns of three with a middle cube of another colour.
    plain: Bits,
    /// The squares with height 2 or 3.
    raised: Bits,
}

impl Links {
    pub(super) fn new(own: [Bits; 3], filled: [Bits; 3]) -> Self {
        let low = own[0] & !filled[1];
        let middle = own[1] & !filled[2];
        Self { plain: low | middle | own[2] & own[1], raised: middle | own[2] }
    }

    pub(super) fn tops(self) -> Bits {
        self.plain | self.raised
    }

    /// Returns the squares that are linked to these by one step. They may include some of the given
    /// squares.
    #[inline]
    pub(super) fn step(self, from: Bits) -> Bits {
        next_to(from & self.plain) & self.plain | next_to(from & self.raised) & self.raised
    }

    #[inline]
    pub(super) fn flood(self, from: Bits) -> Bits {
        let mut reached = from & self.tops();
        loop {
            let more = reached | self.step(reached);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Returns whether the squares linked to these join a winning pair of sides. The given squares
    /// must be linked to one another.
    pub(super) fn joins_sides(self, board: Board, from: Bits) -> bool {
        let reached = self.flood(from);
        if reached & board.border() == 0 {
            return false;
        }
        board
            .pairs()
            .any(|(one, other)| reached & board.side(one) != 0 && reached & board.side(other) != 0)
    }
}
