use cauce_rules::{Square, sendas::MoveError};
use cauce_table::sendas::HandError;

use crate::{Phrase, Reason};

impl Reason for MoveError {
    fn phrase(&self) -> Phrase {
        let on = |id, square: Square| Phrase::new(id).with("square", square);
        match *self {
            Self::NoPiece(square) => on("sendas-illegal-no-piece", square),
            Self::NotYours(square) => on("sendas-illegal-not-yours", square),
            Self::NoChange(square) => on("sendas-illegal-no-change", square),
            Self::OtherShape(square) => on("sendas-illegal-other-shape", square),
            Self::Cut(cut) => Phrase::new("sendas-illegal-cut")
                .with("side", cut.colour.side())
                .with("count", cut.pieces.len())
                .with("squares", cut.pieces.to_string()),
            Self::NotJoined => Phrase::new("sendas-illegal-not-joined"),
            Self::AlreadyCross(square) => on("sendas-illegal-already-cross", square),
            Self::WrongEdge(colour) => {
                Phrase::new("sendas-illegal-wrong-edge").with("side", colour.side())
            }
            Self::NoWayOut(square) => on("sendas-illegal-no-way-out", square),
            // Reasons that a later version of the rules may add.
        }
    }
}

impl Reason for HandError {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NoPiece => Phrase::new("sendas-refused-no-piece"),
            Self::OneOrientation => Phrase::new("sendas-refused-one-lie"),
            Self::NoRoom(square) => Phrase::new("sendas-hint-no-room").with("square", square),
        }
    }
}
