use core::fmt;

use crate::Side;

/// A colour of snorkels.
///
/// ```
/// use cauce_rules::{Side, snorkels::Colour};
///
/// assert_eq!(Colour::ALL, [Colour::Purple, Colour::Green], "purple begins");
/// assert_eq!(Colour::Purple.other(), Colour::Green);
/// assert_eq!(Side::from(Colour::Green), Side::Green);
/// assert_eq!(Colour::Green.to_string(), "green");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// The colour that is placed first.
    Purple,
    /// The other colour.
    Green,
}

impl Colour {
    /// Both colours, in the order of play.
    pub const ALL: [Self; 2] = [Self::Purple, Self::Green];

    /// Returns the other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Purple => Self::Green,
            Self::Green => Self::Purple,
        }
    }

    /// Returns the side of this colour.
    pub const fn side(self) -> Side {
        match self {
            Self::Purple => Side::Purple,
            Self::Green => Side::Green,
        }
    }
}

impl From<Colour> for Side {
    fn from(colour: Colour) -> Self {
        colour.side()
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.side().fmt(f)
    }
}

/// A piece on the board.
///
/// ```
/// use cauce_rules::snorkels::{Colour, Piece};
///
/// assert_eq!(Piece::Snorkel(Colour::Green).colour(), Some(Colour::Green));
/// assert_eq!(Piece::Stone.colour(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A snorkel of this colour.
    Snorkel(Colour),
    /// A stone, which blocks like the edge of the board.
    Stone,
}

impl Piece {
    /// Returns the colour of a snorkel, or `None` for a stone.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Snorkel(colour) => Some(colour),
            Self::Stone => None,
        }
    }
}
