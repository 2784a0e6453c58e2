//! What can be wrong with a record.

use std::fmt;

use cauce_rules::{Illegal, LineFault, OptionsError, Phrase};

use super::{Record, TextPlace};

/// Where and why reading a game stopped.
#[derive(Clone, Debug)]
pub struct RecordError {
    /// The game as far as it could be read; none where the tags do not say how to begin.
    pub record: Option<Record>,
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
    /// The game has more tokens than this.
    TooLong {
        /// How many there may be.
        max: usize,
    },
}

impl RecordFault {
    /// The fault as a phrase of the catalogues.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotText => Phrase::new("record-not-text"),
            Self::TagExpected => Phrase::new("record-tag-expected"),
            Self::BadTag => Phrase::new("record-bad-tag"),
            Self::RepeatedTag => Phrase::new("record-repeated-tag"),
            Self::NoGame => Phrase::new("record-no-game"),
            Self::UnknownGame => LineFault::UnknownGame.phrase(),
            Self::Options(error) => error.phrase(),
            Self::Unclosed => Phrase::new("record-unclosed"),
            Self::NotOpened => Phrase::new("record-not-opened"),
            Self::NothingToReplace => Phrase::new("record-nothing-to-replace"),
            Self::Illegal(illegal) => illegal.phrase(),
            Self::TooManyTags { max } => Phrase::new("record-too-many-tags").with("max", *max),
            Self::TooLong { max } => Phrase::new("record-too-long").with("max", *max),
        }
    }
}

impl RecordError {
    /// The error as a phrase of the catalogues: where, what, why.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("record-error")
            .with("line", self.place.line)
            .with("column", self.place.column)
            .with("text", self.text.as_str())
            .with("reason", self.fault.phrase())
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
