//! What the finished site weighs, file by file.

use crate::report::{table, thousands};
use crate::tools::node;
use crate::{Result, run};
use std::fs;
use std::path::Path;

/// One file of the site.
#[derive(Debug, PartialEq)]
struct Weight {
    /// Its path in the site, with slashes.
    path: String,
    bytes: u64,
    /// As a server would send it, where Node was there to compress it.
    brotli: Option<u64>,
}

/// A table of all files in a folder with their bytes, and what a first visit fetches of them.
pub(crate) fn of(folder: &Path, node_is_here: bool) -> Result<String> {
    let mut weights = Vec::new();
    weigh(folder, "", &mut weights).map_err(|why| format!("{}: {why}", folder.display()))?;
    weights.sort_by(|a, b| a.path.cmp(&b.path));
    if node_is_here {
        let said = run::output(node::command().arg("brotli.mjs").arg(folder))
            .ok_or("tests/brotli.mjs failed")?;
        read_brotli(&said, &mut weights);
    }
    Ok(rows(&weights))
}

fn weigh(folder: &Path, prefix: &str, weights: &mut Vec<Weight>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue; // Trunk's own staging folder
        }
        let path = format!("{prefix}{name}");
        let metadata = entry.metadata()?;
        if metadata.is_dir() {
            weigh(&entry.path(), &format!("{path}/"), weights)?;
        } else {
            weights.push(Weight { path, bytes: metadata.len(), brotli: None });
        }
    }
    Ok(())
}

/// Reads lines of bytes and path.
fn read_brotli(said: &str, weights: &mut [Weight]) {
    for (bytes, path) in said.lines().filter_map(|line| line.split_once(' ')) {
        if let Some(weight) = weights.iter_mut().find(|weight| weight.path == path) {
            weight.brotli = bytes.parse().ok();
        }
    }
}

/// Whether a first visit to the start page, in English, may fetch a file. What is fetched only
/// on request, such as a page of rules, is counted too: the sum is an upper bound.
fn is_first_visit(path: &str) -> bool {
    let other_language = path.starts_with("locales/") && !path.starts_with("locales/en/");
    let other_page = path.contains("embed") || path.contains("fifty");
    let for_developers = [".d.ts", ".txt", ".md"].iter().any(|end| path.ends_with(end));
    !(other_language || other_page || for_developers)
}

fn rows(weights: &[Weight]) -> String {
    let brotli = |bytes: Option<u64>| bytes.map_or_else(|| "-".into(), thousands);
    let mut rows = vec![["bytes", "raw", "brotli", "first visit"].map(String::from).to_vec()];
    rows.extend(weights.iter().map(|weight| {
        let mark = if is_first_visit(&weight.path) { "yes" } else { "" };
        vec![weight.path.clone(), thousands(weight.bytes), brotli(weight.brotli), mark.into()]
    }));
    let first: Vec<_> = weights.iter().filter(|weight| is_first_visit(&weight.path)).collect();
    rows.push(vec![
        "first visit, at most".into(),
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
    fn a_first_visit_is_the_start_page_in_one_language() {
        for path in ["index.html", "cauce.js", "cauce-web_bg.wasm", "ui/a.js", "locales/en/a.ftl"] {
            assert!(is_first_visit(path), "{path}");
        }
        for path in [
            "embed.html",
            "ui/embedding.js",
            "locales/en/embedding.ftl",
            "cauce-web.d.ts",
            "locales/ca/a.ftl",
            "vendor/LICENSE.txt",
        ] {
            assert!(!is_first_visit(path), "{path}");
        }
    }

    #[test]
    fn the_table_sums_what_a_first_visit_fetches() {
        let mut weights = [
            weight("cauce.js", 1_000, None),
            weight("embed.html", 500, None),
            weight("index.html", 2_345, None),
        ];
        read_brotli("300 cauce.js\n700 index.html\n99 embed.html\n1 other\n", &mut weights);
        assert_eq!(weights[0], weight("cauce.js", 1_000, Some(300)));
        assert_eq!(
            rows(&weights),
            "   bytes                   raw  brotli  first visit\n\
             \u{20}  cauce.js              1,000     300          yes\n\
             \u{20}  embed.html              500      99\n\
             \u{20}  index.html            2,345     700          yes\n\
             \u{20}  first visit, at most  3,345   1,000\n"
        );
    }

    #[test]
    fn without_node_only_raw_bytes_are_summed() {
        let rows = rows(&[weight("cauce.js", 1_000, None)]);
        assert!(rows.ends_with("first visit, at most  1,000       -\n"), "{rows}");
    }
}
