//! The packaged crate needs no files outside its folder.

use std::{fs, path::Path};

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_manifest_describes_the_crate_and_names_no_path() {
    let manifest = read("Cargo.toml");
    let has = |start: &str| manifest.lines().any(|line| line.starts_with(start));
    for key in ["name", "description", "license", "readme", "keywords", "categories", "version"] {
        assert!(has(key), "{key}");
    }
    assert!(!manifest.lines().any(|line| line.contains("path") && line.contains('=')));
    // The only dependencies are those of tests and of optional features.
    let of = |section: &str| manifest.split(section).nth(1).unwrap_or_default();
    let dependencies = of("[dependencies]").lines().take_while(|line| !line.starts_with('['));
    assert!(dependencies.filter(|line| line.contains('=')).all(|line| line.contains("optional")));
    assert!(!has("[build-dependencies]") && !has("default ="));
}

#[test]
fn the_changelog_tells_of_this_version() {
    assert!(read("CHANGELOG.md").contains(&format!("\n## {}\n", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn nothing_outside_the_crate_is_read_while_it_is_compiled() {
    fn check(dir: &Path, found: &mut usize) {
        let entries =
            fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                check(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            *found += text.matches("include_str!(").count();
            let text = text.replace("extern crate alloc;", "");
            for other in ["include!(", "include_bytes!(", "#[path", "extern crate"] {
                assert!(!text.contains(other), "{}: {other}", path.display());
            }
        }
    }
    let mut found = 0;
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert_eq!(found, 5, "the README and the rules of each game are the only files that are read");
    assert!(read("README.md").contains("cauce-rules"));
}
