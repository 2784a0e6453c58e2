use alloc::string::ToString;
use core::{fmt, str::FromStr};

use super::{Colour, Ends, Squares};
use crate::{GameKind, MoveError, Square, Symmetry, square::File};

/// A move of Sendas. It prints as its token and is parsed from it.
///
/// ```
/// use cauce_rules::{Square, sendas::{Ends, Move}};
///
/// let square = |name| Square::parse(name).unwrap();
/// let put = Move::Put { from: square("c1"), to: square("d5"), ends: Ends::parse("NS") };
/// assert_eq!(put.to_string(), "c1-d5=NS");
/// assert_eq!("c1-d5=NS".parse(), Ok(put));
/// assert_eq!(Move::Flip(square("c1")).to_string(), "c1*");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Puts a piece on an empty square, or turns it in place.
    Put {
        /// The square of the piece.
        from: Square,
        /// The new square; `from` for a turn in place.
        to: Square,
        /// The new ends, or `None` if they do not change.
        ends: Option<Ends>,
    },
    /// Turns a piece over, which makes it a wildcard.
    Flip(Square),
    /// Takes a piece off the board over the far edge, and wins.
    Exit {
        /// The square of the piece.
        from: Square,
        /// The file in which it leaves, counted from 0.
        file: u8,
        /// The colour whose far edge it crosses.
        colour: Colour,
    },
    /// Does nothing.
    Pass,
}

impl FromStr for Move {
    type Err = MoveError;

    /// Parses a token. If only the spelling is wrong, the error contains the canonical spelling.
    ///
    /// Ends must be omitted if they do not change. Only [`Game::parse`](crate::Game::parse), which
    /// knows the position, checks this.
    fn from_str(token: &str) -> Result<Self, MoveError> {
        let mv = Self::parse_loosely(token).ok_or(MoveError::Unreadable(GameKind::Sendas))?;
        let canonical = mv.to_string();
        if canonical == token { Ok(mv) } else { Err(MoveError::Spelling(canonical)) }
    }
}

impl Move {
    /// Parses a token, also if it is not canonical: in any case, with ends in any order, or with
    /// the square repeated for a turn in place.
    pub(super) fn parse_loosely(token: &str) -> Option<Self> {
        let token = token.to_ascii_lowercase();
        if token == "pass" {
            return Some(Self::Pass);
        }
        let (from, rest) = Square::parse_prefix(&token)?;
        if rest == "*" {
            return Some(Self::Flip(from));
        }
        let Some(rest) = rest.strip_prefix('-') else {
            let ends = Ends::parse_loosely(rest.strip_prefix('=')?)?;
            return Some(Self::Put { from, to: from, ends: Some(ends) });
        };
        let exit = |file: char, colour| {
            file.is_ascii_lowercase().then(|| Self::Exit { from, file: file as u8 - b'a', colour })
        };
        let mut letters = rest.chars();
        match (letters.next(), letters.as_str()) {
            (Some(file), "10") => return exit(file, Colour::White),
            (Some(file), "0") => return exit(file, Colour::Black),
            _ => {}
        }
        let (to, rest) = Square::parse_prefix(rest)?;
        let ends = match rest.strip_prefix('=') {
            Some(ends) => Some(Ends::parse_loosely(ends)?),
            None if rest.is_empty() => None,
            None => return None,
        };
        Some(Self::Put { from, to, ends })
    }
}

impl Move {
    pub(super) fn under(self, symmetry: Symmetry) -> Self {
        let moved = |square| symmetry.square(square, Squares::SIDE);
        match self {
            Self::Put { from, to, ends } => Self::Put {
                from: moved(from),
                to: moved(to),
                ends: ends.map(|ends| ends.under(symmetry)),
            },
            Self::Flip(square) => Self::Flip(moved(square)),
            Self::Exit { from, file, colour } => Self::Exit {
                from: moved(from),
                file: moved(colour.gate(file)).file,
                colour: colour.under(symmetry),
            },
            Self::Pass => Self::Pass,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Put { from, to, ends: Some(ends) } if from == to => write!(f, "{from}={ends}"),
            Self::Put { from, to, ends: Some(ends) } => write!(f, "{from}-{to}={ends}"),
            Self::Put { from, to, ends: None } => write!(f, "{from}-{to}"),
            Self::Flip(square) => write!(f, "{square}*"),
            Self::Exit { from, file, colour } => {
                let rank = match colour {
                    Colour::White => "10",
                    Colour::Black => "0",
                };
                write!(f, "{from}-{}{rank}", File(file))
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}
