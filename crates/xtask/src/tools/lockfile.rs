//! Reading `Cargo.lock`.

use crate::{Result, paths};

/// The version of a package as this repository has locked it.
pub(crate) fn version(package: &str) -> Result<String> {
    let path = paths::root().join("Cargo.lock");
    let lock =
        std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    version_in(&lock, package)
        .map(str::to_owned)
        .ok_or_else(|| format!("{} names no version of {package}", path.display()))
}

/// A lock file is a list of `[[package]]` tables, each with its name before its version.
fn version_in<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let value = |line: &'a str, key| {
        line.strip_prefix(key)?.trim_start().strip_prefix('=')?.trim().trim_matches('"').into()
    };
    let mut lines = lock.lines();
    lines.find(|line| value(line, "name") == Some(package))?;
    lines.take_while(|line| !line.starts_with('[')).find_map(|line| value(line, "version"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.7"

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
source = "registry"
dependencies = [
 "cfg-if",
]

[[package]]
name = "nameless"

[[package]]
name = "web-sys"
version = "0.3.107"
"#;

    #[test]
    fn a_version_is_found_by_the_whole_name() {
        assert_eq!(version_in(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(version_in(LOCK, "web-sys"), Some("0.3.107"));
        assert_eq!(version_in(LOCK, "wasm"), None);
        assert_eq!(version_in("", "wasm-bindgen"), None);
    }

    #[test]
    fn a_version_is_never_taken_from_the_next_package() {
        assert_eq!(version_in(LOCK, "nameless"), None);
    }

    #[test]
    fn this_repository_locks_wasm_bindgen() {
        assert!(version("wasm-bindgen").unwrap().starts_with("0.2."));
    }
}
