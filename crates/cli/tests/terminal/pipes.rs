//! Pipes that close early, and pipes that wait for an answer.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::Stdio,
};

use crate::cauce;

#[test]
fn inspect_exits_cleanly_if_its_output_is_closed() {
    let mut child = cauce(&["inspect"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdin.write_all(b"snorkels\n").unwrap();
    let mut first = String::new();
    stdout.read_line(&mut first).unwrap();
    assert!(first.starts_with(r#"{"line":"snorkels","ok":true"#), "{first}");
    drop(stdout);
    // Writes until the program has ended at its first answer, which closes this pipe, too.
    while stdin.write_all(b"snorkels\n").is_ok() {}
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn other_commands_exit_cleanly_if_their_output_is_closed() {
    for args in [&["perft", "snorkels", "1"][..], &["svg", "snorkels"], &["--help"], &["--version"]]
    {
        let mut child = cauce(args).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}

#[test]
fn each_line_is_answered_before_the_next_is_read() {
    let mut child = cauce(&["inspect"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for line in ["snorkels size=3", "snorkels size=3 : b2", "nonsense"] {
        writeln!(stdin, "{line}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(&format!(r#"{{"line":"{line}","#)), "{answer}");
    }
    drop(stdin);
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// `/dev/full` behaves like a full disk.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_exits_with_1() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut command = cauce(&["perft", "snorkels", "1"]);
    command.stdout(Stdio::from(full));
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("cauce: cannot write standard output: "), "{said}");
}
