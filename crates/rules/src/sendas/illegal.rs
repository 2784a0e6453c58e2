//! Why a move of Sendas is not legal, beyond what all games have in common.

use super::{Colour, Squares};
use crate::{Phrase, Square};

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

    /// The reason as a phrase of the catalogues.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::NoPiece(square) => Phrase::new("sendas-illegal-no-piece").with("square", square),
            Self::NotYours(square) => {
                Phrase::new("sendas-illegal-not-yours").with("square", square)
            }
            Self::NoChange(square) => {
                Phrase::new("sendas-illegal-no-change").with("square", square)
            }
            Self::OtherShape(square) => {
                Phrase::new("sendas-illegal-other-shape").with("square", square)
            }
            Self::Cut { colour, pieces } => Phrase::new("sendas-illegal-cut")
                .with("side", colour.side())
                .with("count", pieces.len())
                .with("squares", pieces.to_string()),
            Self::NotJoined => Phrase::new("sendas-illegal-not-joined"),
            Self::AlreadyCross(square) => {
                Phrase::new("sendas-illegal-already-cross").with("square", square)
            }
            Self::WrongEdge(colour) => {
                Phrase::new("sendas-illegal-wrong-edge").with("side", colour.side())
            }
            Self::NoWayOut(square) => {
                Phrase::new("sendas-illegal-no-way-out").with("square", square)
            }
        }
    }
}
