//! Sentences of Sendas.

use cauce_rules::sendas::{Colour, Illegal};

/// What the game's tokens look like.
pub(super) const TOKENS: &str = "a move such as c1-d5 or c1-d5=NS, a turn in place such as c1=ES, \
    a flip such as c1*, an exit such as c1-e10, 'pass'";

pub(super) fn illegal(reason: Illegal) -> String {
    match reason {
        Illegal::NoPiece(square) => format!("there is no piece on {square}"),
        Illegal::NotYours(square) => format!("the piece on {square} is the other side's"),
        Illegal::NoChange(square) => {
            format!("the piece on {square} would lie as it does already")
        }
        Illegal::OtherShape(square) => {
            format!("the piece on {square} has another shape: it cannot have these ends")
        }
        Illegal::Cut { colour, pieces } if pieces.len() == 1 => {
            format!("{} would be parted: {pieces} would be cut off", colour.side())
        }
        Illegal::Cut { colour, pieces } => {
            format!("{} would be parted: {pieces} would be cut off from the rest", colour.side())
        }
        Illegal::NotJoined => {
            "a piece can be turned over only while both trails are linked to each other".into()
        }
        Illegal::AlreadyCross(square) => {
            format!("the piece on {square} is open on all sides already")
        }
        Illegal::WrongEdge(Colour::White) => "white leaves over the north edge, rank 10".into(),
        Illegal::WrongEdge(Colour::Black) => "black leaves over the south edge, rank 0".into(),
        Illegal::NoWayOut(square) => {
            format!("no other piece on {square} is open towards the outside")
        }
    }
}
