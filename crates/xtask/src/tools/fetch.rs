//! Fetching what others publish.

use crate::{Result, run};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Fetches an archive and unpacks it into a folder, which is emptied first.
///
/// Gives up within seconds where the network does not answer, and after a minute where it is
/// slow: everything that is fetched so can be had in another way.
///
/// # Errors
/// The reason in few words, for a sentence of the caller's.
pub(crate) fn unpacked(url: &str, folder: &Path) -> Result<()> {
    let trouble = |why: std::io::Error| why.to_string();
    clear(folder).map_err(trouble)?;
    fs::create_dir_all(folder).map_err(trouble)?;
    let archive = folder.join("archive");
    let mut curl = Command::new("curl");
    curl.args(["--fail", "--location", "--silent", "--show-error", "--proto", "=https"]);
    curl.args(["--connect-timeout", "5", "--max-time", "60"]);
    quietly(curl.arg("--output").arg(&archive).arg(url))?;
    // The tar of macOS and Windows reads zip files, too; that of Linux does not.
    let mut unpack = if url.ends_with(".zip") && cfg!(target_os = "linux") {
        let mut unzip = Command::new("unzip");
        unzip.arg("-q").arg(&archive).arg("-d").arg(folder);
        unzip
    } else {
        let mut tar = Command::new("tar");
        tar.arg("-xf").arg(&archive).arg("-C").arg(folder);
        tar
    };
    quietly(&mut unpack)?;
    fs::remove_file(&archive).map_err(trouble)
}

/// Removes a folder, if it is there.
pub(crate) fn clear(folder: &Path) -> std::io::Result<()> {
    if folder.exists() { fs::remove_dir_all(folder) } else { Ok(()) }
}

/// Runs a program whose own words are wanted only where it fails, and then only the last.
fn quietly(command: &mut Command) -> Result<()> {
    let output = command.output().map_err(|why| run::not_started(command, &why))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().map(str::trim).rfind(|line| !line.is_empty());
    Err(last.map_or_else(|| run::failed(command), str::to_owned))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_words_of_a_failure_are_the_reason() {
        let why = quietly(Command::new("rustc").arg("--no-such-option")).unwrap_err();
        assert!(!why.is_empty() && !why.contains('\n'), "{why}");
        assert_eq!(quietly(Command::new("rustc").arg("--version")), Ok(()));
    }

    #[test]
    fn only_secure_addresses_are_fetched() {
        let folder = std::env::temp_dir().join(format!("xtask-fetch-{}", std::process::id()));
        let why = unpacked("http://127.0.0.1:9/archive.tar.gz", &folder).unwrap_err();
        assert!(!why.is_empty(), "{why}");
        clear(&folder).unwrap();
        assert!(!folder.exists());
        clear(&folder).unwrap();
    }
}
