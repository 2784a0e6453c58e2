//! What can be wrong with a record.

use std::fmt;

use cauce_rules::{GameKind, MoveError, OptionsError};
use thiserror::Error;

use super::TextPlace;
use crate::SeatsError;

/// Where and why reading a game stopped.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct RecordError {
    /// Where in the text.
    pub place: TextPlace,
    /// What stands there, cut short where it is long.
    pub text: String,
    /// What is wrong with it.
    pub fault: RecordErrorKind,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordErrorKind {
    /// This is not UTF-8 text.
    #[error("this is not valid UTF-8 text")]
    NotText,
    /// A game begins with tags, and here is none.
    #[error("a game begins with tags such as [Game \"snorkels\"], and here is none")]
    TagExpected,
    /// A tag is written `[Name "value"]`, on one line.
    #[error("a tag is written [Name \"value\"], on one line")]
    BadTag,
    /// A tag stands twice.
    #[error("this tag stands twice")]
    RepeatedTag,
    /// None of the tags says which game it is.
    #[error("no tag says which game it is, as [Game \"snorkels\"] would")]
    NoGame,
    /// There is no game of that name.
    #[error("there is no such game; the games are {}", all_games())]
    UnknownGame,
    /// The options that the tags give are wrong.
    #[error("{0}")]
    Options(OptionsError),
    /// The tag does not tell who moves for the seats.
    #[error("{0}")]
    Seats(SeatsError),
    /// A comment or a variation begins here and does not end.
    #[error("this comment or variation does not end")]
    Unclosed,
    /// This closes something that was not opened.
    #[error("this closes what was not opened")]
    NotOpened,
    /// A variation stands after the token that it replaces, and here is none.
    #[error("a variation stands after the move that it replaces, and here is none")]
    NothingToReplace,
    /// The token cannot be played.
    #[error("{0}")]
    Illegal(MoveError),
    /// The game has more tags than this.
    #[error("a game has at most {max} tags")]
    TooManyTags {
        /// How many there may be.
        max: usize,
    },
    /// The game has more tokens than this, repeated ones counted.
    #[error("a game has at most {max} moves, variations and draws by lot counted")]
    TooLong {
        /// How many there may be.
        max: usize,
    },
    /// More variations than this stand in each other.
    #[error("at most {max} variations stand in each other")]
    TooDeep {
        /// How many there may be.
        max: usize,
    },
    /// The game's text is longer than this.
    #[error("a game has at most {max} bytes of text")]
    TooMuchText {
        /// How many bytes there may be.
        max: usize,
    },
}

fn all_games() -> String {
    GameKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for RecordError {
    /// Where, what, why: `3:18: 'd4': there is something on d4 already`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, text, fault } = self;
        match fault {
            // What stands there is what cannot be written.
            RecordErrorKind::NotText => write!(f, "{place}: {fault}"),
            _ => write!(f, "{place}: '{text}': {fault}"),
        }
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
