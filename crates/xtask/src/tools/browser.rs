//! The browsers for the tests. A module of `tests` for each of them finds out which one runs here.

use super::node;
use crate::report::note;
use crate::{Result, paths, run};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Playwright's variable for the timeout of a download in milliseconds. It tries five times.
const PATIENCE: &str = "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT";

pub(crate) struct Browser {
    pub name: &'static str,
    /// Its name in Playwright, and that of the module that looks for it.
    id: &'static str,
    package: &'static str,
    /// The variable with the path of the program.
    variable: &'static str,
    by_hand: &'static str,
}

pub(crate) const CHROMIUM: Browser = Browser {
    name: "Chromium",
    id: "chromium",
    package: "chromium-headless-shell",
    variable: "CAUCE_CHROMIUM",
    by_hand: "Install Chromium or Chrome, or set CAUCE_CHROMIUM to the program, or in tests run \
              `npx playwright install --with-deps chromium`",
};

pub(crate) const FIREFOX: Browser = Browser {
    name: "Firefox",
    id: "firefox",
    package: "firefox-esr",
    variable: "CAUCE_FIREFOX",
    by_hand: "Install Firefox, or set CAUCE_FIREFOX to the program, or in tests run \
              `npx playwright install --with-deps firefox`",
};

/// Returns the WebKit that runs here, if there is one. Only Playwright's build can be automated, and it
/// needs more system libraries than a test should install.
pub(crate) fn webkit() -> Option<String> {
    running("webkit")
}

impl Browser {
    /// Finds or installs the browser. Playwright's build, which matches the packages, comes first. The
    /// fallbacks are a browser on this machine, and the system's package manager.
    pub(crate) fn ensure(&self) -> Result<()> {
        let Self { name, package, by_hand, .. } = self;
        let named = std::env::var_os(self.variable).filter(|path| !path.is_empty());
        if let Some(path) = named {
            let why = || format!("{} does not run. {by_hand}", path.display());
            return self.found().then_some(()).ok_or_else(why);
        }
        let fetched = self.fetch();
        if self.found() {
            return Ok(());
        }
        let is_root = run::output(Command::new("id").arg("-u")).as_deref() == Some("0\n");
        if is_root && Path::new("/etc/debian_version").is_file() {
            if fetched {
                note(format!(
                    "Playwright's {name} lacks libraries: they are installed with apt-get"
                ));
                let _ = run::run(node::program("playwright").args(["install-deps", self.id]));
            }
            // On Ubuntu, the packages of these names only redirect to Snap.
            if is_debian() && !self.found() {
                note(format!("{name} is missing: Debian's is installed with apt-get"));
                let _ = apt_get(&["update", "-q"]).and_then(|()| {
                    apt_get(&["install", "-qy", "--no-install-recommends", package])
                });
            }
            if self.found() {
                return Ok(());
            }
        }
        Err(format!("no {name} was found, and none could be fetched. {by_hand}"))
    }

    /// Installs Playwright's build in its cache, and returns whether that succeeded. After a failure, it
    /// does not try again for a day.
    fn fetch(&self) -> bool {
        let name = self.name;
        let Ok(cache) = paths::cache() else { return false };
        let failed = cache.join("no-browsers-fetched");
        let age = fs::metadata(&failed).and_then(|it| it.modified()).map(|it| it.elapsed());
        if matches!(age, Ok(Ok(age)) if age < A_DAY) {
            return false;
        }
        // Prints nothing if the browser is installed already.
        let mut install = node::program("playwright");
        install.args(["install", "--only-shell", self.id]).stderr(Stdio::null());
        if std::env::var_os(PATIENCE).is_none() {
            install.env(PATIENCE, "5000");
        }
        if run::run(&mut install).is_ok() {
            let _ = fs::remove_file(&failed);
            return true;
        }
        note(format!("Playwright's {name} cannot be fetched: the system's is looked for"));
        let _ = fs::create_dir_all(&cache).and_then(|()| fs::write(&failed, ""));
        false
    }

    /// Whether the browser runs here. If so, prints its program and version.
    fn found(&self) -> bool {
        let program = running(self.id);
        if let Some(program) = &program {
            note(format!("{} is {program}", self.name));
        }
        program.is_some()
    }
}

/// Returns the program and version of a browser that runs here.
fn running(id: &str) -> Option<String> {
    let said = run::output(node::command(&paths::tests()).arg(format!("{id}.mjs")));
    said.map(|said| said.trim().to_owned())
}

fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"))
}

fn apt_get(args: &[&str]) -> Result<()> {
    run::run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}
