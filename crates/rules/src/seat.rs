//! Who sits where, and what they play.

use std::fmt;

/// A place at the table. Seats are numbered from 1, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Seat 1.
    pub const ONE: Self = Self(0);
    /// Seat 2.
    pub const TWO: Self = Self(1);

    /// The most seats that any game has.
    pub const MAX: u8 = 4;

    /// The seat with this index, counted from 0 and taken round a table of [`Seat::MAX`].
    pub const fn from_index(index: u8) -> Self {
        Self(index % Self::MAX)
    }

    /// The index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number, counted from 1, as the notation writes it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `seats`; at a table of none, seat 1.
    pub const fn next(self, seats: u8) -> Self {
        if seats == 0 { Self(0) } else { Self((self.0 + 1) % seats) }
    }

    /// All seats of a table of `seats`, from seat 1.
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
    /// No seat.
    pub const NONE: Self = Self(0);

    /// This seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The set with `seat` in it.
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// What a seat plays: a colour, a direction or a role.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Snorkels: the colour that is placed first.
    Purple,
    /// Snorkels and Caminos.
    Green,
    /// Caminos.
    Yellow,
    /// Tayü: north and south.
    Ns,
    /// Tayü: east and west.
    Ew,
    /// Tayü with three players: neither side may reach the target.
    Saboteur,
    /// Sendas: walks north.
    White,
    /// Sendas: walks south.
    Black,
}

impl Side {
    const ALL: [Self; 8] = [
        Self::Purple,
        Self::Green,
        Self::Yellow,
        Self::Ns,
        Self::Ew,
        Self::Saboteur,
        Self::White,
        Self::Black,
    ];

    /// The side with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.name() == name)
    }

    /// The name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Purple => "purple",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Ns => "ns",
            Self::Ew => "ew",
            Self::Saboteur => "saboteur",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
