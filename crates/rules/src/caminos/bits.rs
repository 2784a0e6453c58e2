//! Bitboards of the grid that holds every board: 11 files and 11 ranks in 121 bits.
//!
//! Square (file, rank) is bit `rank * 11 + file`. Only the rhombus reaches the last file, and there
//! the square after it, at the start of the next rank, is not on the board: a step to a
//! neighbouring bit never leads from one square of a board to another that is not next to it.

use crate::Square;

/// A set of squares, of this board or that: the grid is the same for all four.
pub(super) type Bits = u128;

/// Files and ranks of the grid.
pub(super) const STRIDE: u8 = 11;

/// The bit of a square, if the grid has it.
pub(super) const fn bit(square: Square) -> Option<Bits> {
    if square.file < STRIDE && square.rank < STRIDE {
        Some(1 << (square.rank * STRIDE + square.file))
    } else {
        None
    }
}

/// The square of the lowest bit that is set.
pub(super) const fn first(bits: Bits) -> Square {
    let index = bits.trailing_zeros() as u8;
    Square::new(index % STRIDE, index / STRIDE)
}

/// The squares of a set, rank by rank from the south, each from the west.
pub(super) fn squares(mut bits: Bits) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        let square = (bits != 0).then(|| first(bits))?;
        bits &= bits - 1;
        Some(square)
    })
}

/// The squares next to these.
#[inline]
pub(super) const fn next_to(bits: Bits) -> Bits {
    bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE
}

/// The square with so many squares of the set before it.
#[inline]
pub(super) fn nth(mut bits: Bits, n: u32) -> Square {
    for _ in 0..n {
        bits &= bits - 1;
    }
    first(bits)
}
