//! Bitboards for square boards of 3 to 9 squares along a side.
//!
//! Square (file, rank) is bit `rank * stride + file` with `stride = size + 1`: the column beyond
//! the last file is always empty of board, so that a shift never wraps from one rank to the next.
//! Boards up to 7 x 7 fit in one word of 64 bits; the largest needs 90 bits.

use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

use super::{Colour, Options};
use crate::Square;

/// The largest board that a word of 64 bits holds.
pub(super) const MAX_SIZE_OF_U64: u8 = 7;

/// Bits from one rank to the next.
pub(super) const fn stride(size: u8) -> u32 {
    size as u32 + 1
}

/// All squares of a board.
pub(super) fn board(size: u8) -> u128 {
    BOARDS[usize::from(size)]
}

/// The squares of a board on the diagonal from the south-west.
pub(super) fn diagonal(size: u8) -> u128 {
    DIAGONALS[usize::from(size)]
}

/// How many sizes there are, those that are too small to be played on among them.
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

/// The bit of a square, `None` for one that is not on the board.
pub(super) fn bit(square: Square, size: u8) -> Option<u128> {
    let index = stride(size) * u32::from(square.rank) + u32::from(square.file);
    (square.file.max(square.rank) < size).then(|| 1 << index)
}

/// The square of a bit, counted from 0.
pub(super) fn square(index: u32, size: u8) -> Square {
    Square::new((index % stride(size)) as u8, (index / stride(size)) as u8)
}

/// A word that holds one bit for each square.
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
    /// How many bits the word has.
    const WIDTH: u32;
    /// No square.
    const NONE: Self;
    /// The square at bit 0.
    const FIRST: Self;

    /// A board of 128 bits in this word, which must hold it.
    fn narrow(bits: u128) -> Self;

    /// This word as one of 128 bits.
    fn widen(self) -> u128;

    /// The bits in reverse order.
    fn reversed(self) -> Self;

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
    fn has_suffocated(self, within: Self, airy: Self, stride: u32) -> bool {
        let still = self & within & !airy;
        // Most of the time each of them breathes for itself and there is nothing to follow.
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

/// Which colour a snorkel that has just been placed captures, if any: the other before its own.
///
/// `colour` was placed on `bit`. `own`, with that snorkel, and `other` are the snorkels of that
/// colour and of the other, `empty` the squares that are still empty. Only groups next to the
/// snorkel can have lost their last air by it.
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
