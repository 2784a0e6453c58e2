//! `package`: the element as an npm package, for sites that are built with Node's tools and for
//! pages that are built with none.
//!
//! The package is made of the files of `dist` just as they are served. Which of its modules the
//! element needs is read from their imports, beginning with `cauce.js`; which styles and words, from
//! the module that lists them.

use crate::modules::{self, ENTRY, joined};
use crate::report::{note, say, table, thousands};
use crate::tools::node;
use crate::{Result, build, files, paths, run};
use std::fs;
use std::process::Command;

/// What is neither a module nor listed.
const ASSETS: [&str; 2] = ["cauce-web_bg.wasm", "cauce.d.ts"];

/// The module that lists the styles and words that the element fetches.
const LIST: &str = "ui/files.js";

/// The module that knows where the site stands; a package belongs to none.
const ADDRESS: (&str, &str) = ("ui/address.js", "export const SITE = null;\n");

/// Builds the site, unless `dist` is to be taken as it stands, and packs the element from it.
pub(crate) fn package(no_build: bool) -> Result<()> {
    if no_build {
        node::ensure()?;
    } else {
        build::optimised()?;
    }
    let dist = paths::dist();
    if !dist.join(ENTRY).is_file() {
        return Err("there is no dist to pack: `cargo xtask build` writes it".into());
    }
    let folder = paths::root().join("target").join("package");
    let inside = folder.join("cauce");
    match fs::remove_dir_all(&folder) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{}: {why}", folder.display()));
        }
        _ => {}
    }
    let mut wanted = modules::needed(&dist, ENTRY, true)?;
    wanted.extend(ASSETS.map(str::to_owned));
    let listed = addresses(&files::text(&dist, LIST)?);
    wanted.extend(listed.iter().filter_map(|to| joined("ui", to)));
    for file in &wanted {
        files::write(&inside, file, files::read(&dist, file)?)?;
    }
    files::write(&inside, ADDRESS.0, ADDRESS.1)?;
    files::write(&inside, "package.json", manifest())?;
    files::write(&inside, "README.md", include_bytes!("package/README.md"))?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        files::write(&inside, licence, files::read(&paths::root(), licence)?)?;
    }
    let licence = "vendor/fluent-bundle.LICENSE.txt";
    files::write(&inside, licence, files::read(&dist, licence)?)?;

    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut pack = Command::new(npm);
    pack.args(["pack", "./cauce", "--silent"]).current_dir(&folder);
    run::output(&mut pack).ok_or("`npm pack` failed")?;
    let tarball = format!("cauce-{}.tgz", env!("CARGO_PKG_VERSION"));
    let bytes = files::read(&folder, &tarball)?.len() as u64;
    let tarball = folder.join(tarball);
    let rows = [
        vec!["files".into(), (wanted.len() + 5).to_string()],
        vec!["bytes of the tarball".into(), thousands(bytes)],
    ];
    say(table(&rows));
    let shown = tarball.strip_prefix(paths::root()).unwrap_or(&tarball);
    note(format!("the package is {}", shown.display()));
    Ok(())
}

fn manifest() -> String {
    format!(
        r#"{{
  "name": "cauce",
  "version": "{}",
  "description": "Board games about keeping a way open, as a custom element",
  "license": "MIT OR Apache-2.0",
  "type": "module",
  "main": "./cauce.js",
  "types": "./cauce.d.ts",
  "exports": {{
    ".": {{ "types": "./cauce.d.ts", "default": "./cauce.js" }},
    "./*": "./*"
  }},
  "sideEffects": ["./cauce.js"],
  "keywords": ["board-game", "custom-element", "web-component", "wasm"]
}}
"#,
        env!("CARGO_PKG_VERSION")
    )
}

/// The relative addresses in a module that are not imported: a text after `new URL(`.
fn addresses(text: &str) -> Vec<String> {
    let found = text.match_indices("new URL(").filter_map(|(at, before)| {
        let rest = &text[at + before.len()..];
        let quote = rest.chars().next().filter(|c| "'\"`".contains(*c))?;
        rest[1..].split_once(quote).map(|(address, _)| address.to_owned())
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_is_there_and_no_words_of_the_site_are() {
        let www = paths::root().join("www");
        let listed = addresses(&files::text(&www, LIST).unwrap());
        assert!(listed.iter().any(|file| file == "../styles/game.css"), "{listed:?}");
        for file in listed {
            let path = joined("ui", &file).unwrap();
            assert!(www.join(&path).is_file(), "{path}");
            assert!(!path.ends_with("embedding.ftl"), "{path}");
        }
        assert_eq!(addresses("a=new URL(\"../b.css\",import.meta.url);new URL(c)"), ["../b.css"]);
    }
}
