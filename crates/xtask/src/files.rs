//! The files of the finished site.

use crate::Result;
use std::fs;
use std::path::Path;

/// The files in a folder and below, by their paths with slashes, sorted. Hidden ones are not of
/// the site: Trunk has a staging folder of its own.
pub(crate) fn of(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    walk(folder, "", &mut found).map_err(|why| format!("{}: {why}", folder.display()))?;
    found.sort();
    Ok(found)
}

fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}
