//! What holds for records of every game.

use std::fmt::Write as _;

use cauce_rules::{GameKind, Illegal, Token};
use proptest::prelude::*;

use super::*;
use crate::{Dealer, SettingKind, Setup, Table};

fn read(text: &str) -> Vec<Result<Record, Box<RecordError>>> {
    RecordReader::new(text.as_bytes()).collect()
}

fn only(text: &str) -> Record {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

fn wrong(text: &str) -> RecordError {
    *read(text).remove(0).unwrap_err()
}

/// A setup of any game with any of its settings, as far as they go together.
fn setup(kind: GameKind, picks: &[u32]) -> Setup {
    let mut setup = Setup::new(kind);
    for (index, &pick) in picks.iter().enumerate() {
        let settings = setup.settings();
        let setting = &settings[index % settings.len()];
        let value = match &setting.kind {
            SettingKind::OneOf(words) => words[pick as usize % words.len()].clone(),
            SettingKind::Number { min, max } => (min + pick % (max - min + 1)).to_string(),
            SettingKind::Squares { .. } | SettingKind::Start => continue,
        };
        let mut other = setup.clone();
        if other.set(setting.key, &value).is_ok() && other.deal(&mut Dealer::new(1)).is_ok() {
            setup = other;
        }
    }
    setup
}

/// Text as people write it, and as they do not.
fn text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[a-z]{1,9}",
        2 => Just(" ".to_owned()),
        1 => r#"[\\}{"()\[\];%.*\n\r\t ]{1,4}"#,
        1 => Just("\\n \\x1b \\".to_owned()),
        1 => Just("[Game \"tayu\"]\n".to_owned()),
        1 => any::<String>(),
    ];
    proptest::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

/// A table that prints as its record when a test fails.
#[derive(Clone)]
struct Played(Table);

impl fmt::Debug for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.record())
    }
}

prop_compose! {
    /// A table at which any game was played at random, with variations, comments, names and tags.
    fn table()(
        kind in 0..GameKind::ALL.len(),
        settings in proptest::collection::vec(any::<u32>(), 0..8),
        steps in proptest::collection::vec((any::<u32>(), any::<u32>()), 0..60),
        comments in proptest::collection::vec((any::<u32>(), text()), 0..6),
        names in proptest::collection::vec(text(), 4),
        tags in proptest::collection::vec(("[A-Za-z][A-Za-z0-9_-]{0,7}|Date|Event|Stones", text()), 0..5),
        seed: u64,
    ) -> Played {
        let setup = setup(GameKind::ALL[kind], &settings);
        let mut table = Table::deal(setup, &names, Dealer::new(seed)).unwrap();
        for (jump, pick) in steps {
            if jump % 4 == 0 {
                let ids: Vec<_> = table.tree().iter().map(|(id, _)| id).collect();
                table.go_to(ids[pick as usize % ids.len()]);
            }
            let mut moves = Vec::new();
            table.game().legal(&mut moves);
            let token = match (moves.len(), jump % 64) {
                (0, _) => continue,
                (_, 1) => Token::Resign,
                (_, 2) => Token::Draw,
                (count, _) => Token::Move(moves[pick as usize % count]),
            };
            let _ = table.play(token);
        }
        let ids: Vec<_> = table.tree().iter().map(|(id, _)| id).collect();
        for (node, text) in comments {
            table.comment(ids[node as usize % ids.len()], &text);
        }
        for (name, value) in tags {
            table.set_tag(&name, &value);
        }
        Played(table)
    }
}

/// The tree node by node in reading order, without the numbers of the nodes.
fn shape(tree: &Tree) -> Vec<(usize, Option<Token>, String)> {
    let mut shape = Vec::new();
    let mut ahead = vec![(NodeId::ROOT, 0)];
    while let Some((id, depth)) = ahead.pop() {
        let node = tree.node(id);
        shape.push((depth, node.from.map(|(_, token)| token), node.comment.clone()));
        ahead.extend(node.children.iter().rev().map(|&child| (child, depth + 1)));
    }
    shape
}

proptest! {
    #[test]
    fn any_game_comes_back_from_its_text(Played(table) in table()) {
        let text = table.record();
        let record = only(&text);
        prop_assert_eq!(shape(record.tree()), shape(table.tree()));
        prop_assert_eq!(record.options(), table.options());
        prop_assert_eq!(record.players(), table.players());
        let sorted = |tags: &Tags| {
            let mut all: Vec<_> = tags.iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
            all.sort();
            all
        };
        prop_assert_eq!(sorted(record.tags()), sorted(table.tags()));
        prop_assert_eq!(record.to_string(), text.clone(), "the text is a fixed point");
        prop_assert_eq!(shape(only(&text.replace('\n', "\r\n")).tree()), shape(table.tree()));
        let back = Table::of_record(record, Dealer::new(1), false);
        prop_assert_eq!(back.record(), text);
        let saved = Table::restore(table.save(), Dealer::new(1)).unwrap();
        prop_assert_eq!(saved.record(), table.record());
    }

    #[test]
    fn games_stand_together_in_one_file(tables in proptest::collection::vec(table(), 1..4)) {
        let texts: Vec<_> = tables.iter().map(|Played(table)| table.record()).collect();
        let games = read(&texts.join("\n"));
        prop_assert_eq!(games.len(), texts.len());
        for (game, text) in games.into_iter().zip(texts) {
            prop_assert_eq!(game.unwrap().to_string(), text);
        }
    }

    #[test]
    fn deleting_and_putting_back_changes_nothing(Played(table) in table(), picks in proptest::collection::vec(any::<u32>(), 1..5)) {
        let mut table = table;
        let before = table.record();
        let mut cuts = Vec::new();
        for pick in picks {
            let ids: Vec<_> = table.tree().iter().map(|(id, _)| id).collect();
            // Where chance is drawn anew there is more than before.
            if let Some(cut) = table.delete(ids[pick as usize % ids.len()]) {
                cuts.push(cut);
            }
            prop_assert!(table.tree().id(table.at().index()).is_some());
            only(&table.record());
        }
        while let Some(cut) = cuts.pop() {
            table.put_back(cut);
            prop_assert!(table.tree().id(table.at().index()).is_some());
        }
        prop_assert_eq!(table.record(), before);
    }

    #[test]
    fn arbitrary_bytes_are_wrong_at_a_place(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        holds_for_any_bytes(&bytes);
    }

    #[test]
    fn pieces_of_records_in_any_order_are_right_or_wrong_at_a_place(
        pieces in proptest::collection::vec(
            proptest::sample::select(vec![
                "[Game \"snorkels\"]", "[Game \"tayu\"]", "[Size \"3\"]", "[", "]", "\"", "\\", "{", "}",
                "(", ")", "1.", "2...", "d4", "a1", "swap", "+012", "resign", "*", "1-0", "\n", "\r", " ",
                "\u{FEFF}", "é", "[Players \"4\"]", "[A \"b\"]",
            ]),
            0..60,
        ),
    ) {
        holds_for_any_bytes(pieces.concat().as_bytes());
    }

    #[test]
    fn damaged_files_are_read_as_far_as_they_go(
        Played(table) in table(),
        damage in proptest::collection::vec((any::<usize>(), any::<u8>(), 0..3_u8), 1..6),
    ) {
        let mut bytes = table.record().repeat(2).into_bytes();
        for (at, byte, kind) in damage {
            let at = at % bytes.len();
            match kind {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => bytes.truncate(at.max(1)),
            }
        }
        holds_for_any_bytes(&bytes);
    }
}

/// Reading ends, never panics, gives a place inside the text for every error, and what was read
/// can be written and read again.
fn holds_for_any_bytes(bytes: &[u8]) {
    let whole = String::from_utf8_lossy(bytes);
    let lines = whole.split(['\n', '\r']).count();
    let mut last = TextPlace { line: 1, column: 1 };
    for game in RecordReader::new(bytes) {
        let record = match game {
            Ok(record) => Some(record),
            Err(error) => {
                assert!(error.place >= last && error.place.line <= lines, "{error:?}");
                last = error.place;
                assert!(error.to_string().starts_with(&format!("{}: ", error.place)), "{error}");
                error.record
            }
        };
        if let Some(record) = record {
            let text = record.to_string();
            assert_eq!(only(&text).to_string(), text);
        }
    }
}

#[test]
fn a_record_is_written_as_its_page_says() {
    let line = "snorkels stones=c3,e5 : d4 swap e4".parse().unwrap();
    let mut table = Table::new(&line, &["Ana".into(), "Ben \"B\"".into()], Dealer::new(1));
    table.set_tag("Event", "Club");
    table.set_tag("Date", "2026.11.21");
    table.comment(NodeId::ROOT, "Begins.");
    table.comment(table.at(), "{Why} not\nthere?");
    table.undo();
    table.undo();
    table.play_text("a1").unwrap();
    table.play_text("resign").unwrap();
    assert_eq!(
        table.record(),
        r#"[Game "snorkels"]
[Stones "c3,e5"]
[Player1 "Ana"]
[Player2 "Ben \"B\""]
[Date "2026.11.21"]
[Result "*"]
[Event "Club"]

{Begins.} 1. d4 2. swap (2. a1 3. resign) 3. e4 {{Why\} not\nthere?} *
"#
    );
    table.promote(table.at());
    assert!(
        table.record().ends_with("2. a1 (2. swap 3. e4 {{Why\\} not\\nthere?}) 3. resign 0-1\n")
    );
}

#[test]
fn long_lines_are_wrapped_and_come_back() {
    let mut table = Table::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1));
    let comment = "word ".repeat(60) + "two  spaces \\ and\nlines";
    table.comment(table.at(), &comment);
    let text = table.record();
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    assert_eq!(only(&text).tree().node(table.at()).comment, comment);
}

#[test]
fn loose_spelling_is_read() {
    let tight = only("\u{FEFF}\r\n [ Game\t\"snorkels\" ][Size \"5\"]1.d4{a}{b}(1...e4)2.swap");
    assert_eq!(tight.line(), "snorkels size=5 : d4 swap");
    let text = tight.to_string();
    assert!(text.ends_with("\n1. d4 {a\\nb} (1. e4) 2. swap *\n"), "{text}");
    let loose =
        only("[Game \"snorkels\"]\n\n{x} d4 ({why\n   so} e4 {then}) {y} ()\n swap\n1/2-1/2");
    assert!(
        loose.to_string().ends_with("{x} 1. d4 {y} (1. e4 {why so\\nthen}) 2. swap *\n"),
        "{loose}"
    );
    assert_eq!(read("").len(), 0);
    assert_eq!(read(" \r\n\t\u{FEFF}\n").len(), 0);
    let two = read("[Game \"snorkels\"]\n[Game \"snorkels\"]\na1");
    assert_eq!(two.len(), 2);
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let game = "[Game \"snorkels\"]\n\n1. d4 ";
    for (text, place, word, fault) in [
        ("Dear Ana,", "1:1", "Dear", RecordFault::TagExpected),
        ("[Event \"x\"]\n1. d4", "1:1", "[Event", RecordFault::NoGame),
        ("\n [Game \"chess\"]", "2:2", "[Game", RecordFault::UnknownGame),
        ("[Game snorkels]", "1:1", "[Game", RecordFault::BadTag),
        ("[Game \"snorkels]\n\"]", "1:1", "[Game", RecordFault::BadTag),
        ("[Game \"snorkels\"]\r\n[A \"\"] [A \"\"]", "2:8", "[A", RecordFault::RepeatedTag),
        (&format!("{game}2. d4"), "3:10", "d4", RecordFault::Illegal(Illegal::Occupied(d4()))),
        (
            &format!("{game}D-5"),
            "3:7",
            "D-5",
            RecordFault::Illegal(Illegal::Unreadable(GameKind::Snorkels)),
        ),
        (&format!("{game}{{"), "3:7", "{", RecordFault::Unclosed),
        (&format!("{game}(1. e4\n\n"), "3:7", "(1.", RecordFault::Unclosed),
        (&format!("{game}}}"), "3:7", "}", RecordFault::NotOpened),
        (&format!("{game})"), "3:7", ")", RecordFault::NotOpened),
        (&format!("{game}(("), "3:8", "(", RecordFault::NothingToReplace),
        ("[Game \"snorkels\"] (1. d4)", "1:19", "(1.", RecordFault::NothingToReplace),
    ] {
        let error = wrong(text);
        assert_eq!((&*error.place.to_string(), &error.fault), (place, &fault), "{text}");
        assert!(error.text.starts_with(word), "{text}: {}", error.text);
    }
    let options = wrong("[Game \"snorkels\"]\n[Size \"99\"]\n\n1. d4");
    assert_eq!(options.place.to_string(), "2:1");
    assert!(matches!(options.fault, RecordFault::Options(_)) && options.record.is_none());
    let kept = wrong(&format!("{game}{{yes}} 2. z9")).record.unwrap();
    assert!(kept.to_string().ends_with("1. d4 {yes} *\n"));
}

fn d4() -> cauce_rules::Square {
    cauce_rules::Square::parse("d4").unwrap()
}

#[test]
fn bytes_that_are_no_text_end_the_reading() {
    let mut bytes = b"[Game \"snorkels\"]\n\n1. d4 {ol".to_vec();
    bytes.extend(b"\xe9} 2. swap\n\n[Game \"snorkels\"]");
    let games: Vec<_> = RecordReader::new(&bytes).collect();
    assert_eq!(games.len(), 2);
    let open = games[0].as_ref().unwrap_err();
    assert_eq!(open.fault, RecordFault::Unclosed);
    let error = games[1].as_ref().unwrap_err();
    assert_eq!((error.place.to_string().as_str(), &error.fault), ("3:10", &RecordFault::NotText));
    let utf16 = RecordReader::new(b"\xff\xfe[\0").next().unwrap().unwrap_err();
    assert_eq!((utf16.place.to_string().as_str(), utf16.fault), ("1:1", RecordFault::NotText));
}

#[test]
fn one_damaged_game_does_not_hide_the_others() {
    let good = "[Game \"snorkels\"]\n\n1. d4 *\n\n";
    let games = read(&format!("{good}[Game \"snorkels\"]\n\n1. d4 2. d4 3. e4 *\n\n{good}"));
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn reading_can_pause() {
    let text = format!(
        "{0}[Game \"snorkels\"]\n\n1. d4 2. é\n\n{0}",
        "[Game \"snorkels\"]\n\n1. d4 *\n\n"
    );
    let whole: Vec<_> = read(&text).iter().map(|game| format!("{game:?}")).collect();
    let mut mark = RecordReader::new(text.as_bytes()).mark();
    let mut parts = Vec::new();
    loop {
        let mut reader = RecordReader::resume(&text, mark);
        let Some(game) = reader.next() else { break };
        parts.push(format!("{game:?}"));
        mark = reader.mark();
    }
    assert_eq!(parts, whole);
    // A mark of another text does no harm.
    assert_eq!(RecordReader::resume("é", mark).count(), 1);
}

#[test]
fn a_game_has_a_bounded_number_of_tags_and_tokens() {
    let mut text = "[Game \"snorkels\"]\n".to_owned();
    for tag in 0..RecordReader::MAX_TAGS {
        writeln!(text, "[T{tag} \"\"]").unwrap();
    }
    let fault = RecordFault::TooManyTags { max: RecordReader::MAX_TAGS };
    assert_eq!(wrong(&text).fault, fault);
}

#[test]
fn deleting_chance_deletes_the_decision_before_it() {
    let mut table = Table::new(&"tayu".parse().unwrap(), &[], Dealer::new(3));
    let first = table.at();
    assert!(table.delete(first).is_none(), "the first draw follows no decision");
    let mut moves = Vec::new();
    table.game().legal(&mut moves);
    table.play(Token::Move(moves[0])).unwrap();
    let before = table.record();
    let cut = table.delete(table.at()).unwrap();
    assert_eq!(table.at(), first);
    table.put_back(cut);
    assert_eq!(table.record(), before);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let said = |text| wrong(text).to_string();
    assert_eq!(
        said("[Game \"snorkels\"]\n\n1. d4 {first} 2. d4"),
        "3:18: 'd4': there is something on d4 already"
    );
    assert_eq!(
        said("[Game \"chess\"]"),
        "1:1: '[Game': there is no such game; the games are snorkels, tayu, caminos, sendas"
    );
}
