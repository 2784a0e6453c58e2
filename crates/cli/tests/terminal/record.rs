//! `cauce record`: conversions between records and game lines, and their errors.

use std::{env, fs, path::PathBuf, process};

use crate::{printed, refused, run};

const RECORD: &str = r#"[Game "snorkels"]
[Stones "c3,e5"]
[Result "*"]

1. d4 2. swap 3. e4 *
"#;

const DAMAGED: &str = r#"[Game "snorkels"]

1. d4 {first} 2. d4

[Game "snorkels"]

1. e4 (1. a1) *
"#;

#[test]
fn lines_and_records_convert_into_each_other() {
    let line = "snorkels stones=c3,e5 : d4 swap e4\n";
    assert_eq!(printed(&["record", "--from-lines", "-"], line), RECORD);
    assert_eq!(printed(&["record", "--to-lines", "-"], RECORD), line);
    let lines = "tayu : +026\ncaminos\nsnorkels : d4 resign\n";
    let records = printed(&["record", "--from-lines", "-"], lines);
    assert_eq!(printed(&["record", "--to-lines", "-"], &records), lines);
    assert_eq!(printed(&["record", "--check", "-"], &records), "3 games\n");
    assert_eq!(printed(&["record", "--check", "-"], RECORD), "1 game\n");
    assert_eq!(printed(&["record", "--check", "-"], ""), "0 games\n");
}

#[test]
fn a_leading_byte_order_mark_is_ignored() {
    let line = "snorkels : d4 swap\n";
    let plain = printed(&["record", "--from-lines", "-"], line);
    assert_eq!(printed(&["record", "--from-lines", "-"], format!("\u{FEFF}{line}")), plain);
    assert_eq!(printed(&["record", "--to-lines", "-"], format!("\u{FEFF}{plain}")), line);
    assert_eq!(printed(&["record", "--check", "-"], format!("\u{FEFF}{plain}")), "1 game\n");
    assert_eq!(printed(&["inspect"], format!("\u{FEFF}{line}")), printed(&["inspect"], line));
}

#[test]
fn errors_are_reported_and_the_other_games_are_read() {
    let told = "-:3:18: 'd4': there is something on d4 already\ncauce: one game is wrong\n";
    let check = run(&["record", "--check", "-"], DAMAGED);
    assert_eq!((check.code, check.out.as_str(), check.err.as_str()), (Some(1), "2 games\n", told));
    let lines = run(&["record", "--to-lines", "-"], DAMAGED);
    let kept = "snorkels : d4\nsnorkels : e4\n";
    assert_eq!((lines.code, lines.out.as_str(), lines.err.as_str()), (Some(1), kept, told));

    let records = run(&["record", "--from-lines", "-"], "snorkels : d4 d4\nchess\n\nsnorkels\n");
    assert_eq!(records.code, Some(1));
    assert_eq!(records.out.matches("[Game \"snorkels\"]").count(), 2, "{}", records.out);
    let said: Vec<_> = records.err.lines().collect();
    assert_eq!(said.len(), 4, "{said:?}");
    assert!(said[0].starts_with("-:1: in the game line, token 2, 'd4': there is"), "{said:?}");
    assert!(said[1].starts_with("-:2: ") && said[2].starts_with("-:3: "), "{said:?}");
    assert_eq!(said[3], "cauce: 3 games are wrong");
}

#[test]
fn invalid_utf8_is_reported_with_its_place() {
    let check = run(&["record", "--check", "-"], b"[Game \"snorkels\"]\n\n1. d4 \xff");
    assert_eq!(check.err, "-:3:7: this is not valid UTF-8 text\ncauce: one game is wrong\n");
    let bytes: Vec<u8> = (0..=255).cycle().take(5_000).collect();
    assert_eq!(run(&["record", "--check", "-"], bytes).code, Some(1));
}

#[test]
fn control_characters_in_errors_are_escaped() {
    let record = "[Game \"snorkels\"]\n\n\u{1b}[31m\u{9b}31m";
    let check = run(&["record", "--check", "-"], record);
    let start = r"-:3:1: '\u001b[31m\u009b31m': this is not a token of this game";
    assert!(check.err.starts_with(start), "{}", check.err);
    let lines = run(&["record", "--from-lines", "-"], "snorkels : \u{1b}c");
    assert!(lines.err.starts_with(r"-:1: in the game line, token 1, '\u001bc': "), "{}", lines.err);
}

#[test]
fn errors_name_the_file() {
    let path: PathBuf = env::temp_dir().join(format!("cauce-record-{}.cauce", process::id()));
    fs::write(&path, DAMAGED).unwrap();
    let name = path.to_str().unwrap();
    let check = run(&["record", "--check", name], "");
    fs::remove_file(&path).unwrap();
    assert!(check.err.starts_with(&format!("{name}:3:18: ")), "{}", check.err);
    let (code, said) = refused(&["record", "--check", name]);
    assert_eq!(code, Some(1));
    assert!(said.starts_with(&format!("cauce: cannot read {name}: ")), "{said}");
}

#[test]
fn a_long_comment_does_not_count_towards_the_line() {
    let comment = format!("[Game \"snorkels\"]\n\n1. d4 {{{}}} *\n", "word ".repeat(20_000));
    assert_eq!(printed(&["record", "--to-lines", "-"], &comment), "snorkels : d4\n");
}

#[test]
fn a_game_too_long_for_a_line_is_reported_at_its_start_and_counted_once() {
    let long = format!("[Game \"sendas\"]\n\n{}x1 *\n", "pass\n".repeat(14_000));
    let run =
        run(&["record", "--to-lines", "-"], format!("[Game \"snorkels\"]\n\n1. d4 *\n\n{long}"));
    assert_eq!((run.code, run.out.as_str()), (Some(1), "snorkels : d4\n"));
    let told: Vec<_> = run.err.lines().collect();
    assert!(told[0].starts_with("-:14007:1: 'x1': "), "{}", run.err);
    assert_eq!(told[1], "-:5:1: a game line has at most 65536 bytes");
    assert!(told[2].contains("one game is wrong"), "{}", run.err);
}

#[test]
fn exactly_one_action_and_an_input_are_required() {
    assert_eq!(refused(&["record", "games"]).0, Some(2));
    assert_eq!(refused(&["record", "--check", "--to-lines", "games"]).0, Some(2));
    assert_eq!(refused(&["record", "--check"]).0, Some(2));
}
