//! The steps of the test suite, and what each needs and runs.

use super::count::{self, Count};
use crate::args::Base;
use crate::report::note;
use crate::tools::chromium::{self, Chromium};
use crate::tools::{binary, node, rust};
use crate::{Result, build, paths, run, serve};
use std::env;
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part of the test suite.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Format,
    Clippy,
    Native,
    Wasm,
    Build,
    Types,
    Node,
    Playwright,
}

/// The browser and its driver, for the steps that need them.
pub(crate) struct Tools {
    chromium: Option<Chromium>,
    driver: Option<PathBuf>,
}

impl Tools {
    fn chromium(&self) -> Result<&Chromium> {
        self.chromium.as_ref().ok_or_else(|| "no browser was set up".into())
    }
}

/// Sets up what these steps need, so that nothing missing is found out after minutes of tests.
pub(crate) fn prepare(steps: &[Step]) -> Result<Tools> {
    let any = |wanted: &[Step]| steps.iter().any(|step| wanted.contains(step));
    if any(&[Step::Format, Step::Clippy]) {
        rust::formatter_and_linter()?;
    }
    if any(&[Step::Clippy]) {
        rust::wasm_target()?;
    }
    if any(&[Step::Types, Step::Node, Step::Playwright]) {
        node::packages()?;
    }
    let (mut chromium, mut driver) = (None, None);
    if any(&[Step::Wasm, Step::Playwright]) {
        let found = chromium::ensure()?;
        note(format!("the browser is {}", found.path.display()));
        if any(&[Step::Wasm]) {
            driver = Some(chromium::driver(&found)?);
        }
        chromium = Some(found);
    }
    if any(&[Step::Wasm, Step::Build]) {
        build::prepare()?;
    }
    Ok(Tools { chromium, driver })
}

impl Step {
    /// All steps, in the order in which they run.
    pub(crate) const ALL: [Self; 8] = [
        Self::Format,
        Self::Clippy,
        Self::Native,
        Self::Wasm,
        Self::Build,
        Self::Types,
        Self::Node,
        Self::Playwright,
    ];

    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Format => "fmt",
            Self::Clippy => "clippy",
            Self::Native => "native",
            Self::Wasm => "wasm",
            Self::Build => "build",
            Self::Types => "types",
            Self::Node => "node",
            Self::Playwright => "playwright",
        }
    }

    /// What it is about.
    pub(crate) fn subject(self) -> &'static str {
        match self {
            Self::Format => "formatting of all Rust",
            Self::Clippy => "Rust's linter, for this machine and for wasm",
            Self::Native => "tests and documentation tests on this machine",
            Self::Wasm => "tests of the web crate, in a browser",
            Self::Build => "the finished site",
            Self::Types => "type check of www and of the tests",
            Self::Node => "what of the page needs no browser",
            Self::Playwright => "the finished site in a browser",
        }
    }

    /// Whether it runs tests that have names, rather than one check.
    pub(crate) fn has_tests(self) -> bool {
        matches!(self, Self::Native | Self::Wasm | Self::Node | Self::Playwright)
    }

    pub(crate) fn run(self, tools: &Tools, filters: &[String]) -> (Count, Result<()>) {
        let check = |outcome| (Count::default(), outcome);
        match self {
            Self::Format => check(run::run(run::cargo().args(["fmt", "--all", "--check"]))),
            Self::Clippy => check(clippy()),
            Self::Native => {
                let mut test = run::cargo();
                test.args(["test", "--workspace", "--no-fail-fast", "--"]).args(filters);
                count::run(coloured(&mut test))
            }
            Self::Wasm => attempt(|| wasm(tools, filters)),
            Self::Build => check(build::optimised()),
            Self::Types => check(types()),
            Self::Node => attempt(|| node(filters)),
            Self::Playwright => attempt(|| playwright(tools, filters)),
        }
    }
}

/// Runs tests whose command takes some making.
fn attempt(command: impl FnOnce() -> Result<Command>) -> (Count, Result<()>) {
    match command() {
        Ok(mut command) => count::run(coloured(&mut command)),
        Err(why) => (Count::default(), Err(why)),
    }
}

/// Programs see a pipe, not the terminal behind it.
fn coloured(command: &mut Command) -> &mut Command {
    if std::io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always").env("FORCE_COLOR", "1");
    }
    command
}

fn clippy() -> Result<()> {
    let deny = ["--", "-D", "warnings"];
    run::run(run::cargo().args(["clippy", "--workspace", "--all-targets"]).args(deny))?;
    let web = ["clippy", "--package", "cauce-web", "--all-targets", "--target", build::WASM];
    run::run(run::cargo().args(web).args(deny))
}

fn wasm(tools: &Tools, filters: &[String]) -> Result<Command> {
    let mut test = in_browser(tools)?;
    test.args(["--tests", "--"]).args(filters);
    Ok(test)
}

/// `cargo test` of the web crate, run by a browser.
pub(crate) fn in_browser(tools: &Tools) -> Result<Command> {
    let chromium = tools.chromium()?;
    let driver = tools.driver.as_ref().ok_or("no driver was set up")?;
    let bindgen = binary::ensure(&binary::wasm_bindgen()?)?;
    let mut test = run::cargo();
    test.args(["test", "--package", "cauce-web", "--target", build::WASM])
        .env("PATH", run::path_with(bindgen)?)
        .env("WASM_BINDGEN_USE_BROWSER", "1")
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities(&chromium.path)?);
    // Long enough for a machine that has other work; the defaults are 5 and 20 seconds.
    for (name, seconds) in
        [("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60"), ("WASM_BINDGEN_TEST_TIMEOUT", "300")]
    {
        if env::var_os(name).is_none() {
            test.env(name, seconds);
        }
    }
    Ok(test)
}

/// Writes what the driver is to start: the browser that was found, as crates/web wants it.
fn capabilities(chromium: &Path) -> Result<PathBuf> {
    let from = paths::root().join("crates/web/webdriver.json");
    let to = paths::artefacts()?.join("webdriver.json");
    let trouble = |path: &Path, why| format!("{}: {why}", path.display());
    let asked = fs::read_to_string(&from).map_err(|why| trouble(&from, why))?;
    let with_binary = with_binary(&asked, &chromium.to_string_lossy())
        .ok_or_else(|| format!("{} has no goog:chromeOptions", from.display()))?;
    fs::write(&to, with_binary).map_err(|why| trouble(&to, why))?;
    Ok(to)
}

fn with_binary(json: &str, path: &str) -> Option<String> {
    let options = "\"goog:chromeOptions\": {";
    let (before, after) = json.split_once(options)?;
    let path = path.replace('\\', r"\\").replace('"', "\\\"");
    Some(format!("{before}{options}\n    \"binary\": \"{path}\",{after}"))
}

fn types() -> Result<()> {
    if !paths::dist().join("cauce-web.d.ts").is_file() {
        return Err("there is no dist to check against: run the build step, too".into());
    }
    for project in ["tsconfig.json", "tsconfig.worker.json", "tsconfig.node.json"] {
        run::run(node::program("tsc").args(["--project", project]))?;
    }
    Ok(())
}

fn node(filters: &[String]) -> Result<Command> {
    let mut test = node::command();
    test.current_dir(paths::tests().join("node"));
    test.args(["--test", "--test-reporter=spec"]);
    test.args(filters.iter().map(|filter| format!("--test-name-pattern={}", escaped(filter))));
    Ok(test)
}

fn playwright(tools: &Tools, filters: &[String]) -> Result<Command> {
    let chromium = tools.chromium()?;
    let dist = paths::dist();
    if !dist.join("index.html").is_file() {
        return Err("there is no dist to test: run the build step, too".into());
    }
    // Under a path of its own, as on a site that has other things, too.
    let site = serve::start(serve::listen_anywhere()?, &dist, &Base::new("some/path"))?;
    let mut test = node::program("playwright");
    test.arg("test").env("CAUCE_CHROMIUM", &chromium.path).env("CAUCE_SITE", &site.address);
    if !filters.is_empty() {
        let any: Vec<String> = filters.iter().map(|filter| escaped(filter)).collect();
        test.arg("--pass-with-no-tests").arg("--grep").arg(any.join("|"));
    }
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
    fn the_driver_is_told_which_browser_to_start() {
        let json = "{ \"goog:chromeOptions\": { \"args\": [] } }";
        assert_eq!(
            with_binary(json, r"C:\Chrome\chrome.exe").unwrap(),
            "{ \"goog:chromeOptions\": {\n    \"binary\": \"C:\\\\Chrome\\\\chrome.exe\", \"args\": [] } }"
        );
        assert_eq!(with_binary("{}", "chrome"), None);
    }

    #[test]
    fn filters_mean_just_their_characters() {
        assert_eq!(escaped("undo (twice)"), r"undo \(twice\)");
        assert_eq!(escaped("snorkels::a_b-c"), r"snorkels\:\:a_b-c");
    }

    #[test]
    fn step_names_are_distinct() {
        let names: std::collections::HashSet<_> = Step::ALL.map(Step::name).into();
        assert_eq!(names.len(), Step::ALL.len());
    }
}
