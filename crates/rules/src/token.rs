//! Tokens: the words of a game line after the colon.

use core::fmt;

use crate::Seat;

/// A move or a chance event, or one of the three endings that all games have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Token<M> {
    /// A move or a chance event.
    Move(M),
    /// The seat to move resigns.
    Resign,
    /// The players agree on a draw.
    Draw,
    /// The seat to move ran out of time.
    Time,
}

impl<M> Token<M> {
    /// Returns the ending with this token, or `None` if the token is not one of the three.
    pub fn ending(word: &str) -> Option<Self> {
        match word {
            "resign" => Some(Self::Resign),
            "draw" => Some(Self::Draw),
            "time" => Some(Self::Time),
            _ => None,
        }
    }

    /// Returns the move or chance event, if it is one.
    pub fn mv(self) -> Option<M> {
        match self {
            Self::Move(mv) => Some(mv),
            _ => None,
        }
    }
}

impl<M: fmt::Display> fmt::Display for Token<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Resign => f.write_str("resign"),
            Self::Draw => f.write_str("draw"),
            Self::Time => f.write_str("time"),
        }
    }
}

/// Why a seat loses regardless of the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forfeit {
    /// The seat resigned.
    Resignation,
    /// The seat ran out of time.
    Time,
}

impl Forfeit {
    /// Returns the reason for the end if this seat forfeits.
    pub(crate) const fn by(self, seat: Seat) -> crate::EndReason {
        match self {
            Self::Resignation => crate::EndReason::Resignation(seat),
            Self::Time => crate::EndReason::Time(seat),
        }
    }
}
