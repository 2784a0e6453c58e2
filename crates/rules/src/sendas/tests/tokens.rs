use proptest::prelude::*;

use super::{laws::walk, *};
use crate::GameKind;

#[test]
fn only_the_canonical_spelling_is_read() {
    let position = at("sendas");
    let spelled = |token: &str| match position.parse(token) {
        Err(MoveError::Spelling(canonical)) => canonical,
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
        assert_eq!(position.parse(token), Err(MoveError::Unreadable(GameKind::Sendas)), "{token}");
    }
}

proptest! {
    /// Valid tokens with a character changed, inserted or removed, or with two exchanged.
    #[test]
    fn a_damaged_token_is_refused_or_is_another(
        walk in walk(), token in any::<proptest::sample::Index>(),
        damages in proptest::collection::vec(
            (0..4_u8, any::<proptest::sample::Index>(), "[a-k0-9NESWnes=*-]"), 1..3,
        ),
    ) {
        let (steps, _) = walk.steps();
        let Some(&(position, _)) = steps.last() else { return Ok(()) };
        let legal = legal(&position);
        let mut letters: Vec<char> = token.get(&legal).chars().collect();
        for (kind, at, letter) in &damages {
            let (at, letter) = (at.index(letters.len()), letter.chars().next().unwrap());
            match kind {
                0 => letters[at] = letter,
                1 => letters.insert(at, letter),
                2 if letters.len() > 1 => {
                    letters.remove(at);
                }
                _ => letters.swap(at, 0),
            }
        }
        let text: String = letters.into_iter().collect();
        match position.parse(&text) {
            Ok(mv) => {
                prop_assert_eq!(mv.to_string(), text.clone());
                prop_assert_eq!(position.check(mv).is_ok(), legal.contains(&text));
            }
            Err(MoveError::Spelling(canonical)) => {
                prop_assert_ne!(&canonical, &text);
                let mv = position.parse(&canonical);
                prop_assert_eq!(mv.map(|mv| mv.to_string()), Ok(canonical));
            }
            Err(why) => {
                prop_assert_eq!(why, MoveError::Unreadable(GameKind::Sendas));
                prop_assert!(!legal.contains(&text));
            }
        }
    }
}
