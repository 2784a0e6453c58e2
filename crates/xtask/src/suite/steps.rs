//! The steps of the test suite, and what each needs and runs.

use super::Count;
use crate::build::{self, WASM};
use crate::report::note;
use crate::tools::browser::{self, CHROMIUM, FIREFOX};
use crate::tools::{node, rust};
use crate::{Result, paths, run};
use clap::ValueEnum;
use std::io::{IsTerminal, stdout};
use std::process::Command;

/// For how many seconds random hostile input is tried, where that is said.
pub(crate) const SOAK: &str = "SOAK_SECONDS";

/// A part of the test suite, in the order in which they run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// formatting of all Rust
    Fmt,
    /// Rust's linter, without warnings, for this machine and for wasm
    Clippy,
    /// unit, integration and documentation tests on this machine
    Native,
    /// tests of the wasm modules, in a browser
    Wasm,
    /// the finished site in dist, as `cargo xtask build` writes it
    Build,
    /// type check of www against the built module, and of the tests
    Types,
    /// what of the page needs no browser: catalogues, lessons, contrast, vendored libraries
    Node,
    /// the finished site in a browser
    Playwright,
    /// what every engine must do: the finished site in Firefox, and in WebKit where it is here
    Engines,
}

/// Sets up what these steps need, so that nothing missing is found out after minutes of tests.
pub(crate) fn prepare(steps: &[Step]) -> Result<()> {
    let any = |wanted: &[Step]| steps.iter().any(|step| wanted.contains(step));
    if any(&[Step::Fmt, Step::Clippy]) {
        rust::formatter_and_linter()?;
    }
    if any(&[Step::Wasm, Step::Types, Step::Node, Step::Playwright, Step::Engines]) {
        node::packages()?;
    }
    if any(&[Step::Wasm, Step::Playwright]) {
        CHROMIUM.ensure()?;
    }
    if any(&[Step::Engines]) {
        FIREFOX.ensure()?;
    }
    if any(&[Step::Clippy]) {
        rust::wasm_target()?;
    }
    if any(&[Step::Wasm, Step::Build]) {
        build::prepare()?;
    }
    Ok(())
}

impl Step {
    /// The name on the command line.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// What it is about.
    pub(crate) fn subject(self) -> String {
        let value = self.to_possible_value();
        value.and_then(|value| value.get_help().map(ToString::to_string)).unwrap_or_default()
    }

    /// Whether it runs tests that have names, rather than one check.
    pub(crate) fn has_tests(self) -> bool {
        matches!(self, Self::Native | Self::Wasm | Self::Node | Self::Playwright | Self::Engines)
    }

    /// Runs it, and counts its tests.
    pub(crate) fn run(self, filters: &[String], count: &mut Count) -> Result<()> {
        let mut follow = |test: &mut Command| {
            // Programs see a pipe, not the terminal behind it.
            if stdout().is_terminal() {
                test.env("CARGO_TERM_COLOR", "always").env("FORCE_COLOR", "1");
            }
            count.follow(test, &mut stdout())
        };
        match self {
            Self::Fmt => run::run(run::cargo().args(["fmt", "--all", "--check"])),
            Self::Clippy => {
                let web = ["--package", "cauce-web", "--package", "cauce-worker", "--target", WASM];
                let editor = ["--package", "cauce-web", "--features", "editor"];
                [&["--workspace"][..], &web, &editor].into_iter().try_for_each(|what| {
                    let rest = ["--all-targets", "--", "-D", "warnings"];
                    run::run(run::cargo().arg("clippy").args(what).args(rest))
                })
            }
            Self::Native => {
                let mut test = run::cargo();
                test.args(["test", "--workspace", "--no-fail-fast", "--"]).args(filters);
                test.env(SOAK, "30");
                follow(&mut test)
            }
            Self::Wasm => {
                // wasm-bindgen's runner takes one filter, or none.
                let none = filters.is_empty().then_some(filters);
                let modules = ["--package", "cauce-web", "--package", "cauce-worker", "--tests"];
                filters.chunks(1).chain(none).try_for_each(|filter| {
                    follow(in_browser()?.args(modules).arg("--").args(filter))
                })
            }
            Self::Build => build::site(),
            Self::Types => {
                paths::built()?;
                ["tsconfig.json", "tsconfig.worker.json", "tsconfig.node.json"]
                    .into_iter()
                    .try_for_each(|it| run::run(node::program("tsc").args(["--project", it])))
            }
            Self::Node => {
                let mut test = node::command();
                test.current_dir(paths::tests().join("node"));
                test.args(["--test", "--test-reporter=spec"]);
                let pattern = |filter: &String| format!("--test-name-pattern={}", escaped(filter));
                follow(test.args(filters.iter().map(pattern)))
            }
            Self::Playwright => follow(&mut playwright(filters)?),
            Self::Engines => {
                let mut test = playwright(filters)?;
                test.args(["--config", "engines.config.mjs", "--project", "firefox"]);
                if let Some(webkit) = browser::webkit() {
                    note(format!("WebKit is {webkit}"));
                    test.args(["--project", "webkit"]);
                } else {
                    note("WebKit is left out: Playwright's own does not run here");
                    note("In tests, `npx playwright install --with-deps webkit` fetches it");
                }
                follow(&mut test)
            }
        }
    }
}

/// Playwright's test runner, over the finished site.
fn playwright(filters: &[String]) -> Result<Command> {
    paths::built()?;
    let mut test = node::program("playwright");
    test.arg("test");
    if !filters.is_empty() {
        let any: Vec<_> = filters.iter().map(|filter| escaped(filter)).collect();
        test.args(["--pass-with-no-tests", "--grep", &any.join("|")]);
    }
    Ok(test)
}

/// `cargo test` in a browser.
pub(crate) fn in_browser() -> Result<Command> {
    let mut test = run::cargo();
    test.args(["test", "--target", WASM]);
    test.env("PATH", run::path_with(build::prepare()?)?);
    Ok(test)
}

/// A filter as a regular expression that means just these characters.
fn escaped(filter: &str) -> String {
    let special = |c: char| c.is_ascii_punctuation() && !"_-/ ".contains(c);
    filter.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_mean_just_their_characters() {
        assert_eq!(escaped("undo (twice)"), r"undo \(twice\)");
        assert_eq!(escaped("snorkels::a_b-c"), r"snorkels\:\:a_b-c");
    }

    #[test]
    fn every_step_has_a_name_and_a_subject() {
        for step in Step::value_variants() {
            assert!(!step.name().is_empty() && !step.subject().is_empty(), "{step:?}");
        }
    }
}
