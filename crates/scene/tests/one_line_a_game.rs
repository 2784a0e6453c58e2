//! A new game needs changes in its own folders and almost nowhere else.

#![allow(clippy::unwrap_used, missing_docs)]

use std::{fs, path::Path};

/// Returns the lines of code outside of a game's own folder and tests that name the game.
fn lines_that_name(game: &str, folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        // The colours are documented with the games that use them.
        if name == game || name.starts_with("tests") || name == "colour.rs" {
            continue;
        }
        if path.is_dir() {
            found.extend(lines_that_name(game, &path));
        } else {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let names_it = |line: &&str| {
                !line.trim_start().starts_with("//") && line.to_lowercase().contains(game)
            };
            found.extend(code.lines().filter(names_it).map(|line| format!("{name}: {line}")));
        }
    }
    found
}

#[test]
fn a_game_is_named_only_in_its_own_modules_and_in_the_lists() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for game in ["tayu", "caminos"] {
        let named = |room: &str| lines_that_name(game, &crates.join(room).join("src"));
        assert_eq!(named("table"), [format!("lib.rs: pub mod {game};")]);
        let scene = named("scene");
        assert_eq!(scene.len(), 2, "the module and the phrases of its reasons: {scene:?}");
        let web = named("web");
        assert_eq!(web.len(), 1, "the entry point of its part: {web:?}");
        assert_eq!(named("cli"), [""; 0]);
    }
}
