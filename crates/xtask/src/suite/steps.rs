//! The steps of the test suite, with their requirements and commands.

use super::{Count, Need};
use crate::build::{self, WASM};
use crate::report::note;
use crate::tools::{browser, node};
use crate::{Result, paths, run};
use clap::ValueEnum;
use std::fs;
use std::io::{IsTerminal, stdout};
use std::path::PathBuf;
use std::process::Command;

/// The variable for the number of seconds to try random hostile input.
pub(crate) const SOAK: &str = "SOAK_SECONDS";

/// A part of the test suite, in the order in which they run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// formatting of all Rust
    Fmt,
    /// Rust's linter, without warnings, for this machine and for wasm
    Clippy,
    /// format and rules of JavaScript, style sheets and JSON
    Lint,
    /// unit, integration and documentation tests on this machine
    Native,
    /// tests of the wasm modules, in a browser
    Wasm,
    /// the finished site in dist, as `cargo xtask build` writes it
    Build,
    /// type check of www with the built module, and of the tests
    Types,
    /// tests of the page without a browser: catalogues, contrast, vendored libraries
    Node,
    /// the finished site in a browser
    Playwright,
    /// the finished site in Firefox, and in WebKit if it is installed
    Engines,
}

impl Step {
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// The description in the help text.
    pub(crate) fn subject(self) -> String {
        let value = self.to_possible_value();
        value.and_then(|value| value.get_help().map(ToString::to_string)).unwrap_or_default()
    }

    /// Whether the step runs named tests rather than a single check.
    pub(crate) fn has_tests(self) -> bool {
        matches!(self, Self::Native | Self::Wasm | Self::Node | Self::Playwright | Self::Engines)
    }

    pub(crate) fn needs(self) -> &'static [Need] {
        match self {
            Self::Fmt => &[Need::Formatter],
            Self::Clippy => &[Need::Linter, Need::WasmTarget],
            Self::Native => &[],
            Self::Wasm => &[Need::Packages, Need::Chromium, Need::BuildTools],
            Self::Build => &[Need::BuildTools],
            Self::Lint | Self::Types | Self::Node => &[Need::Packages],
            Self::Playwright => &[Need::Packages, Need::Chromium],
            Self::Engines => &[Need::Packages, Need::Firefox],
        }
    }

    /// The step that must succeed first, because this one tests its output.
    pub(crate) fn depends_on(self) -> Option<Self> {
        let on_dist = matches!(self, Self::Types | Self::Node | Self::Playwright | Self::Engines);
        on_dist.then_some(Self::Build)
    }

    pub(crate) fn run(self, filters: &[String], count: &mut Count) -> Result<()> {
        let mut follow = |test: &mut Command| {
            // Cargo writes to a pipe and would not use colours by itself.
            if stdout().is_terminal() {
                test.env("CARGO_TERM_COLOR", "always");
            }
            run::follow(test, &mut stdout(), |line| count.add_line(line))
        };
        match self {
            Self::Fmt => run::run(run::cargo().args(["fmt", "--all", "--check"])),
            Self::Clippy => {
                let wasm =
                    ["cauce-web", "cauce-worker", "cauce-lab"].map(|name| ["--package", name]);
                let wasm = [wasm.as_flattened(), &["--target", WASM]].concat();
                let editor = ["--package", "cauce-web", "--features", "editor"];
                [&["--workspace"][..], &wasm[..], &editor].into_iter().try_for_each(|what| {
                    let rest = ["--all-targets", "--", "-D", "warnings"];
                    run::run(run::cargo().arg("clippy").args(what).args(rest))
                })
            }
            Self::Lint => run::run(node::program("biome").args(["check", ".."])),
            Self::Native => {
                let mut test = run::cargo();
                test.args(["test", "--workspace", "--no-fail-fast", "--"]).args(filters);
                test.env(SOAK, "30");
                follow(&mut test)
            }
            Self::Wasm => {
                // wasm-bindgen's runner accepts at most one filter.
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
                let mut test = node::command(&paths::tests().join("node"));
                let report = Report::new("node.tap")?;
                test.args(["--test", "--test-reporter=spec", "--test-reporter-destination=stdout"]);
                test.arg("--test-reporter=tap");
                test.arg(format!("--test-reporter-destination={}", report.0.display()));
                let pattern = |filter: &String| format!("--test-name-pattern={}", escaped(filter));
                let outcome = run::run(test.args(filters.iter().map(pattern)));
                count.add_tap(&report.read());
                outcome
            }
            Self::Playwright => playwright(&[], filters, count),
            Self::Engines => {
                let mut options = vec!["--config", "engines.config.mjs", "--project", "firefox"];
                if let Some(webkit) = browser::webkit() {
                    note(format!("WebKit is {webkit}"));
                    options.extend(["--project", "webkit"]);
                } else {
                    note("WebKit is left out: Playwright's own does not run here");
                    note("In tests, `npx playwright install --with-deps webkit` fetches it");
                }
                playwright(&options, filters, count)
            }
        }
    }
}

/// A file into which a runner writes its summary.
struct Report(PathBuf);

impl Report {
    /// Removes the report of an earlier run.
    fn new(name: &str) -> Result<Self> {
        let path = paths::target()?.join(name);
        match fs::remove_file(&path) {
            Err(why) if path.exists() => Err(format!("{}: {why}", path.display())),
            _ => Ok(Self(path)),
        }
    }

    /// Returns the summary; empty if the runner wrote none.
    fn read(&self) -> String {
        fs::read_to_string(&self.0).unwrap_or_default()
    }
}

fn playwright(options: &[&str], filters: &[String], count: &mut Count) -> Result<()> {
    paths::built()?;
    let report = Report::new("playwright.json")?;
    let mut test = node::program("playwright");
    test.args(["test", "--reporter=list,json"]).env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report.0);
    test.args(options);
    if !filters.is_empty() {
        let any: Vec<_> = filters.iter().map(|filter| escaped(filter)).collect();
        test.args(["--pass-with-no-tests", "--grep", &any.join("|")]);
    }
    let outcome = run::run(&mut test);
    count.add_json(&report.read());
    outcome
}

pub(crate) fn in_browser() -> Result<Command> {
    let mut test = run::cargo();
    test.args(["test", "--target", WASM]);
    test.env("PATH", run::path_with(build::prepare()?)?);
    Ok(test)
}

/// Escapes a filter for a regular expression that matches it literally.
fn escaped(filter: &str) -> String {
    let special = |c: char| c.is_ascii_punctuation() && !"_-/ ".contains(c);
    filter.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_matched_literally() {
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
