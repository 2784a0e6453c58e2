use super::Squares;
use crate::{Direction, Seat, Side, Square, Symmetry};

/// The colour of a player and of six pieces.
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
    /// Moves first and walks north.
    White,
    /// Walks south.
    Black,
}

impl Colour {
    /// Both colours, in the order of turns.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns the other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Returns the direction of the far edge, over which this colour leaves the board.
    pub const fn forward(self) -> Direction {
        match self {
            Self::White => Direction::North,
            Self::Black => Direction::South,
        }
    }

    /// Returns the rank at the far edge, counted from 0: 8 for white, 0 for black.
    pub const fn far_rank(self) -> u8 {
        match self {
            Self::White => Squares::SIDE - 1,
            Self::Black => 0,
        }
    }

    /// Returns the square at the far edge in this file, counted from 0.
    pub const fn gate(self, file: u8) -> Square {
        Square::new(file, self.far_rank())
    }

    /// Returns the side of this colour.
    pub const fn side(self) -> Side {
        match self {
            Self::White => Side::White,
            Self::Black => Side::Black,
        }
    }

    /// Returns the seat of this colour.
    pub const fn seat(self) -> Seat {
        match self {
            Self::White => Seat::ONE,
            Self::Black => Seat::TWO,
        }
    }

    pub(super) const fn under(self, symmetry: Symmetry) -> Self {
        if symmetry.quarters() == 2 { self.other() } else { self }
    }

    /// Returns the colour of a seat, or `None` for seats 3 and 4.
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
