use cauce_rules::{GameLine, snorkels};
use cauce_table::RecordErrorKind;

use super::Reason;
use crate::{Arg, Phrase};

fn wrong(line: &str) -> Phrase {
    line.parse::<GameLine<snorkels::Position>>().unwrap_err().phrase()
}

fn arg(phrase: &Phrase, name: &str) -> Option<Arg> {
    phrase.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg.clone())
}

#[test]
fn a_line_error_names_the_place_the_token_and_the_reason() {
    let phrase = wrong("snorkels : d4 swap d4");
    assert_eq!(phrase.id, "line-error-token");
    assert_eq!(arg(&phrase, "number"), Some(Arg::Number(3)));
    assert_eq!(arg(&phrase, "text"), Some("d4".into()));
    let reason = Phrase::new("illegal-occupied").with("square", "d4");
    assert_eq!(arg(&phrase, "reason"), Some(reason.into()));
    assert_eq!(wrong("snorkels size=1").id, "line-error-setup");
    assert_eq!(wrong("snorkels :  d4").id, "line-error-empty");
}

#[test]
fn an_error_in_an_option_quotes_the_given_value() {
    let phrase = wrong("snorkels size=1");
    let fault = Phrase::new("fault-range").with("min", 3_u32).with("max", 9_u32);
    let value =
        Phrase::new("options-value").with("key", "size").with("value", "1").with("fault", fault);
    assert_eq!(arg(&phrase, "reason"), Some(value.into()));
}

#[test]
fn every_record_error_has_its_own_phrase() {
    let max = 1;
    let ids: Vec<_> = [
        RecordErrorKind::NotText,
        RecordErrorKind::TagExpected,
        RecordErrorKind::BadTag,
        RecordErrorKind::RepeatedTag,
        RecordErrorKind::NoGame,
        RecordErrorKind::Unclosed,
        RecordErrorKind::NotOpened,
        RecordErrorKind::NothingToReplace,
        RecordErrorKind::TooManyTags { max },
        RecordErrorKind::TooLong { max },
        RecordErrorKind::TooDeep { max },
        RecordErrorKind::TooMuchText { max },
    ]
    .iter()
    .map(|fault| fault.phrase().id)
    .collect();
    assert!(ids.iter().all(|id| id.starts_with("record-")));
    assert!(ids.iter().enumerate().all(|(index, id)| !ids[..index].contains(id)));
}
