//! `test`: everything that must hold, in order, up to the first step that fails.

mod count;
mod steps;

pub(crate) use steps::{SOAK, Step, in_browser, prepare};

use crate::Result;
use crate::report::{headline, say, time};
use clap::{Args, ValueEnum};
use count::Count;
use std::time::Instant;

/// Options of `test`.
#[derive(Args)]
pub(crate) struct Options {
    /// Run only these steps; types, node, playwright and engines then use dist as it stands
    #[arg(long, value_name = "STEP", value_delimiter = ',')]
    only: Vec<Step>,
    /// Run only tests with one of these words in their name, and no checks
    #[arg(value_name = "FILTER")]
    filters: Vec<String>,
}

/// Runs the steps asked for and says how it went.
pub(crate) fn run(options: &Options) -> Result<()> {
    let steps = chosen(options);
    let start = Instant::now();
    headline("set-up: what the tests need");
    prepare(&steps)?;

    let (mut total, mut summary, mut failure) = (Count::default(), String::new(), None);
    for step in steps {
        headline(format_args!("{}: {}", step.name(), step.subject()));
        let (begun, mut count) = (Instant::now(), Count::default());
        let outcome = step.run(&options.filters, &mut count);
        let verdict = if outcome.is_ok() { "ok" } else { "failed" };
        let tests = if step.has_tests() { count.to_string() } else { String::new() };
        total.add(count);
        let took = time(begun.elapsed());
        summary += format!("   {:<12}{verdict:<8}{took:>12}  {tests}", step.name()).trim_end();
        summary.push('\n');
        if let Err(why) = outcome {
            let again = format!("cargo xtask test --only {}", step.name());
            failure = Some(format!("{}: {why}. `{again}` runs this step alone.", step.name()));
            break;
        }
    }

    if failure.is_none() && total.passed == 0 && !options.filters.is_empty() {
        failure = Some(format!("no test has {} in its name", options.filters.join(" or ")));
    }
    if failure.is_some() && total.failed == 0 {
        total.failed = 1; // a check that is no test, but must be seen in the closing line
    }
    let verdict = if failure.is_some() { "failed" } else { "passed" };
    headline(format_args!("{verdict} in {}", time(start.elapsed())));
    say(format_args!("{summary}\n{total}\n"));
    failure.map_or(Ok(()), Err)
}

/// The steps to run, in order. With filters alone only those that have tests with names, and
/// the build that these stand on.
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
    fn all_steps_run_unless_told_otherwise() {
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
