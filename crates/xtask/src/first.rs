//! What the site's first script is told: the words that the home page begins with, in all languages,
//! so that they are shown before any catalogue has been fetched, and which games there are.

use crate::{Result, files};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The script.
const SCRIPT: &str = "ui/first.js";

/// The folder with a module for each game.
const GAMES: &str = "ui/rules";

/// The messages, in the order in which the script takes them.
const MESSAGES: [&str; 2] = ["home-title", "home-lead"];

/// Writes games and words into a site.
pub(crate) fn tell(dist: &Path) -> Result<()> {
    let modules = files::of(&dist.join(GAMES))?;
    let games: Vec<_> = modules.iter().filter_map(|path| path.strip_suffix(".js")).collect();
    let words = object(&words(&dist.join("locales"))?);
    let script = read(&dist.join(SCRIPT))?;
    let text = format!("self.FIRST={{games:{games:?},words:{words}}};\n{script}");
    fs::write(dist.join(SCRIPT), text).map_err(|why| format!("{SCRIPT}: {why}"))
}

/// The words of each language, by the name of its folder.
fn words(locales: &Path) -> Result<BTreeMap<String, Vec<String>>> {
    let trouble = |why| format!("{}: {why}", locales.display());
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(locales).map_err(trouble)? {
        let folder = entry.map_err(trouble)?.path();
        let catalogue = read(&folder.join("home.ftl"))?;
        let words: Option<_> = MESSAGES.iter().map(|id| message(&catalogue, id)).collect();
        let words = words.ok_or_else(|| {
            format!("{}: {MESSAGES:?} must each be plain words in one line", folder.display())
        })?;
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        all.insert(name, words);
    }
    Ok(all)
}

/// A message that is plain words in one line.
fn message(catalogue: &str, id: &str) -> Option<String> {
    let mut lines = catalogue.lines();
    let words = lines.find_map(|line| line.strip_prefix(id)?.trim_start().strip_prefix('='))?;
    let whole = lines.next().is_none_or(|next| !next.starts_with(' ')) && !words.contains('{');
    let words = words.trim();
    (whole && !words.is_empty()).then(|| words.to_owned())
}

/// As JavaScript writes it, where what Rust escapes means the same.
fn object(words: &BTreeMap<String, Vec<String>>) -> String {
    let entries: Vec<_> = words.iter().map(|(lang, words)| format!("{lang:?}:{words:?}")).collect();
    format!("{{{}}}", entries.join(","))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_to_begin_with() {
        let words = words(&crate::paths::root().join("www/locales")).unwrap();
        assert_eq!(words.keys().collect::<Vec<_>>(), ["ca", "en", "es", "fr"]);
        assert!(words.values().all(|words| words.len() == MESSAGES.len()));
    }

    #[test]
    fn only_plain_words_are_taken() {
        let catalogue = "a-more = no\na = An “apple”\nb =\n    later\nc = { $d }\ne = one\n  two\n";
        let found = |id| message(catalogue, id);
        assert_eq!(found("a").as_deref(), Some("An “apple”"));
        for id in ["b", "c", "e", "f"] {
            assert_eq!(found(id), None, "{id}");
        }
    }

    #[test]
    fn words_are_written_as_javascript_reads_them() {
        let words = BTreeMap::from([("en".to_owned(), vec!["a “b” \"c\"".to_owned()])]);
        assert_eq!(object(&words), r#"{"en":["a “b” \"c\""]}"#);
    }
}
