//! Why a move of Tayü is not legal, beyond what all games have in common.

use super::{Edge, Kind, Pool};
use crate::{Direction, Phrase};

/// Why a move of Tayü is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The move belongs to another step of the game; this one is due.
    Due(Step),
    /// No bid may be higher than this.
    BidTooHigh {
        /// The last bid, or the highest of all for the first.
        most: u16,
    },
    /// Nobody can defend a target of nothing.
    BidTooLow,
    /// No tile is left in this pool.
    EmptyPool(Pool),
    /// No tile of this kind is left.
    NoneLeft(Kind),
    /// A tile of this kind does not lie in the pool that was picked.
    WrongPool {
        /// The pool that was picked.
        picked: Pool,
    },
    /// Another tile was drawn.
    NotDrawn {
        /// The tile that was drawn.
        drawn: Kind,
    },
    /// The tile would stick out over this rim.
    OverRim(Direction),
    /// The first tile must cover a square of the centre.
    OffCentre,
    /// A mouth of the tile would meet a blank edge of a tile on the board.
    MouthOnBlank(Edge),
    /// A blank edge of the tile would meet a mouth of a tile on the board.
    BlankOnMouth(Edge),
    /// The tile touches others, but no mouth of it meets a mouth.
    NoJoin,
    /// The tile touches no other.
    Apart,
}

/// What a seat can be asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Bid in the auction.
    Bid,
    /// Pick the pool to draw from.
    Pick,
    /// Lay the drawn tile.
    Lay,
    /// Say whether the game ends.
    Answer,
}

impl Step {
    /// The name in lower case, for a catalogue to select on.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Pick => "pick",
            Self::Lay => "lay",
            Self::Answer => "answer",
        }
    }
}

impl Illegal {
    /// The reason as a phrase of the catalogues.
    pub fn phrase(self) -> Phrase {
        let at = |id, edge: Edge| {
            Phrase::new(id).with("square", edge.square).with("direction", edge.direction)
        };
        match self {
            Self::Due(step) => Phrase::new("tayu-illegal-due").with("step", step.name()),
            Self::BidTooHigh { most } => {
                Phrase::new("tayu-illegal-bid-too-high").with("most", u32::from(most))
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
        }
    }
}
