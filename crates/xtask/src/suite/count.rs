//! How many tests passed, read from the closing lines of the programs that ran them.

use crate::{Result, run};
use std::fmt;
use std::io::Write;
use std::process::Command;

/// How tests went.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub passed: u32,
    pub failed: u32,
    /// The names of those that passed only when they were tried again.
    pub flaky: Vec<String>,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.flaky.is_empty() {
            return Ok(());
        }
        write!(f, ", {} flaky: {}", self.flaky.len(), self.flaky.join("; "))
    }
}

impl Count {
    pub(super) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky.extend(other.flaky);
    }

    /// Runs a test program, shows what it prints, and counts along. Either sign of failure is enough.
    pub(super) fn follow(&mut self, command: &mut Command, shown: &mut impl Write) -> Result<()> {
        let mut names = 0;
        run::follow(command, shown, |line| {
            let line = without_colour(line);
            if names > 0 {
                names -= 1;
                self.flaky.push(name(&line).to_owned());
                return;
            }
            let read = read(&line);
            self.passed += read.passed + read.flaky;
            self.failed += read.failed;
            names = read.flaky;
        })?;
        if self.failed == 0 { Ok(()) } else { Err(run::failed(command)) }
    }
}

/// What one line says of numbers.
#[derive(Debug, PartialEq, Eq)]
struct Numbers {
    passed: u32,
    failed: u32,
    /// Playwright tells as many names in the lines below.
    flaky: u32,
}

/// Reads the closing lines of Rust's test harness, of Node's and of Playwright's.
fn read(line: &str) -> Numbers {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |word: &str| word.parse().unwrap_or(0);
    let (passed, failed, flaky) = match words[..] {
        ["test", "result:", _, passed, "passed;", failed, "failed;", ..] => (passed, failed, ""),
        ["ℹ", "pass", passed] => (passed, "", ""),
        ["ℹ", "fail", failed] => ("", failed, ""),
        [passed, "passed", time] if time.starts_with('(') => (passed, "", ""),
        [failed, "failed" | "interrupted"] => ("", failed, ""),
        [flaky, "flaky"] => ("", "", flaky),
        _ => ("", "", ""),
    };
    Numbers { passed: number(passed), failed: number(failed), flaky: number(flaky) }
}

/// A test's name from a list of Playwright's, without the rule that is drawn after it.
fn name(line: &str) -> &str {
    line.trim().trim_end_matches('─').trim_end()
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
            ("test result: FAILED. 3 passed; 4 failed; 0 ignored", 3, 4, 0),
            ("ℹ pass 5\n", 5, 0, 0),
            ("ℹ fail 2\n", 0, 2, 0),
            ("  12 passed (3.4s)\n", 12, 0, 0),
            ("  1 failed\n", 0, 1, 0),
            ("  1 flaky\n", 0, 0, 1),
            ("running 12 tests", 0, 0, 0),
            ("they passed (all)", 0, 0, 0),
            ("", 0, 0, 0),
        ] {
            assert_eq!(read(line), Numbers { passed, failed, flaky }, "{line:?}");
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
        let coloured = r"printf '\033[34mℹ pass 5\033[39m\n\033[31mℹ fail 2\033[39m\n'";
        assert_eq!((follow(coloured).1, follow(coloured).2), (5, 2));
    }

    #[cfg(unix)]
    #[test]
    fn tests_that_passed_when_tried_again_are_named_at_the_end_of_the_line() {
        let said = "
  1 failed
    browser/a.spec.mjs:1:1 › fails ──────
\x1b[33m  2 flaky\x1b[39m
\x1b[33m    browser/b.spec.mjs:2:1 › passes later ──────\x1b[39m
    [firefox] › browser/c.spec.mjs:3:1 › 12 passed (later) 
  12 passed (3.4s)
";
        let mut count = Count::default();
        let outcome = count.follow(Command::new("printf").args(["%s", said]), &mut Vec::new());
        assert!(outcome.is_err());
        assert_eq!(
            count.to_string(),
            "14 passed, 1 failed, 2 flaky: browser/b.spec.mjs:2:1 › passes later; \
             [firefox] › browser/c.spec.mjs:3:1 › 12 passed (later)"
        );
    }
}
