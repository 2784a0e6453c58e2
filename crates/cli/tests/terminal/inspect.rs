//! `cauce inspect`: exact answers.

use crate::printed;

fn answers(input: impl AsRef<[u8]>) -> Vec<String> {
    printed(&["inspect"], input).lines().map(str::to_owned).collect()
}

fn answer(line: &str) -> String {
    let mut answers = answers(format!("{line}\n"));
    assert_eq!(answers.len(), 1, "{line}");
    answers.remove(0)
}

/// Returns the `error` object in the answer to one line. The answer must also contain the line as given
/// and nothing else.
fn error(line: &str) -> String {
    let answer = answer(line);
    let given = serde_json::to_string(line).unwrap();
    let start = format!(r#"{{"line":{given},"ok":false,"error":"#);
    let rest = answer.strip_prefix(&start).unwrap_or_else(|| panic!("{answer}"));
    rest.strip_suffix('}').unwrap().to_owned()
}

#[test]
fn a_position_with_a_player_to_move_is_described() {
    assert_eq!(
        answer("snorkels size=3 : b2"),
        r#"{"line":"snorkels size=3 : b2","ok":true,"#.to_owned()
            + r#""turn":{"kind":"move","seat":2,"side":"green"},"#
            + r#""legal":["a1","a2","a3","b1","b3","c1","c2","c3","swap"],"#
            + r#""outcome":null,"score":null}"#
    );
    assert_eq!(
        answer("snorkels size=3 stones=c1,a1 : b2 swap"),
        r#"{"line":"snorkels size=3 stones=a1,c1 : b2 swap","ok":true,"#.to_owned()
            + r#""turn":{"kind":"move","seat":1,"side":"green"},"#
            + r#""legal":["a2","a3","b1","b3","c2","c3"],"#
            + r#""outcome":null,"score":null}"#
    );
}

#[test]
fn a_finished_game_is_described_with_its_outcome() {
    let over = |line: &str, outcome: &str| {
        let expected = format!(
            r#"{{"line":"{line}","ok":true,"turn":{{"kind":"over","seat":null,"side":null}},"legal":[],"outcome":{outcome},"score":null}}"#
        );
        assert_eq!(answer(line), expected);
    };
    over("snorkels : d4 a1 a2 g7 b1", r#"{"winners":[1],"reason":"capture"}"#);
    over("snorkels : d4 swap a1 a2 g7 b1", r#"{"winners":[2],"reason":"capture"}"#);
    over("snorkels stones=a2,b1 : a1", r#"{"winners":[2],"reason":"self-capture"}"#);
    over("snorkels : resign", r#"{"winners":[2],"reason":"resignation"}"#);
    over("snorkels : d4 resign", r#"{"winners":[1],"reason":"resignation"}"#);
    over("snorkels : d4 time", r#"{"winners":[1],"reason":"time"}"#);
    over("snorkels : d4 e4 draw", r#"{"winners":[],"reason":"agreement"}"#);
}

#[test]
fn the_answer_contains_the_canonical_line() {
    let canonical = |given: &str, canonical: &str| {
        let start = format!(r#"{{"line":"{canonical}","ok":true,"#);
        assert!(answer(given).starts_with(&start), "{given}");
    };
    canonical("snorkels", "snorkels");
    canonical("snorkels :", "snorkels");
    canonical("snorkels : ", "snorkels");
    canonical("snorkels size=7", "snorkels");
    canonical("snorkels stones=e5,c3 size=8 : d4", "snorkels size=8 stones=c3,e5 : d4");
}

#[test]
fn an_error_names_the_token_and_the_reason() {
    assert_eq!(
        error("snorkels : d4 swap d4"),
        r#"{"token":3,"text":"d4","reason":"there is something on d4 already"}"#
    );
    assert_eq!(
        error("snorkels : d4 e5 swap c3"),
        r#"{"token":3,"text":"swap","reason":"the colour can be chosen only in answer to the first snorkel"}"#
    );
    assert_eq!(
        error("snorkels : d4 D5"),
        r#"{"token":2,"text":"D5","reason":"this must be spelled 'd5'"}"#
    );
    assert_eq!(
        error("snorkels : h1"),
        r#"{"token":1,"text":"h1","reason":"h1 is not on the board"}"#
    );
    assert_eq!(
        error("snorkels : pass"),
        r#"{"token":1,"text":"pass","reason":"this is not a token of this game; write a square such as d4, 'swap', 'resign', 'draw' or 'time'"}"#
    );
    assert_eq!(
        error("snorkels : d4 resign e5"),
        r#"{"token":3,"text":"e5","reason":"the game is over"}"#
    );
    assert_eq!(
        error("snorkels :  d4"),
        r#"{"token":1,"text":"","reason":"words are separated by single spaces, with none at the ends"}"#
    );
}

#[test]
fn an_error_before_the_first_token_has_index_0() {
    assert_eq!(
        error("snorkels size=10"),
        r#"{"token":0,"text":"size=10","reason":"'size' must be a whole number from 3 to 9"}"#
    );
    assert_eq!(
        error("snorkels size=3 stones=c3,b9,a1"),
        r#"{"token":0,"text":"stones=c3,b9,a1","reason":"'stones' names b9, which is not on the board"}"#
    );
    assert_eq!(
        error("snorkels stones=c3,c3"),
        r#"{"token":0,"text":"stones=c3,c3","reason":"'stones' names c3 twice"}"#
    );
    assert_eq!(
        error("snorkels size=3 stones=a1,a2,a3,b1"),
        r#"{"token":0,"text":"stones=a1,a2,a3,b1","reason":"'stones' names too many squares; the most is 3"}"#
    );
    assert_eq!(
        error("snorkels stones=c3,"),
        r#"{"token":0,"text":"stones=c3,","reason":"'stones' must be squares with commas between them, such as c3,e5; '' is not a square"}"#
    );
    assert_eq!(
        error("snorkels colour=red : d4"),
        r#"{"token":0,"text":"colour=red","reason":"this game has no such option; it has size and stones"}"#
    );
    assert_eq!(
        error("snorkels size=5 size=5"),
        r#"{"token":0,"text":"size=5","reason":"'size' is given twice"}"#
    );
    assert_eq!(
        error("snorkels d4"),
        r#"{"token":0,"text":"d4","reason":"an option is written KEY=VALUE, and ':' stands before the first token"}"#
    );
}

#[test]
fn an_unknown_game_name_lists_the_games() {
    for line in ["", "chess", "Snorkels"] {
        let error = error(line);
        let start = format!(
            r#"{{"token":0,"text":"{line}","reason":"a game line begins with the name of a game: "#
        );
        assert!(error.starts_with(&start) && error.contains("snorkels"), "{error}");
    }
}

#[test]
fn control_characters_in_answers_are_escaped() {
    let answer = answer("snorkels : \u{1b}[2J\u{9b}2J\u{7f}");
    let word = r"\u001b[2J\u009b2J\u007f";
    let start =
        format!(r#"{{"line":"snorkels : {word}","ok":false,"error":{{"token":1,"text":"{word}","#);
    assert!(answer.starts_with(&start), "{answer}");
    let options = error("snorkels stones=\u{1b}");
    assert!(options.contains(r"'\u001b' is not a square"), "{options}");
}

#[test]
fn reading_continues_after_a_bad_line() {
    let answers = answers("snorkels size=3 : resign\n\nsnorkels : z\r\nsnorkels size=3 : draw");
    let ok: Vec<_> = answers.iter().map(|answer| answer.contains(r#""ok":true"#)).collect();
    assert_eq!(ok, [true, false, false, true]);
    assert!(answers[2].starts_with(r#"{"line":"snorkels : z","#), "{}", answers[2]);
}

#[test]
fn empty_input_gives_no_answer() {
    assert_eq!(answers(""), [""; 0]);
}

#[test]
fn invalid_utf8_is_an_error_with_its_token() {
    let answers = answers(b"snorkels : d4 \xff\xfe e5\nsnorkels : d4 d4 \xff\n\xc3\x28\n");
    let bad = r#"{"line":"snorkels : d4 "#.to_owned()
        + "\u{FFFD}\u{FFFD}"
        + r#" e5","ok":false,"error":{"token":2,"text":""#
        + "\u{FFFD}\u{FFFD}"
        + r#"","reason":"this is not valid UTF-8 text"}}"#;
    assert_eq!(answers[0], bad);
    // The error names the first wrong word.
    assert!(answers[1].contains(r#""token":2,"text":"d4","reason":"there is"#), "{}", answers[1]);
    assert!(
        answers[2].contains(r#""token":0,"text":"�(","reason":"this is not"#),
        "{}",
        answers[2]
    );
    // A replacement character in the input is merely a wrong token.
    let typed = error("snorkels : \u{FFFD}");
    assert!(typed.contains("not a token of this game"), "{typed}");
}

#[test]
fn a_line_may_have_at_most_64_kib() {
    let long = |bytes: usize| format!("snorkels{}", " ".repeat(bytes - "snorkels".len()));
    let input = [long(65_536), long(65_537), long(1 << 20), "snorkels : d4".into()].join("\n");
    let answers = answers(input);
    assert_eq!(answers.len(), 4);
    let reasons = ["single spaces", "at most 65536 bytes", "at most 65536 bytes", r#""ok":true"#];
    for (answer, reason) in answers.iter().zip(reasons) {
        assert!(answer.contains(reason), "{}", &answer[answer.len().saturating_sub(200)..]);
    }
    // The answer repeats only a bounded part of the line.
    assert!(answers[2].len() < 66_000);
}
