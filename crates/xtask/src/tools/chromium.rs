//! A Chromium for the browser tests, and the driver through which the wasm tests steer it.

use super::{fetch, node};
use crate::report::note;
use crate::{Result, paths, run};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A browser that runs here.
#[derive(Debug)]
pub(crate) struct Chromium {
    pub path: PathBuf,
    /// Its version in four numbers, where it says so: on Windows it does not.
    version: Option<String>,
}

/// Names by which a Chromium goes on the search path.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Where browsers are that are never on the search path.
const PLACES: [&str; 4] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
];

const BY_HAND: &str = "Install Chromium or Chrome, or set CAUCE_CHROMIUM to the program";

/// Finds or fetches a Chromium.
pub(crate) fn ensure() -> Result<Chromium> {
    if let Some(path) = from_env(&["CAUCE_CHROMIUM", "CHROME"]) {
        return Chromium::at(&path)
            .ok_or_else(|| format!("{} does not run. {BY_HAND}", path.display()));
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    if is_root_on_debian() {
        note("Chromium is missing: installing it with apt-get");
        if apt_get("chromium").is_ok()
            && let Some(found) = installed()
        {
            return Ok(found);
        }
    }
    note("Chromium is missing: fetching Playwright's own");
    node::packages()?;
    let install = |flags: &[&str]| {
        run::run(node::program("playwright").arg("install").args(flags).arg("chromium"))
    };
    // With the system's libraries, where Playwright knows how to get them and may.
    let whole = is_root() && Path::new("/etc/debian_version").is_file();
    let fetched = if whole { install(&["--with-deps"]) } else { install(&[]) };
    fetched.or_else(|why| if whole { install(&[]) } else { Err(why) }).map_err(|why| {
        format!("{why}.\nNo Chromium was found, and none could be had. {BY_HAND}")
    })?;
    playwrights_own().ok_or_else(|| format!("Playwright's Chromium does not run here. {BY_HAND}"))
}

impl Chromium {
    fn at(path: &Path) -> Option<Self> {
        if cfg!(windows) {
            // Asking for the version would open a window.
            return path.is_file().then(|| Self { path: path.into(), version: None });
        }
        let said = run::output(Command::new(path).arg("--version"))?;
        Some(Self { path: path.into(), version: version(&said) })
    }
}

fn installed() -> Option<Chromium> {
    let on_path = NAMES.into_iter().filter_map(on_path);
    let in_place = PLACES.into_iter().map(PathBuf::from).filter(|path| path.is_file());
    on_path.chain(in_place).find_map(|path| Chromium::at(&path)).or_else(playwrights_own)
}

/// The one that Playwright has fetched for itself, if it has.
fn playwrights_own() -> Option<Chromium> {
    let script = "import('@playwright/test').then(p => console.log(p.chromium.executablePath()))";
    let said = run::output(node::command().args(["-e", script]))?;
    let path = PathBuf::from(said.trim());
    path.is_file().then(|| Chromium::at(&path)).flatten()
}

/// Finds or fetches the driver that belongs to a browser.
pub(crate) fn driver(browser: &Chromium) -> Result<PathBuf> {
    let by_hand = "Install the chromedriver that belongs to it, or set CHROMEDRIVER to the program";
    if let Some(path) = from_env(&["CHROMEDRIVER"]) {
        return Ok(path); // whoever sets this knows better
    }
    let fits = |path: &PathBuf| {
        let said = run::output(Command::new(path).arg("--version"));
        said.is_some_and(|said| same_major(version(&said).as_deref(), browser.version.as_deref()))
    };
    let found = || on_path("chromedriver").filter(fits);
    if let Some(path) = found() {
        return Ok(path);
    }
    if is_root_on_debian() && on_path("chromedriver").is_none() {
        note("chromedriver is missing: installing it with apt-get");
        if apt_get("chromium-driver").is_ok()
            && let Some(path) = found()
        {
            return Ok(path);
        }
    }
    let Some(wanted) = &browser.version else {
        return Err(format!("no chromedriver was found. {by_hand}"));
    };
    let cache = paths::cache()?;
    let home = cache.join(format!("chromedriver-{wanted}"));
    let cached = home.join(format!("chromedriver{}", std::env::consts::EXE_SUFFIX));
    if fits(&cached) {
        return Ok(cached);
    }
    note(format!("no chromedriver for Chromium {wanted} is here: fetching one"));
    fetch_driver(wanted, &home, &cache)
        .and_then(|()| if fits(&cached) { Ok(()) } else { Err("it does not run here".into()) })
        .map_err(|why| format!("no chromedriver for Chromium {wanted} ({why}). {by_hand}"))?;
    Ok(cached)
}

/// Fetches a driver from where Chrome's authors publish one for each version.
fn fetch_driver(version: &str, home: &Path, cache: &Path) -> Result<()> {
    let platform = match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => "linux64",
        ("macos", "x86_64") => "mac-x64",
        ("macos", "aarch64") => "mac-arm64",
        ("windows", "x86_64") => "win64",
        _ => return Err("none is published for this platform".into()),
    };
    let name = format!("chromedriver-{platform}");
    let site = "https://storage.googleapis.com/chrome-for-testing-public";
    let partial = cache.join("chromedriver.partial");
    let fetched = fetch::unpacked(&format!("{site}/{version}/{platform}/{name}.zip"), &partial)
        .and_then(|()| fs::rename(partial.join(name), home).map_err(|why| why.to_string()));
    let _ = fetch::clear(&partial); // what is left there is of no use
    fetched
}

fn from_env(names: &[&str]) -> Option<PathBuf> {
    let set = |name: &&str| std::env::var_os(name).filter(|value| !value.is_empty());
    names.iter().find_map(set).map(PathBuf::from)
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path: OsString = std::env::var_os("PATH")?;
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).map(|folder| folder.join(&file)).find(|path| path.is_file())
}

fn is_root() -> bool {
    cfg!(unix) && run::output(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0")
}

/// Debian proper: Ubuntu's package of that name is only a pointer to another shop.
fn is_root_on_debian() -> bool {
    let debian = fs::read_to_string("/etc/os-release")
        .is_ok_and(|release| release.lines().any(|line| line == "ID=debian"));
    debian && is_root()
}

fn apt_get(package: &str) -> Result<()> {
    run::run(Command::new("apt-get").args(["update", "-q"]))?;
    let install = ["install", "-qy", "--no-install-recommends", package];
    run::run(Command::new("apt-get").args(install).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The first word that looks like a version: `Chromium 156.0.8078.79 built on Debian`.
fn version(said: &str) -> Option<String> {
    said.split_whitespace()
        .find(|word| {
            let numbers: Vec<_> = word.split('.').collect();
            numbers.len() == 4 && numbers.iter().all(|number| number.parse::<u32>().is_ok())
        })
        .map(str::to_owned)
}

/// A driver steers all browsers of its major version. Where the browser does not tell its
/// version, the driver gets the benefit of the doubt.
fn same_major(driver: Option<&str>, browser: Option<&str>) -> bool {
    let major = |version: &str| version.split('.').next().map(str::to_owned);
    match (driver, browser) {
        (Some(driver), Some(browser)) => major(driver) == major(browser),
        (driver, None) => driver.is_some(),
        (None, Some(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_browsers_and_drivers_say() {
        for (said, number) in [
            ("Chromium 156.0.8078.79 built on Debian GNU/Linux 12", Some("156.0.8078.79")),
            ("Google Chrome 140.0.7339.80 \n", Some("140.0.7339.80")),
            ("ChromeDriver 156.0.8078.79 (a21ce9-refs/heads/8078@{#1704})", Some("156.0.8078.79")),
            ("Chromium 12", None),
            ("", None),
        ] {
            assert_eq!(version(said).as_deref(), number, "{said:?}");
        }
    }

    #[test]
    fn a_driver_fits_by_its_major_version() {
        assert!(same_major(Some("156.0.1.2"), Some("156.0.8078.79")));
        assert!(!same_major(Some("15.0.1.2"), Some("156.0.8078.79")));
        assert!(same_major(Some("156.0.1.2"), None));
        assert!(!same_major(None, Some("156.0.1.2")));
        assert!(!same_major(None, None));
    }
}
