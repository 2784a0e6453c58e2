//! What the site's first script is told: the words that the home page begins with, in all languages,
//! so that they are shown before any catalogue has been fetched, and which part of the module each game
//! needs.

use crate::{Result, files, languages, parts};
use std::collections::BTreeMap;
use std::path::Path;

/// The script.
const SCRIPT: &str = "site/shell/first.js";

/// The folder with a module for each game.
const GAMES: &str = "element/rules";

/// The catalogue of the home page.
const HOME: &str = "home.ftl";

/// Messages of that and of the common catalogue, in the order in which the script takes them.
const MESSAGES: [&str; 5] =
    ["home-title", "home-lead", "load-failed", "load-again", "browser-lacks"];

/// Writes parts and words into a site, whose parts are there.
pub(crate) fn tell(dist: &Path) -> Result<()> {
    let games = games(dist)?;
    let parts = parts::list(dist)?.into_iter().filter(|(name, _)| games.contains(name));
    let (parts, words) = (object(&parts.collect()), object(&words(dist)?));
    let script = files::text(dist, SCRIPT)?;
    files::write(dist, SCRIPT, format!("self.FIRST={{parts:{parts},words:{words}}};\n{script}"))
}

/// The names of the games.
pub(crate) fn games(dist: &Path) -> Result<Vec<String>> {
    let modules = files::list(&dist.join(GAMES))?;
    Ok(modules.iter().filter_map(|path| path.strip_suffix(".js")).map(str::to_owned).collect())
}

/// The words of each language, by the name of its folder.
fn words(dist: &Path) -> Result<BTreeMap<String, Vec<String>>> {
    let mut all = BTreeMap::new();
    for lang in languages::all(dist)? {
        let folder = dist.join(languages::FOLDER).join(&lang);
        let catalogue = files::text(&folder, HOME)? + &files::text(&folder, languages::COMMON)?;
        let words: Option<_> =
            MESSAGES.iter().map(|id| languages::message(&catalogue, id)).collect();
        let plain = format!("{lang}: {MESSAGES:?} must each be plain words in one line");
        all.insert(lang, words.ok_or(plain)?);
    }
    Ok(all)
}

/// As JavaScript writes it, where what Rust escapes means the same.
fn object(lists: &BTreeMap<String, Vec<String>>) -> String {
    let entries: Vec<_> = lists.iter().map(|(name, list)| format!("{name:?}:{list:?}")).collect();
    format!("{{{}}}", entries.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_to_begin_with() {
        let www = crate::paths::root().join("www");
        let words = words(&www).unwrap();
        assert_eq!(words.into_keys().collect::<Vec<_>>(), languages::all(&www).unwrap());
    }

    #[test]
    fn words_are_written_as_javascript_reads_them() {
        let words = BTreeMap::from([("en".to_owned(), vec!["a “b” \"c\"".to_owned()])]);
        assert_eq!(object(&words), r#"{"en":["a “b” \"c\""]}"#);
    }
}
