//! A whole game in the fragment of a link, as form-encoded pairs.

use cauce_rules::{AnyOptions, GameKind, GameLine, LineError, LineFault, OptionsError, Token};

/// Writes a game as the text behind `#` in a link: `game=snorkels&stones=c3,e5&moves=d4+swap`.
pub fn write_link(options: &AnyOptions, tokens: impl IntoIterator<Item = Token>) -> String {
    let mut link = format!("game={}", options.kind().name());
    for key in options.kind().option_keys() {
        if let Some(value) = options.get(key) {
            link += &format!("&{key}={}", encode(&value));
        }
    }
    let tokens: Vec<_> = tokens.into_iter().map(|token| encode(&token.to_string())).collect();
    if !tokens.is_empty() {
        link += &format!("&moves={}", tokens.join("+"));
    }
    link
}

/// Reads the text behind `#` of a link. Keys that the game does not have are ignored.
///
/// # Errors
/// Where and why reading stopped, with the game as far as it could be read.
pub fn read_link(fragment: &str) -> Result<GameLine, Box<LineError>> {
    let pairs = || form_urlencoded::parse(fragment.trim_start_matches('#').as_bytes());
    let find = |key: &str| pairs().find(|(name, _)| name == key).map(|(_, value)| value);
    let name = find("game").unwrap_or_default();
    if name.is_empty() {
        return "".parse();
    }
    let twice = |key: &str| pairs().filter(|(name, _)| name == key).count() > 1;
    if twice("game") {
        let kind = GameKind::from_name(&name).unwrap_or(GameKind::Snorkels);
        return Err(repeated(GameLine::fresh(kind), "game"));
    }
    let mut line = one_word(&name, &name)?;
    let keys = GameKind::from_name(&name).map_or(&[][..], GameKind::option_keys);
    for (key, value) in pairs().filter(|(key, _)| keys.contains(&&**key)) {
        line += " ";
        line += &one_word(&format!("{key}={value}"), &name)?;
    }
    if let Some(moves) = find("moves").filter(|moves| !moves.is_empty()) {
        line += &format!(" : {moves}");
    }
    let line = line.parse()?;
    if twice("moves") { Err(repeated(line, "moves")) } else { Ok(line) }
}

/// A key that belongs to every link was given twice: nobody can tell which of them was meant.
fn repeated(line: GameLine, key: &'static str) -> Box<LineError> {
    let fault = LineFault::Options(OptionsError::RepeatedKey { key });
    Box::new(LineError { line, token: 0, text: key.to_owned(), fault })
}

/// A word of a game line: what stands in one pair of a link cannot be two of them.
fn one_word(word: &str, game: &str) -> Result<String, Box<LineError>> {
    if !word.contains(' ') {
        return Ok(word.to_owned());
    }
    let kind = GameKind::from_name(game).unwrap_or(GameKind::Snorkels);
    let fault = if word == game { LineFault::UnknownGame } else { LineFault::Spacing };
    Err(Box::new(LineError { line: GameLine::fresh(kind), token: 0, text: word.to_owned(), fault }))
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

    #[test]
    fn links_carry_whole_games() {
        for (line, link) in [
            ("snorkels", "game=snorkels"),
            (
                "snorkels stones=c3,e5 : d4 swap e4 c4",
                "game=snorkels&stones=c3,e5&moves=d4+swap+e4+c4",
            ),
        ] {
            let game: GameLine = line.parse().unwrap();
            assert_eq!(write_link(game.options(), game.tokens().iter().copied()), link);
            assert_eq!(read_link(link).unwrap(), game);
            assert_eq!(read_link(&format!("#{link}&theme=dark")).unwrap(), game);
        }
    }

    #[test]
    fn a_bad_link_says_what_is_wrong_and_keeps_the_rest() {
        let wrong = read_link("game=snorkels&moves=d4+d4").unwrap_err();
        assert_eq!((wrong.token, wrong.text.as_str()), (2, "d4"));
        assert_eq!(wrong.line.to_string(), "snorkels : d4");
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
            assert_eq!(wrong.line.to_string(), "snorkels", "{link}");
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
            assert_eq!(wrong.line.to_string(), line, "{link}");
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
}
