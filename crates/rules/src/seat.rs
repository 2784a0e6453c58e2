use core::fmt;

/// A place at the table. Seats are numbered from 1, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Seat 1.
    pub const ONE: Self = Self(0);
    /// Seat 2.
    pub const TWO: Self = Self(1);
    /// Seat 3.
    pub const THREE: Self = Self(2);
    /// Seat 4.
    pub const FOUR: Self = Self(3);

    /// The maximum number of seats of any game.
    pub const MAX: u8 = 4;

    /// Returns the seat with this index, counted from 0, or `None` if it is [`Seat::MAX`] or more.
    ///
    /// ```
    /// use cauce_rules::Seat;
    ///
    /// assert_eq!(Seat::from_index(1), Some(Seat::TWO));
    /// assert_eq!(Seat::from_index(4), None);
    /// ```
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::MAX { Some(Self(index)) } else { None }
    }

    /// Returns the seat with this number, counted from 1 as in the notation, if there is one.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number.checked_sub(1) {
            Some(index) => Self::from_index(index),
            None => None,
        }
    }

    /// Returns the index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the number, counted from 1 as in the notation.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the next seat clockwise. Seat 1 follows the last seat and any seat beyond it.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        if next < seats && next < Self::MAX { Self(next) } else { Self(0) }
    }

    /// Returns all seats of a table of `seats` seats, from seat 1.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        (0..seats.min(Self::MAX)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns the set that contains only `seat`.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Returns the set with `seat` added.
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Returns whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Display for Seats {
    /// Writes the numbers separated by commas.
    ///
    /// ```
    /// use cauce_rules::{Seat, Seats};
    ///
    /// assert_eq!(Seats::only(Seat::THREE).with(Seat::ONE).to_string(), "1, 3");
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(index, seat)| {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{seat}")
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Defines the sides from one list, so that `ALL` and `name` are complete.
macro_rules! sides {
    ($($(#[$doc:meta])* $Side:ident $name:literal),+ $(,)?) => {
        /// What a seat plays in any game: a colour, a direction or a role.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Side {
            $($(#[$doc])* $Side),+
        }

        impl Side {
            /// All sides of all games.
            pub const ALL: &'static [Self] = &[$(Self::$Side),+];

            /// Returns the name in the notation.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Side => $name),+
                }
            }
        }
    };
}

sides! {
    /// Snorkels: the colour that is placed first.
    Purple "purple",
    /// Snorkels and Caminos.
    Green "green",
    /// Caminos.
    Yellow "yellow",
    /// Tayü: north and south.
    Ns "ns",
    /// Tayü: east and west.
    Ew "ew",
    /// Tayü with three players: keeps both other sides below the target.
    Saboteur "saboteur",
    /// Sendas: walks north.
    White "white",
    /// Sendas: walks south.
    Black "black",
}

impl Side {
    /// Returns the side with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|side| side.name() == name)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
