//! How many tests passed, read from what the test programs print.

use crate::{Result, run};
use std::fmt;
use std::io::Write;
use std::iter::Sum;
use std::ops::Add;
use std::process::Command;

/// Numbers of tests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub passed: u32,
    pub failed: u32,
    /// How many of those that passed did so only at a second try.
    pub flaky: u32,
}

impl Add for Count {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            flaky: self.flaky + other.flaky,
        }
    }
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), Add::add)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.flaky > 0 { write!(f, ", {} flaky: named above", self.flaky) } else { Ok(()) }
    }
}

/// Runs a test program, shows what it prints, and counts along.
pub(super) fn run(command: &mut Command) -> (Count, Result<()>) {
    let mut count = Count::default();
    let outcome = follow(command, &mut std::io::stdout(), &mut count);
    (count, outcome)
}

fn follow(command: &mut Command, shown: &mut impl Write, count: &mut Count) -> Result<()> {
    run::follow(command, shown, |line| *count = *count + read(line))?;
    if count.failed == 0 { Ok(()) } else { Err(run::failed(command)) }
}

/// What one line says of numbers: the closing lines of Rust's test harness, of Node's and of
/// Playwright's.
fn read(line: &str) -> Count {
    let line = without_colour(line);
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |word: &str| word.parse().unwrap_or(0);
    let (passed, failed, flaky) = match words[..] {
        ["test", "result:", _, passed, "passed;", failed, "failed;", ..] => {
            (number(passed), number(failed), 0)
        }
        ["ℹ", "pass", passed] => (number(passed), 0, 0),
        ["ℹ", "fail", failed] => (0, number(failed), 0),
        [passed, "passed", time] if time.starts_with('(') => (number(passed), 0, 0),
        [failed, "failed" | "interrupted"] => (0, number(failed), 0),
        [flaky, "flaky"] => (number(flaky), 0, number(flaky)),
        _ => (0, 0, 0),
    };
    Count { passed, failed, flaky }
}

/// A line without the codes by which terminals are told to change colour.
fn without_colour(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut parts = line.split("\x1b[");
    plain.extend(parts.next());
    for part in parts {
        plain.extend(part.split_once('m').map(|(_, rest)| rest));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_counted() {
        for (line, passed, failed, flaky) in [
            (
                "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out",
                12,
                0,
                0,
            ),
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
    fn a_program_is_shown_and_counted_to_its_end() {
        let follow = |script| {
            let (mut shown, mut count) = (Vec::new(), Count::default());
            let outcome = follow(Command::new("sh").args(["-c", script]), &mut shown, &mut count);
            (String::from_utf8(shown).unwrap(), count, outcome)
        };
        let (shown, count, outcome) = follow("echo one; echo '  2 passed (1s)'");
        assert_eq!(shown, "one\n  2 passed (1s)\n");
        assert_eq!(count, Count { passed: 2, ..Count::default() });
        assert_eq!(outcome, Ok(()));
        // Either sign of failure is enough.
        for script in ["echo '  2 passed (1s)'; exit 1", "echo '  1 failed'"] {
            assert!(follow(script).2.is_err(), "{script}");
        }
    }
}
