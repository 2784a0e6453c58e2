//! Runs a program with some input to its end.

use std::{
    io::Write,
    process::{Command, Stdio},
    thread,
};

/// Returns the command with these arguments and all three streams in pipes.
pub(crate) fn cauce(args: &[&str]) -> Command {
    let mut command = Command::new(crate::PROGRAM);
    command.args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn run(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let input = input.as_ref();
    let mut child = cauce(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = thread::scope(|scope| {
        scope.spawn(move || {
            // The program may have ended already without reading its input.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    });
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program without errors, and returns its output.
pub(crate) fn printed(args: &[&str], input: impl AsRef<[u8]>) -> String {
    let run = run(args, input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args:?}");
    run.out
}

/// Runs the program without output, and returns its exit code and error message.
pub(crate) fn refused(args: &[&str]) -> (Option<i32>, String) {
    let run = run(args, "");
    assert_eq!(run.out, "", "{args:?}");
    (run.code, run.err)
}
