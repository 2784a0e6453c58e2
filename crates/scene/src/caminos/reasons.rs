use cauce_rules::caminos::{MoveError, Shape};
use cauce_table::caminos::HandError;

use crate::{Phrase, Reason};

impl Reason for MoveError {
    fn phrase(&self) -> Phrase {
        let of = |id, shape: Shape| Phrase::new(id).with("shape", shape.letter().to_string());
        match *self {
            Self::NotTheShape(shape) => of("caminos-illegal-not-the-shape", shape),
            Self::OffGrid => Phrase::new("caminos-illegal-off-grid"),
            Self::BarFirst => Phrase::new("caminos-illegal-bar-first"),
            Self::NoneLeft(shape) => of("caminos-illegal-none-left", shape),
            Self::Gap(square) => Phrase::new("caminos-illegal-gap").with("square", square),
            Self::Unsupported => Phrase::new("caminos-illegal-aloft"),
            // Reasons that a later version of the rules may add.
        }
    }
}

impl Reason for HandError {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::SameOrientation => "caminos-refused-same",
        })
    }
}
