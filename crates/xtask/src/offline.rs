//! Completes the site for offline use. The service worker gets the list of its files, and the pages get
//! its version.

use crate::{Result, files};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use std::path::Path;

/// The service worker, which gets the list. Browsers check this file for new versions of the site.
const WORKER: &str = "service-worker.js";

const VERSION: &str = "site/shell/version.js";

/// Files that are fetched on first use rather than at installation, in groups given by path prefixes.
const LATER: [&[&str]; 2] = [&["cauce-worker", "element/computer", "puzzles/"], &["cauce-editor"]];

/// A file for web servers, which browsers do not fetch.
const FOR_HOSTS: &str = "_headers";

/// Number of digits of a version, enough to distinguish all versions that may ever coexist.
const DIGITS: usize = 12;

/// Writes the version and the list into a site that is otherwise finished. Later changes would break
/// it, because the worker rejects files whose hash differs from the list.
pub(crate) fn seal(dist: &Path) -> Result<()> {
    let worker = files::text(dist, WORKER)?;
    let mut listed = Vec::new();
    for path in files::list(dist)? {
        if ![WORKER, VERSION, FOR_HOSTS].contains(&path.as_str()) {
            let hash = integrity(&files::read(dist, &path)?);
            listed.push((path, hash));
        }
    }
    let version = version(&listed, &worker);

    let module = format!("export const VERSION = \"{version}\";\n");
    listed.push((VERSION.into(), integrity(module.as_bytes())));
    listed.sort();
    files::write(dist, VERSION, &module)?;
    files::write(dist, WORKER, format!("{}\n{worker}", list(&version, &listed)))
}

/// Returns the hash of a file in the format of subresource integrity.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

/// Returns a version that depends on all files and on the worker.
fn version(listed: &[(String, String)], worker: &str) -> String {
    let mut all = Sha256::new();
    for (path, hash) in listed {
        all.update(format!("{path} {hash}\n"));
    }
    all.update(worker);
    let mut digits: String = all.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    digits.truncate(DIGITS);
    digits
}

fn list(version: &str, listed: &[(String, String)]) -> String {
    let files: Vec<_> = listed.iter().map(|(path, hash)| format!("{path:?}:{hash:?}")).collect();
    let later = LATER.map(|beginnings| {
        let paths = listed.iter().map(|(path, _)| path);
        let is_in = |path: &&String| beginnings.iter().any(|beginning| path.starts_with(beginning));
        paths.filter(is_in).collect::<Vec<_>>()
    });
    let files = files.join(",");
    format!("self.SITE={{version:{version:?},files:{{{files}}},later:{later:?}}};")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::PathBuf;

    /// A small site in a temporary folder, removed on drop.
    struct Site(PathBuf);

    impl Site {
        fn new(name: &str, page: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            fs::create_dir_all(folder.join(VERSION).parent().unwrap()).unwrap();
            fs::write(folder.join("index.html"), page).unwrap();
            fs::write(folder.join("cauce-worker.js"), "think();").unwrap();
            fs::write(folder.join(FOR_HOSTS), "/*").unwrap();
            fs::write(folder.join(VERSION), "export const VERSION = null;").unwrap();
            fs::write(folder.join(WORKER), "work();").unwrap();
            Self(folder)
        }

        /// Seals the site, and returns the version in the pages and the worker.
        fn sealed(&self) -> (String, String) {
            seal(&self.0).unwrap();
            let module = files::text(&self.0, VERSION).unwrap();
            (module.split('"').nth(1).unwrap().to_owned(), files::text(&self.0, WORKER).unwrap())
        }
    }

    impl Drop for Site {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn hashes_are_written_in_the_integrity_format() {
        assert_eq!(integrity(b"page"), "sha256-NmAxWprz3yVdjxmrB35Hl4IrQUiKDioEvGr3EhPCMnQ=");
    }

    #[test]
    fn the_service_worker_lists_all_files_but_itself_and_the_version() {
        let site = Site::new("seal", "page");
        let (version, worker) = site.sealed();
        assert_eq!(version.len(), DIGITS);
        let (page, later) = (integrity(b"page"), integrity(b"think();"));
        let module = integrity(&files::read(&site.0, VERSION).unwrap());
        assert_eq!(
            worker,
            format!(
                "self.SITE={{version:\"{version}\",files:{{\"cauce-worker.js\":\"{later}\",\
                 \"index.html\":\"{page}\",\"site/shell/version.js\":\"{module}\"}},\
                 later:[[\"cauce-worker.js\"], []]}};\nwork();"
            )
        );
    }

    #[test]
    fn the_version_depends_only_on_the_content() {
        let version = |name, page| Site::new(name, page).sealed().0;
        assert_eq!(version("same-1", "page"), version("same-2", "page"));
        assert_ne!(version("other-1", "page"), version("other-2", "another page"));
    }
}
