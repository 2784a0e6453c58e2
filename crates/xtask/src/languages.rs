//! The languages of the site. A folder with catalogues is a language; there is no other list.

use crate::{Result, files};
use std::path::Path;

/// The folder with one folder per language, and the catalogue that every language has.
pub(crate) const FOLDER: &str = "locales";
pub(crate) const COMMON: &str = "cauce.ftl";

const MODULE: &str = "kit/languages.js";

const NAME: &str = "language-name";

pub(crate) fn report(dist: &Path) -> Result<()> {
    let named: Vec<_> =
        named(dist)?.into_iter().map(|(name, lang)| format!("{lang:?}:{name:?}")).collect();
    files::write(dist, MODULE, format!("export const LANGUAGES={{{}}};\n", named.join(",")))
}

pub(crate) fn all(dist: &Path) -> Result<Vec<String>> {
    let paths = files::list(&dist.join(FOLDER))?;
    let folders = paths.iter().filter_map(|path| path.strip_suffix(COMMON)?.strip_suffix('/'));
    Ok(folders.map(str::to_owned).collect())
}

/// Returns each language's own name and folder, sorted by name.
fn named(dist: &Path) -> Result<Vec<(String, String)>> {
    let mut named = Vec::new();
    for lang in all(dist)? {
        let path = format!("{FOLDER}/{lang}/{COMMON}");
        let name = message(&files::text(dist, &path)?, NAME)
            .ok_or_else(|| format!("{path}: {NAME} must be plain words in one line"))?;
        named.push((name, lang));
    }
    named.sort();
    Ok(named)
}

/// Returns a message that is plain text on a single line.
pub(crate) fn message(catalogue: &str, id: &str) -> Option<String> {
    let mut lines = catalogue.lines();
    let words = lines.find_map(|line| line.strip_prefix(id)?.trim_start().strip_prefix('='))?;
    let whole = lines.next().is_none_or(|next| !next.starts_with(' ')) && !words.contains('{');
    let words = words.trim();
    (whole && !words.is_empty()).then(|| words.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_a_language_that_names_itself() {
        let www = crate::paths::root().join("www");
        let named = named(&www).unwrap();
        assert_eq!(named.len(), all(&www).unwrap().len());
        assert!(named.contains(&("English".to_owned(), "en".to_owned())));
        assert!(named.windows(2).all(|pair| pair[0].0 < pair[1].0), "{named:?}");
    }

    #[test]
    fn only_single_line_messages_without_placeables_are_read() {
        let catalogue = "a-more = no\na = An “apple”\nb =\n    later\nc = { $d }\ne = one\n  two\n";
        let found = |id| message(catalogue, id);
        assert_eq!(found("a").as_deref(), Some("An “apple”"));
        for id in ["b", "c", "e", "f"] {
            assert_eq!(found(id), None, "{id}");
        }
    }
}
