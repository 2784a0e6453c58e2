//! Errors of the record parser.

use std::fmt;

use cauce_rules::{GameKind, MoveError, OptionsError};
use thiserror::Error;

use super::TextPlace;
use crate::SeatsError;

/// Where and why parsing of a game stopped.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct RecordError {
    /// The place in the text.
    pub place: TextPlace,
    /// The text at that place, shortened if it is long.
    pub text: String,
    /// The kind of error.
    pub kind: RecordErrorKind,
}

/// The kinds of errors in records.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordErrorKind {
    /// The bytes are not valid UTF-8.
    #[error("this is not valid UTF-8 text")]
    NotText,
    /// A game must begin with tags, and there are none.
    #[error("a game begins with tags such as [Game \"snorkels\"], and here is none")]
    TagExpected,
    /// A tag is malformed; the form is `[Name "value"]`, on one line.
    #[error("a tag is written [Name \"value\"], on one line")]
    BadTag,
    /// A tag is repeated.
    #[error("this tag stands twice")]
    RepeatedTag,
    /// There is no `Game` tag.
    #[error("no tag says which game it is, as [Game \"snorkels\"] would")]
    NoGame,
    /// There is no game of this name.
    #[error("there is no such game; the games are {}", all_games())]
    UnknownGame,
    /// The option tags are invalid.
    #[error("{0}")]
    Options(OptionsError),
    /// The `Seats` tag is invalid.
    #[error("{0}")]
    Seats(SeatsError),
    /// A comment or a variation is not closed.
    #[error("this comment or variation does not end")]
    Unclosed,
    /// A closing bracket or quote has no opening one.
    #[error("this closes what was not opened")]
    NotOpened,
    /// A variation does not follow the token that it replaces.
    #[error("a variation stands after the move that it replaces, and here is none")]
    NothingToReplace,
    /// A token is illegal.
    #[error("{0}")]
    Illegal(MoveError),
    /// The game has too many tags.
    #[error("a game has at most {max} tags")]
    TooManyTags {
        /// The maximum number.
        max: usize,
    },
    /// The game has too many tokens, repeated ones included.
    #[error("a game has at most {max} moves, variations and draws by lot counted")]
    TooLong {
        /// The maximum number.
        max: usize,
    },
    /// Variations are nested too deeply.
    #[error("at most {max} variations stand in each other")]
    TooDeep {
        /// The maximum depth.
        max: usize,
    },
    /// The text of the game is too long.
    #[error("a game has at most {max} bytes of text")]
    TooMuchText {
        /// The maximum number of bytes.
        max: usize,
    },
}

fn all_games() -> String {
    GameKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for RecordError {
    /// Formats the place, the text and the reason: `3:18: 'd4': there is something on d4 already`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, text, kind } = self;
        match kind {
            // The text is exactly what cannot be displayed.
            RecordErrorKind::NotText => write!(f, "{place}: {kind}"),
            _ => write!(f, "{place}: '{text}': {kind}"),
        }
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
