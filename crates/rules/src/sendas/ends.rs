use alloc::string::ToString;
use core::fmt;

use crate::{Direction, Symmetry};

/// The open sides of a piece, at least two of the four. They determine its shape and orientation.
///
/// ```
/// use cauce_rules::{Direction, sendas::{Ends, Shape}};
///
/// let ends = Ends::parse("NE").unwrap();
/// assert_eq!(ends.shape(), Shape::Elbow);
/// assert!(ends.contains(Direction::North) && !ends.contains(Direction::South));
/// assert_eq!(ends.clockwise(1).to_string(), "ES");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ends(u8);

/// The shape of a piece, regardless of orientation.
///
/// ```
/// use cauce_rules::sendas::Shape;
///
/// let counts = Shape::ALL.map(|shape| shape.orientations().len());
/// assert_eq!(counts, [2, 4, 4, 1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// Open on two opposite sides.
    Straight,
    /// Open on two adjacent sides.
    Elbow,
    /// Open on three sides.
    Tee,
    /// Open on all sides, like every wildcard.
    Cross,
}

impl Shape {
    /// All shapes, ordered by number of ends.
    pub const ALL: [Self; 4] = [Self::Straight, Self::Elbow, Self::Tee, Self::Cross];

    /// Returns the English name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Straight => "straight",
            Self::Elbow => "elbow",
            Self::Tee => "tee",
            Self::Cross => "cross",
        }
    }

    /// Returns the orientations of this shape, in the order of quarter turns clockwise.
    #[inline]
    pub const fn orientations(self) -> &'static [Ends] {
        // North is 1, east 2, south 4, west 8.
        match self {
            Self::Straight => &[Ends(0b0101), Ends(0b1010)],
            Self::Elbow => &[Ends(0b0011), Ends(0b0110), Ends(0b1100), Ends(0b1001)],
            Self::Tee => &[Ends(0b0111), Ends(0b1110), Ends(0b1101), Ends(0b1011)],
            Self::Cross => &[Ends::ALL],
        }
    }
}

impl Ends {
    /// Open on all sides.
    pub const ALL: Self = Self(0b1111);

    /// Returns the ends with these sides open, ordered as [`Direction::ALL`], if at least two are.
    ///
    /// ```
    /// use cauce_rules::sendas::Ends;
    ///
    /// assert_eq!(Ends::from_sides([true, false, true, false]), Ends::parse("NS"));
    /// assert_eq!(Ends::from_sides([true, false, false, false]), None);
    /// ```
    pub const fn from_sides(open: [bool; 4]) -> Option<Self> {
        let [north, east, south, west] = open;
        let bits = north as u8 | (east as u8) << 1 | (south as u8) << 2 | (west as u8) << 3;
        if bits.count_ones() < 2 { None } else { Some(Self(bits)) }
    }

    /// Returns the box-drawing character with lines to the open sides.
    pub(super) fn line(self) -> char {
        // North is 1, east 2, south 4, west 8.
        const LINES: [char; 16] =
            [' ', ' ', ' ', '└', ' ', '│', '┌', '├', ' ', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
        LINES[usize::from(self.0 % 16)]
    }

    /// Parses the letters of the open sides, in the order `NESW`.
    ///
    /// ```
    /// use cauce_rules::sendas::{Ends, Shape};
    ///
    /// assert_eq!(Ends::parse("NES").map(Ends::shape), Some(Shape::Tee));
    /// for wrong in ["", "N", "SN", "NN", "ns", "NSX", "NESWN"] {
    ///     assert_eq!(Ends::parse(wrong), None);
    /// }
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        Self::parse_loosely(text).filter(|ends| ends.to_string() == text)
    }

    /// Parses letters in any order and case, each at most once.
    pub(super) fn parse_loosely(text: &str) -> Option<Self> {
        let mut open = [false; 4];
        for byte in text.bytes() {
            let side = b"NESW".iter().position(|end| *end == byte.to_ascii_uppercase())?;
            if core::mem::replace(&mut open[side], true) {
                return None;
            }
        }
        Self::from_sides(open)
    }

    /// Returns whether this side is open.
    #[inline]
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// Returns the open sides.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.contains(direction))
    }

    /// Returns the shape of the piece.
    #[inline]
    pub const fn shape(self) -> Shape {
        match (self.0.count_ones(), self.0) {
            (2, 0b0101 | 0b1010) => Shape::Straight,
            (2, _) => Shape::Elbow,
            (3, _) => Shape::Tee,
            _ => Shape::Cross,
        }
    }

    /// Returns the ends after this many quarter turns clockwise.
    ///
    /// ```
    /// use cauce_rules::sendas::Ends;
    ///
    /// let turned = |quarters| Ends::parse("NES").map(|ends| ends.clockwise(quarters));
    /// assert_eq!(turned(1), Ends::parse("ESW"));
    /// assert_eq!(turned(4), Ends::parse("NES"));
    /// ```
    #[must_use]
    pub const fn clockwise(self, quarters: u8) -> Self {
        let twice = self.0 << 4 | self.0;
        Self(twice >> (4 - quarters % 4) & 0b1111)
    }

    /// Returns the ends, turned if necessary so that this side, north or south, is open. The result
    /// commutes with mirroring east to west.
    pub(super) fn turned_to(self, north_or_south: Direction) -> Self {
        let north_to_south = self.under(Symmetry::new(true, 2));
        let fitting = [self, north_to_south].into_iter().find(|ends| ends.contains(north_or_south));
        // Only a straight from east to west remains.
        fitting.unwrap_or(self.clockwise(1))
    }

    /// Returns the image under a symmetry of the board. The shape is its own mirror image.
    ///
    /// ```
    /// use cauce_rules::{Symmetry, sendas::Ends};
    ///
    /// let mirror = Symmetry::new(true, 0);
    /// assert_eq!(Ends::parse("NE").map(|ends| ends.under(mirror)), Ends::parse("NW"));
    /// ```
    #[must_use]
    pub const fn under(self, symmetry: Symmetry) -> Self {
        let Self(bits) = self;
        let mirrored = bits & 0b0101 | (bits & 0b0010) << 2 | (bits & 0b1000) >> 2;
        Self(if symmetry.is_mirrored() { mirrored } else { bits }).clockwise(symmetry.quarters())
    }
}

impl fmt::Display for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|end| f.write_str(&end.name()[..1].to_ascii_uppercase()))
    }
}

impl fmt::Debug for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
