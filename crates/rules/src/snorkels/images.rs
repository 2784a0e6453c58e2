use super::bits::{Bits, board, diagonal, stride};
use crate::Symmetry;

/// Returns the images of a bitboard under all symmetries, in the order of [`Symmetry::ALL`].
///
/// They are composed of a transposition, a north-south flip and a half turn, which reverses the
/// bits.
pub(super) fn images<B: Bits>(bits: B, size: u8) -> [B; 8] {
    if bits == B::NONE {
        return [B::NONE; 8];
    }
    let half = |bits| half_turn(bits, size);
    let transposed = transpose(bits, size);
    let flipped = flip(bits, size);
    let quarter = flip(transposed, size);
    [bits, quarter, half(bits), half(quarter), half(flipped), transposed, flipped, half(transposed)]
}

pub(super) fn image<B: Bits>(bits: B, symmetry: Symmetry, size: u8) -> B {
    let place = 4 * usize::from(symmetry.is_mirrored()) + usize::from(symmetry.quarters());
    images(bits, size)[place % 8]
}

/// Maps (file, rank) to (size - 1 - file, size - 1 - rank).
fn half_turn<B: Bits>(bits: B, size: u8) -> B {
    // Moves the last square of the board, at bit `size * stride - 2`, to bit 0.
    bits.reversed() >> (B::WIDTH + 1 - u32::from(size) * stride(size))
}

/// Maps (file, rank) to (file, size - 1 - rank).
fn flip<B: Bits>(bits: B, size: u8) -> B {
    let (stride, size) = (stride(size), u32::from(size));
    let row = B::narrow((1 << size) - 1);
    (0..size).fold(B::NONE, |flipped, rank| {
        flipped | (bits >> (rank * stride) & row) << ((size - 1 - rank) * stride)
    })
}

/// Maps (file, rank) to (rank, file).
fn transpose<B: Bits>(bits: B, size: u8) -> B {
    let stride = stride(size);
    let board = B::narrow(board(size));
    // The diagonal stays; the squares below and above it are swapped.
    let mut below = B::narrow(diagonal(size));
    let mut above = below;
    let mut transposed = bits & below;
    for apart in 1..u32::from(size) {
        below = below << 1 & board;
        above = above << stride & board;
        let shift = apart * (stride - 1);
        transposed |= (bits & below) << shift | (bits & above) >> shift;
    }
    transposed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snorkels::bits::{bit, square};

    #[test]
    fn bitboards_turn_as_their_squares_do() {
        for size in 3..=9 {
            for index in (0..128).filter(|index| board(size) >> index & 1 == 1) {
                for symmetry in Symmetry::ALL {
                    let expected = bit(symmetry.square(square(index, size), size), size).unwrap();
                    assert_eq!(image(1 << index, symmetry, size), expected, "{index} {symmetry}");
                    if size <= 7 {
                        assert_eq!(image(1_u64 << index, symmetry, size).widen(), expected);
                    }
                }
            }
            assert_eq!(images(board(size), size), [board(size); 8]);
        }
    }
}
