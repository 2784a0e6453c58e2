//! Bitboards for square boards of 3 to 9 squares along a side.
//!
//! Square (file, rank) is bit `rank * stride + file` with `stride = size + 1`: the column beyond
//! the last file is always empty of board, so that a shift never wraps from one rank to the next.
//! Boards up to 7 x 7 fit in 56 bits; the largest needs 90.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

/// A word that holds one bit for each square.
pub(super) trait Bits:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No square.
    const NONE: Self;
    /// The square at bit 0.
    const FIRST: Self;

    /// The squares next to these, whether on the board or not.
    #[inline(always)]
    fn next_to(self, stride: u32) -> Self {
        self << 1 | self >> 1 | self << stride | self >> stride
    }

    /// Whether a square is in both.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self & other != Self::NONE
    }

    /// All that can be reached from `self` by steps inside `within`.
    #[inline]
    fn flood(self, within: Self, stride: u32) -> Self {
        let mut reached = self & within;
        loop {
            let more = (reached | reached.next_to(stride)) & within;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Whether one of the groups of colour `within` that hold the squares `self` has no square
    /// of `air` next to it; `airy` are all squares next to air.
    #[inline(always)]
    fn any_suffocated(self, within: Self, airy: Self, stride: u32) -> bool {
        let still = self & within & !airy;
        // Most of the time each of them breathes for itself and there is nothing to follow.
        still != Self::NONE && still.meets(!(airy & within).flood(within, stride))
    }
}

impl Bits for u64 {
    const NONE: Self = 0;
    const FIRST: Self = 1;
}

impl Bits for u128 {
    const NONE: Self = 0;
    const FIRST: Self = 1;
}
