//! The tokens of Snorkels: a square, or `swap`.

use alloc::string::ToString;
use core::fmt;

use crate::{GameKind, Illegal, Square};

/// A move of Snorkels.
///
/// It prints as its token; [`Game::parse`](crate::Game::parse) reads it.
///
/// ```
/// use cauce_rules::{Game, Square, snorkels};
/// use snorkels::Move;
///
/// let game = snorkels::Position::start(&snorkels::Options::default())?;
/// assert_eq!(game.parse("d4")?, Move::Place(Square::new(3, 3)));
/// assert_eq!(Move::Swap.to_string(), "swap");
/// let wrong = game.parse("D4").unwrap_err();
/// assert_eq!(wrong.to_string(), "this must be spelled 'd4'");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Place a snorkel here.
    Place(Square),
    /// Seat 2 takes purple, and with it the snorkel that seat 1 has placed. Seat 1 goes on with
    /// green.
    Swap,
}

impl Move {
    /// Reads a token; where only capitals are wrong, the error says how it is spelled.
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
