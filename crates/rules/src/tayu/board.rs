//! The board: its size, its centre, and what its rims are worth.

use crate::{Direction, Side, Square};

/// Squares along a side of the board.
pub const SIZE: u8 = 18;

/// Which edges of a rim are springs and count double: bit `n` for file or rank `n`, alike on all
/// four rims.
///
/// The printed sheet says that there are four on each rim and shows them in a picture that is lost;
/// taken here are files c, i, j and p, and ranks 3, 9, 10 and 16.
pub const SPRINGS: u32 = 1 << 2 | 1 << 8 | 1 << 9 | 1 << 15;

/// The two sides and the rims that each of them scores at.
pub const SIDES: [(Side, [Direction; 2]); 2] = [
    (Side::Ns, [Direction::North, Direction::South]),
    (Side::Ew, [Direction::East, Direction::West]),
];

/// The highest score there can be, every edge of two rims being a mouth.
pub const MAX_SCORE: u32 = (SIZE as u32 + SPRINGS.count_ones()).pow(2);

/// Whether a mouth at this file or rank of a rim, counted from 0, is on a spring.
///
/// ```
/// use cauce_rules::tayu::is_spring;
///
/// let springs: Vec<u8> = (0..18).filter(|&place| is_spring(place)).collect();
/// assert_eq!(springs, [2, 8, 9, 15]);
/// ```
pub const fn is_spring(place: u8) -> bool {
    place < SIZE && SPRINGS >> place & 1 == 1
}

/// How much a mouth at this file or rank of a rim, counted from 0, adds to the rim's total: 2 on a
/// spring, and otherwise 1.
pub const fn worth(place: u8) -> u32 {
    1 + is_spring(place) as u32
}

/// Whether this is one of the four squares in the middle of the board, of which the first tile
/// covers at least one.
///
/// ```
/// use cauce_rules::{Square, tayu::is_centre};
///
/// for name in ["i9", "j9", "i10", "j10"] {
///     assert!(Square::parse(name).is_some_and(is_centre));
/// }
/// assert!(!Square::parse("h9").is_some_and(is_centre));
/// ```
pub const fn is_centre(square: Square) -> bool {
    let (below, above) = (SIZE / 2 - 1, SIZE / 2);
    (square.file == below || square.file == above) && (square.rank == below || square.rank == above)
}

/// Whether this square is on the board.
pub(super) const fn is_on_board(square: Square) -> bool {
    square.file < SIZE && square.rank < SIZE
}
