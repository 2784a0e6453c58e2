//! The tokens of Sendas: `c1-d5`, `c1-d5=NS`, `c1=ES`, `c1*`, `c1-e10`, `pass`.

use alloc::string::ToString;
use core::{fmt, str::FromStr};

use super::{Colour, Ends, Squares};
use crate::{GameKind, MoveError, Square, Symmetry, square::File};

/// A move of Sendas. It prints as its token.
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
    /// Lift a piece and put it down on an empty square, or turn it where it lies.
    Put {
        /// Where the piece lies.
        from: Square,
        /// Where it is put; `from` for a turn in place.
        to: Square,
        /// On which sides it is open afterwards; `None` exactly when that stays as it is.
        ends: Option<Ends>,
    },
    /// Turn a piece over: it is a wildcard from now on.
    Flip(Square),
    /// Take a piece off the board over the far edge, and win.
    Exit {
        /// Where the piece lies.
        from: Square,
        /// The file in which it leaves, counted from 0.
        file: u8,
        /// Whose far edge it crosses.
        colour: Colour,
    },
    /// Do nothing.
    Pass,
}

impl FromStr for Move {
    type Err = MoveError;

    /// Reads a token in its one spelling; the error names it where the token is spelled otherwise.
    ///
    /// Whether the ends after a square are those that the piece has already, and must not be
    /// written, only [`Game::parse`](crate::Game::parse) can say, which knows the position.
    fn from_str(token: &str) -> Result<Self, MoveError> {
        let mv = Self::parse_loosely(token).ok_or(MoveError::Unreadable(GameKind::Sendas))?;
        let canonical = mv.to_string();
        if canonical == token { Ok(mv) } else { Err(MoveError::Spelling(canonical)) }
    }
}

impl Move {
    /// Reads a token that may be spelled loosely: in any case, with ends in any order, with the
    /// square written twice for a turn in place.
    ///
    /// So a token that is nearly right can be answered with its right spelling.
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
    /// What the move becomes under one of the symmetries of the game.
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
