use crate::{printed, refused};

#[test]
fn perft_counts_move_sequences() {
    for (line, depth, count) in [
        ("snorkels", "0", "1\n"),
        ("snorkels", "1", "49\n"),
        ("snorkels", "3", "112896\n"),
        ("snorkels size=3", "6", "65232\n"),
        ("snorkels size=4 stones=a4,d1", "4", "26076\n"),
        ("snorkels size=3 : b2", "1", "9\n"),
        ("snorkels : resign", "1", "0\n"),
        ("sendas : resign", "1000", "0\n"),
    ] {
        assert_eq!(printed(&["perft", line, depth], ""), count, "{line}");
    }
}

#[test]
fn a_wrong_line_is_explained_and_exits_with_1() {
    assert_eq!(
        refused(&["perft", "snorkels : d4 d4", "2"]),
        (
            Some(1),
            "cauce: in the game line, token 2, 'd4': there is something on d4 already\n".into()
        )
    );
    assert_eq!(
        refused(&["perft", "snorkels size=2", "2"]),
        (
            Some(1),
            "cauce: in the game line, at 'size=2': 'size' must be a whole number from 3 to 9\n"
                .into()
        )
    );
    let (code, said) = refused(&["perft", "", "2"]);
    assert_eq!(code, Some(1));
    assert!(said.starts_with("cauce: in the game line: a game line begins with"), "{said}");
}

#[test]
fn control_characters_in_errors_are_escaped() {
    let (_, said) = refused(&["perft", "snorkels : \u{1b}[31m\u{9b}31m", "2"]);
    let start = r"cauce: in the game line, token 1, '\u001b[31m\u009b31m': this is not a token";
    assert!(said.starts_with(start), "{said}");
}

#[test]
fn wrong_arguments_exit_with_2() {
    for args in [&["perft"][..], &["perft", "snorkels"], &["perft", "snorkels", "size=3", "2"]] {
        let (code, said) = refused(args);
        assert_eq!(code, Some(2), "{args:?}");
        assert!(said.starts_with("error: "), "{said}");
    }
}

#[test]
fn a_depth_above_1000_or_not_a_number_is_refused() {
    for depth in ["deep", "-1", "", "1001", "1000000", "99999999999"] {
        let (code, said) = refused(&["perft", "sendas", depth]);
        assert_eq!(code, Some(2), "{depth}");
        assert!(said.contains("write a whole number from 0 to 1000"), "{said}");
    }
}
