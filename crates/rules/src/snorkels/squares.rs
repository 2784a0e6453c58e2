use core::{fmt, iter::FusedIterator};

use super::bits;
use crate::Square;

/// A set of squares of one board, one bit each. Iteration is rank by rank from the south, each rank
/// from the west. Sets on boards of different sizes are never equal.
///
/// ```
/// use cauce_rules::{Game, Square, snorkels};
///
/// let options = snorkels::Options::default().with_size(3)?.with_stones([Square::new(1, 1)])?;
/// let empty = snorkels::Position::start(&options)?.empty();
/// assert_eq!((empty.len(), empty.first()), (8, Some(Square::new(0, 0))));
/// assert!(!empty.contains(Square::new(1, 1)));
/// assert_eq!(empty.to_string(), "a1 b1 c1 a2 c2 a3 b3 c3");
/// # Ok::<(), cauce_rules::OptionsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Squares {
    bits: u128,
    size: u8,
}

impl Squares {
    pub(super) const fn new(bits: u128, size: u8) -> Self {
        Self { bits, size }
    }

    /// Returns the bits of the set. Square (file, rank) is bit `rank * (size + 1) + file`, and the
    /// column beyond the last file is always empty.
    ///
    /// ```
    /// use cauce_rules::{GameLine, snorkels::{Colour, Position}};
    ///
    /// let game = "snorkels size=3 : b1 a2".parse::<GameLine<Position>>()?.position();
    /// assert_eq!(game.snorkels(Colour::Purple).bits(), 0b0010);
    /// assert_eq!(game.snorkels(Colour::Green).bits(), 0b0001_0000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// Returns the number of squares.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns whether the set contains a square.
    pub fn contains(self, square: Square) -> bool {
        bits::bit(square, self.size).is_some_and(|bit| self.bits & bit != 0)
    }

    /// Returns the first square, if any.
    pub fn first(self) -> Option<Square> {
        self.iter().next()
    }

    /// Returns an iterator over the squares.
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        self.iter().try_for_each(|square| {
            write!(f, "{separator}{square}")?;
            separator = " ";
            Ok(())
        })
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// An iterator over the squares of a set; see [`Squares::iter`].
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let Squares { bits, size } = &mut self.0;
        let index = (*bits != 0).then(|| bits.trailing_zeros())?;
        *bits &= *bits - 1;
        Some(bits::square(index, *size))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl FusedIterator for SquaresIter {}
