//! Game lines of all games: properties of any text, and where parsing stops.

use proptest::prelude::*;

use super::*;
use crate::{Seat, caminos, snorkels, tayu, test_rng::test_rng};

fn read(text: &str) -> Result<String, Box<LineError>> {
    with_game!(GameKind::from_line(text)?, G => Ok(text.parse::<GameLine<G>>()?.to_string()))
}

/// Returns the number and the text of the wrong word, and the line before it.
fn stop(text: &str) -> (usize, String, String) {
    let error = read(text).unwrap_err();
    (error.token, error.text, error.read)
}

fn stopped(token: usize, text: &str, line: &str) -> (usize, String, String) {
    (token, text.into(), line.into())
}

fn random_line<G: Game>(mut line: GameLine<G>, seed: u64, tokens: usize) -> GameLine<G> {
    let mut rng = test_rng(seed);
    for _ in 0..tokens {
        let Some(mv) = line.position().play_random(&mut rng) else { break };
        line.push(Token::Move(mv)).unwrap();
    }
    line
}

/// The starts of random games: every game, and options with other values than the default.
const STARTS: [&str; 12] = [
    "snorkels",
    "snorkels size=9 stones=c3,e5",
    "snorkels size=3",
    "tayu",
    "tayu players=3",
    "tayu players=4",
    "caminos",
    "caminos board=ring neutrals=yes",
    "caminos players=4",
    "sendas",
    "sendas setup=clash",
    "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE",
];

#[test]
fn every_game_starts_with_its_default_options() {
    for &kind in GameKind::ALL {
        with_game!(kind, G => {
            let line = GameLine::<G>::default();
            assert_eq!(line.to_string(), kind.name());
            assert_eq!(line.tokens(), []);
            assert_eq!(line.start(), &line.position());
            assert_eq!(kind.name().parse(), Ok(line));
        });
        assert_eq!(read(kind.name()).as_deref(), Ok(kind.name()));
    }
}

#[test]
fn a_line_names_its_game_first() {
    for &kind in GameKind::ALL {
        let name = kind.name();
        for rest in ["", " :", " : x", " x=y", "  "] {
            assert_eq!(GameKind::from_line(&format!("{name}{rest}")), Ok(kind));
        }
    }
    for (text, fault) in [
        ("", LineErrorKind::NoGame),
        (" ", LineErrorKind::Spacing),
        (" snorkels", LineErrorKind::Spacing),
        ("chess", LineErrorKind::UnknownGame),
        ("Snorkels", LineErrorKind::UnknownGame),
        ("snorkels\t", LineErrorKind::UnknownGame),
        (": snorkels", LineErrorKind::UnknownGame),
    ] {
        let error = GameKind::from_line(text).unwrap_err();
        assert_eq!((error.token, error.kind), (0, fault), "{text:?}");
    }
}

#[test]
fn a_line_of_another_game_is_not_read() {
    let error = "tayu : +012".parse::<GameLine<snorkels::Position>>().unwrap_err();
    assert_eq!(error.kind, LineErrorKind::OtherGame { expected: GameKind::Snorkels });
    assert_eq!((error.read.as_str(), error.token, error.text.as_str()), ("tayu", 0, "tayu"));
    assert_eq!(
        error.to_string(),
        "in the game line, at 'tayu': this is not a game line of snorkels"
    );
}

#[test]
fn the_colon_may_stand_without_a_token() {
    for text in ["snorkels", "snorkels :", "snorkels : "] {
        assert_eq!(read(text).as_deref(), Ok("snorkels"), "{text:?}");
    }
    assert_eq!(read("snorkels size=3 : ").as_deref(), Ok("snorkels size=3"));
}

#[test]
fn reading_stops_at_the_first_word_at_fault() {
    assert_eq!(stop("snorkels : d4 swap d4 z"), stopped(3, "d4", "snorkels : d4 swap"));
    assert_eq!(stop("snorkels size=3 : z"), stopped(1, "z", "snorkels size=3"));
    assert_eq!(stop("snorkels size=3 size=x : b2"), stopped(0, "size=x", "snorkels"));
    assert_eq!(stop("snorkels stones=d4 size=3"), stopped(0, "stones=d4", "snorkels"));
    assert_eq!(stop("snorkels : d4 draw e5"), stopped(3, "e5", "snorkels : d4 draw"));
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
        assert_eq!(error.kind, LineErrorKind::Spacing, "{text:?}");
        assert_eq!((error.token, error.read.as_str()), (token, line), "{text:?}");
    }
    let tab = read("snorkels : d4\te5").unwrap_err();
    assert_eq!(tab.kind, LineErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)));
}

#[test]
fn a_word_at_fault_is_quoted_only_where_there_is_one() {
    let said = |text: &str| read(text).unwrap_err().to_string();
    assert_eq!(
        said("chess : e4"),
        "in the game line, at 'chess': a game line begins with the name of a game: snorkels, \
         tayu, caminos or sendas"
    );
    assert_eq!(
        said("snorkels : d4 d4"),
        "in the game line, token 2, 'd4': there is something on d4 already"
    );
    assert_eq!(
        said("sendas setup=x"),
        "in the game line, at 'setup=x': 'setup' must be classic, edge, compact, choice, \
         fortress, clash or allin"
    );
    let spacing = "words are separated by single spaces, with none at the ends";
    assert_eq!(said(" snorkels"), format!("in the game line: {spacing}"));
    assert_eq!(said("snorkels : d4  e5"), format!("in the game line, token 2: {spacing}"));
    let long = said(&"x".repeat(MAX_LINE_BYTES + 1));
    assert_eq!(long, "in the game line: a game line has at most 65536 bytes");
}

#[test]
fn a_line_has_a_bound() {
    let long = |bytes: usize| format!("snorkels : {}", "x".repeat(bytes - "snorkels : ".len()));
    assert_eq!(read(&long(MAX_LINE_BYTES)).unwrap_err().token, 1);
    let error = read(&long(MAX_LINE_BYTES + 1)).unwrap_err();
    assert_eq!((error.token, error.text.as_str()), (0, ""));
    assert_eq!(error.kind, LineErrorKind::TooLong);
    // The game can still be recognized.
    for &kind in GameKind::ALL {
        let error =
            GameKind::from_line(&format!("{kind} : {}", "x".repeat(MAX_LINE_BYTES))).unwrap_err();
        assert_eq!((error.kind, error.read), (LineErrorKind::TooLong, kind.to_string()));
    }
}

#[test]
fn a_refused_token_leaves_the_line_as_it_was() {
    let mut line: GameLine<snorkels::Position> = "snorkels : d4 e5".parse().unwrap();
    let before = line.clone();
    let refused = line.push_text("swap");
    assert_eq!(refused, Err(MoveError::Snorkels(snorkels::MoveError::NoChoice)));
    assert_eq!(line.push(Token::Move(snorkels::Move::Swap)), refused);
    assert_eq!(line, before);
}

#[test]
fn every_game_can_end_in_three_ways_that_are_no_moves() {
    use crate::EndReason;
    for start in STARTS {
        with_game!(GameKind::from_line(start).unwrap(), G => {
            let fresh: GameLine<G> = start.parse().unwrap();
            // Some games end before three tokens.
            let mut lines = (0..99).map(|seed| random_line(fresh.clone(), seed, 3));
            let Some((line, seat)) =
                lines.find_map(|line| line.position().turn().seat().map(|seat| (line, seat)))
            else {
                panic!("{start}")
            };
            for (word, reason) in [
                ("resign", EndReason::Resignation(seat)),
                ("time", EndReason::Time(seat)),
                ("draw", EndReason::Agreement),
            ] {
                let mut over = line.clone();
                over.push_text(word).unwrap();
                assert!(over.to_string().ends_with(&format!(" {word}")));
                let token = over.tokens().last().unwrap();
                assert_eq!(Token::ending(word), Some(*token));
                assert_eq!(token.mv(), None);
                assert_eq!(over.to_string().parse(), Ok(over.clone()));
                // In Tayü with a saboteur, the scores decide and the reason may differ.
                let outcome = over.position().outcome().unwrap();
                assert!(start == "tayu players=3" || outcome.reason == reason, "{over}");
                assert!(!outcome.winners.contains(seat), "{over}");
                for again in ["resign", "time", "draw"] {
                    assert_eq!(over.push_text(again), Err(MoveError::Over), "{over}");
                }
                assert!(line.position().parse(word).is_err(), "an ending is no move");
            }
        });
    }
}

#[test]
fn nobody_can_end_a_game_while_chance_is_due() {
    let line = GameLine::<tayu::Position>::default();
    for word in ["resign", "time", "draw"] {
        assert_eq!(line.clone().push_text(word), Err(MoveError::ChanceDue));
    }
}

#[test]
fn a_line_keeps_its_start_and_its_end() {
    let line: GameLine<caminos::Position> =
        "caminos board=ring neutrals=yes : I:d2d3d4 resign".parse().unwrap();
    assert_eq!(line.start().turn().seat(), Some(Seat::ONE));
    assert_ne!(line.start(), &line.position());
}

#[test]
fn options_that_do_not_go_together_are_named() {
    let error = read("sendas white=c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW setup=edge").unwrap_err();
    assert_eq!(error.text, "white=c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW");
    let error = read("tayu colour=red").unwrap_err();
    let unknown =
        OptionsError::UnknownKey { key: "colour".into(), known: <tayu::Options as Options>::KEYS };
    assert_eq!(error.kind, LineErrorKind::Options(unknown));
    let error = read("tayu players").unwrap_err();
    assert_eq!(
        error.kind,
        LineErrorKind::Options(OptionsError::NotAPair { word: "players".into() })
    );
    let error = read("sendas setup=edge setup=edge").unwrap_err();
    assert_eq!(error.kind, LineErrorKind::Options(OptionsError::RepeatedKey { key: "setup" }));
}

/// Checks any text: either the line prints the same after parsing it again, or the error names the
/// position of the wrong word, and the part before it can be parsed.
fn check(text: &str) -> Result<(), TestCaseError> {
    let error = match read(text) {
        Ok(line) => {
            let again = read(&line);
            prop_assert_eq!(again, Ok(line));
            return Ok(());
        }
        Err(error) => error,
    };
    let again = read(&error.read);
    prop_assert_eq!(again.as_ref(), Ok(&error.read));
    let (setup, tokens) = match text.split_once(" :") {
        Some((setup, tokens)) if tokens.is_empty() || tokens.starts_with(' ') => (setup, tokens),
        _ => (text, ""),
    };
    if error.token == 0 {
        prop_assert!(setup.split(' ').any(|word| word == error.text), "{}", error.text);
        prop_assert!(!matches!(error.kind, LineErrorKind::Illegal(_)));
    } else {
        prop_assert_eq!(tokens.split(' ').nth(error.token), Some(error.text.as_str()));
        let played = error.read.split_once(" : ").map_or("", |(_, tokens)| tokens);
        let given: Vec<_> = tokens.split(' ').skip(1).take(error.token - 1).collect();
        prop_assert_eq!(played, given.join(" "));
        prop_assert!(matches!(error.kind, LineErrorKind::Illegal(_) | LineErrorKind::Spacing));
    }
    prop_assert!(!error.kind.to_string().is_empty());
    Ok(())
}

/// One change of a text: a character, or a word from another line.
#[derive(Clone, Debug)]
enum Damage {
    Replace(proptest::sample::Index, String),
    Insert(proptest::sample::Index, String),
    Word(proptest::sample::Index, String),
    Exchange(proptest::sample::Index),
    Repeat(proptest::sample::Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    let place = any::<proptest::sample::Index>;
    // Mostly characters that occur in tokens.
    let character = || prop_oneof![4 => "[a-z0-9A-Z:=,+*. -]", 1 => "\\PC"];
    let word = prop_oneof![
        proptest::sample::select(vec![
            "swap",
            "resign",
            "draw",
            "time",
            "pass",
            "go",
            "stop",
            ":",
            "",
            "d4",
            "+012",
            "c1*",
            "players=4",
            "size=3",
            "I:d2d3d4",
            "c1-d2",
        ])
        .prop_map(str::to_owned),
        proptest::sample::select(&STARTS[..]).prop_map(str::to_owned),
    ];
    prop_oneof![
        (place(), "").prop_map(|(at, with)| Damage::Replace(at, with)),
        (place(), character()).prop_map(|(at, with)| Damage::Replace(at, with)),
        (place(), character()).prop_map(|(at, with)| Damage::Insert(at, with)),
        (place(), word).prop_map(|(at, with)| Damage::Word(at, with)),
        place().prop_map(Damage::Exchange),
        place().prop_map(Damage::Repeat),
    ]
}

impl Damage {
    fn on(&self, text: &str) -> String {
        let mut words: Vec<&str> = text.split(' ').collect();
        match self {
            Self::Replace(at, with) | Self::Insert(at, with) => {
                let places: Vec<usize> =
                    text.char_indices().map(|(place, _)| place).chain([text.len()]).collect();
                let place = *at.get(&places);
                let skip = usize::from(matches!(self, Self::Replace(..)));
                let rest: String = text[place..].chars().skip(skip).collect();
                return format!("{}{with}{rest}", &text[..place]);
            }
            Self::Word(at, with) => *at.get_mut(&mut words) = with,
            Self::Exchange(at) => {
                let (one, last) = (at.index(words.len()), words.len() - 1);
                words.swap(one, last);
            }
            Self::Repeat(at) => words.push(words[at.index(words.len())]),
        }
        words.join(" ")
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Checks random games of every game, as they are and damaged.
    #[test]
    fn lines_are_read_as_they_are_written_and_bear_damage(
        start in proptest::sample::select(&STARTS[..]),
        seed in any::<u64>(), tokens in 0..40_usize,
        damages in proptest::collection::vec(damage(), 8),
    ) {
        let text = with_game!(GameKind::from_line(start).unwrap(), G => {
            let line = random_line(start.parse::<GameLine<G>>().unwrap(), seed, tokens);
            let text = line.to_string();
            prop_assert_eq!(text.parse(), Ok(line));
            text
        });
        for damage in &damages {
            check(&damage.on(&text))?;
        }
        // All damages at once.
        check(&damages.iter().fold(text, |text, damage| damage.on(&text)))?;
    }

    #[test]
    fn any_bytes_are_read_or_refused_at_a_place(
        bytes in proptest::collection::vec(any::<u8>(), 0..40),
        start in proptest::sample::select(&STARTS[..]),
        separator in proptest::sample::select(vec!["", " ", " : "]),
    ) {
        check(&format!("{start}{separator}{}", String::from_utf8_lossy(&bytes)))?;
    }
}
