//! `test`: everything that must hold, in order, up to the first step that fails.

mod count;
mod steps;

pub(crate) use steps::{Step, in_browser, prepare};

use crate::Result;
use crate::args::Test;
use crate::report::{headline, say, table, time};
use count::Count;
use std::time::{Duration, Instant};

/// A step that was run.
struct Done {
    step: Step,
    passed: bool,
    count: Count,
    took: Duration,
}

/// Runs the steps asked for and says how it went.
pub(crate) fn run(options: &Test) -> Result<()> {
    let steps = chosen(options);
    let start = Instant::now();
    headline("set-up: what the tests need");
    let tools = steps::prepare(&steps)?;

    let mut done = Vec::new();
    let mut failure = None;
    for step in steps {
        headline(format_args!("{}: {}", step.name(), step.subject()));
        let begun = Instant::now();
        let (count, outcome) = step.run(&tools, &options.filters);
        done.push(Done { step, passed: outcome.is_ok(), count, took: begun.elapsed() });
        if let Err(why) = outcome {
            let again = format!("cargo xtask test --only {}", step.name());
            failure = Some(format!("{}: {why}. `{again}` runs this step alone.", step.name()));
            break;
        }
    }

    let mut total: Count = done.iter().map(|done| done.count).sum();
    if failure.is_none() && total.passed == 0 && !options.filters.is_empty() {
        failure = Some(format!("no test has {} in its name", options.filters.join(" or ")));
    }
    if failure.is_some() && total.failed == 0 {
        total.failed = 1; // a check that is no test, but must be seen in the closing line
    }
    let verdict = if failure.is_some() { "failed" } else { "passed" };
    headline(format_args!("{verdict} in {}", time(start.elapsed())));
    say(format_args!("{}\n{total}\n", summary(&done)));
    failure.map_or(Ok(()), Err)
}

/// The steps to run, in order. With filters alone only those that have tests with names, and
/// the build that these stand on.
fn chosen(options: &Test) -> Vec<Step> {
    Step::ALL
        .into_iter()
        .filter(|step| match (options.only.is_empty(), options.filters.is_empty()) {
            (true, true) => true,
            (true, false) => step.has_tests() || *step == Step::Build,
            (false, _) => options.only.contains(step),
        })
        .collect()
}

fn summary(done: &[Done]) -> String {
    let mut rows = vec![["step", "", "tests", "time"].map(String::from).to_vec()];
    for done in done {
        let verdict = if done.passed { "ok" } else { "failed" };
        let all = done.count.passed + done.count.failed;
        let tests = if done.step.has_tests() { all.to_string() } else { String::new() };
        rows.push(vec![done.step.name().into(), verdict.into(), tests, time(done.took)]);
    }
    table(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(step: Step, passed: bool, count: (u32, u32)) -> Done {
        let count = Count { passed: count.0, failed: count.1, flaky: 0 };
        Done { step, passed, count, took: Duration::from_secs(1) }
    }

    #[test]
    fn all_steps_run_unless_told_otherwise() {
        let options = |only: &[Step], filters: &[&str]| Test {
            only: only.to_vec(),
            filters: filters.iter().map(|&filter| filter.into()).collect(),
        };
        assert_eq!(chosen(&options(&[], &[])), Step::ALL);
        assert_eq!(
            chosen(&options(&[], &["tayu"])),
            [Step::Native, Step::Wasm, Step::Build, Step::Node, Step::Playwright]
        );
        let only = [Step::Playwright, Step::Clippy];
        assert_eq!(chosen(&options(&only, &[])), [Step::Clippy, Step::Playwright]);
        assert_eq!(chosen(&options(&only, &["x"])), [Step::Clippy, Step::Playwright]);
    }

    #[test]
    fn the_summary_has_a_line_for_each_step() {
        let steps = [done(Step::Format, true, (0, 0)), done(Step::Native, false, (7, 3))];
        assert_eq!(
            summary(&steps),
            "   step            tests   time\n\
             \u{20}  fmt         ok         1.0 s\n\
             \u{20}  native  failed     10  1.0 s\n"
        );
    }
}
