use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
};
use core::{error::Error, fmt};

use crate::{GameKind, Side, Square, caminos, sendas, snorkels, tayu};

/// Why a token, a move or a chance event is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveError {
    /// The text is not a token of this game.
    Unreadable(GameKind),
    /// The token is not in its canonical spelling, which is given here.
    Spelling(String),
    /// The game is over.
    Over,
    /// A chance event is due first.
    ChanceDue,
    /// No chance event is due; a player is to move.
    DecisionDue,
    /// The square is not on the board.
    OffBoard(Square),
    /// The square is occupied.
    Occupied(Square),
    /// A reason of Snorkels.
    Snorkels(snorkels::MoveError),
    /// A reason of Tayü.
    Tayu(tayu::MoveError),
    /// A reason of Caminos.
    Caminos(caminos::MoveError),
    /// A reason of Sendas.
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
        /// The unknown key.
        key: String,
        /// The keys of the game.
        known: &'static [&'static str],
    },
    /// The option is given twice.
    RepeatedKey {
        /// The key.
        key: &'static str,
    },
    /// The value of the option is not valid.
    Value {
        /// The key.
        key: &'static str,
        /// The refused value.
        value: String,
        /// What is wrong with it.
        reason: ValueError,
    },
}

/// What is wrong with the value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ValueError {
    /// The value must be one of these words.
    OneOf(&'static [&'static str]),
    /// The value must be an integer in this range, without leading zeros.
    Range {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// This part of the value is not a square.
    NotASquare(String),
    /// This square is not on the board.
    OffBoard(Square),
    /// This square is named twice.
    Repeated(Square),
    /// The option is allowed only together with this option.
    OnlyWith(&'static str),
    /// The option is not allowed together with this option.
    NotWith(&'static str),
    /// Too many squares are named.
    TooMany {
        /// The maximum number of squares.
        max: u32,
    },
    /// Too many squares are named, because other squares will be drawn by chance.
    TooManyBeside {
        /// The maximum number of squares.
        max: u32,
        /// The number of squares to be drawn by chance.
        taken: u32,
    },
    /// This part of the value is not a piece: a square and its open ends in the order `NESW`.
    NotAPiece(String),
    /// The value must name exactly this many pieces.
    Pieces {
        /// The number of pieces.
        count: u32,
    },
    /// The pieces of a side are not all linked.
    Apart {
        /// The side.
        side: Side,
        /// The squares of the pieces that are not linked to the rest.
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
            Self::Value { key, reason, .. } => write!(f, "'{key}' {reason}"),
        }
    }
}

impl Error for ValueError {}

impl fmt::Display for ValueError {
    /// Writes a predicate, to be read after the key of the option.
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

/// Joins words as "a", "a or b" or "a, b or c".
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

/// Parses an integer in a range, without leading zeros.
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
            reason: ValueError::Range { min, max },
        }),
    }
}

/// Returns the index of `value` in `words`, the allowed values of an option.
pub(crate) fn word(
    key: &'static str,
    value: &str,
    words: &'static [&'static str],
) -> Result<usize, OptionsError> {
    words.iter().position(|word| *word == value).ok_or_else(|| OptionsError::Value {
        key,
        value: value.to_owned(),
        reason: ValueError::OneOf(words),
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
