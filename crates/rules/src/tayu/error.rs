use core::{error::Error, fmt};

use super::{Edge, Pool, TileKind};
use crate::Direction;

/// Why a move of Tayü is not legal, beyond the reasons common to all games.
///
/// ```
/// use cauce_rules::{Game, GameLine, MoveError, tayu};
///
/// let game = "tayu : +036 i9h036 +012".parse::<GameLine<tayu::Position>>()?.position();
/// let why = |token| game.check(game.parse(token)?);
/// assert_eq!(why("i11v012"), Err(MoveError::Tayu(tayu::MoveError::NoJoin)));
/// assert_eq!(
///     why("i11v012").unwrap_err().to_string(),
///     "the tile would touch others without joining a mouth to a mouth"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveError {
    /// Another step of the game is due.
    Due(Step),
    /// The bid is too high.
    BidTooHigh {
        /// The highest bid allowed: the last bid, or [`MAX_SCORE`](super::MAX_SCORE) for the first.
        most: u16,
    },
    /// The bid is 0.
    BidTooLow,
    /// No tile is left in this pool.
    EmptyPool(Pool),
    /// No tile of this kind is left.
    NoneLeft(TileKind),
    /// A tile of this kind is not in the picked pool.
    WrongPool {
        /// The picked pool.
        picked: Pool,
    },
    /// Another tile was drawn.
    NotDrawn {
        /// The kind of the drawn tile.
        drawn: TileKind,
    },
    /// The tile would extend beyond this rim.
    OverRim(Direction),
    /// The first tile must cover a square of the centre.
    OffCentre,
    /// A mouth of the tile would meet a blank edge of another tile, at this edge of the new tile.
    MouthOnBlank(Edge),
    /// A blank edge of the tile would meet a mouth of another tile, at this edge of the new tile.
    BlankOnMouth(Edge),
    /// The tile touches other tiles, but no mouth meets a mouth.
    NoJoin,
    /// The tile touches no other tile.
    Apart,
}

/// The kind of decision that is due.
///
/// ```
/// use cauce_rules::{GameLine, tayu::{Position, Step}};
///
/// let game = "tayu draw=table".parse::<GameLine<Position>>()?.position();
/// assert_eq!(game.step(), Some(Step::Pick));
/// let game = "tayu draw=table : ring +036".parse::<GameLine<Position>>()?.position();
/// assert_eq!(game.step().map(Step::name), Some("lay"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Bid in the auction.
    Bid,
    /// Pick the pool to draw from.
    Pick,
    /// Lay the drawn tile.
    Lay,
    /// Answer whether the game ends.
    Answer,
}

impl Step {
    /// Returns the name in lower case, for use as a selector in message catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Pick => "pick",
            Self::Lay => "lay",
            Self::Answer => "answer",
        }
    }
}

/// The tokens of Tayü, for the message about an unreadable token.
pub(crate) const TOKENS: &str = "a drawn tile such as +012, a placement such as j10h012, 'ring', \
    'plain', 'end', 'on', a bid such as bid24";

impl Error for MoveError {}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Due(step) => write!(f, "first the player to move must {}", due(*step)),
            Self::BidTooHigh { most } => write!(f, "no bid may be higher than {most} now"),
            Self::BidTooLow => f.write_str("the lowest bid is 1"),
            Self::EmptyPool(pool) => write!(f, "no tile {} is left", back(*pool)),
            Self::NoneLeft(kind) => write!(f, "no tile {kind} is left"),
            Self::WrongPool { picked } => write!(f, "the player picked a tile {}", back(*picked)),
            Self::NotDrawn { drawn } => write!(f, "the drawn tile is {drawn}"),
            Self::OverRim(direction) => {
                write!(f, "the tile would stick out over the {} rim", direction.name())
            }
            Self::OffCentre => f.write_str("the first tile must cover i9, j9, i10 or j10"),
            Self::MouthOnBlank(Edge { square, direction }) => {
                let side = direction.name();
                write!(f, "a mouth would meet a blank edge on the {side} side of {square}")
            }
            Self::BlankOnMouth(Edge { square, direction }) => {
                let side = direction.name();
                write!(f, "a blank edge would meet a mouth on the {side} side of {square}")
            }
            Self::NoJoin => {
                f.write_str("the tile would touch others without joining a mouth to a mouth")
            }
            Self::Apart => f.write_str("the tile would touch no other"),
        }
    }
}

const fn due(step: Step) -> &'static str {
    match step {
        Step::Bid => "bid",
        Step::Pick => "pick 'ring' or 'plain'",
        Step::Lay => "lay the drawn tile",
        Step::Answer => "answer 'end' or 'on'",
    }
}

const fn back(pool: Pool) -> &'static str {
    match pool {
        Pool::Ring => "with a ring on the back",
        Pool::Plain => "without a ring on the back",
    }
}
