//! The modules of the site: which of them import which.

use crate::{Result, files};
use std::collections::BTreeSet;
use std::path::Path;

/// The module that pages of other sites load.
pub(crate) const ENTRY: &str = "cauce.js";

/// What a module asks for.
#[derive(Debug, PartialEq)]
struct Import {
    address: String,
    /// Whether it is fetched on demand only.
    later: bool,
}

/// A module and all that it imports, directly or by others, by their paths in `dist`; perhaps also
/// what is fetched on demand.
pub(crate) fn needed(dist: &Path, entry: &str, later_too: bool) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let mut open = vec![entry.to_owned()];
    while let Some(file) = open.pop() {
        let text = files::text(dist, &file)?;
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let wanted = imports(&text).into_iter().filter(|import| later_too || !import.later);
        open.extend(wanted.filter_map(|import| joined(folder, &import.address)));
        found.insert(file);
        open.retain(|file| !found.contains(file));
    }
    Ok(found)
}

/// Lets every page name all modules that its script needs, and the public entry those of the
/// element. A browser then asks for all of them at once, where it would learn of them one by one.
pub(crate) fn hint(dist: &Path) -> Result<()> {
    for page in files::of(dist)?.iter().filter(|path| path.ends_with(".html")) {
        let text = files::text(dist, page)?;
        let Some(script) = script(&text) else { continue };
        let links: String = needed(dist, script, false)?
            .iter()
            .filter(|module| *module != script)
            .map(|module| format!("  <link rel=\"modulepreload\" href=\"./{module}\">\n"))
            .collect();
        files::write(dist, page, text.replacen("</head>", &format!("{links}</head>"), 1))?;
    }
    let imports: String = needed(dist, ENTRY, false)?
        .iter()
        .filter(|module| *module != ENTRY)
        .map(|module| format!("import\"./{module}\";"))
        .collect();
    files::write(dist, ENTRY, format!("{imports}\n{}", files::text(dist, ENTRY)?))
}

/// The module that a page begins with.
pub(crate) fn script(page: &str) -> Option<&str> {
    let (_, after) = page.split_once("<script type=\"module\" src=\"./")?;
    after.split_once('"').map(|(path, _)| path)
}

/// The relative addresses that a module imports: a text that ends in `.js` after `from`, `import`
/// or `import(`. What stands in comments is meant for the type checker only.
fn imports(text: &str) -> Vec<Import> {
    let text = without_comments(text);
    let words = ["from", "import"]
        .into_iter()
        .flat_map(|word| text.match_indices(word).map(move |(at, _)| (at, word.len())));
    let mut found: Vec<(usize, Import)> = words
        .filter_map(|(at, length)| {
            let rest = text[at + length..].trim_start_matches(' ');
            let later = rest.starts_with('(');
            let rest = rest.trim_start_matches([' ', '(']);
            let quote = rest.chars().next().filter(|c| "'\"`".contains(*c))?;
            let (address, _) = rest[1..].split_once(quote)?;
            let ours = address.starts_with('.') && address.ends_with(".js");
            ours.then(|| (at, Import { address: address.to_owned(), later }))
        })
        .collect();
    found.sort_unstable_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, import)| import).collect()
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
pub(crate) fn joined(folder: &str, address: &str) -> Option<String> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

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
        let found = imports(text);
        let named = |later| -> Vec<&str> {
            let kind = found.iter().filter(|import| import.later == later);
            kind.map(|import| import.address.as_str()).collect()
        };
        assert_eq!(named(false), ["./a.js", "../b.js", "./c.js", "./d.js", "./f.js", "./g.js"]);
        assert_eq!(named(true), ["./e.js"]);
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
        let www = crate::paths::root().join("www");
        let needs = |file: &str| {
            let text = files::text(&www, file).unwrap();
            let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
            imports(&text).iter().filter_map(|to| joined(&folder, &to.address)).collect::<Vec<_>>()
        };
        let mut found = BTreeSet::new();
        let mut open = vec![ENTRY.to_owned()];
        while let Some(file) = open.pop() {
            if file != "cauce-web.js" && found.insert(file.clone()) {
                open.extend(needs(&file));
            }
        }
        for file in
            ["ui/element.js", "ui/rules/sendas.js", "ui/address.js", "vendor/fluent-bundle.js"]
        {
            assert!(found.contains(file), "{file}");
        }
        for file in ["ui/site.js", "ui/store.js", "ui/embed.js"] {
            assert!(!found.contains(file), "{file}");
        }
    }

    #[test]
    fn pages_and_the_entry_name_all_that_is_needed_at_once() {
        let dist = std::env::temp_dir().join(format!("xtask-modules-{}", std::process::id()));
        fs::create_dir_all(dist.join("ui")).unwrap();
        let page = "<head>\n  <script type=\"module\" src=\"./ui/a.js\"></script>\n</head>";
        for (file, text) in [
            ("page.html", page),
            (ENTRY, "import './ui/b.js';"),
            ("ui/a.js", "import '../cauce.js'; const later = () => import('./d.js');"),
            ("ui/b.js", "import './c.js';"),
            ("ui/c.js", "import './b.js';"),
            ("ui/d.js", ""),
        ] {
            fs::write(dist.join(file), text).unwrap();
        }
        hint(&dist).unwrap();
        assert_eq!(
            files::text(&dist, "page.html").unwrap(),
            "<head>\n  <script type=\"module\" src=\"./ui/a.js\"></script>\n\
             \x20 <link rel=\"modulepreload\" href=\"./cauce.js\">\n\
             \x20 <link rel=\"modulepreload\" href=\"./ui/b.js\">\n\
             \x20 <link rel=\"modulepreload\" href=\"./ui/c.js\">\n</head>"
        );
        assert_eq!(
            files::text(&dist, ENTRY).unwrap(),
            "import\"./ui/b.js\";import\"./ui/c.js\";\nimport './ui/b.js';"
        );
        let all = needed(&dist, "ui/a.js", true).unwrap();
        assert_eq!(all.into_iter().collect::<Vec<_>>().len(), 5);
        fs::remove_dir_all(&dist).unwrap();
    }
}
