use core::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not},
};

use crate::{Direction, Square, Symmetry};

/// A set of squares of the 9 x 9 board.
///
/// ```
/// use cauce_rules::{Direction, Square, sendas::Squares};
///
/// let set: Squares = ["c1", "d1", "i5"].into_iter().filter_map(Square::parse).collect();
/// assert_eq!(set.to_string(), "c1, d1, i5");
/// assert_eq!(set.next(Direction::East).to_string(), "d1, e1", "nothing is east of file i");
/// assert_eq!((set & Squares::rank(0)).len(), 2);
/// assert!(!(!set).meets(set));
/// ```
// Square (file, rank) is bit `10 * rank + file`. The tenth column is off the board and stays empty,
// so a step east or west never leads to another rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(u128);

/// The number of bits from one rank to the next.
const STRIDE: u32 = 10;

impl Squares {
    /// The number of files and of ranks.
    pub const SIDE: u8 = 9;
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// All squares of the board.
    pub const BOARD: Self = {
        let mut bits = 0;
        let mut rank = 0;
        while rank < Self::SIDE {
            bits |= 0x1FF << (STRIDE * rank as u32);
            rank += 1;
        }
        Self(bits)
    };

    /// Returns the set that contains only this square. Empty if the square is off the board.
    ///
    /// ```
    /// use cauce_rules::{Square, sendas::Squares};
    ///
    /// assert_eq!(Squares::only(Square::new(8, 8)).to_string(), "i9");
    /// assert!(Squares::only(Square::new(9, 0)).is_empty());
    /// ```
    #[inline]
    pub const fn only(square: Square) -> Self {
        if square.file < Self::SIDE && square.rank < Self::SIDE {
            Self(1 << (STRIDE * square.rank as u32 + square.file as u32))
        } else {
            Self::NONE
        }
    }

    /// Returns the squares of a rank, counted from 0. Empty if the board has no such rank.
    pub const fn rank(rank: u8) -> Self {
        if rank < Self::SIDE { Self(0x1FF << (STRIDE * rank as u32)) } else { Self::NONE }
    }

    /// Returns whether the set contains a square.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::only(square).0 != 0
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of squares.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether the sets have a common square.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the squares of the set, rank by rank from the south, each rank from the west.
    ///
    /// ```
    /// use cauce_rules::{Square, sendas::Squares};
    ///
    /// assert!(Squares::rank(8).iter().eq((0..9).map(|file| Square::new(file, 8))));
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.singles().filter_map(Self::first)
    }

    /// Returns the squares of the board next to these in one direction.
    #[must_use]
    pub fn next(self, direction: Direction) -> Self {
        self.shifted(direction) & Self::BOARD
    }

    /// Returns the first square in the order of [`Squares::iter`].
    #[inline]
    pub fn first(self) -> Option<Square> {
        let bit = self.0.trailing_zeros();
        (bit < u128::BITS).then_some(Square::new((bit % STRIDE) as u8, (bit / STRIDE) as u8))
    }

    /// Returns the image of the set under a symmetry of the board.
    ///
    /// ```
    /// use cauce_rules::{Square, Symmetry, sendas::Squares};
    ///
    /// let corner = Squares::only(Square::new(0, 0));
    /// assert_eq!(corner.under(Symmetry::new(true, 0)).to_string(), "i1");
    /// assert_eq!(corner.under(Symmetry::new(true, 2)).to_string(), "a9");
    /// ```
    #[must_use]
    pub fn under(self, symmetry: Symmetry) -> Self {
        match (symmetry.is_mirrored(), symmetry.quarters()) {
            (false, 0) => self,
            (true, 0) => self.mirrored(),
            (false, 2) => self.half_turned(),
            (true, 2) => self.mirrored().half_turned(),
            _ => self.iter().map(|square| symmetry.square(square, Self::SIDE)).collect(),
        }
    }

    /// Reverses the order of the bits.
    const fn half_turned(self) -> Self {
        const LAST: u32 = STRIDE * (Squares::SIDE as u32 - 1) + Squares::SIDE as u32 - 1;
        Self(self.0.reverse_bits() >> (u128::BITS - 1 - LAST))
    }

    /// Exchanges file a with file i, b with h, and so on.
    fn mirrored(self) -> Self {
        let file = |file| Self::FILE_A.0 << file;
        (0..Self::SIDE.into()).fold(Self::NONE, |mirrored, from| {
            let to = u32::from(Self::SIDE) - 1 - from;
            mirrored | Self((self.0 & file(from)) >> from << to)
        })
    }

    const FILE_A: Self = {
        let mut bits = 0;
        let mut rank = 0;
        while rank < Self::SIDE {
            bits |= 1 << (STRIDE * rank as u32);
            rank += 1;
        }
        Self(bits)
    };

    /// Returns the set as two words. The upper half of the second is 0.
    pub(super) const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> u64::BITS) as u64]
    }

    #[inline(always)]
    pub(super) fn singles(self) -> impl Iterator<Item = Self> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let first = left & left.wrapping_neg();
            left ^= first;
            (first != 0).then_some(Self(first))
        })
    }

    #[inline]
    pub(super) fn nth(self, n: u32) -> Option<Square> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Self(left).first()
    }

    /// Returns the squares one step away. They may include bits off the board, which the caller
    /// must mask.
    #[inline(always)]
    pub(super) const fn shifted(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::North => self.0 << STRIDE,
            Direction::East => self.0 << 1,
            Direction::South => self.0 >> STRIDE,
            Direction::West => self.0 >> 1,
        })
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Squares {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Squares {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl Not for Squares {
    type Output = Self;
    /// Returns the squares of the board that are not in the set.
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0 & Self::BOARD.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |set, square| set | Self::only(square))
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(index, square)| {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{square}")
        })
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
