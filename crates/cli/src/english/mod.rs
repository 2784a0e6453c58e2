//! What the command line says, in English: one sentence for every typed value of the rules.
//!
//! The page has its own catalogues for the same values.

mod caminos;
mod record;
mod sendas;
mod snorkels;
mod tayu;

use cauce_rules::{Fault, GameKind, Illegal, LineError, LineFault, MAX_LINE_BYTES, OptionsError};

pub(crate) use record::record_error;

/// Of a word that is not text.
pub(crate) const NOT_UTF8: &str = "this is not valid UTF-8 text";

/// A whole sentence on a game line that is wrong: where, what and why.
pub(crate) fn line_error(error: &LineError) -> String {
    let reason = line_fault(error);
    match (error.token, error.text.as_str()) {
        (0, "") => format!("in the game line: {reason}"),
        (0, text) => format!("in the game line, at '{text}': {reason}"),
        (number, text) => format!("in the game line, token {number}, '{text}': {reason}"),
    }
}

/// Why a game line is wrong.
pub(crate) fn line_fault(error: &LineError) -> String {
    match &error.fault {
        LineFault::NoGame | LineFault::UnknownGame => {
            format!("a game line begins with the name of a game: {}", game_names())
        }
        LineFault::Spacing => "words are separated by single spaces, with none at the ends".into(),
        LineFault::TooLong => too_long(),
        LineFault::Options(error) => options_error(error),
        LineFault::Illegal(reason) => illegal(error.line.options().kind(), reason),
    }
}

fn game_names() -> String {
    let known: Vec<_> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
    one_of(&known)
}

/// Of a line that is too long.
pub(crate) fn too_long() -> String {
    format!("a game line has at most {MAX_LINE_BYTES} bytes")
}

fn options_error(error: &OptionsError) -> String {
    match error {
        OptionsError::NotAPair { .. } => {
            "an option is written KEY=VALUE, and ':' stands before the first token".into()
        }
        OptionsError::UnknownKey { known, .. } => {
            format!("the game has no such option; it has {}", list(known, "and"))
        }
        OptionsError::RepeatedKey { key } => format!("'{key}' is given twice"),
        OptionsError::Value { key, fault, .. } => format!("'{key}' {}", option_fault(fault)),
    }
}

/// What is wrong with an option's value, to be read after the option's key.
fn option_fault(fault: &Fault) -> String {
    match fault {
        Fault::OneOf(words) => format!("must be {}", one_of(words)),
        Fault::Range { min, max } => format!("must be a whole number from {min} to {max}"),
        Fault::NotASquare(text) => {
            format!(
                "must be squares with commas between them, such as c3,e5; '{text}' is no square"
            )
        }
        Fault::OffBoard(square) => format!("names {square}, which is not on the board"),
        Fault::Repeated(square) => format!("names {square} twice"),
        Fault::OnlyWith(word) => format!("may be given only together with {word}"),
        Fault::NotWith(word) => format!("may not be given together with {word}"),
        Fault::TooMany { max } => format!("names more than {max} squares"),
        Fault::TooManyBeside { max, taken } => {
            format!("names more than {max} squares, with {taken} more to be drawn by lot")
        }
        Fault::NotAPiece(text) => format!(
            "must be pieces with commas between them, each a square and its open ends in the \
             order NESW, such as c1NE,d1EW; '{text}' is no piece"
        ),
        Fault::Pieces { count } => format!("must name exactly {count} pieces"),
        Fault::Apart { side, squares } => {
            format!("leaves {side} in parts: {squares} not linked with the rest")
        }
    }
}

fn illegal(kind: GameKind, reason: &Illegal) -> String {
    match reason {
        Illegal::Unreadable => {
            let tokens = match kind {
                GameKind::Snorkels => snorkels::TOKENS,
                GameKind::Tayu => tayu::TOKENS,
                GameKind::Caminos => caminos::TOKENS,
                GameKind::Sendas => sendas::TOKENS,
            };
            format!("this is no token of the game; write {tokens}, 'resign' or 'draw'")
        }
        Illegal::Spelling(canonical) => format!("this must be spelled '{canonical}'"),
        Illegal::Over => "the game is over".into(),
        Illegal::ChanceDue => "a chance event is due first".into(),
        Illegal::DecisionDue => "no chance event is due: somebody is to move".into(),
        Illegal::OffBoard(square) => format!("{square} is not on the board"),
        Illegal::Occupied(square) => format!("there is something on {square} already"),
        Illegal::Snorkels(reason) => snorkels::illegal(*reason).into(),
        Illegal::Tayu(reason) => tayu::illegal(*reason),
        Illegal::Caminos(reason) => caminos::illegal(*reason),
        Illegal::Sendas(reason) => sendas::illegal(*reason),
    }
}

/// "a", "a or b", "a, b or c".
fn one_of(words: &[&str]) -> String {
    list(words, "or")
}

fn list(words: &[&str], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
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
