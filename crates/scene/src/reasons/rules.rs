//! Phrases for errors that all games share, and for those of options and game lines.

use cauce_rules::{
    GameKind, LineError, LineErrorKind, MAX_LINE_BYTES, MoveError, OptionsError, ValueError,
};

use super::Reason;
use crate::Phrase;

impl Reason for MoveError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spelling(canonical) => {
                Phrase::new("illegal-spelling").with("canonical", canonical.as_str())
            }
            Self::Over => Phrase::new("illegal-over"),
            Self::ChanceDue => Phrase::new("illegal-chance-due"),
            Self::DecisionDue => Phrase::new("illegal-decision-due"),
            Self::OffBoard(square) => Phrase::new("illegal-off-board").with("square", *square),
            Self::Occupied(square) => Phrase::new("illegal-occupied").with("square", *square),
            Self::Snorkels(reason) => reason.phrase(),
            Self::Tayu(reason) => reason.phrase(),
            Self::Caminos(reason) => reason.phrase(),
            Self::Sendas(reason) => reason.phrase(),
            // `Unreadable`, and reasons that a later version of the rules may add.
            _ => Phrase::new("illegal-unreadable"),
        }
    }
}

impl Reason for OptionsError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotAPair { word } => {
                Phrase::new("options-not-a-pair").with("word", word.as_str())
            }
            Self::UnknownKey { key, known } => Phrase::new("options-unknown-key")
                .with("key", key.as_str())
                .with("known", known.join(", ")),
            Self::RepeatedKey { key } => Phrase::new("options-repeated-key").with("key", *key),
            Self::Value { key, value, reason } => Phrase::new("options-value")
                .with("key", *key)
                .with("value", value.as_str())
                .with("fault", reason.phrase()),
            _ => unreadable(),
        }
    }
}

impl Reason for ValueError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::OneOf(words) => Phrase::new("fault-one-of").with("words", words.join(", ")),
            Self::Range { min, max } => {
                Phrase::new("fault-range").with("min", *min).with("max", *max)
            }
            Self::NotASquare(text) => Phrase::new("fault-not-a-square").with("text", text.as_str()),
            Self::OffBoard(square) => Phrase::new("fault-off-board").with("square", *square),
            Self::Repeated(square) => Phrase::new("fault-repeated").with("square", *square),
            Self::OnlyWith(word) => Phrase::new("fault-only-with").with("word", *word),
            Self::NotWith(word) => Phrase::new("fault-not-with").with("word", *word),
            Self::TooMany { max } => Phrase::new("fault-too-many").with("max", *max),
            Self::TooManyBeside { max, taken } => {
                Phrase::new("snorkels-too-many-beside").with("max", *max).with("taken", *taken)
            }
            Self::NotAPiece(text) => Phrase::new("fault-not-a-piece").with("text", text.as_str()),
            Self::Pieces { count } => Phrase::new("fault-pieces").with("count", *count),
            Self::Apart { side, squares } => {
                Phrase::new("fault-apart").with("side", *side).with("squares", squares.as_str())
            }
            _ => unreadable(),
        }
    }
}

impl Reason for LineErrorKind {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoGame => Phrase::new("line-no-game").with("known", known_games()),
            Self::UnknownGame => Phrase::new("line-unknown-game").with("known", known_games()),
            Self::Spacing => Phrase::new("line-spacing"),
            Self::TooLong => Phrase::new("line-too-long").with("max", MAX_LINE_BYTES),
            Self::Options(error) => error.phrase(),
            Self::Illegal(illegal) => illegal.phrase(),
            _ => unreadable(),
        }
    }
}

impl Reason for LineError {
    fn phrase(&self) -> Phrase {
        let id = match (self.token, self.text.as_str()) {
            (_, "") => "line-error-empty",
            (0, _) => "line-error-setup",
            _ => "line-error-token",
        };
        Phrase::new(id)
            .with("number", self.token)
            .with("text", self.text.as_str())
            .with("reason", self.kind.phrase())
    }
}

/// A phrase for errors that a page never meets, and for those of later versions of the rules.
fn unreadable() -> Phrase {
    Phrase::new("line-unreadable")
}

fn known_games() -> String {
    GameKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
}
