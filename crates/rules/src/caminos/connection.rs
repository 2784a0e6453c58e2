//! Which squares a colour has linked.
//!
//! Two neighbouring squares whose top cubes are of one colour are linked, except where a wall of
//! another colour stands between them. Columns are at most three high and a top cube is a piece of
//! wall itself, so that leaves one case: height 1 beside height 3 with a foreign cube on the second
//! storey. All squares without such a cube are therefore linked to one another wherever they
//! touch, and so are all squares of height 2 or 3: two plain floods, taken in turn, follow every
//! link.

use super::{
    Board,
    bits::{Bits, next_to},
};

/// The links of one colour: two sets of the squares that show it from above, each linked wherever
/// its squares touch.
#[derive(Clone, Copy)]
pub(super) struct Links {
    /// All of them but columns of three whose middle cube is of another colour.
    plain: Bits,
    /// Those of height 2 and 3.
    raised: Bits,
}

impl Links {
    /// From the cubes of the colour and all cubes, storey by storey.
    ///
    /// A square shows the colour where the topmost of its cubes is of it: filled on one storey and
    /// not on the next.
    pub(super) fn new(own: [Bits; 3], filled: [Bits; 3]) -> Self {
        let low = own[0] & !filled[1];
        let middle = own[1] & !filled[2];
        Self { plain: low | middle | own[2] & own[1], raised: middle | own[2] }
    }

    /// The squares whose top cube is of the colour.
    pub(super) fn tops(self) -> Bits {
        self.plain | self.raised
    }

    /// The squares linked to these in one step, and some of these.
    #[inline]
    pub(super) fn step(self, from: Bits) -> Bits {
        next_to(from & self.plain) & self.plain | next_to(from & self.raised) & self.raised
    }

    /// All squares that can be reached over links.
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

    /// Whether the squares linked to these join two sides that count.
    ///
    /// The squares given must be linked to one another, as those of one piece always are.
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
