//! Phrases for errors in seats, links, records and saved tables.

use cauce_rules::LineErrorKind;
use cauce_table::{Damage, LinkError, RecordError, RecordErrorKind, SaveError, SeatsError};

use super::Reason;
use crate::Phrase;

impl Reason for SeatsError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unknown { word } => Phrase::new("seats-unknown").with("word", word.as_str()),
            Self::Count { seats, given } => {
                Phrase::new("seats-count").with("seats", *seats).with("given", *given)
            }
        }
    }
}

impl Reason for LinkError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Line(error) => error.phrase(),
            Self::Seats(error) => Phrase::new("link-seats").with("reason", error.phrase()),
            Self::Id(text) => Phrase::new("link-id").with("text", text.as_str()),
            Self::Repeated(key) => Phrase::new("options-repeated-key").with("key", *key),
        }
    }
}

impl Reason for Damage {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Truncated => Phrase::new("link-cut"),
            Self::Changed => Phrase::new("link-changed"),
        }
    }
}

impl Reason for RecordErrorKind {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotText => Phrase::new("record-not-text"),
            Self::TagExpected => Phrase::new("record-tag-expected"),
            Self::BadTag => Phrase::new("record-bad-tag"),
            Self::RepeatedTag => Phrase::new("record-repeated-tag"),
            Self::NoGame => Phrase::new("record-no-game"),
            Self::UnknownGame => LineErrorKind::UnknownGame.phrase(),
            Self::Options(error) => error.phrase(),
            Self::Seats(error) => error.phrase(),
            Self::Unclosed => Phrase::new("record-unclosed"),
            Self::NotOpened => Phrase::new("record-not-opened"),
            Self::NothingToReplace => Phrase::new("record-nothing-to-replace"),
            Self::Illegal(illegal) => illegal.phrase(),
            Self::TooManyTags { max } => Phrase::new("record-too-many-tags").with("max", *max),
            Self::TooLong { max } => Phrase::new("record-too-long").with("max", *max),
            Self::TooDeep { max } => Phrase::new("record-too-deep").with("max", *max),
            Self::TooMuchText { max } => Phrase::new("record-too-much-text").with("max", *max),
        }
    }
}

impl Reason for RecordError {
    fn phrase(&self) -> Phrase {
        Phrase::new("record-error")
            .with("line", self.place.line)
            .with("column", self.place.column)
            .with("text", self.text.as_str())
            .with("reason", self.kind.phrase())
    }
}

impl Reason for SaveError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Damaged => Phrase::new("save-damaged"),
            Self::Newer { version } => Phrase::new("save-newer").with("version", *version),
            Self::TooMuchText { max } => RecordErrorKind::TooMuchText { max: *max }.phrase(),
            Self::TooLong { max } => RecordErrorKind::TooLong { max: *max }.phrase(),
            Self::Start(error) if error.kind == LineErrorKind::UnknownGame => {
                Phrase::new("save-unknown-game").with("name", error.text.as_str())
            }
            Self::Start(error) => Phrase::new("save-start").with("reason", error.phrase()),
            Self::Token { text, reason } => Phrase::new("save-token")
                .with("text", text.as_str())
                .with("reason", reason.phrase()),
        }
    }
}
