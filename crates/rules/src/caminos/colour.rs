//! The colours of the players, and what a cube is made of.

use crate::{Seat, Side};

/// A colour that is played, in the order of turns.
///
/// With four players each colour has two partners, who sit across from each other.
///
/// ```
/// use cauce_rules::{Seat, Side, caminos::Colour};
///
/// assert_eq!(Colour::from_seat(Seat::THREE), Colour::Green);
/// assert_eq!(Colour::Green.other(), Colour::Yellow);
/// assert_eq!(Side::from(Colour::Yellow), Side::Yellow);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Of the seats 1 and 3; begins.
    Green,
    /// Of the seats 2 and 4.
    Yellow,
}

impl Colour {
    /// Both colours, in the order of turns.
    pub const ALL: [Self; 2] = [Self::Green, Self::Yellow];

    /// The colour that a seat plays: the seats take turns, so that it is green for odd numbers.
    pub const fn from_seat(seat: Seat) -> Self {
        if seat.index() % 2 == 0 { Self::Green } else { Self::Yellow }
    }

    /// The colour of the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Green => Self::Yellow,
            Self::Yellow => Self::Green,
        }
    }

    /// The colour in the vocabulary that all games share.
    pub const fn side(self) -> Side {
        match self {
            Self::Green => Side::Green,
            Self::Yellow => Side::Yellow,
        }
    }
}

impl From<Colour> for Side {
    fn from(colour: Colour) -> Self {
        colour.side()
    }
}

/// What a cube is made of: a colour that somebody plays, or the blue of a neutral bar.
///
/// ```
/// use cauce_rules::caminos::{Colour, Material};
///
/// assert_eq!(Material::from(Colour::Green), Material::Green);
/// assert_eq!(Material::Yellow.colour(), Some(Colour::Yellow));
/// assert_eq!(Material::Neutral.colour(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Material {
    /// Of a green piece.
    Green,
    /// Of a yellow piece.
    Yellow,
    /// Of a neutral bar, which nobody owns and which links nothing.
    Neutral,
}

impl Material {
    /// All materials: the two colours, then neutral.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Neutral];

    /// The colour that plays it; none of a neutral bar.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Green => Some(Colour::Green),
            Self::Yellow => Some(Colour::Yellow),
            Self::Neutral => None,
        }
    }
}

impl From<Colour> for Material {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Green => Self::Green,
            Colour::Yellow => Self::Yellow,
        }
    }
}
