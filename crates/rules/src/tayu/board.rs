use crate::{Direction, Side, Square};

/// The number of squares along a side of the board.
pub const SIZE: u8 = 18;

/// The edges of a rim that are springs and count double: bit `n` is set for file or rank `n`. All
/// four rims are alike.
///
/// The printed rules say that each rim has four springs, but their picture is lost. This crate uses
/// files c, i, j and p, and ranks 3, 9, 10 and 16.
pub const SPRINGS: u32 = 1 << 2 | 1 << 8 | 1 << 9 | 1 << 15;

/// The two sides with the rims at which they score.
pub const SIDES: [(Side, [Direction; 2]); 2] = [
    (Side::Ns, [Direction::North, Direction::South]),
    (Side::Ew, [Direction::East, Direction::West]),
];

/// The highest possible score: every edge of two rims is a mouth.
pub const MAX_SCORE: u32 = (SIZE as u32 + SPRINGS.count_ones()).pow(2);

/// Returns whether the edge at this file or rank of a rim, counted from 0, is a spring.
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

/// Returns the value of a mouth at this file or rank of a rim, counted from 0: 2 on a spring, else
/// 1.
pub const fn worth(place: u8) -> u32 {
    1 + is_spring(place) as u32
}

/// Returns whether a square is one of the four in the centre, one of which the first tile covers.
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

pub(super) const fn is_on_board(square: Square) -> bool {
    square.file < SIZE && square.rank < SIZE
}
