//! Data for the site's first script. It contains the words at the top of the home page in all languages,
//! which are displayed before any catalogue is fetched, and the part of the module of each game.

use crate::{Result, files, languages, parts};
use std::collections::BTreeMap;
use std::path::Path;

const SCRIPT: &str = "site/shell/first.js";

/// The folder with one module per game.
const GAMES: &str = "element/rules";

const HOME: &str = "home.ftl";

/// Messages of the home and common catalogues, in the order that the script expects.
const MESSAGES: [&str; 5] =
    ["home-title", "home-lead", "load-failed", "load-again", "browser-lacks"];

/// Adds parts and words to the script. The parts must be in the site already.
pub(crate) fn report(dist: &Path) -> Result<()> {
    let games = games(dist)?;
    let parts = parts::list(dist)?.into_iter().filter(|(name, _)| games.contains(name));
    let (parts, words) = (object(&parts.collect()), object(&words(dist)?));
    let script = files::text(dist, SCRIPT)?;
    files::write(dist, SCRIPT, format!("self.FIRST={{parts:{parts},words:{words}}};\n{script}"))
}

pub(crate) fn games(dist: &Path) -> Result<Vec<String>> {
    let modules = files::list(&dist.join(GAMES))?;
    Ok(modules.iter().filter_map(|path| path.strip_suffix(".js")).map(str::to_owned).collect())
}

/// Returns the words of each language, by the name of its folder.
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

/// Formats the lists as JavaScript. Rust's escapes have the same meaning there.
fn object(lists: &BTreeMap<String, Vec<String>>) -> String {
    let entries: Vec<_> = lists.iter().map(|(name, list)| format!("{name:?}:{list:?}")).collect();
    format!("{{{}}}", entries.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_first_words() {
        let www = crate::paths::root().join("www");
        let words = words(&www).unwrap();
        assert_eq!(words.into_keys().collect::<Vec<_>>(), languages::all(&www).unwrap());
    }

    #[test]
    fn words_are_written_as_a_javascript_object() {
        let words = BTreeMap::from([("en".to_owned(), vec!["a “b” \"c\"".to_owned()])]);
        assert_eq!(object(&words), r#"{"en":["a “b” \"c\""]}"#);
    }
}
