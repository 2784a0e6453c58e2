//! The two players' colours.

use super::Squares;
use crate::{Direction, Seat, Side, Square, Symmetry};

/// The colour of a player and of that player's six pieces.
///
/// ```
/// use cauce_rules::{Direction, Seat, Side, sendas::Colour};
///
/// assert_eq!(Colour::ALL, [Colour::White, Colour::Black]);
/// assert_eq!(Colour::White.forward(), Direction::North);
/// assert_eq!(Colour::Black.seat(), Seat::TWO);
/// assert_eq!(Side::from(Colour::Black), Side::Black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Walks north, and moves first.
    White,
    /// Walks south.
    Black,
}

impl Colour {
    /// Both, in the order of their turns.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent's colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The direction of the far edge, over which this colour leaves the board.
    pub const fn forward(self) -> Direction {
        match self {
            Self::White => Direction::North,
            Self::Black => Direction::South,
        }
    }

    /// The rank along the far edge, counted from 0: rank 9 of the notation for white, rank 1 for
    /// black.
    pub const fn far_rank(self) -> u8 {
        match self {
            Self::White => Squares::SIDE - 1,
            Self::Black => 0,
        }
    }

    /// The square at the far edge in a file that is counted from 0; it is on the board if the file
    /// is.
    pub const fn gate(self, file: u8) -> Square {
        Square::new(file, self.far_rank())
    }

    /// The side in the notation.
    pub const fn side(self) -> Side {
        match self {
            Self::White => Side::White,
            Self::Black => Side::Black,
        }
    }

    /// The seat that plays it.
    pub const fn seat(self) -> Seat {
        match self {
            Self::White => Seat::ONE,
            Self::Black => Seat::TWO,
        }
    }

    /// The colour that walks, when the board is turned or mirrored, where this one walks now.
    pub(super) const fn under(self, symmetry: Symmetry) -> Self {
        if symmetry.quarters() == 2 { self.other() } else { self }
    }

    /// The colour that a seat plays; `None` for seats 3 and 4, which the game does not have.
    ///
    /// ```
    /// use cauce_rules::{Seat, sendas::Colour};
    ///
    /// assert_eq!(Colour::from_seat(Seat::TWO), Some(Colour::Black));
    /// assert_eq!(Colour::from_seat(Seat::THREE), None);
    /// ```
    pub fn from_seat(seat: Seat) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.seat() == seat)
    }
}

impl From<Colour> for Side {
    fn from(colour: Colour) -> Self {
        colour.side()
    }
}
