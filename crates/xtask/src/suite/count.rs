//! Counts the tests that passed, from the machine-readable summaries of the test runners.
//!
//! With the stable compiler, Rust's test harness has only its last line, and wasm-bindgen's runner
//! prints the same one. cargo-nextest has a summary, but it leaves out documentation tests and takes
//! longer to compile than all tests to run.

use serde_json::Value;
use std::fmt;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub passed: u64,
    pub failed: u64,
    /// Tests that passed only when they were retried.
    pub flaky: u64,
    /// The status and name of each test that failed or was flaky, as far as the report has names.
    pub named: Vec<String>,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.flaky > 0 {
            write!(f, ", {} flaky", self.flaky)?;
        }
        Ok(())
    }
}

impl Count {
    pub(super) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky += other.flaky;
        self.named.extend(other.named);
    }

    /// Adds the results in the last line of Rust's test harness; ignores other lines.
    pub(super) fn add_line(&mut self, line: &str) {
        let number = |word: &str| word.parse().unwrap_or(0);
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["test", "result:", _, passed, "passed;", failed, "failed;", ..] = words[..] {
            self.passed += number(passed);
            self.failed += number(failed);
        }
    }

    /// Adds a report of Node's runner, in the Test Anything Protocol.
    pub(super) fn add_tap(&mut self, report: &str) {
        let of = |what| {
            let numbers =
                report.lines().filter_map(|line| line.strip_prefix(what)?.parse::<u64>().ok());
            numbers.sum::<u64>()
        };
        self.passed += of("# pass ");
        self.failed += of("# fail ") + of("# cancelled ");
    }

    /// Adds a report of Playwright, in JSON.
    pub(super) fn add_json(&mut self, report: &str) {
        let report: Value = serde_json::from_str(report).unwrap_or_default();
        let of = |what| report["stats"][what].as_u64().unwrap_or(0);
        self.passed += of("expected") + of("flaky");
        self.failed += of("unexpected");
        self.flaky += of("flaky");
        self.add_names(&report, "");
    }

    /// Adds the names of failed and flaky tests in a suite and its inner suites.
    fn add_names(&mut self, suite: &Value, path: &str) {
        let all = |suite: &Value, what| suite[what].as_array().cloned().unwrap_or_default();
        let name = |of: &Value| format!("{path}{}", of["title"].as_str().unwrap_or_default());
        for spec in all(suite, "specs") {
            for test in all(&spec, "tests") {
                let status = match test["status"].as_str() {
                    Some("unexpected") => "failed",
                    Some("flaky") => "flaky",
                    _ => continue,
                };
                let project = test["projectName"].as_str().filter(|name| !name.is_empty());
                let project = project.map_or_else(String::new, |name| format!("[{name}] › "));
                self.named.push(format!("{status}: {project}{}", name(&spec)));
            }
        }
        for inner in all(suite, "suites") {
            self.add_names(&inner, &(name(&inner) + " › "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_summary_lines_are_counted_with_and_without_colour() {
        for (line, passed, failed) in [
            ("test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured", 12, 0),
            ("test result: FAILED. 3 passed; 4 failed; 0 ignored\n", 3, 4),
            ("test result: \x1b[32mok\x1b[m. 2 passed; 0 failed; 0 ignored", 2, 0),
            ("running 12 tests", 0, 0),
            ("12 passed; 2 failed;", 0, 0),
            ("", 0, 0),
        ] {
            let mut count = Count::default();
            count.add_line(line);
            assert_eq!(count, Count { passed, failed, ..Count::default() }, "{line:?}");
        }
    }

    #[test]
    fn a_node_report_is_counted() {
        let mut count = Count::default();
        count.add_tap(
            "TAP version 13\nok 1 - # pass 9\n# tests 8\n# pass 5\n# fail 2\n# cancelled 1\n",
        );
        assert_eq!(count, Count { passed: 5, failed: 3, ..Count::default() });
    }

    #[test]
    fn a_playwright_report_is_counted_and_names_failed_and_flaky_tests() {
        let mut count = Count::default();
        count.add_json(
            r#"{
                "suites": [{
                    "title": "b.spec.mjs",
                    "specs": [{ "title": "passes", "tests": [{ "status": "expected" }] }],
                    "suites": [{
                        "title": "a board",
                        "specs": [{
                            "title": "passes later",
                            "tests": [
                                { "projectName": "firefox", "status": "flaky" },
                                { "projectName": "webkit", "status": "expected" },
                                { "projectName": "", "status": "unexpected" }
                            ]
                        }]
                    }]
                }],
                "stats": { "expected": 11, "skipped": 1, "unexpected": 1, "flaky": 1 }
            }"#,
        );
        assert_eq!(count.to_string(), "12 passed, 1 failed, 1 flaky");
        let name = "b.spec.mjs › a board › passes later";
        assert_eq!(count.named, [format!("flaky: [firefox] › {name}"), format!("failed: {name}")]);
        count.add_json("");
        assert_eq!((count.passed, count.failed), (12, 1));
    }
}
