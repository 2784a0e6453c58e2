//! What can be wrong with a record.

use std::{error::Error, fmt};

use cauce_rules::{GameKind, Illegal, OptionsError};

use super::TextPlace;
use crate::SeatsError;

/// Where and why reading a game stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where in the text.
    pub place: TextPlace,
    /// What stands there, cut short where it is long.
    pub text: String,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// This is not UTF-8 text.
    NotText,
    /// A game begins with tags, and here is none.
    TagExpected,
    /// A tag is written `[Name "value"]`, on one line.
    BadTag,
    /// A tag stands twice.
    RepeatedTag,
    /// None of the tags says which game it is.
    NoGame,
    /// There is no game of that name.
    UnknownGame,
    /// The options that the tags give are wrong.
    Options(OptionsError),
    /// The tag does not tell who moves for the seats.
    Seats(SeatsError),
    /// A comment or a variation begins here and does not end.
    Unclosed,
    /// This closes something that was not opened.
    NotOpened,
    /// A variation stands after the token that it replaces, and here is none.
    NothingToReplace,
    /// The token cannot be played.
    Illegal(Illegal),
    /// The game has more tags than this.
    TooManyTags {
        /// How many there may be.
        max: usize,
    },
    /// The game has more tokens than this, repeated ones counted.
    TooLong {
        /// How many there may be.
        max: usize,
    },
    /// More variations than this stand in each other.
    TooDeep {
        /// How many there may be.
        max: usize,
    },
    /// The game's text is longer than this.
    TooMuchText {
        /// How many bytes there may be.
        max: usize,
    },
}

impl Error for RecordFault {}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotText => f.write_str("this is not valid UTF-8 text"),
            Self::TagExpected => {
                f.write_str("a game begins with tags such as [Game \"snorkels\"], and here is none")
            }
            Self::BadTag => f.write_str("a tag is written [Name \"value\"], on one line"),
            Self::RepeatedTag => f.write_str("this tag stands twice"),
            Self::NoGame => {
                f.write_str("no tag says which game it is, as [Game \"snorkels\"] would")
            }
            Self::UnknownGame => {
                let names: Vec<_> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
                write!(f, "there is no such game; the games are {}", names.join(", "))
            }
            Self::Options(error) => error.fmt(f),
            Self::Seats(error) => error.fmt(f),
            Self::Unclosed => f.write_str("this comment or variation does not end"),
            Self::NotOpened => f.write_str("this closes what was not opened"),
            Self::NothingToReplace => {
                f.write_str("a variation stands after the move that it replaces, and here is none")
            }
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::TooManyTags { max } => write!(f, "a game has at most {max} tags"),
            Self::TooLong { max } => {
                write!(f, "a game has at most {max} moves, variations and draws by lot counted")
            }
            Self::TooDeep { max } => write!(f, "at most {max} variations stand in each other"),
            Self::TooMuchText { max } => write!(f, "a game has at most {max} bytes of text"),
        }
    }
}

impl Error for RecordError {}

impl fmt::Display for RecordError {
    /// Where, what, why: `3:18: 'd4': there is something on d4 already`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, text, fault } = self;
        match fault {
            // What stands there is what cannot be written.
            RecordFault::NotText => write!(f, "{place}: {fault}"),
            _ => write!(f, "{place}: '{text}': {fault}"),
        }
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
