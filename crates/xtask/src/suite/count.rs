//! How many tests passed, read from the closing lines of the programs that ran them.

use crate::{Result, run};
use std::fmt;
use std::io::Write;
use std::process::Command;

/// Numbers of tests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub passed: u32,
    pub failed: u32,
    /// How many of those that passed did so only at a second try.
    pub flaky: u32,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Count {
    pub(super) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky += other.flaky;
    }

    /// Runs a test program, shows what it prints, and counts along. Either sign of failure is enough.
    pub(super) fn follow(&mut self, command: &mut Command, shown: &mut impl Write) -> Result<()> {
        run::follow(command, shown, |line| self.add(read(line)))?;
        if self.failed == 0 { Ok(()) } else { Err(run::failed(command)) }
    }
}

/// What one line says of numbers: the closing lines of Rust's test harness, of Node's and of
/// Playwright's.
fn read(line: &str) -> Count {
    let line = without_colour(line);
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |word: &str| word.parse().unwrap_or(0);
    let (passed, failed, flaky) = match words[..] {
        ["test", "result:", _, passed, "passed;", failed, "failed;", ..] => (passed, failed, ""),
        ["ℹ", "pass", passed] => (passed, "", ""),
        ["ℹ", "fail", failed] => ("", failed, ""),
        [passed, "passed", time] if time.starts_with('(') => (passed, "", ""),
        [failed, "failed" | "interrupted"] => ("", failed, ""),
        [flaky, "flaky"] => (flaky, "", flaky),
        _ => ("", "", ""),
    };
    Count { passed: number(passed), failed: number(failed), flaky: number(flaky) }
}

/// A line without the codes by which terminals are told to change colour.
fn without_colour(line: &str) -> String {
    let mut parts = line.split("\x1b[");
    let first = parts.next().unwrap_or_default();
    parts.fold(first.to_owned(), |plain, part| {
        plain + part.split_once('m').map_or("", |(_, rest)| rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_counted() {
        for (line, passed, failed, flaky) in [
            ("test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured", 12, 0, 0),
            ("test result: \x1b[31mFAILED\x1b[0m. 3 passed; 4 failed; 0 ignored", 3, 4, 0),
            ("ℹ pass 5\n", 5, 0, 0),
            ("\x1b[34mℹ fail 2\x1b[39m\n", 0, 2, 0),
            ("  12 passed (3.4s)\n", 12, 0, 0),
            ("  1 failed\n", 0, 1, 0),
            ("  1 flaky\n", 1, 0, 1),
            ("running 12 tests", 0, 0, 0),
            ("they passed (all)", 0, 0, 0),
            ("", 0, 0, 0),
        ] {
            assert_eq!(read(line), Count { passed, failed, flaky }, "{line:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_program_is_shown_and_counted_to_its_end_and_fails_by_either_sign() {
        let follow = |script| {
            let (mut count, mut shown) = (Count::default(), Vec::new());
            let outcome = count.follow(Command::new("sh").args(["-c", script]), &mut shown);
            (String::from_utf8(shown).unwrap(), count.passed, count.failed, outcome.is_ok())
        };
        let passing = "echo one; echo '  2 passed (1s)'";
        assert_eq!(follow(passing), ("one\n  2 passed (1s)\n".into(), 2, 0, true));
        assert!(!follow("echo '  2 passed (1s)'; exit 1").3);
        assert_eq!(follow("echo '  1 failed'"), ("  1 failed\n".into(), 0, 1, false));
    }
}
