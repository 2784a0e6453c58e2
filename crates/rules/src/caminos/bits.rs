//! Bitboards of a grid that holds every board: 11 files and 11 ranks in 121 bits.
//!
//! Square (file, rank) is bit `rank * 11 + file`. Only the rhombus has a square on the last file,
//! and the next bit, at the start of the next rank, is not on its board. Therefore, shifts never
//! lead from one square of a board to another that is not adjacent.

use crate::Square;

pub(super) type Bits = u128;

pub(super) const STRIDE: u8 = 11;

pub(super) const fn bit(square: Square) -> Option<Bits> {
    if square.file < STRIDE && square.rank < STRIDE {
        Some(1 << (square.rank * STRIDE + square.file))
    } else {
        None
    }
}

/// Returns the square of the lowest bit.
pub(super) const fn first(bits: Bits) -> Square {
    let index = bits.trailing_zeros() as u8;
    Square::new(index % STRIDE, index / STRIDE)
}

/// Returns the squares of a set, rank by rank from the south, each rank from the west.
pub(super) fn squares(mut bits: Bits) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        let square = (bits != 0).then(|| first(bits))?;
        bits &= bits - 1;
        Some(square)
    })
}

#[inline]
pub(super) const fn next_to(bits: Bits) -> Bits {
    bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE
}

#[inline]
pub(super) fn nth(mut bits: Bits, n: u32) -> Square {
    for _ in 0..n {
        bits &= bits - 1;
    }
    first(bits)
}
