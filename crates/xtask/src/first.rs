//! What the site's first script is told: the words that the home page begins with, in all languages,
//! so that they are shown before any catalogue has been fetched, and which games there are.

use crate::{Result, files};
use std::collections::BTreeMap;
use std::path::Path;

/// The script.
const SCRIPT: &str = "site/shell/first.js";

/// The folder with a module for each game.
const GAMES: &str = "element/rules";

/// The folder with a folder for each language, and the catalogue of the home page in each of them.
const LOCALES: &str = "locales";
const CATALOGUE: &str = "/home.ftl";

/// The catalogue of what is said everywhere, beside it.
const COMMON: &str = "cauce.ftl";

/// The messages, in the order in which the script takes them.
const MESSAGES: [&str; 4] = ["home-title", "home-lead", "load-failed", "load-again"];

/// Writes games and words into a site.
pub(crate) fn tell(dist: &Path) -> Result<()> {
    let modules = files::of(&dist.join(GAMES))?;
    let games: Vec<_> = modules.iter().filter_map(|path| path.strip_suffix(".js")).collect();
    let words = object(&words(dist)?);
    let script = files::text(dist, SCRIPT)?;
    files::write(dist, SCRIPT, format!("self.FIRST={{games:{games:?},words:{words}}};\n{script}"))
}

/// The words of each language, by the name of its folder.
fn words(dist: &Path) -> Result<BTreeMap<String, Vec<String>>> {
    let locales = dist.join(LOCALES);
    let mut all = BTreeMap::new();
    for path in files::of(&locales)? {
        let Some(lang) = path.strip_suffix(CATALOGUE) else { continue };
        let catalogue = files::text(&locales, &path)? + &files::text(&locales.join(lang), COMMON)?;
        let words: Option<_> = MESSAGES.iter().map(|id| message(&catalogue, id)).collect();
        let plain = format!("{path}: {MESSAGES:?} must each be plain words in one line");
        all.insert(lang.to_owned(), words.ok_or(plain)?);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_to_begin_with() {
        let words = words(&crate::paths::root().join("www")).unwrap();
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
