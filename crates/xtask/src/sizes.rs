//! What the finished site weighs, file by file.

use crate::report::{table, thousands};
use crate::tools::node;
use crate::{Result, files, modules, run};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The page that a first visit is counted for, at the address of a game of Snorkels in English.
const PAGE: &str = "index.html";

/// What that page's modules fetch for it. `tests/measure/first-visit.mjs` asks a browser.
const FETCHED: [&str; 4] =
    ["locales/en/cauce.ftl", "locales/en/snorkels.ftl", "styles/game.css", "styles/marks.css"];

/// What its style sheet shows on the home page alone.
const AT_HOME: &str = "icons/river.svg";

/// One file of the site.
#[derive(Debug, PartialEq)]
struct Weight {
    /// Its path in the site, with slashes.
    path: String,
    bytes: u64,
    /// As a server would send it, where Node was there to compress it.
    brotli: Option<u64>,
}

/// A table of all files in a folder with their bytes, and what a first visit to a board fetches of
/// them.
pub(crate) fn of(folder: &Path, node_is_here: bool) -> Result<String> {
    let mut weights = Vec::new();
    for path in files::of(folder)? {
        let file = fs::metadata(folder.join(&path)).map_err(|why| format!("{path}: {why}"))?;
        weights.push(Weight { path, bytes: file.len(), brotli: None });
    }
    if node_is_here {
        let said = run::output(node::command().arg("brotli.mjs").arg(folder))
            .ok_or("tests/brotli.mjs failed")?;
        read_brotli(&said, &mut weights);
    }
    Ok(rows(&weights, &first_visit(folder)?))
}

/// What a browser fetches before a board can be played: the page, what it links, its scripts, the
/// modules that they need, and what these fetch.
fn first_visit(folder: &Path) -> Result<BTreeSet<String>> {
    let page = files::text(folder, PAGE)?;
    let mut found = BTreeSet::from([PAGE.to_owned()]);
    found.extend(FETCHED.map(str::to_owned));
    found.extend(scripts(&page));
    if let Some(script) = modules::script(&page) {
        found.extend(modules::needed(folder, script, false)?);
    }
    for linked in linked(&page) {
        if linked.ends_with(".css") {
            found.extend(
                urls(&files::text(folder, &linked)?)
                    .filter_map(|url| modules::joined("styles", url))
                    .filter(|path| path != AT_HOME),
            );
        }
        found.insert(linked);
    }
    Ok(found)
}

/// What the head of a page links, but for what is fetched only by who installs the site.
fn linked(page: &str) -> Vec<String> {
    let tags = page.split("<link ").skip(1).filter_map(|rest| rest.split_once('>'));
    tags.map(|(tag, _)| tag)
        .filter(|tag| !tag.contains("\"manifest\"") && !tag.contains("\"apple-touch-icon\""))
        .filter_map(|tag| tag.split_once("href=\"./")?.1.split_once('"'))
        .map(|(path, _)| path.to_owned())
        .collect()
}

/// The scripts of a page that are no modules.
fn scripts(page: &str) -> impl Iterator<Item = String> {
    let addresses = page.split("<script src=\"./").skip(1);
    addresses.filter_map(|rest| rest.split_once('"')).map(|(path, _)| path.to_owned())
}

/// The files that a style sheet asks for.
fn urls(styles: &str) -> impl Iterator<Item = &str> {
    let addresses = styles.split("url(").skip(1).filter_map(|rest| rest.split_once(')'));
    addresses.map(|(address, _)| address.trim_matches(['"', '\'']))
}

/// Reads lines of bytes and path.
fn read_brotli(said: &str, weights: &mut [Weight]) {
    for (bytes, path) in said.lines().filter_map(|line| line.split_once(' ')) {
        if let Some(weight) = weights.iter_mut().find(|weight| weight.path == path) {
            weight.brotli = bytes.parse().ok();
        }
    }
}

fn rows(weights: &[Weight], first_visit: &BTreeSet<String>) -> String {
    let is_first = |weight: &&Weight| first_visit.contains(&weight.path);
    let brotli = |bytes: Option<u64>| bytes.map_or_else(|| "-".into(), thousands);
    let mut rows = vec![["bytes", "raw", "brotli", "first visit"].map(String::from).to_vec()];
    rows.extend(weights.iter().map(|weight| {
        let mark = if is_first(&weight) { "yes" } else { "" };
        vec![weight.path.clone(), thousands(weight.bytes), brotli(weight.brotli), mark.into()]
    }));
    let first: Vec<_> = weights.iter().filter(is_first).collect();
    rows.push(vec![
        "first visit to a board".into(),
        thousands(first.iter().map(|weight| weight.bytes).sum()),
        brotli(first.iter().map(|weight| weight.brotli).sum()),
    ]);
    table(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(path: &str, bytes: u64, brotli: Option<u64>) -> Weight {
        Weight { path: path.into(), bytes, brotli }
    }

    #[test]
    fn a_first_visit_is_what_the_page_and_its_modules_name() {
        let folder = std::env::temp_dir().join(format!("xtask-sizes-{}", std::process::id()));
        for inside in ["ui", "styles"] {
            fs::create_dir_all(folder.join(inside)).unwrap();
        }
        for (file, text) in [
            (
                PAGE,
                "<link rel=\"stylesheet\" href=\"./styles/site.css\">\
                 <link rel=\"manifest\" href=\"./cauce.webmanifest\">\
                 <link rel=\"preload\" href=\"./a.wasm\" as=\"fetch\">\
                 <script type=\"module\" src=\"./ui/site.js\"></script>\
                 <script src=\"./ui/first.js\"></script>\
                 <a href=\"./embedding.html\">",
            ),
            (
                "styles/site.css",
                "a{src:url(\"../fonts/a.woff2\")}b{background:url(../b.svg) url(../icons/river.svg)}",
            ),
            ("ui/site.js", "import './a.js'; import('./later.js');"),
            ("ui/a.js", ""),
        ] {
            fs::write(folder.join(file), text).unwrap();
        }
        let found = first_visit(&folder).unwrap();
        let mut expected = vec![
            "a.wasm",
            "b.svg",
            "fonts/a.woff2",
            "index.html",
            "styles/site.css",
            "ui/a.js",
            "ui/first.js",
            "ui/site.js",
        ];
        expected.extend(FETCHED);
        expected.sort_unstable();
        assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), expected);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_table_sums_what_a_first_visit_fetches() {
        let mut weights = [
            weight("cauce.js", 1_000, None),
            weight("embed.html", 500, None),
            weight("index.html", 2_345, None),
        ];
        let first = BTreeSet::from(["cauce.js".to_owned(), "index.html".to_owned()]);
        read_brotli("300 cauce.js\n700 index.html\n99 embed.html\n1 other\n", &mut weights);
        assert_eq!(weights[0], weight("cauce.js", 1_000, Some(300)));
        assert_eq!(
            rows(&weights, &first),
            "   bytes                     raw  brotli  first visit\n\
             \u{20}  cauce.js                1,000     300          yes\n\
             \u{20}  embed.html                500      99\n\
             \u{20}  index.html              2,345     700          yes\n\
             \u{20}  first visit to a board  3,345   1,000\n"
        );
    }

    #[test]
    fn without_node_only_raw_bytes_are_summed() {
        let first = BTreeSet::from(["cauce.js".to_owned()]);
        let rows = rows(&[weight("cauce.js", 1_000, None)], &first);
        assert!(rows.ends_with("first visit to a board  1,000       -\n"), "{rows}");
    }
}
