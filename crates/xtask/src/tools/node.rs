//! Node and its packages, in the versions of the lock files.

use crate::report::note;
use crate::{Result, paths, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest version of Node that works with the packages.
const OLDEST: u32 = 20;

/// Returns an error if Node is missing or too old.
pub(crate) fn ensure() -> Result<()> {
    let hint = format!("Node {OLDEST} or newer is needed, with npm: see https://nodejs.org");
    let said = run::output(Command::new("node").arg("--version"))
        .ok_or_else(|| format!("Node was not found. {hint}"))?;
    match major(&said) {
        Some(version) if version >= OLDEST => Ok(()),
        _ => Err(format!("this Node is {}. {hint}", said.trim())),
    }
}

/// Installs the packages of a folder exactly as its `package-lock.json` says, unless they are there.
pub(crate) fn packages(folder: &Path) -> Result<()> {
    ensure()?;
    let lock_path = folder.join("package-lock.json");
    let lock = fs::read(&lock_path).map_err(|why| format!("{}: {why}", lock_path.display()))?;
    // `npm ci` empties the folder first, so the copy exists only after a complete installation.
    let installed = folder.join("node_modules").join(".installed-lock.json");
    if fs::read(&installed).is_ok_and(|copy| copy == lock) {
        return Ok(());
    }
    note("Node packages are missing or out of date: npm ci");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut install = Command::new(npm);
    install.args(["ci", "--no-fund", "--no-audit"]).current_dir(folder);
    run::run(&mut install).map_err(|why| {
        let lock = lock_path.display();
        format!("{why}.\nThe packages of {lock} could not be installed: the lines above say why")
    })?;
    fs::write(&installed, lock).map_err(|why| format!("{}: {why}", installed.display()))
}

/// Returns the command of Node in a folder.
pub(crate) fn command(folder: &Path) -> Command {
    let mut node = Command::new("node");
    node.current_dir(folder);
    node
}

/// Returns the command of a program from the packages of `tests`, run in `tests`.
pub(crate) fn program(name: &str) -> Command {
    let file = if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() };
    let path: PathBuf = paths::tests().join("node_modules").join(".bin").join(file);
    let mut command = Command::new(path);
    command.current_dir(paths::tests());
    command
}

fn major(said: &str) -> Option<u32> {
    said.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_of_node_is_parsed() {
        assert_eq!(major("v20.11.1\n"), Some(20));
        assert_eq!(major("v8.0.0"), Some(8));
        assert_eq!(major("20.11.1"), None);
        assert_eq!(major(""), None);
    }
}
