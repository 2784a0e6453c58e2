//! Paths in the repository, and in the cache that all clones share.

use crate::Result;
use std::env;
use std::path::{Path, PathBuf};

pub(crate) fn root() -> PathBuf {
    // Cargo sets this variable on every run, so the clone may be moved after it was built.
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).map_or_else(|| here.clone(), Path::to_path_buf)
}

/// Returns Cargo's target folder, which also contains this program.
pub(crate) fn target() -> Result<PathBuf> {
    let here = env::current_exe().ok();
    let target = here.as_ref().and_then(|program| program.ancestors().nth(2));
    target.map(Path::to_path_buf).ok_or_else(|| "nobody knows where Cargo builds".into())
}

/// Returns the folder of the Node scripts for the finished site, with their packages.
pub(crate) fn site() -> PathBuf {
    root().join("crates").join("xtask").join("site")
}

/// Returns the folder of the tests that span several parts of the repository, with their packages.
pub(crate) fn tests() -> PathBuf {
    root().join("tests")
}

/// Returns an error if the finished site does not exist.
pub(crate) fn built() -> Result<()> {
    let page = root().join("dist").join("index.html");
    let why = "there is no dist: `cargo xtask build` writes it";
    if page.is_file() { Ok(()) } else { Err(why.into()) }
}

/// Returns the per-user folder for tools, shared by all clones. It is `CAUCE_CACHE` if that is set, else
/// `cauce` in the platform's cache folder.
pub(crate) fn cache() -> Result<PathBuf> {
    let var = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(own) = var("CAUCE_CACHE") {
        // The path is relative to the current folder, but is used from other folders.
        return std::path::absolute(&own).map_err(|why| format!("{}: {why}", own.display()));
    }
    let platform = if cfg!(windows) {
        var("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Caches"))
    } else {
        var("XDG_CACHE_HOME").or_else(|| var("HOME").map(|home| home.join(".cache")))
    };
    platform
        .map(|folder| folder.join("cauce"))
        .ok_or_else(|| "found no cache folder: set CAUCE_CACHE to a folder for tools".into())
}
