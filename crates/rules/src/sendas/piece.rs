use alloc::borrow::ToOwned;
use core::{fmt, str::FromStr};

use super::{Colour, Ends, Squares};
use crate::{Square, Symmetry, ValueError};

/// The number of pieces of each colour.
pub const PIECES: usize = 6;

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The colour.
    pub colour: Colour,
    /// The open sides.
    pub ends: Ends,
    /// Whether it has been turned over. It is then open on all sides for the rest of the game.
    pub wildcard: bool,
}

/// A piece of a start. It is parsed and printed as in the options of a game line.
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
    /// The square.
    pub square: Square,
    /// The open sides.
    pub ends: Ends,
}

/// The six pieces of one colour at the start.
pub type Start = [Placed; PIECES];

impl Placed {
    /// Returns the piece turned by half a turn of the board. A square off the board is unchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        let half = Symmetry::new(false, 2);
        Self { square: half.square(self.square, Squares::SIDE), ends: self.ends.under(half) }
    }
}

impl FromStr for Placed {
    type Err = ValueError;

    /// Parses a square of the board and the open ends in the order `NESW`, such as `c1NE`.
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
