//! What can be pressed at a table.

use std::fmt;

use cauce_rules::{AnyGame, Square, Token};

/// Something that can be pressed: a place on the board, or a button beside it.
///
/// It prints as the id that a page gives to the element, and is read back from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A square of the board, `d4`.
    Square(Square),
    /// An answer that is itself a token, `play:swap`.
    Answer(Token),
    /// A part of the hand, `item:NAME`: see [`Item`].
    Item(Item),
}

/// A part of the hand that is neither a square nor a whole token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Takes back what is half done, `cancel`.
    Cancel,
    /// Turns what is in the hand, `turn`.
    Turn,
}

impl Item {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "cancel" => Some(Self::Cancel),
            "turn" => Some(Self::Turn),
            _ => None,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cancel => f.write_str("cancel"),
            Self::Turn => f.write_str("turn"),
        }
    }
}

impl Target {
    /// Reads an id. Tokens are read in the position that they are an answer to.
    pub fn parse(id: &str, game: &AnyGame) -> Option<Self> {
        if let Some(token) = id.strip_prefix("play:") {
            return game.parse(token).ok().map(Self::Answer);
        }
        if let Some(item) = id.strip_prefix("item:") {
            return Item::parse(item).map(Self::Item);
        }
        Square::parse(id).map(Self::Square)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square(square) => square.fmt(f),
            Self::Answer(token) => write!(f, "play:{token}"),
            Self::Item(item) => write!(f, "item:{item}"),
        }
    }
}
