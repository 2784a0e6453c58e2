//! Requirements of the tests, each of which is looked for or set up once.

use crate::tools::browser::{CHROMIUM, FIREFOX};
use crate::tools::{node, rust};
use crate::{Result, build, paths};
use std::collections::BTreeMap;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    Formatter,
    Linter,
    WasmTarget,
    Packages,
    /// The tools of the build other than Rust.
    BuildTools,
    Chromium,
    Firefox,
}

impl Need {
    fn set_up(self) -> Result<()> {
        match self {
            Self::Formatter => rust::component("rustfmt", "fmt"),
            Self::Linter => rust::component("clippy", "clippy"),
            Self::WasmTarget => rust::wasm_target(),
            Self::Packages => {
                [paths::tests(), paths::site()].iter().try_for_each(|it| node::packages(it))
            }
            Self::BuildTools => build::prepare().map(drop),
            Self::Chromium => CHROMIUM.ensure(),
            Self::Firefox => FIREFOX.ensure(),
        }
    }
}

/// The results for all requirements so far.
#[derive(Default)]
pub(crate) struct Needs(BTreeMap<Need, Result<()>>);

impl Needs {
    /// Sets up the missing requirements in order. Each may depend on those before it.
    pub(crate) fn meet(&mut self, needs: &[Need]) -> Result<()> {
        needs
            .iter()
            .try_for_each(|&need| self.0.entry(need).or_insert_with(|| need.set_up()).clone())
    }
}
