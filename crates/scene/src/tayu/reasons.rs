use cauce_rules::tayu::{Edge, MoveError};
use cauce_table::tayu::HandError;

use crate::{Phrase, Reason};

impl Reason for MoveError {
    fn phrase(&self) -> Phrase {
        let at = |id, edge: Edge| {
            Phrase::new(id).with("square", edge.square).with("direction", edge.direction)
        };
        match *self {
            Self::Due(step) => Phrase::new("tayu-illegal-due").with("step", step.name()),
            Self::BidTooHigh { most } => {
                Phrase::new("tayu-illegal-bid-too-high").with("most", most)
            }
            Self::BidTooLow => Phrase::new("tayu-illegal-bid-too-low"),
            Self::EmptyPool(pool) => {
                Phrase::new("tayu-illegal-empty-pool").with("pool", pool.name())
            }
            Self::NoneLeft(kind) => {
                Phrase::new("tayu-illegal-none-left").with("kind", kind.to_string())
            }
            Self::WrongPool { picked } => {
                Phrase::new("tayu-illegal-wrong-pool").with("pool", picked.name())
            }
            Self::NotDrawn { drawn } => {
                Phrase::new("tayu-illegal-not-drawn").with("drawn", drawn.to_string())
            }
            Self::OverRim(direction) => {
                Phrase::new("tayu-illegal-over-rim").with("direction", direction)
            }
            Self::OffCentre => Phrase::new("tayu-illegal-off-centre"),
            Self::MouthOnBlank(edge) => at("tayu-illegal-mouth-on-blank", edge),
            Self::BlankOnMouth(edge) => at("tayu-illegal-blank-on-mouth", edge),
            Self::NoJoin => Phrase::new("tayu-illegal-no-join"),
            Self::Apart => Phrase::new("tayu-illegal-apart"),
            // Reasons that a later version of the rules may add.
        }
    }
}

impl Reason for HandError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NothingPicked => Phrase::new("tayu-refused-pick"),
        }
    }
}
