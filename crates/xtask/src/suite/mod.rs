//! `test`: runs all checks. A failed step does not stop those after it, except for steps that depend on
//! it. The failures are listed at the end.

mod count;
mod needs;
mod steps;

pub(crate) use needs::{Need, Needs};
pub(crate) use steps::{SOAK, Step, in_browser};

use crate::Result;
use crate::report::{headline, say, time};
use clap::{Args, ValueEnum};
use count::Count;
use std::time::{Duration, Instant};

/// Options of `test`.
#[derive(Args)]
pub(crate) struct Options {
    /// Run only these steps; without build, the tests of the page use the existing dist
    #[arg(long, value_name = "STEP", value_delimiter = ',')]
    only: Vec<Step>,
    /// Run only tests with one of these words in their names
    #[arg(value_name = "FILTER")]
    filters: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Passed,
    Failed(String),
    /// Something that it needs is missing, or a step that it depends on failed.
    NotRun(String),
}

struct Outcome {
    step: Step,
    verdict: Verdict,
    count: Count,
    took: Duration,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let steps = chosen(options);
    let start = Instant::now();
    headline("set-up: what the tests need");
    // Set up everything first, so that nothing missing is discovered after minutes of tests.
    let mut needs = Needs::default();
    for step in &steps {
        // An error is reported later, with the step that needs this.
        let _ = needs.meet(step.needs());
    }
    let outcomes = all(
        &steps,
        |step| headline(format_args!("{}: {}", step.name(), step.subject())),
        |step| needs.meet(step.needs()),
        |step, count| step.run(&options.filters, count),
    );

    let (mut total, mut table, mut reasons) = (Count::default(), String::new(), String::new());
    for Outcome { step, verdict, count, took } in &outcomes {
        let tests = if step.has_tests() { count.to_string() } else { String::new() };
        let (word, why) = match verdict {
            Verdict::Passed => ("ok", None),
            Verdict::Failed(why) => ("failed", Some(why)),
            Verdict::NotRun(why) => ("not run", Some(why)),
        };
        let name = step.name();
        table += format!("   {name:<12}{word:<8}{:>12}  {tests}", time(*took)).trim_end();
        table.push('\n');
        if let Some(why) = why {
            reasons += &format!("{name} {word}: {why}\n");
        }
        total.add(count.clone());
    }
    reasons += &total.named.iter().map(|name| format!("   {name}\n")).collect::<String>();
    let failed = outcomes.iter().filter(|outcome| outcome.verdict != Verdict::Passed);
    let failed: Vec<_> = failed.map(|outcome| outcome.step.name()).collect();
    let failure = if !failed.is_empty() {
        let failed = failed.join(",");
        Err(format!("not passed: {failed}. `cargo xtask test --only {failed}` runs these alone."))
    } else if total.passed == 0 && !options.filters.is_empty() {
        Err(format!("no test has {} in its name", options.filters.join(" or ")))
    } else {
        Ok(())
    };
    if failure.is_err() {
        // Failures that are not tests must appear in the last line, too.
        total.failed = total.failed.max(1);
    }
    let verdict = if failure.is_ok() { "passed" } else { "failed" };
    headline(format_args!("{verdict} in {}", time(start.elapsed())));
    say(format_args!("{table}\n{reasons}{total}\n"));
    failure
}

/// Runs all steps that are ready and whose dependency has not failed.
fn all(
    steps: &[Step],
    announce: impl Fn(Step),
    mut ready: impl FnMut(Step) -> Result<()>,
    mut run: impl FnMut(Step, &mut Count) -> Result<()>,
) -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    for &step in steps {
        announce(step);
        let (begun, mut count) = (Instant::now(), Count::default());
        let broken = outcomes.iter().find(|before| {
            before.verdict != Verdict::Passed && step.depends_on() == Some(before.step)
        });
        let ready = match broken {
            Some(before) => Err(format!("it stands on {}", before.step.name())),
            None => ready(step),
        };
        let verdict = match ready {
            Err(why) => Verdict::NotRun(why),
            Ok(()) => match run(step, &mut count) {
                Ok(()) => Verdict::Passed,
                Err(why) => Verdict::Failed(why),
            },
        };
        if matches!(verdict, Verdict::Failed(_)) {
            count.failed = count.failed.max(1); // a check that is no test
        }
        outcomes.push(Outcome { step, verdict, count, took: begun.elapsed() });
    }
    outcomes
}

/// Returns the steps to run, in order. If there are filters but no chosen steps, these are the steps
/// with named tests, and the build that they depend on.
fn chosen(options: &Options) -> Vec<Step> {
    let wanted = |step: &Step| match (options.only.is_empty(), options.filters.is_empty()) {
        (true, true) => true,
        (true, false) => step.has_tests() || *step == Step::Build,
        (false, _) => options.only.contains(step),
    };
    Step::value_variants().iter().copied().filter(wanted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_skips_only_the_steps_that_depend_on_it() {
        use Step::{Build, Clippy, Engines, Native, Node, Playwright};
        let failed = || Verdict::Failed("broken".into());
        let missing = || Verdict::NotRun("missing".into());
        let run = |broken: &[Step], steps: &[Step]| {
            let ready = |step| if step == Engines { Err("missing".into()) } else { Ok(()) };
            let outcomes = all(
                steps,
                |_| {},
                ready,
                |step, count| {
                    count.passed += 1;
                    if broken.contains(&step) { Err("broken".into()) } else { Ok(()) }
                },
            );
            let failures: u64 = outcomes.iter().map(|outcome| outcome.count.failed).sum();
            (outcomes.into_iter().map(|outcome| outcome.verdict).collect::<Vec<_>>(), failures)
        };
        let passed = || Verdict::Passed;
        assert_eq!(
            run(&[Clippy, Native], &[Clippy, Native, Build, Playwright, Engines]),
            (vec![failed(), failed(), passed(), passed(), missing()], 2)
        );
        let on_build = || Verdict::NotRun("it stands on build".into());
        assert_eq!(
            run(&[Build], &[Native, Build, Node, Playwright, Engines]),
            (vec![passed(), failed(), on_build(), on_build(), on_build()], 1)
        );
        // If the build is not among the steps, the existing dist is used.
        assert_eq!(run(&[], &[Playwright]).0, [passed()]);
    }

    #[test]
    fn all_steps_run_unless_steps_or_filters_are_given() {
        let chosen = |only: &[Step], filters: &[&str]| {
            let filters = filters.iter().map(|&filter| filter.into()).collect();
            chosen(&Options { only: only.to_vec(), filters })
        };
        assert_eq!(chosen(&[], &[]), Step::value_variants());
        use Step::{Build, Engines, Native, Node, Playwright, Wasm};
        let with_names = [Native, Wasm, Build, Node, Playwright, Engines];
        assert_eq!(chosen(&[], &["tayu"]), with_names);
        let only = [Step::Playwright, Step::Clippy];
        assert_eq!(chosen(&only, &[]), [Step::Clippy, Step::Playwright]);
        assert_eq!(chosen(&only, &["x"]), [Step::Clippy, Step::Playwright]);
    }
}
