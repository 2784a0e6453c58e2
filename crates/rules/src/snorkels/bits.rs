//! Bitboards for square boards of 3 to 9 squares along a side.
//!
//! Square (file, rank) is bit `rank * stride + file` with `stride = size + 1`. The column beyond
//! the last file is never part of the board, so shifts do not wrap from one rank to the next.
//! Boards up to 7 x 7 fit in 64 bits; the largest needs 90 bits.

use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

use super::{Colour, Options};
use crate::Square;

/// The largest board that fits in 64 bits.
pub(super) const MAX_SIZE_OF_U64: u8 = 7;

pub(super) const fn stride(size: u8) -> u32 {
    size as u32 + 1
}

pub(super) fn board(size: u8) -> u128 {
    BOARDS[usize::from(size)]
}

/// Returns the squares of a board on the diagonal from the south-west.
pub(super) fn diagonal(size: u8) -> u128 {
    DIAGONALS[usize::from(size)]
}

/// The length of tables indexed by size, which include sizes below the minimum.
const SIZES: usize = Options::MAX_SIZE as usize + 1;

const BOARDS: [u128; SIZES] = {
    let mut boards = [0; SIZES];
    let mut size = 0;
    while size < SIZES {
        let mut rank = 0;
        while rank < size {
            boards[size] |= ((1 << size) - 1) << (rank * (size + 1));
            rank += 1;
        }
        size += 1;
    }
    boards
};

const DIAGONALS: [u128; SIZES] = {
    let mut diagonals = [0; SIZES];
    let mut size = 0;
    while size < SIZES {
        let mut rank = 0;
        while rank < size {
            diagonals[size] |= 1 << (rank * (size + 2));
            rank += 1;
        }
        size += 1;
    }
    diagonals
};

pub(super) fn bit(square: Square, size: u8) -> Option<u128> {
    let index = stride(size) * u32::from(square.rank) + u32::from(square.file);
    (square.file.max(square.rank) < size).then(|| 1 << index)
}

pub(super) fn square(index: u32, size: u8) -> Square {
    Square::new((index % stride(size)) as u8, (index / stride(size)) as u8)
}

pub(super) trait Bits:
    Copy
    + Ord
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const WIDTH: u32;
    const NONE: Self;
    const FIRST: Self;

    /// Truncates a board of 128 bits, which must fit.
    fn narrow(bits: u128) -> Self;

    fn widen(self) -> u128;

    fn reversed(self) -> Self;

    /// Returns the squares next to these, including squares off the board.
    #[inline(always)]
    fn next_to(self, stride: u32) -> Self {
        self << 1 | self >> 1 | self << stride | self >> stride
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self & other != Self::NONE
    }

    /// Returns all squares that can be reached from `self` by orthogonal steps inside `within`.
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

    /// Returns whether a group of `within` with a square of `self` has no air. `airy` is next to
    /// air.
    #[inline(always)]
    fn has_suffocated(self, within: Self, airy: Self, stride: u32) -> bool {
        let still = self & within & !airy;
        // Usually, each of these snorkels has air itself, and no flood fill is needed.
        still != Self::NONE && still.meets(!(airy & within).flood(within, stride))
    }
}

impl Bits for u64 {
    const WIDTH: u32 = Self::BITS;
    const NONE: Self = 0;
    const FIRST: Self = 1;

    #[inline(always)]
    fn narrow(bits: u128) -> Self {
        bits as Self
    }

    #[inline(always)]
    fn widen(self) -> u128 {
        self.into()
    }

    #[inline(always)]
    fn reversed(self) -> Self {
        self.reverse_bits()
    }
}

impl Bits for u128 {
    const WIDTH: u32 = Self::BITS;
    const NONE: Self = 0;
    const FIRST: Self = 1;

    #[inline(always)]
    fn narrow(bits: u128) -> Self {
        bits
    }

    #[inline(always)]
    fn widen(self) -> u128 {
        self
    }

    #[inline(always)]
    fn reversed(self) -> Self {
        self.reverse_bits()
    }
}

/// Returns the colour captured by a snorkel of `colour` just placed on `bit`, if any. The other
/// colour takes precedence, as the rules of Snorkels demand.
///
/// `own`, including the new snorkel, and `other` are the snorkels of the two colours; `empty`
/// excludes the new snorkel. Only groups next to the snorkel can have lost their last air.
#[inline(always)]
pub(super) fn captured<B: Bits>(
    colour: Colour,
    bit: B,
    (own, other): (B, B),
    empty: B,
    stride: u32,
) -> Option<Colour> {
    let airy = empty.next_to(stride);
    if bit.next_to(stride).has_suffocated(other, airy, stride) {
        Some(colour.other())
    } else if bit.has_suffocated(own, airy, stride) {
        Some(colour)
    } else {
        None
    }
}
