//! Why something was refused.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
};
use core::{error::Error, fmt};

use crate::{GameKind, Side, Square, caminos, sendas, snorkels, tayu};

/// Why a token, a move or an event cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveError {
    /// The text is no token of this game.
    Unreadable(GameKind),
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
    Snorkels(snorkels::MoveError),
    /// Tayü has its own reason.
    Tayu(tayu::MoveError),
    /// Caminos has its own reason.
    Caminos(caminos::MoveError),
    /// Sendas has its own reason.
    Sendas(sendas::MoveError),
}

impl Error for MoveError {}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(kind) => {
                let tokens = match kind {
                    GameKind::Snorkels => snorkels::TOKENS,
                    GameKind::Tayu => tayu::TOKENS,
                    GameKind::Caminos => caminos::TOKENS,
                    GameKind::Sendas => sendas::TOKENS,
                };
                write!(
                    f,
                    "this is not a token of this game; write {tokens}, 'resign', 'draw' or 'time'"
                )
            }
            Self::Spelling(canonical) => write!(f, "this must be spelled '{canonical}'"),
            Self::Over => f.write_str("the game is over"),
            Self::ChanceDue => f.write_str("something has to be drawn by lot first"),
            Self::DecisionDue => f.write_str("nothing is drawn by lot now: a player is to move"),
            Self::OffBoard(square) => write!(f, "{square} is not on the board"),
            Self::Occupied(square) => write!(f, "there is something on {square} already"),
            Self::Snorkels(reason) => reason.fmt(f),
            Self::Tayu(reason) => reason.fmt(f),
            Self::Caminos(reason) => reason.fmt(f),
            Self::Sendas(reason) => reason.fmt(f),
        }
    }
}

impl From<snorkels::MoveError> for MoveError {
    fn from(reason: snorkels::MoveError) -> Self {
        Self::Snorkels(reason)
    }
}

impl From<tayu::MoveError> for MoveError {
    fn from(reason: tayu::MoveError) -> Self {
        Self::Tayu(reason)
    }
}

impl From<caminos::MoveError> for MoveError {
    fn from(reason: caminos::MoveError) -> Self {
        Self::Caminos(reason)
    }
}

impl From<sendas::MoveError> for MoveError {
    fn from(reason: sendas::MoveError) -> Self {
        Self::Sendas(reason)
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
        fault: ValueError,
    },
}

/// What is wrong with an option's value.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ValueError {
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

impl Error for OptionsError {}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAPair { .. } => {
                f.write_str("an option is written KEY=VALUE, and ':' stands before the first token")
            }
            Self::UnknownKey { known, .. } => {
                write!(f, "this game has no such option; it has {}", list(known, "and"))
            }
            Self::RepeatedKey { key } => write!(f, "'{key}' is given twice"),
            Self::Value { key, fault, .. } => write!(f, "'{key}' {fault}"),
        }
    }
}

impl Error for ValueError {}

impl fmt::Display for ValueError {
    /// To be read after the option's key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf(words) => write!(f, "must be {}", one_of(words)),
            Self::Range { min, max } => write!(f, "must be a whole number from {min} to {max}"),
            Self::NotASquare(text) => write!(
                f,
                "must be squares with commas between them, such as c3,e5; '{text}' is not a square"
            ),
            Self::OffBoard(square) => write!(f, "names {square}, which is not on the board"),
            Self::Repeated(square) => write!(f, "names {square} twice"),
            Self::OnlyWith(word) => write!(f, "may be given only together with {word}"),
            Self::NotWith(word) => write!(f, "may not be given together with {word}"),
            Self::TooMany { max } => write!(f, "names too many squares; the most is {max}"),
            Self::TooManyBeside { max, taken } => {
                write!(
                    f,
                    "names too many squares; the most is {max}, as {taken} more are drawn by lot"
                )
            }
            Self::NotAPiece(text) => write!(
                f,
                "must be pieces with commas between them, each a square and its open ends in the \
                 order NESW, such as c1NE,d1EW; '{text}' is not a piece"
            ),
            Self::Pieces { count } => write!(f, "must name exactly {count} pieces"),
            Self::Apart { side, squares } => {
                write!(f, "leaves {side} in parts: {squares} would not be linked to the rest")
            }
        }
    }
}

/// "a", "a or b", "a, b or c".
pub(crate) fn one_of(words: &[&str]) -> String {
    list(words, "or")
}

fn list(words: &[&str], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
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
            fault: ValueError::Range { min, max },
        }),
    }
}

/// Reads one of the words that an option may have and returns its place among them.
pub(crate) fn word(
    key: &'static str,
    value: &str,
    words: &'static [&'static str],
) -> Result<usize, OptionsError> {
    words.iter().position(|word| *word == value).ok_or_else(|| OptionsError::Value {
        key,
        value: value.to_owned(),
        fault: ValueError::OneOf(words),
    })
}

#[cfg(test)]
mod tests {
    use super::list;

    #[test]
    fn lists_read_as_english() {
        assert_eq!(list(&["a"], "or"), "a");
        assert_eq!(list(&["a", "b"], "or"), "a or b");
        assert_eq!(list(&["a", "b", "c"], "and"), "a, b and c");
    }
}
