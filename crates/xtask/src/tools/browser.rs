//! The browsers of the tests. Each is looked for by a module of `tests`, which says what runs here.

use super::node;
use crate::report::note;
use crate::{Result, run};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A browser to have.
pub(crate) struct Browser {
    pub name: &'static str,
    /// What it is called by Playwright, and the module that looks for it.
    id: &'static str,
    /// Debian's package.
    package: &'static str,
    /// The variable that names the program.
    variable: &'static str,
    by_hand: &'static str,
}

pub(crate) const CHROMIUM: Browser = Browser {
    name: "Chromium",
    id: "chromium",
    package: "chromium-headless-shell",
    variable: "CAUCE_CHROMIUM",
    by_hand: "Install Chromium or Chrome, or set CAUCE_CHROMIUM to the program",
};

pub(crate) const FIREFOX: Browser = Browser {
    name: "Firefox",
    id: "firefox",
    package: "firefox-esr",
    variable: "CAUCE_FIREFOX",
    by_hand: "Install Firefox, or set CAUCE_FIREFOX to the program",
};

/// Which WebKit runs here, if one does. Only Playwright's own can be steered, and it needs more of
/// the system than a test should install.
pub(crate) fn webkit() -> Option<String> {
    running("webkit")
}

impl Browser {
    /// Finds or installs it.
    pub(crate) fn ensure(&self) -> Result<()> {
        let Self { name, package, by_hand, .. } = self;
        if self.found() {
            return Ok(());
        }
        let named = std::env::var_os(self.variable).filter(|path| !path.is_empty());
        if let Some(path) = named {
            return Err(format!("{} does not run. {by_hand}", path.display()));
        }
        let is_root =
            cfg!(unix) && run::output(Command::new("id").arg("-u")).as_deref() == Some("0\n");
        // Debian proper: Ubuntu's packages of these names are only pointers to another shop.
        if is_root && is_debian() {
            note(format!("{name} is missing: installing Debian's into the system, with apt-get"));
            if apt_get(&["update", "-q"])
                .and_then(|()| apt_get(&["install", "-qy", "--no-install-recommends", package]))
                .is_ok()
                && self.found()
            {
                return Ok(());
            }
        }
        note(format!("{name} is missing: Playwright fetches its own, into its own cache"));
        let install = |flags: &[&str]| {
            run::run(node::program("playwright").args(["install", self.id]).args(flags))
        };
        let fetched = if is_root && Path::new("/etc/debian_version").is_file() {
            note("and the libraries that it needs, into the system, with apt-get");
            install(&["--with-deps"]).or_else(|_| install(&[]))
        } else {
            install(&[])
        };
        fetched.map_err(|why| {
            format!("{why}.\nNo {name} was found, and none could be had. {by_hand}")
        })?;
        if self.found() {
            Ok(())
        } else {
            Err(format!("Playwright's {name} does not run. {by_hand}"))
        }
    }

    /// Says which one runs here, if one does.
    fn found(&self) -> bool {
        let program = running(self.id);
        if let Some(program) = &program {
            note(format!("{} is {program}", self.name));
        }
        program.is_some()
    }
}

/// The program and version of a browser that runs here.
fn running(id: &str) -> Option<String> {
    let said = run::output(node::command().arg(format!("{id}.mjs")));
    said.map(|said| said.trim().to_owned())
}

fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

fn apt_get(args: &[&str]) -> Result<()> {
    run::run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}
