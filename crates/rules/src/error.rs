//! Why something was refused.

use crate::{Arg, Phrase, Side, Square, caminos, sendas, snorkels, tayu};

/// Why a token, a move or an event cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The text is no token of this game.
    Unreadable,
    /// The token is meant well but must be spelled as given here.
    Spelling(String),
    /// The game is over.
    Over,
    /// A chance event is due first.
    ChanceDue,
    /// No chance event is due: somebody is to move.
    DecisionDue,
    /// The square is not on the board.
    OffBoard(Square),
    /// Something stands on the square already.
    Occupied(Square),
    /// Snorkels has its own reason.
    Snorkels(snorkels::Illegal),
    /// Tayü has its own reason.
    Tayu(tayu::Illegal),
    /// Caminos has its own reason.
    Caminos(caminos::Illegal),
    /// Sendas has its own reason.
    Sendas(sendas::Illegal),
}

impl Illegal {
    /// The reason as a phrase of the catalogues.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable => Phrase::new("illegal-unreadable"),
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
        }
    }
}

impl From<snorkels::Illegal> for Illegal {
    fn from(reason: snorkels::Illegal) -> Self {
        Self::Snorkels(reason)
    }
}

impl From<tayu::Illegal> for Illegal {
    fn from(reason: tayu::Illegal) -> Self {
        Self::Tayu(reason)
    }
}

impl From<caminos::Illegal> for Illegal {
    fn from(reason: caminos::Illegal) -> Self {
        Self::Caminos(reason)
    }
}

impl From<sendas::Illegal> for Illegal {
    fn from(reason: sendas::Illegal) -> Self {
        Self::Sendas(reason)
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// The word is not of the form `KEY=VALUE`.
    NotAPair {
        /// The word.
        word: String,
    },
    /// The game has no such option.
    UnknownKey {
        /// The key that was given.
        key: String,
        /// The keys that the game has.
        known: &'static [&'static str],
    },
    /// The option was given twice.
    RepeatedKey {
        /// The key.
        key: &'static str,
    },
    /// The option cannot have this value.
    Value {
        /// The key.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// What is wrong with it.
        fault: Fault,
    },
}

/// What is wrong with an option's value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It must be one of these words.
    OneOf(&'static [&'static str]),
    /// It must be a whole number in this range, written without leading zeros.
    Range {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// This part of it is no square.
    NotASquare(String),
    /// This square is not on the board.
    OffBoard(Square),
    /// This square is named twice.
    Repeated(Square),
    /// The game has this option only together with this one.
    OnlyWith(&'static str),
    /// The game does not have this option together with this one.
    NotWith(&'static str),
    /// More than so many squares are named.
    TooMany {
        /// How many there may be.
        max: u32,
    },
    /// More squares are named than there is room for beside those that are taken otherwise.
    TooManyBeside {
        /// How many there may be.
        max: u32,
        /// How many are taken otherwise.
        taken: u32,
    },
    /// This part of it is no piece: no square with the open ends in the order `NESW`.
    NotAPiece(String),
    /// It must name exactly so many pieces.
    Pieces {
        /// How many.
        count: u32,
    },
    /// The pieces of a colour do not all hang together.
    Apart {
        /// The colour.
        side: Side,
        /// The squares of those that are apart from the rest.
        squares: String,
    },
}

impl OptionsError {
    /// The reason as a phrase of the catalogues.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotAPair { word } => {
                Phrase::new("options-not-a-pair").with("word", word.as_str())
            }
            Self::UnknownKey { key, known } => Phrase::new("options-unknown-key")
                .with("key", key.as_str())
                .with("known", known.join(", ")),
            Self::RepeatedKey { key } => Phrase::new("options-repeated-key").with("key", *key),
            Self::Value { key, value, fault } => Phrase::new("options-value")
                .with("key", *key)
                .with("value", value.as_str())
                .with("fault", fault.phrase()),
        }
    }
}

impl Fault {
    /// The fault as a phrase of the catalogues.
    pub fn phrase(&self) -> Phrase {
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
            Self::TooMany { max } => Phrase::new("fault-too-many").with("max", Arg::from(*max)),
            Self::TooManyBeside { max, taken } => {
                Phrase::new("snorkels-too-many-beside").with("max", *max).with("taken", *taken)
            }
            Self::NotAPiece(text) => Phrase::new("fault-not-a-piece").with("text", text.as_str()),
            Self::Pieces { count } => Phrase::new("fault-pieces").with("count", *count),
            Self::Apart { side, squares } => {
                Phrase::new("fault-apart").with("side", *side).with("squares", squares.as_str())
            }
        }
    }
}

/// Reads a whole number in a range, in its one canonical spelling.
pub(crate) fn number(
    key: &'static str,
    value: &str,
    min: u32,
    max: u32,
) -> Result<u32, OptionsError> {
    match value.parse::<u32>() {
        Ok(number) if (min..=max).contains(&number) && number.to_string() == value => Ok(number),
        _ => Err(OptionsError::Value {
            key,
            value: value.to_owned(),
            fault: Fault::Range { min, max },
        }),
    }
}

/// Reads one of the words that an option may have and gives back its place among them.
pub(crate) fn word(
    key: &'static str,
    value: &str,
    words: &'static [&'static str],
) -> Result<usize, OptionsError> {
    words.iter().position(|word| *word == value).ok_or_else(|| OptionsError::Value {
        key,
        value: value.to_owned(),
        fault: Fault::OneOf(words),
    })
}
