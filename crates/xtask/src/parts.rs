//! The parts of the page's wasm module, one for each game and some for later use, and the list of them.

use crate::{Result, files, first, paths, run};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = "parts";

/// The file with the name of each part and the files that it needs, one part per line.
const LIST: &str = "parts.txt";

const MODULE: &str = "element/parts.js";

/// The parts that no first board needs.
const LATER: [&str; 2] = ["later", "study"];

const DIGITS: usize = 8;

/// Splits a module, adds its parts to a site, and returns the path of the main module. The names of the
/// parts contain the hash of their main module, because a part would corrupt the memory of another.
pub(crate) fn take(module: &Path, site: &Path) -> Result<PathBuf> {
    let (apart, folder) = (paths::target()?.join(FOLDER), site.join(FOLDER));
    let trouble = |why| format!("{}: {why}", folder.display());
    if apart.exists() {
        fs::remove_dir_all(&apart).map_err(trouble)?;
    }
    let tool = ["run", "--quiet", "--package", "parts", "--"];
    run::run(run::cargo().args(tool).arg(module).arg(&apart))?;
    let main = apart.join("main.wasm");
    let hash = hash(&files::read(&apart, "main.wasm")?);
    fs::create_dir_all(&folder).map_err(trouble)?;
    let found = files::text(&apart, LIST)?;
    check(&found, &first::games(site)?)?;
    let mut list = String::new();
    for line in found.lines() {
        let mut words = line.split(' ');
        list += words.next().unwrap_or_default();
        for part in words {
            let name = format!("{}-{hash}.wasm", part.trim_start_matches("split_"));
            fs::copy(apart.join(part).with_extension("wasm"), folder.join(&name))
                .map_err(trouble)?;
            list += &format!(" {FOLDER}/{name}");
        }
        list += "\n";
    }
    files::write(&apart, LIST, list)?;
    Ok(main)
}

/// Returns an error if a game or a later feature has no part. Then the splitter did not recognize its
/// functions, and the main module would wait for a part that does not exist.
fn check(list: &str, games: &[String]) -> Result<()> {
    let has_part = |name: &&str| list.lines().any(|line| line.split(' ').next() == Some(name));
    let names = games.iter().map(String::as_str).chain(LATER);
    let missing: Vec<_> = names.filter(|name| !has_part(name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join(", ");
    Err(format!("no part was made for {missing}: see the names in crates/web/src/parts.rs"))
}

/// Returns each part with the files that it needs besides the main module and that are in the site.
pub(crate) fn list(site: &Path) -> Result<Vec<(String, Vec<String>)>> {
    let list = files::text(&paths::target()?.join(FOLDER), LIST)?;
    let part = |line: &str| {
        let mut words = line.split(' ').map(str::to_owned);
        let name = words.next().unwrap_or_default();
        (name, words.filter(|path| site.join(path).exists()).collect())
    };
    Ok(list.lines().map(part).collect())
}

pub(crate) fn report(site: &Path) -> Result<()> {
    let address = |path: &String| format!("new URL({:?},import.meta.url)", format!("../{path}"));
    let part = |(name, paths): &(String, Vec<String>)| {
        format!("{name}:[{}]", paths.iter().map(address).collect::<Vec<_>>().join(","))
    };
    let parts: Vec<_> = list(site)?.iter().map(part).collect();
    files::write(site, MODULE, format!("export const PARTS={{{}}};\n", parts.join(",")))
}

fn hash(content: &[u8]) -> String {
    let mut digits: String =
        Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect();
    digits.truncate(DIGITS);
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_part_is_an_error() {
        let games = ["snorkels".to_owned(), "tayu".to_owned()];
        let list = "later split_later\nstudy split_study\nsnorkels split_snorkels chunk_0\n";
        assert_eq!(check(&format!("{list}tayu split_tayu\n"), &games), Ok(()));
        assert!(check(list, &games).unwrap_err().contains("made for tayu:"));
        assert!(check("", &games).unwrap_err().contains("made for snorkels, tayu, later, study:"));
    }
}
