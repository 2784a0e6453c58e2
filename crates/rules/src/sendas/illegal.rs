//! Why a move of Sendas is not legal, beyond what all games have in common.

use std::{error::Error, fmt};

use super::{Colour, Squares};
use crate::Square;

/// Why a move of Sendas is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Nothing stands on the square.
    NoPiece(Square),
    /// The piece on the square is the other side's.
    NotYours(Square),
    /// The piece would lie as it does already.
    NoChange(Square),
    /// The piece on the square has another shape and cannot have these ends.
    OtherShape(Square),
    /// Pieces of a colour would no longer hang together with the rest of that colour.
    Cut {
        /// The colour that would be cut.
        colour: Colour,
        /// The pieces that would be cut off, where they would then lie.
        pieces: Squares,
    },
    /// A piece can be turned over only while all twelve hang together.
    NotJoined,
    /// The piece on the square is a cross already.
    AlreadyCross(Square),
    /// A side leaves the board over the edge that it walks to.
    WrongEdge(Colour),
    /// No other piece on this square is open towards the outside.
    NoWayOut(Square),
}

impl Illegal {
    /// What is cut where `stray` gives the pieces of each colour that are cut off; of the side to
    /// move first.
    pub(super) fn cut(to_move: Colour, stray: impl Fn(Colour) -> Squares) -> Option<Self> {
        [to_move, to_move.other()]
            .map(|colour| (colour, stray(colour)))
            .into_iter()
            .find(|(_, pieces)| !pieces.is_empty())
            .map(|(colour, pieces)| Self::Cut { colour, pieces })
    }
}

/// What the tokens look like, for who wrote something else.
pub(crate) const TOKENS: &str = "a move such as c1-d5 or c1-d5=NS, a turn in place such as c1=ES, \
    a flip such as c1*, an exit such as c1-e10, 'pass'";

impl Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPiece(square) => write!(f, "there is no piece on {square}"),
            Self::NotYours(square) => write!(f, "the piece on {square} is the other side's"),
            Self::NoChange(square) => {
                write!(f, "the piece on {square} would lie as it does already")
            }
            Self::OtherShape(square) => {
                write!(f, "the piece on {square} has another shape: it cannot have these ends")
            }
            Self::Cut { colour, pieces } => {
                let rest = if pieces.len() == 1 { "" } else { " from the rest" };
                write!(f, "{} would be parted: {pieces} would be cut off{rest}", colour.side())
            }
            Self::NotJoined => f.write_str(
                "a piece can be turned over only while both trails are linked to each other",
            ),
            Self::AlreadyCross(square) => {
                write!(f, "the piece on {square} is open on all sides already")
            }
            Self::WrongEdge(Colour::White) => {
                f.write_str("white leaves over the north edge, rank 10")
            }
            Self::WrongEdge(Colour::Black) => {
                f.write_str("black leaves over the south edge, rank 0")
            }
            Self::NoWayOut(square) => {
                write!(f, "no other piece on {square} is open towards the outside")
            }
        }
    }
}
