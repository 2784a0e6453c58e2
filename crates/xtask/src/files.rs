//! Reads and writes the files of the finished site.

use crate::Result;
use std::fs;
use std::io;
use std::path::Path;

/// Lists the files in a folder and its subfolders as sorted paths with slashes.
pub(crate) fn list(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    walk(folder, "", &mut found).map_err(|why| format!("{}: {why}", folder.display()))?;
    found.sort();
    Ok(found)
}

fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

pub(crate) fn read(folder: &Path, path: &str) -> Result<Vec<u8>> {
    fs::read(folder.join(path)).map_err(|why| trouble(path, &why))
}

pub(crate) fn text(folder: &Path, path: &str) -> Result<String> {
    fs::read_to_string(folder.join(path)).map_err(|why| trouble(path, &why))
}

pub(crate) fn write(folder: &Path, path: &str, content: impl AsRef<[u8]>) -> Result<()> {
    fs::write(folder.join(path), content).map_err(|why| trouble(path, &why))
}

fn trouble(path: &str, why: &io::Error) -> String {
    format!("{path}: {why}")
}
