use crate::{Seat, Side};

/// A colour of the players. With four players, two partners play each colour.
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
    /// The colour of seats 1 and 3, which begins.
    Green,
    /// The colour of seats 2 and 4.
    Yellow,
}

impl Colour {
    /// Both colours, in the order of turns.
    pub const ALL: [Self; 2] = [Self::Green, Self::Yellow];

    /// Returns the colour of a seat: green for odd numbers, yellow for even numbers.
    pub const fn from_seat(seat: Seat) -> Self {
        if seat.index() % 2 == 0 { Self::Green } else { Self::Yellow }
    }

    /// Returns the other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Green => Self::Yellow,
            Self::Yellow => Self::Green,
        }
    }

    /// Returns the side of this colour.
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

/// The material of a cube: the colour of a player, or the blue of a neutral bar.
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
    /// A cube of a green piece.
    Green,
    /// A cube of a yellow piece.
    Yellow,
    /// A cube of a neutral bar, which links nothing.
    Neutral,
}

impl Material {
    /// All materials: the two colours, then neutral.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Neutral];

    /// Returns the colour, or `None` for a neutral bar.
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
