//! A whole game in the fragment of a link, as form-encoded pairs.

use cauce_rules::{
    GameKind, GameLine, LineError, LineFault, MAX_LINE_BYTES, OptionsError, with_game,
};

use crate::{AnyRecord, NodeId};

/// The longest link that is read: every byte of the longest game line may be written as three.
const MAX_BYTES: usize = 3 * MAX_LINE_BYTES;

impl dyn AnyRecord + '_ {
    /// The game up to a node as the text behind `#` in a link:
    /// `game=snorkels&stones=c3,e5&moves=d4+swap`.
    pub fn link_to(&self, id: NodeId) -> String {
        let mut link = format!("game={}", self.kind());
        for (key, value) in self.options() {
            link += &format!("&{key}={}", encode(&value));
        }
        let mut before = "&moves=";
        for token in self.tokens(id) {
            link += before;
            link += &encode(&token);
            before = "+";
        }
        link
    }
}

/// Reads a game line of whatever game and gives it in canonical form.
///
/// # Errors
/// Where and why reading stopped, with the game line as far as it could be read.
pub fn read_line(text: &str) -> Result<String, Box<LineError>> {
    with_game!(GameKind::of_line(text)?, G => Ok(text.parse::<GameLine<G>>()?.to_string()))
}

/// What stands behind the `#` of a link to a game, or in front of nothing else; `None` where the
/// text is no such link.
pub fn fragment_of(text: &str) -> Option<&str> {
    let (address, fragment) = text.rsplit_once('#').unwrap_or(("", text));
    let scheme = address.split_once(':').map_or("", |(scheme, _)| scheme);
    let is_link = address.is_empty()
        || !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_alphabetic());
    let names_game = fragment.split('&').any(|pair| pair.starts_with("game="));
    let is_word = !text.bytes().any(|byte| byte.is_ascii_whitespace());
    (is_link && names_game && is_word).then_some(fragment)
}

/// Reads the text behind `#` of a link and gives the game line. Keys that the game does not have
/// are ignored.
///
/// # Errors
/// Where and why reading stopped, with the game line as far as it could be read.
pub fn read_link(fragment: &str) -> Result<String, Box<LineError>> {
    let wrong = |kind, text: &str, fault| Err(Box::new(LineError::at_start(kind, text, fault)));
    if fragment.len() > MAX_BYTES {
        return wrong(GameKind::Snorkels, "", LineFault::TooLong);
    }
    let pairs = || form_urlencoded::parse(fragment.trim_start_matches('#').as_bytes());
    // The first value of a key, and whether there are more.
    let find = |key: &str| {
        let mut values = pairs().filter(|(name, _)| name == key).map(|(_, value)| value);
        (values.next(), values.next().is_some())
    };
    let (name, twice) = find("game");
    let name = name.unwrap_or_default();
    if twice && !name.is_empty() {
        let kind = GameKind::from_name(&name).unwrap_or(GameKind::Snorkels);
        return wrong(kind, "game", repeated("game"));
    }
    // A name of several words is no name, whatever game the first of them may be.
    let kind = match GameKind::from_name(&name) {
        Some(kind) => kind,
        None if name.is_empty() => return wrong(GameKind::Snorkels, "", LineFault::NoGame),
        None => return wrong(GameKind::Snorkels, &name, LineFault::UnknownGame),
    };
    let mut line = name.into_owned();
    for (key, value) in pairs().filter(|(key, _)| kind.option_keys().contains(&&**key)) {
        let word = format!("{key}={value}");
        if word.contains(' ') {
            // What stands in one pair of a link cannot be two words of the line.
            return wrong(kind, &word, LineFault::Spacing);
        }
        line += " ";
        line += &word;
    }
    let (moves, twice) = find("moves");
    if let Some(moves) = moves.filter(|moves| !moves.is_empty()) {
        line += " : ";
        line += &moves;
    }
    let line = read_line(&line)?;
    if twice {
        let error = LineError::at_start(kind, "moves", repeated("moves"));
        return Err(Box::new(LineError { read: line, ..error }));
    }
    Ok(line)
}

/// A key that belongs to every link was given twice: nobody can tell which of them was meant.
fn repeated(key: &'static str) -> LineFault {
    LineFault::Options(OptionsError::RepeatedKey { key })
}

/// Encodes a value, leaving the comma and the colon as they are: both may stand in a fragment,
/// and a link is meant to be read. Every encoded byte comes as a part of its own.
fn encode(value: &str) -> String {
    let parts = form_urlencoded::byte_serialize(value.as_bytes());
    let plain = |part| match part {
        "%2C" => ",",
        "%3A" => ":",
        _ => part,
    };
    parts.map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealer, Table};
    use cauce_rules::snorkels::Position;

    #[test]
    fn links_carry_whole_games() {
        for (line, link) in [
            ("snorkels", "game=snorkels"),
            (
                "snorkels stones=c3,e5 : d4 swap e4 c4",
                "game=snorkels&stones=c3,e5&moves=d4+swap+e4+c4",
            ),
        ] {
            let table = Table::<Position>::new(&line.parse().unwrap(), &[], Dealer::new(1));
            assert_eq!(table.link_to(table.at()), link);
            assert_eq!(read_link(link).unwrap(), line);
            assert_eq!(read_link(&format!("#{link}&theme=dark")).unwrap(), line);
        }
    }

    #[test]
    fn a_link_is_told_from_other_texts() {
        for (text, fragment) in [
            ("game=tayu&moves=x", Some("game=tayu&moves=x")),
            ("#theme=dark&game=chess", Some("theme=dark&game=chess")),
            ("https://example.org/a?b=c#game=tayu", Some("game=tayu")),
            ("file:///a/index.html#game=", Some("game=")),
            ("example#game=tayu", None),
            ("https://example.org/?game=tayu", None),
            ("https://example.org/#game=tayu and more", None),
            ("snorkels : d4", None),
            ("[Game \"snorkels\"]", None),
            ("", None),
        ] {
            assert_eq!(fragment_of(text), fragment, "{text}");
        }
    }

    #[test]
    fn a_bad_link_says_what_is_wrong_and_keeps_the_rest() {
        let wrong = read_link("game=snorkels&moves=d4+d4").unwrap_err();
        assert_eq!((wrong.token, wrong.text.as_str()), (2, "d4"));
        assert_eq!(wrong.read, "snorkels : d4");
        for garbage in ["", "#", "%%%", "game=", "game=chess", "moves=d4", "game=snorkels&size=99"]
        {
            assert_eq!(read_link(garbage).unwrap_err().token, 0, "{garbage}");
        }
    }

    #[test]
    fn a_pair_of_a_link_is_one_word_of_the_line() {
        for (link, text, fault) in [
            ("game=snorkels&size=5+stones=c3", "size=5 stones=c3", LineFault::Spacing),
            ("game=snorkels&stones=c3+:+d4&moves=e5", "stones=c3 : d4", LineFault::Spacing),
            ("game=snorkels&size=+5", "size= 5", LineFault::Spacing),
            ("game=snorkels+:+d4", "snorkels : d4", LineFault::UnknownGame),
        ] {
            let wrong = read_link(link).unwrap_err();
            assert_eq!(
                (wrong.token, wrong.text.as_str(), &wrong.fault),
                (0, text, &fault),
                "{link}"
            );
            assert_eq!(wrong.read, "snorkels", "{link}");
        }
    }

    #[test]
    fn what_is_given_twice_is_told_whichever_key_it_is() {
        for (link, key, text, line) in [
            ("game=snorkels&size=5&size=6", "size", "size=6", "snorkels"),
            ("game=snorkels&game=tayu&moves=a1", "game", "game", "snorkels"),
            ("game=tayu&game=tayu", "game", "game", "tayu"),
            ("game=chess&game=tayu", "game", "game", "snorkels"),
            ("game=snorkels&moves=a1&size=5&moves=b1", "moves", "moves", "snorkels size=5 : a1"),
            ("moves=&game=snorkels&moves=b1", "moves", "moves", "snorkels"),
        ] {
            let wrong = read_link(link).unwrap_err();
            let fault = LineFault::Options(OptionsError::RepeatedKey { key });
            assert_eq!(
                (wrong.token, wrong.text.as_str(), &wrong.fault),
                (0, text, &fault),
                "{link}"
            );
            assert_eq!(wrong.read, line, "{link}");
        }
        // What does not belong to the game may be said as often as anybody likes.
        assert!(read_link("game=snorkels&theme=dark&theme=light").is_ok());
    }

    #[test]
    fn a_link_without_a_game_is_told_so_whatever_else_it_says() {
        for link in ["", "moves=d4", "game=&moves=d4+e5", "stones=c3"] {
            assert_eq!(read_link(link).unwrap_err().fault, LineFault::NoGame, "{link}");
        }
    }

    #[test]
    fn the_length_of_a_link_is_bounded() {
        let filled = |length: usize| format!("game=snorkels&x={}", "x".repeat(length - 16));
        assert_eq!(read_link(&filled(MAX_BYTES)).unwrap(), "snorkels");
        let wrong = read_link(&filled(MAX_BYTES + 1)).unwrap_err();
        assert_eq!((wrong.fault, wrong.text.as_str()), (LineFault::TooLong, ""));
        let moves = format!("game=snorkels&moves={}", "x".repeat(MAX_LINE_BYTES));
        assert_eq!(read_link(&moves).unwrap_err().fault, LineFault::TooLong);
    }
}
