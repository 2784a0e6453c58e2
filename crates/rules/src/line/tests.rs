//! Game lines of all games: what holds of any text, and where reading stops.

use proptest::prelude::*;

use super::{GameLine, LineError, LineFault, MAX_LINE_BYTES};
use crate::{Game, GameKind, Illegal, sendas, snorkels};

/// Reads a line of whichever game it names, and gives back its canonical form.
fn read(text: &str) -> Result<String, Box<LineError>> {
    with_game!(GameKind::of_line(text)?, G => Ok(text.parse::<GameLine<G>>()?.to_string()))
}

/// Where reading stopped, the word there, and the line that had been read.
fn stop(text: &str) -> (usize, String, String) {
    let error = read(text).unwrap_err();
    (error.token, error.text, error.read)
}

fn stopped(token: usize, text: &str, line: &str) -> (usize, String, String) {
    (token, text.into(), line.into())
}

#[test]
fn every_game_starts_with_its_default_options() {
    for &kind in GameKind::ALL {
        assert_eq!(GameKind::from_name(kind.name()), Some(kind));
        with_game!(kind, G => {
            let line = GameLine::<G>::fresh();
            assert_eq!(line.to_string(), kind.name());
            assert_eq!(kind.name().parse(), Ok(line));
        });
    }
}

#[test]
fn the_colon_may_stand_without_a_token() {
    for text in ["snorkels", "snorkels :", "snorkels : "] {
        assert_eq!(read(text).unwrap(), "snorkels", "{text:?}");
    }
    assert_eq!(read("snorkels size=3 : ").unwrap(), "snorkels size=3");
}

#[test]
fn reading_stops_at_the_first_word_at_fault() {
    assert_eq!(stop("snorkels : d4 swap d4 z"), stopped(3, "d4", "snorkels : d4 swap"));
    assert_eq!(stop("snorkels size=3 : z"), stopped(1, "z", "snorkels size=3"));
    assert_eq!(stop("snorkels size=3 size=x : b2"), stopped(0, "size=x", "snorkels"));
    assert_eq!(stop("snorkels stones=d4 size=3"), stopped(0, "stones=d4", "snorkels"));
    assert_eq!(stop("snorkels : d4 draw e5"), stopped(3, "e5", "snorkels : d4 draw"));
    assert_eq!(stop("snorkels : d4 time e5"), stopped(3, "e5", "snorkels : d4 time"));
    assert_eq!(stop("snorkels : : d4"), stopped(1, ":", "snorkels"));
    assert_eq!(stop("snorkels :d4"), stopped(0, ":d4", "snorkels"));
    assert_eq!(stop("snorkels d4"), stopped(0, "d4", "snorkels"));
    assert_eq!(stop("chess : e4"), stopped(0, "chess", "snorkels"));
    assert_eq!(stop(""), stopped(0, "", "snorkels"));
}

#[test]
fn words_are_separated_by_single_spaces() {
    for (text, token, line) in [
        (" snorkels", 0, "snorkels"),
        ("snorkels ", 0, "snorkels"),
        ("snorkels  :", 0, "snorkels"),
        ("snorkels size=3  stones=a1", 0, "snorkels"),
        ("snorkels :  ", 1, "snorkels"),
        ("snorkels :  : ", 1, "snorkels"),
        ("snorkels :  d4", 1, "snorkels"),
        ("snorkels : d4  e5", 2, "snorkels : d4"),
        ("snorkels : d4 ", 2, "snorkels : d4"),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!(error.fault, LineFault::Spacing, "{text:?}");
        assert_eq!((error.token, error.read.as_str()), (token, line), "{text:?}");
    }
    let tab = read("snorkels : d4\te5").unwrap_err();
    assert_eq!(tab.fault, LineFault::Illegal(Illegal::Unreadable(GameKind::Snorkels)));
}

#[test]
fn a_word_at_fault_is_quoted_only_where_there_is_one() {
    let said = |text: &str| {
        let error = read(text).unwrap_err();
        let said = error.to_string();
        said.strip_suffix(&format!(": {}", error.fault)).unwrap().to_owned()
    };
    assert_eq!(said("chess : e4"), "in the game line, at 'chess'");
    assert_eq!(said("snorkels : d4 d4"), "in the game line, token 2, 'd4'");
    assert_eq!(said("snorkels : d4  e5"), "in the game line, token 2");
    for text in ["", " snorkels", &"x".repeat(MAX_LINE_BYTES + 1)] {
        assert_eq!(said(text), "in the game line");
    }
}

#[test]
fn a_line_is_read_only_as_the_game_that_it_names() {
    let error = "snorkels : d4".parse::<GameLine<sendas::Position>>().unwrap_err();
    assert_eq!(error.fault, LineFault::OtherGame { expected: GameKind::Sendas });
    assert_eq!((error.kind, error.read.as_str()), (GameKind::Snorkels, "snorkels"));
    assert_eq!((error.token, error.text.as_str()), (0, "snorkels"));
}

#[test]
fn a_line_has_a_bound() {
    let long = |bytes: usize| format!("snorkels : {}", "x".repeat(bytes - "snorkels : ".len()));
    assert_eq!(read(&long(MAX_LINE_BYTES)).unwrap_err().token, 1);
    let error = read(&long(MAX_LINE_BYTES + 1)).unwrap_err();
    assert_eq!((error.token, error.fault), (0, LineFault::TooLong));
}

#[test]
fn a_refused_token_leaves_the_line_as_it_was() {
    let mut line: GameLine<snorkels::Position> = "snorkels : d4 e5".parse().unwrap();
    let before = line.clone();
    let refused = line.push_text("swap");
    assert_eq!(refused, Err(Illegal::Snorkels(snorkels::Illegal::NoChoice)));
    assert_eq!(line, before);
}

/// Words of game lines and words that are nearly such, of all games.
fn word() -> impl Strategy<Value = String> {
    let keys: Vec<&str> =
        GameKind::ALL.iter().flat_map(|kind| kind.option_keys()).copied().collect();
    prop_oneof![
        1 => Just(":".to_owned()),
        1 => Just(String::new()),
        1 => proptest::sample::select(GameKind::ALL).prop_map(|kind| kind.name().to_owned()),
        2 => (proptest::sample::select(keys), "[a-z0-9,]{0,6}")
            .prop_map(|(key, value)| format!("{key}={value}")),
        1 => proptest::sample::select(vec!["swap", "resign", "draw", "time", "pass", "on", "end"])
            .prop_map(str::to_owned),
        4 => "[a-i][1-9]",
        2 => "\\+?[a-zA-Z]?:?([a-j][0-9]{1,2}){0,4}[-=*]?[NESWhv0-9]{0,4}",
        1 => "\\PC{0,4}",
    ]
}

/// Texts that are game lines in part.
fn text() -> impl Strategy<Value = String> {
    let names = proptest::sample::select(GameKind::ALL).prop_map(|kind| kind.name().to_owned());
    let options = proptest::sample::select(vec!["", " size=3", " stones=c3", " players=4"]);
    let words = || proptest::collection::vec(word(), 0..12).prop_map(|words| words.join(" "));
    prop_oneof![
        words(),
        (names, options, words())
            .prop_map(|(name, options, words)| format!("{name}{options} : {words}")),
    ]
}

/// What must hold of any text: it is read, and then it prints and reads the same; or reading
/// stopped at a word that stands where the error says, after a line that can be read.
fn check(text: &str) -> Result<(), TestCaseError> {
    let error = match read(text) {
        Ok(line) => return reads_as_it_prints(&line),
        Err(error) => error,
    };
    reads_as_it_prints(&error.read)?;
    let (setup, tokens) = match text.split_once(" :") {
        Some((setup, tokens)) if tokens.is_empty() || tokens.starts_with(' ') => (setup, tokens),
        _ => (text, ""),
    };
    if error.token == 0 {
        prop_assert!(setup.split(' ').any(|word| word == error.text), "{}", error.text);
        prop_assert!(!matches!(error.fault, LineFault::Illegal(_)));
    } else {
        prop_assert_eq!(tokens.split(' ').nth(error.token), Some(error.text.as_str()));
        let played = error.read.split_once(" : ").map_or("", |(_, tokens)| tokens);
        let given: Vec<_> = tokens.split(' ').skip(1).take(error.token - 1).collect();
        prop_assert_eq!(played, given.join(" "));
        prop_assert!(matches!(error.fault, LineFault::Illegal(_) | LineFault::Spacing));
    }
    Ok(())
}

fn reads_as_it_prints(canonical: &str) -> Result<(), TestCaseError> {
    let again = read(canonical);
    prop_assert_eq!(again.as_deref(), Ok(canonical));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused_at_a_place(text in "\\PC{0,80}") {
        check(&text)?;
    }

    #[test]
    fn any_bytes_are_read_or_refused_at_a_place(
        bytes in proptest::collection::vec(any::<u8>(), 0..80),
        name in proptest::sample::select(vec!["", "snorkels ", "snorkels : "]),
    ) {
        check(&format!("{name}{}", String::from_utf8_lossy(&bytes)))?;
    }

    #[test]
    fn texts_that_are_nearly_game_lines_are_read_or_refused_at_a_place(text in text()) {
        check(&text)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Random games of every game, each cut somewhere and one character of it changed.
    #[test]
    fn lines_of_every_game_are_read_as_they_are_written_and_bear_damage(
        kind in proptest::sample::select(GameKind::ALL),
        seed in any::<u64>(), tokens in 0..60_usize,
        at in any::<proptest::sample::Index>(), instead in "\\PC?",
    ) {
        let mut state = seed | 1;
        let mut dice = |n: u32| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (((state >> 32) * u64::from(n)) >> 32) as u32
        };
        let text = with_game!(kind, G => {
            let mut line = GameLine::<G>::fresh();
            for _ in 0..tokens {
                let Some(mv) = line.replay().play_random(&mut dice) else { break };
                prop_assert_eq!(line.push_text(&mv.to_string()), Ok(()), "{}", mv);
            }
            let text = line.to_string();
            prop_assert_eq!(text.parse(), Ok(line));
            text
        });
        reads_as_it_prints(&text)?;

        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let place = *at.get(&places);
        let rest = text[place..].chars().skip(1).collect::<String>();
        check(&format!("{}{instead}{rest}", &text[..place]))?;
    }
}
