//! `package`: the element as an npm package, for sites that are built with Node's tools and for
//! pages that are built with none.
//!
//! The package is made of the files of `dist` just as they are served. Which of its modules the
//! element needs is read from their imports, beginning with `cauce.js`; which styles and words, from
//! the module that lists them.

use crate::report::{note, say, table, thousands};
use crate::tools::node;
use crate::{Result, build, paths, run};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the package begins.
const ENTRY: &str = "cauce.js";

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
            return Err(trouble(&folder, &why));
        }
        _ => {}
    }
    let mut files = modules(&dist)?;
    files.extend(ASSETS.map(str::to_owned));
    let listed = read(&dist.join(LIST))?;
    files.extend(
        addresses(&String::from_utf8_lossy(&listed)).iter().filter_map(|to| joined("ui", to)),
    );
    for file in &files {
        write(&inside, file, &read(&dist.join(file))?)?;
    }
    write(&inside, ADDRESS.0, ADDRESS.1.as_bytes())?;
    write(&inside, "package.json", manifest().as_bytes())?;
    write(&inside, "README.md", include_bytes!("package/README.md"))?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        write(&inside, licence, &read(&paths::root().join(licence))?)?;
    }
    let licence = "vendor/fluent-bundle.LICENSE.txt";
    write(&inside, licence, &read(&dist.join(licence))?)?;

    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut pack = Command::new(npm);
    pack.args(["pack", "./cauce", "--silent"]).current_dir(&folder);
    run::output(&mut pack).ok_or("`npm pack` failed")?;
    let tarball = folder.join(format!("cauce-{}.tgz", env!("CARGO_PKG_VERSION")));
    let bytes = read(&tarball)?.len() as u64;
    let rows = [
        vec!["files".into(), (files.len() + 5).to_string()],
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

/// The entry and all modules that it imports, directly or by others, by their paths in `dist`.
fn modules(dist: &Path) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let mut open = vec![ENTRY.to_owned()];
    while let Some(file) = open.pop() {
        let path = dist.join(&file);
        let text = String::from_utf8(read(&path)?)
            .map_err(|_| format!("{}: not a text", path.display()))?;
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        open.extend(imports(&text).iter().filter_map(|to| joined(folder, to)));
        found.insert(file);
        open.retain(|file| !found.contains(file));
    }
    Ok(found)
}

/// The relative addresses that a module imports: a text that ends in `.js` after `from`, `import`
/// or `import(`. What stands in comments is meant for the type checker only.
fn imports(text: &str) -> Vec<String> {
    let text = without_comments(text);
    let words = ["from", "import"]
        .into_iter()
        .flat_map(|word| text.match_indices(word).map(move |(at, _)| (at, word.len())));
    let mut found: Vec<(usize, String)> = words
        .filter_map(|(at, length)| {
            let rest = text[at + length..].trim_start_matches([' ', '(']);
            let quote = rest.chars().next().filter(|c| "'\"`".contains(*c))?;
            let (address, _) = rest[1..].split_once(quote)?;
            let ours = address.starts_with('.') && address.ends_with(".js");
            ours.then(|| (at, address.to_owned()))
        })
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, address)| address).collect()
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

/// A module without its block comments and the lines that are comments.
fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        kept += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept += rest;
    kept.lines().filter(|line| !line.trim_start().starts_with("//")).fold(
        String::with_capacity(kept.len()),
        |mut all, line| {
            all += line;
            all.push('\n');
            all
        },
    )
}

/// A relative address, seen from a folder; nothing where it leads out of `dist`.
fn joined(folder: &str, address: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in address.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|why| trouble(path, &why))
}

fn write(folder: &Path, file: &str, bytes: &[u8]) -> Result<()> {
    let path: PathBuf = folder.join(file);
    let parent = path.parent().unwrap_or(folder);
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(&path, bytes))
        .map_err(|why| trouble(&path, &why))
}

fn trouble(path: &Path, why: &std::io::Error) -> String {
    format!("{}: {why}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found_however_they_are_written() {
        let text = "\
import './a.js';
import init, * as cauce from '../b.js';
import {
  one,
} from \"./c.js\";
export { two } from './d.js';
const later = () => import('./e.js');
import{f}from'./f.js';import{g}from\"./g.js\";
/**
 * @typedef {import('./types.js').Type} Type
 */
const typed = /** @type {import('./inline.js').Type} */ (value);
// import './comment.js';
new URL('../h.js', import.meta.url);
import 'elsewhere';
";
        assert_eq!(
            imports(text),
            ["./a.js", "../b.js", "./c.js", "./d.js", "./e.js", "./f.js", "./g.js"]
        );
    }

    #[test]
    fn what_is_listed_is_there_and_no_words_of_the_site_are() {
        let www = paths::root().join("www");
        let listed = addresses(&String::from_utf8(read(&www.join(LIST)).unwrap()).unwrap());
        assert!(listed.iter().any(|file| file == "../styles/game.css"), "{listed:?}");
        for file in listed {
            let path = joined("ui", &file).unwrap();
            assert!(www.join(&path).is_file(), "{path}");
            assert!(!path.ends_with("embedding.ftl"), "{path}");
        }
        assert_eq!(addresses("a=new URL(\"../b.css\",import.meta.url);new URL(c)"), ["../b.css"]);
    }

    #[test]
    fn addresses_are_seen_from_their_folder() {
        assert_eq!(joined("ui", "../cauce-web.js").unwrap(), "cauce-web.js");
        assert_eq!(joined("ui/rules", "./tayu.js").unwrap(), "ui/rules/tayu.js");
        assert_eq!(joined("", "./ui/./element.js").unwrap(), "ui/element.js");
        assert_eq!(joined("", "../outside.js"), None);
    }

    #[test]
    fn the_element_needs_its_modules_and_not_those_of_the_site() {
        // The sources lie as in dist, but for what the build writes.
        let www = paths::root().join("www");
        let needs = |file: &str| {
            let text = String::from_utf8(read(&www.join(file)).unwrap()).unwrap();
            let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
            imports(&text).iter().filter_map(|to| joined(&folder, to)).collect::<Vec<_>>()
        };
        let mut found = BTreeSet::new();
        let mut open = vec![ENTRY.to_owned()];
        while let Some(file) = open.pop() {
            if file != "cauce-web.js" && found.insert(file.clone()) {
                open.extend(needs(&file));
            }
        }
        for file in ["ui/element.js", "ui/rules/sendas.js", ADDRESS.0, "vendor/fluent-bundle.js"] {
            assert!(found.contains(file), "{file}");
        }
        for file in ["ui/site.js", "ui/store.js", "ui/embed.js"] {
            assert!(!found.contains(file), "{file}");
        }
    }
}
