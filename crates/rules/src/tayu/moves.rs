use alloc::string::ToString;
use core::{fmt, str::FromStr};

use super::{Mouths, Placement, Pool, TileKind};
use crate::{GameKind, MoveError};

/// A move or a chance event of Tayü. It prints as its token and is parsed from it.
///
/// In a turn, a tile is drawn by chance and the player lays it. With
/// [`DrawRule::Table`](super::DrawRule), the player first picks a pool. Bids precede all turns, and
/// answers replace the placement of a tile that fits nowhere.
///
/// ```
/// use cauce_rules::tayu::{Move, Pool};
///
/// assert_eq!("ring".parse(), Ok(Move::Pick(Pool::Ring)));
/// assert_eq!("bid24".parse(), Ok(Move::Bid(24)));
/// let Move::Lay(tile) = "j10h012".parse()? else { panic!("it is a placement") };
/// assert_eq!(Move::Lay(tile).to_string(), "j10h012");
/// // Every token has one canonical spelling.
/// let refused = "j10h210".parse::<Move>().unwrap_err();
/// assert_eq!(refused.to_string(), "this must be spelled 'j10h012'");
/// # Ok::<(), cauce_rules::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Bid this target, to defend it as saboteur: from 1 to
    /// [`Position::max_bid`](super::Position::max_bid).
    Bid(u16),
    /// Pick the pool to draw from.
    Pick(Pool),
    /// Chance event: a tile of this kind is drawn.
    Draw(TileKind),
    /// Lay the drawn tile here.
    Lay(Placement),
    /// Agree to end the game.
    End,
    /// Refuse to end the game.
    On,
}

impl FromStr for Move {
    type Err = MoveError;

    /// Parses a token. If only the spelling is wrong, the error contains the canonical spelling.
    fn from_str(token: &str) -> Result<Self, MoveError> {
        match Self::read(&token.to_ascii_lowercase()) {
            Some(mv) if mv.to_string() == token => Ok(mv),
            Some(meant) => Err(MoveError::Spelling(meant.to_string())),
            None => Err(MoveError::Unreadable(GameKind::Tayu)),
        }
    }
}

impl Move {
    /// Parses a token, also if it is not canonical: the digits may be in another order or have
    /// leading zeros, and a kind may be named by its other set of mouths.
    fn read(token: &str) -> Option<Self> {
        match token {
            "end" => return Some(Self::End),
            "on" => return Some(Self::On),
            _ => {}
        }
        if let Some(pool) = Pool::ALL.into_iter().find(|pool| pool.name() == token) {
            Some(Self::Pick(pool))
        } else if let Some(number) = token.strip_prefix("bid") {
            // `parse` would also accept a sign.
            let digits = number.bytes().all(|byte| byte.is_ascii_digit());
            number.parse().ok().filter(|_| digits).map(Self::Bid)
        } else if let Some(kind) = token.strip_prefix('+') {
            Mouths::parse(kind).map(|mouths| Self::Draw(TileKind::from_mouths(mouths)))
        } else {
            Placement::parse(token).map(Self::Lay)
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(target) => write!(f, "bid{target}"),
            Self::Pick(pool) => pool.fmt(f),
            Self::Draw(kind) => write!(f, "+{kind}"),
            Self::Lay(placement) => placement.fmt(f),
            Self::End => f.write_str("end"),
            Self::On => f.write_str("on"),
        }
    }
}
