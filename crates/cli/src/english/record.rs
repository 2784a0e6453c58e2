//! What is said of records.

use cauce_table::{RecordError, RecordFault};

use super::{game_names, illegal, options_error};

/// What stands at the place, and what is wrong with it.
pub(crate) fn record_error(error: &RecordError) -> String {
    let reason = match &error.fault {
        RecordFault::NotText => return super::NOT_UTF8.to_owned(),
        RecordFault::TagExpected => {
            "a game begins with tags, such as [Game \"snorkels\"]; this is none".to_owned()
        }
        RecordFault::BadTag => "a tag is written [Name \"value\"], on one line".to_owned(),
        RecordFault::RepeatedTag => "this tag stands twice".to_owned(),
        RecordFault::NoGame => {
            "no tag says which game it is, such as [Game \"snorkels\"]".to_owned()
        }
        RecordFault::UnknownGame => format!("there is no such game; there is {}", game_names()),
        RecordFault::Options(error) => options_error(error),
        RecordFault::Unclosed => "this comment or variation does not end".to_owned(),
        RecordFault::NotOpened => "this closes what was not opened".to_owned(),
        RecordFault::NothingToReplace => {
            "a variation stands after the move that it replaces, and here is none".to_owned()
        }
        RecordFault::Illegal(reason) => match &error.record {
            Some(record) => illegal(record.options().kind(), reason),
            None => "this cannot be played".to_owned(),
        },
        RecordFault::TooManyTags { max } => format!("a game has at most {max} tags"),
        RecordFault::TooLong { max } => {
            format!("a game has at most {max} moves, variations and draws by lot counted")
        }
    };
    format!("'{}': {reason}", error.text)
}
