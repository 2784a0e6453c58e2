//! The tokens of Snorkels: a square, or `swap`.

use std::fmt;

use crate::{GameKind, Illegal, Square};

/// A move of Snorkels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Place a snorkel here.
    Place(Square),
    /// Seat 2 takes purple.
    Swap,
}

impl Move {
    /// Reads a token.
    pub(super) fn parse(token: &str) -> Result<Self, Illegal> {
        let read = |token: &str| match token {
            "swap" => Some(Self::Swap),
            _ => Square::parse(token).map(Self::Place),
        };
        read(token).ok_or_else(|| match read(&token.to_ascii_lowercase()) {
            Some(meant) => Illegal::Spelling(meant.to_string()),
            None => Illegal::Unreadable(GameKind::Snorkels),
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Swap => f.write_str("swap"),
        }
    }
}
