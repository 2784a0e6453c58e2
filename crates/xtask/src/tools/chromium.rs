//! A Chromium for the browser tests. `tests/chromium.mjs` looks for it.

use super::node;
use crate::report::note;
use crate::{Result, run};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Finds or installs a Chromium.
pub(crate) fn ensure() -> Result<()> {
    if found() {
        return Ok(());
    }
    let by_hand = "Install Chromium or Chrome, or set CAUCE_CHROMIUM to the program";
    if let Some(path) = std::env::var_os("CAUCE_CHROMIUM").filter(|path| !path.is_empty()) {
        return Err(format!("{} does not run. {by_hand}", path.display()));
    }
    let is_root = cfg!(unix) && run::output(Command::new("id").arg("-u")).as_deref() == Some("0\n");
    // Debian proper: Ubuntu's package of that name is only a pointer to another shop.
    if is_root && is_debian() {
        note("Chromium is missing: installing Debian's into the system, with apt-get");
        if apt_get(&["update", "-q"])
            .and_then(|()| apt_get(&["install", "-qy", "--no-install-recommends", "chromium"]))
            .is_ok()
            && found()
        {
            return Ok(());
        }
    }
    note("Chromium is missing: Playwright fetches its own, into its own cache");
    let install = |flags: &[&str]| {
        run::run(node::program("playwright").args(["install", "chromium"]).args(flags))
    };
    let fetched = if is_root && Path::new("/etc/debian_version").is_file() {
        note("and the libraries that it needs, into the system, with apt-get");
        install(&["--with-deps"]).or_else(|_| install(&[]))
    } else {
        install(&[])
    };
    fetched.map_err(|why| {
        format!("{why}.\nNo Chromium was found, and none could be had. {by_hand}")
    })?;
    if found() { Ok(()) } else { Err(format!("Playwright's Chromium does not run. {by_hand}")) }
}

/// Says which browser runs here, if one does.
fn found() -> bool {
    let browser = run::output(node::command().arg("chromium.mjs"));
    if let Some(browser) = &browser {
        note(format!("the browser is {}", browser.trim()));
    }
    browser.is_some()
}

fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

fn apt_get(args: &[&str]) -> Result<()> {
    run::run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}
