//! One canonical spelling for every token.

use proptest::prelude::*;

use super::*;
use crate::GameKind;

#[test]
fn only_the_canonical_spelling_is_read() {
    let position = at("sendas");
    let spelled = |token: &str| match position.parse(token) {
        Err(Illegal::Spelling(canonical)) => canonical,
        other => panic!("{token}: {other:?}"),
    };
    for (token, canonical) in [
        ("C1-D5", "c1-d5"),
        ("c1-d5=se", "c1-d5=ES"),
        ("c1-d5=SE", "c1-d5=ES"),
        // Ends are written exactly when they change.
        ("c1-d5=NE", "c1-d5"),
        ("c1-d5=EN", "c1-d5"),
        ("c1-c1=ES", "c1=ES"),
        ("c1=SE", "c1=ES"),
        ("C1*", "c1*"),
        ("c1-E10", "c1-e10"),
        ("PASS", "pass"),
    ] {
        assert_eq!(spelled(token), canonical);
    }
    for token in [
        "", "c1", "c1-", "c1-d5=", "c1-d5=N", "c1=NN", "c1**", "c1-e00", "c1-e010", "c01-d5",
        "c1-d5 ", "c1–d5", "c1-e100", "passe",
    ] {
        assert_eq!(position.parse(token), Err(Illegal::Unreadable(GameKind::Sendas)), "{token}");
    }
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC*", near in "[a-j0-9NESWnesw=*\\-]{0,12}") {
        let position = at("sendas");
        for text in [text, near] {
            if let Ok(mv) = position.parse(&text) {
                prop_assert_eq!(mv.to_string(), text);
                let mut next = position;
                prop_assert_eq!(next.play(mv), position.check(mv));
            }
        }
    }
}
