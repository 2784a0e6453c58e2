//! A piece, and where one lies.

use alloc::borrow::ToOwned;
use core::{fmt, str::FromStr};

use super::{Colour, Ends, Squares};
use crate::{Square, Symmetry, ValueError};

/// How many pieces each colour has.
pub const PIECES: usize = 6;

/// A piece as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub colour: Colour,
    /// On which sides it is open.
    pub ends: Ends,
    /// Whether it has been turned over; it is then open on all sides for the rest of the game.
    pub wildcard: bool,
}

/// Where a piece lies at the start, and how. It reads and prints as in the options of a game line.
///
/// ```
/// use cauce_rules::{Square, sendas::{Ends, Placed}};
///
/// let placed: Placed = "c1NE".parse()?;
/// assert_eq!(placed, Placed { square: Square::new(2, 0), ends: Ends::parse("NE").unwrap() });
/// assert_eq!(placed.turned().to_string(), "g9SW");
/// # Ok::<(), cauce_rules::ValueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Where.
    pub square: Square,
    /// On which sides it is open.
    pub ends: Ends,
}

/// The six pieces of one colour at the start.
pub type Start = [Placed; PIECES];

impl Placed {
    /// The same piece on the board turned by half a turn. A square off the board stays as it is.
    #[must_use]
    pub fn turned(self) -> Self {
        let half = Symmetry::new(false, 2);
        Self { square: half.square(self.square, Squares::SIDE), ends: self.ends.under(half) }
    }
}

impl FromStr for Placed {
    type Err = ValueError;

    /// Reads a square of the board and the open ends in the order `NESW`, such as `c1NE`.
    fn from_str(text: &str) -> Result<Self, ValueError> {
        let (square, ends) = Square::parse_prefix(text)
            .and_then(|(square, ends)| Some((square, Ends::parse(ends)?)))
            .ok_or_else(|| ValueError::NotAPiece(text.to_owned()))?;
        if Squares::only(square).is_empty() {
            return Err(ValueError::OffBoard(square));
        }
        Ok(Self { square, ends })
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, self.ends)
    }
}
