use alloc::string::ToString;
use core::{fmt, str::FromStr};

use crate::{GameKind, MoveError, Square};

/// A move of Snorkels. It prints as its token and is parsed from it.
///
/// ```
/// use cauce_rules::{Square, snorkels::Move};
///
/// assert_eq!("d4".parse::<Move>()?, Move::Place(Square::new(3, 3)));
/// assert_eq!(Move::Swap.to_string(), "swap");
/// let wrong = "D4".parse::<Move>().unwrap_err();
/// assert_eq!(wrong.to_string(), "this must be spelled 'd4'");
/// # Ok::<(), cauce_rules::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Places a snorkel on this square.
    Place(Square),
    /// Seat 2 takes purple and its snorkel. Seat 1 plays green and moves next.
    Swap,
}

impl FromStr for Move {
    type Err = MoveError;

    /// Parses a token. If only its case is wrong, the error contains the correct spelling.
    fn from_str(token: &str) -> Result<Self, MoveError> {
        let read = |token: &str| match token {
            "swap" => Some(Self::Swap),
            _ => Square::parse(token).map(Self::Place),
        };
        read(token).ok_or_else(|| match read(&token.to_ascii_lowercase()) {
            Some(meant) => MoveError::Spelling(meant.to_string()),
            None => MoveError::Unreadable(GameKind::Snorkels),
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Swap => f.write_str("swap"),
        }
    }
}
