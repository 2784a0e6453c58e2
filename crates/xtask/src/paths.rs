//! Where things are: in the repository, and in the cache that all clones share.

use crate::Result;
use std::env;
use std::path::{Path, PathBuf};

/// The top folder of the repository.
pub(crate) fn root() -> PathBuf {
    // Cargo says where this crate is each time it runs it, so a moved clone is no trouble.
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).map_or_else(|| here.clone(), Path::to_path_buf)
}

/// Where Cargo puts what it builds: this program, too, in the folder of a profile.
pub(crate) fn target() -> Result<PathBuf> {
    let here = env::current_exe().ok();
    let target = here.as_ref().and_then(|program| program.ancestors().nth(2));
    target.map(Path::to_path_buf).ok_or_else(|| "nobody knows where Cargo builds".into())
}

/// The folder of what Node does for a finished site, with packages of its own.
pub(crate) fn site() -> PathBuf {
    root().join("crates").join("xtask").join("site")
}

/// The folder of what crosses rooms, with the packages for that.
pub(crate) fn tests() -> PathBuf {
    root().join("tests")
}

/// Makes sure that the finished site is there.
pub(crate) fn built() -> Result<()> {
    let page = root().join("dist").join("index.html");
    let why = "there is no dist: `cargo xtask build` writes it";
    if page.is_file() { Ok(()) } else { Err(why.into()) }
}

/// The per-user folder for tools, shared by all clones: `CAUCE_CACHE` where it is set, else
/// `cauce` in the platform's own cache folder.
pub(crate) fn cache() -> Result<PathBuf> {
    let var = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(own) = var("CAUCE_CACHE") {
        // Relative to where the command was typed, and used from elsewhere.
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
