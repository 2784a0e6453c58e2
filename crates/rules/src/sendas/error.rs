use core::{error::Error, fmt};

use super::{Colour, Squares};
use crate::Square;

/// Why a move of Sendas is not legal, beyond the reasons common to all games.
///
/// ```
/// use cauce_rules::{Game, GameLine, MoveError, sendas};
///
/// let line = GameLine::<sendas::Position>::default();
/// let position = line.position();
/// // d1 connects c1 with the rest of white.
/// let refused = position.check(position.parse("d1-d2")?).unwrap_err();
/// let MoveError::Sendas(sendas::MoveError::Cut(cut)) = &refused else { unreachable!() };
/// assert_eq!((cut.colour, cut.pieces.to_string()), (sendas::Colour::White, "c1".into()));
/// assert_eq!(refused.to_string(), "white would be parted: c1 would be cut off");
/// # Ok::<(), MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveError {
    /// The square is empty.
    NoPiece(Square),
    /// The piece on the square belongs to the other side.
    NotYours(Square),
    /// The piece on the square would not change.
    NoChange(Square),
    /// The piece on the square has another shape and cannot have these ends.
    OtherShape(Square),
    /// Pieces would be cut off from the rest of their colour.
    Cut(Cut),
    /// A piece can be turned over only if all twelve are connected.
    NotJoined,
    /// The piece on the square is already a cross.
    AlreadyCross(Square),
    /// A side can leave only over its far edge.
    WrongEdge(Colour),
    /// No other piece on this square has an open end pointing off the board.
    NoWayOut(Square),
}

/// Pieces that are cut off from the others of their colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cut {
    /// The colour that is cut. If both are, it is the side to move.
    pub colour: Colour,
    /// The squares of the pieces cut off from the largest group of their colour, after the change.
    pub pieces: Squares,
}

impl Cut {
    /// Returns the pieces cut off of the first colour that has any, beginning with the side to
    /// move.
    pub(super) fn find(to_move: Colour, stray: impl Fn(Colour) -> Squares) -> Option<Self> {
        [to_move, to_move.other()]
            .map(|colour| Self { colour, pieces: stray(colour) })
            .into_iter()
            .find(|cut| !cut.pieces.is_empty())
    }
}

/// The tokens of Sendas, for the message about an unreadable token.
pub(crate) const TOKENS: &str = "a move such as c1-d5 or c1-d5=NS, a turn in place such as c1=ES, \
    a flip such as c1*, an exit such as c1-e10, 'pass'";

impl Error for MoveError {}

impl fmt::Display for MoveError {
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
            Self::Cut(Cut { colour, pieces }) => {
                write!(f, "{} would be parted: {pieces} would be cut off", colour.side())
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
