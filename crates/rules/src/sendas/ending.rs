use super::{Colour, Piece};
use crate::{EndReason, Forfeit, Outcome, Seats, Square};

/// How a game of Sendas ended, in the turn of [`Position::to_move`](super::Position::to_move).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A piece left the board.
    Exit(ExitedPiece),
    /// The side to move resigned or ran out of time.
    Forfeit(Forfeit),
    /// The players agreed on a draw.
    Agreement,
}

impl Ending {
    pub(super) fn outcome(self, to_move: Colour) -> Outcome {
        let (winners, reason) = match self {
            Self::Exit(_) => (Seats::only(to_move.seat()), EndReason::Exit),
            Self::Forfeit(why) => (Seats::only(to_move.other().seat()), why.by(to_move.seat())),
            Self::Agreement => (Seats::NONE, EndReason::Agreement),
        };
        Outcome { winners, reason }
    }
}

/// The piece that left the board and won the game.
///
/// ```
/// use cauce_rules::{GameLine, sendas::{Ending, Position}};
///
/// let line = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE \
///             black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE : e6-e10";
/// let position = line.parse::<GameLine<Position>>()?.position();
/// let Some(Ending::Exit(left)) = position.ending() else { unreachable!() };
/// assert_eq!((left.from.to_string(), left.gate().to_string()), ("e6".into(), "e9".into()));
/// assert_eq!(left.piece.ends.to_string(), "ES", "turned, so that it is linked with e9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExitedPiece {
    /// The piece, turned so that it is linked with the piece on [`ExitedPiece::gate`].
    pub piece: Piece,
    /// The square that it left.
    pub from: Square,
    /// The file in which it left the board, counted from 0.
    pub file: u8,
}

impl ExitedPiece {
    /// Returns the square at the far edge past which it left.
    pub const fn gate(self) -> Square {
        self.piece.colour.gate(self.file)
    }
}
