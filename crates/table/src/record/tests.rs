//! Properties of the records of all games.

use std::fmt::Write as _;

use cauce_rules::{
    GameKind, MoveError, Square, Token, sendas, snorkels::Position, tayu, with_game,
};
use proptest::prelude::*;

use super::*;
use crate::{Dealer, Mark, Play, Saved, SettingKind, Setup, TreeIndex};

type Table = crate::Table<Position>;

fn read<G: Play>(text: &str) -> Vec<Read<Record<G>>> {
    games(RecordReader::new(text.as_bytes()))
}

fn games<G: Play>(mut reader: RecordReader) -> Vec<Read<Record<G>>> {
    std::iter::from_fn(|| {
        Some(match reader.heading()? {
            Ok(heading) => {
                assert_eq!(heading.kind(), G::KIND);
                reader.game(heading)
            }
            Err(error) => Read { record: None, error: Some(error) },
        })
    })
    .collect()
}

fn only<G: Play>(text: &str) -> Record<G> {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    let Read { record, error } = games.remove(0);
    assert_eq!(error, None, "{text}");
    record.unwrap()
}

fn wrong(text: &str) -> RecordError {
    *read::<Position>(text).remove(0).error.unwrap()
}

/// Creates a setup with arbitrary settings, as far as they are compatible.
pub(super) fn setup<G: Play>(picks: &[u32]) -> Setup<G> {
    let mut setup = Setup::default();
    for (index, &pick) in picks.iter().enumerate() {
        let settings = setup.settings();
        let setting = &settings[index % settings.len()];
        let value = match &setting.kind {
            SettingKind::OneOf(words) => words[pick as usize % words.len()].clone(),
            SettingKind::Number { min, max } => (min + pick % (max - min + 1)).to_string(),
            SettingKind::Squares { .. } => ["", "b2", "c3,a1"][pick as usize % 3].to_owned(),
        };
        let mut other = setup.clone();
        if other.set(setting.key, &value).is_ok() && other.deal(&mut Dealer::new(1)).is_ok() {
            setup = other;
        }
    }
    setup
}

/// Generates comments, both usual ones and ones with special characters.
pub(super) fn text() -> impl Strategy<Value = String> {
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

/// A random game of any kind, with variations, comments, names and tags.
#[derive(Clone, Debug)]
struct Plan {
    kind: GameKind,
    settings: Vec<u32>,
    steps: Vec<(u32, u32)>,
    comments: Vec<(u32, String)>,
    marks: Vec<(u32, usize)>,
    names: Vec<String>,
    tags: Vec<(String, String)>,
    /// Controllers of the seats, two bits each.
    seats: u8,
    seed: u64,
}

prop_compose! {
    fn plan()(
        kind in 0..GameKind::ALL.len(),
        settings in proptest::collection::vec(any::<u32>(), 0..8),
        steps in proptest::collection::vec((any::<u32>(), any::<u32>()), 0..60),
        comments in proptest::collection::vec((any::<u32>(), text()), 0..6),
        marks in proptest::collection::vec((any::<u32>(), 0..Mark::ALL.len()), 0..6),
        names in proptest::collection::vec(text(), 4),
        tags in proptest::collection::vec(("[A-Za-z][A-Za-z0-9_-]{0,7}|Date|Event|Stones", text()), 0..5),
        seats: u8,
        seed: u64,
    ) -> Plan {
        Plan { kind: GameKind::ALL[kind], settings, steps, comments, marks, names, tags, seats, seed }
    }
}

impl Plan {
    fn table<G: Play>(&self) -> crate::Table<G> {
        let dealer = Dealer::new(self.seed);
        let setup = setup::<G>(&self.settings);
        let mut table = crate::Table::deal(setup, &self.names, dealer, true).unwrap();
        for &(jump, pick) in &self.steps {
            if jump % 4 == 0 {
                table.go_to(any_node(table.tree_index(), pick));
            }
            let moves = table.game().legal();
            let token = match (moves.len(), jump % 64) {
                (0, _) => continue,
                (_, 1) => Token::Resign,
                (_, 2) => Token::Draw,
                (_, 3) => Token::Time,
                (count, _) => Token::Move(moves[pick as usize % count]),
            };
            let _ = table.play(token);
        }
        for (node, text) in &self.comments {
            table.comment(any_node(table.tree_index(), *node), text);
        }
        for &(node, mark) in &self.marks {
            table.mark(any_node(table.tree_index(), node), Some(Mark::ALL[mark]));
        }
        for (name, value) in &self.tags {
            table.set_tag(name, value);
        }
        let by = |seat| {
            ["here", "away", "computer-1", "computer-8"][self.seats as usize >> (2 * seat) & 3]
        };
        let seats: Vec<_> = (0..table.players().len()).map(by).collect();
        table.set_seats(&seats.join(" ")).unwrap();
        table
    }

    fn record(&self) -> String {
        with_game!(self.kind, G => self.table::<G>().record().to_string())
    }
}

fn any_node(tree_index: &TreeIndex, pick: u32) -> NodeId {
    let ids: Vec<_> = tree_index.iter().collect();
    ids[pick as usize % ids.len()]
}

/// Lists the nodes of a tree in reading order, without their ids.
pub(super) fn shape<G: Game>(tree: &Tree<G>) -> Vec<(usize, String, String)> {
    let tree_index = tree.index();
    let depth = |id| tree_index.ancestors(id).count();
    let text = |id| tree.token(id).map(|token| token.to_string()).unwrap_or_default();
    let marked = |id| text(id) + tree_index.mark(id).map_or("", Mark::sign);
    let node = |id| (depth(id), marked(id), tree_index.comment(id).to_owned());
    tree_index.preorder().map(node).collect()
}

fn comes_back<G: Play>(plan: &Plan) {
    let table = plan.table::<G>();
    comes_back_from_record(&table);
    comes_back_from_save(&table);
}

/// Checks that a written record is parsed to the same game, and written the same again.
pub(super) fn comes_back_from_record<G: Play>(table: &crate::Table<G>) {
    let text = table.record().to_string();
    let record = only::<G>(&text);
    assert_eq!(shape(record.tree()), shape(table.tree()));
    assert_eq!(record.options(), table.options());
    assert_eq!(record.players(), table.players());
    let sorted = |tags: &Tags| {
        let mut all: Vec<_> = tags.iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
        all.sort();
        all
    };
    assert_eq!(sorted(record.tags()), sorted(table.record().tags()));
    assert_eq!(record.to_string(), text, "writing the read record gives the same text");
    assert_eq!(shape(only::<G>(&text.replace('\n', "\r\n")).tree()), shape(table.tree()));
    let back = crate::Table::from_record(record, Dealer::new(1), false);
    assert_eq!(back.record().to_string(), text);
}

pub(super) fn comes_back_from_save<G: Play>(table: &crate::Table<G>) {
    let saved = table.save();
    let read: Saved = saved.to_string().parse().unwrap();
    assert_eq!(read, saved);
    let back = crate::Table::<G>::restore(&read, Dealer::new(1), false).unwrap();
    assert_eq!(back.save(), saved);
    assert_eq!(back.line(), table.line());
    assert_eq!(back.record().to_string(), table.record().to_string());
}

fn deletions_are_put_back<G: Play>(plan: &Plan, picks: &[u32]) {
    let mut table = plan.table::<G>();
    let before = table.record().to_string();
    let stands = |table: &crate::Table<G>| table.tree_index().id(table.at().index()).is_some();
    for &pick in picks {
        // If chance is drawn anew, the tree has more nodes than before.
        table.delete(any_node(table.tree_index(), pick));
        assert!(stands(&table));
        only::<G>(&table.record().to_string());
    }
    while table.undelete() {
        assert!(stands(&table));
    }
    assert_eq!(table.record().to_string(), before);
}

#[test]
fn a_record_has_a_seats_tag_unless_everybody_is_here() {
    let mut table = Table::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1));
    assert!(!table.record().to_string().contains("Seats"));
    table.set_seats("away computer-3").unwrap();
    assert!(table.record().to_string().contains("[Seats \"away computer-3\"]\n"));
    let error = wrong("[Game \"snorkels\"]\n[Seats \"away\"]\n\n1. d4 *\n");
    assert_eq!(error.to_string(), "2:1: '[Seats': the game has 2 seats, and 1 are named");
}

proptest! {
    #[test]
    fn any_record_is_read_back_unchanged(plan in plan()) {
        with_game!(plan.kind, G => comes_back::<G>(&plan));
    }

    #[test]
    fn a_file_can_hold_several_games(plans in proptest::collection::vec(plan(), 1..4)) {
        let texts: Vec<_> = plans.iter().map(Plan::record).collect();
        let file = texts.join("\n");
        let mut reader = RecordReader::new(file.as_bytes());
        for text in texts {
            let heading = reader.heading().unwrap().unwrap();
            let read = with_game!(heading.kind(), G => {
                reader.game::<G>(heading).record.unwrap().to_string()
            });
            prop_assert_eq!(read, text);
        }
        prop_assert!(reader.heading().is_none());
    }

    #[test]
    fn undeleting_moves_restores_the_record(plan in plan(), picks in proptest::collection::vec(any::<u32>(), 1..5)) {
        with_game!(plan.kind, G => deletions_are_put_back::<G>(&plan, &picks));
    }

    #[test]
    fn errors_in_arbitrary_bytes_have_a_place(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        holds_for_any_bytes(&bytes);
    }

    #[test]
    fn errors_in_shuffled_pieces_of_records_have_a_place(
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
    fn errors_in_damaged_records_have_a_place(
        plan in plan(),
        damage in proptest::collection::vec((any::<usize>(), any::<u8>(), 0..3_u8), 1..6),
    ) {
        let mut bytes = plan.record().repeat(2).into_bytes();
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

/// Checks that parsing terminates without a panic, that every error has a place inside the text,
/// and that the parsed games can be written and parsed again.
fn holds_for_any_bytes(bytes: &[u8]) {
    let whole = String::from_utf8_lossy(bytes);
    let lines = whole.split(['\n', '\r']).count();
    let mut last = TextPlace { line: 1, column: 1 };
    let mut told = |error: Option<Box<RecordError>>| {
        let Some(error) = error else { return };
        assert!(error.place >= last && error.place.line <= lines, "{error:?}");
        last = error.place;
        assert!(error.to_string().starts_with(&format!("{}: ", error.place)), "{error}");
    };
    let mut reader = RecordReader::new(bytes);
    while let Some(heading) = reader.heading() {
        match heading {
            Err(error) => told(Some(error)),
            Ok(heading) => with_game!(heading.kind(), G => {
                let Read { record, error } = reader.game::<G>(heading);
                assert!(record.is_some() || error.is_some());
                told(error);
                if let Some(record) = record {
                    let text = record.to_string();
                    assert_eq!(only::<G>(&text).to_string(), text);
                }
            }),
        }
    }
}

#[test]
fn marks_and_commands_in_comments_are_read_back_unchanged() {
    let text = "[Game \"snorkels\"]\n[Result \"*\"]\n\n1. d4?? {[%win 31 69] Too early.} \
                (1. e4!? {[%computer]}) 2. swap?! *\n";
    assert_eq!(only::<Position>(text).to_string(), text);
}

#[test]
fn a_record_is_written_in_the_documented_format() {
    let line = "snorkels stones=c3,e5 : d4 swap e4".parse().unwrap();
    let mut table = Table::new(&line, &["Ana".into(), "Ben \"B\"".into()], Dealer::new(1));
    table.set_tag("Event", "Club");
    table.set_tag("Date", "2026.11.21");
    table.comment(NodeId::ROOT, "Begins.");
    table.comment(table.at(), "{Why} not\nthere?");
    table.go_to_ply(1);
    table.play_text("a1").unwrap();
    table.play_text("resign").unwrap();
    assert_eq!(
        table.record().to_string(),
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
        table
            .record()
            .to_string()
            .ends_with("2. a1 (2. swap 3. e4 {{Why\\} not\\nthere?}) 3. resign 0-1\n")
    );
}

#[test]
fn a_record_ends_with_the_result_of_its_main_line() {
    fn last<G: Play>(line: &str) -> String {
        let record = only::<G>(&Record::<G>::from(&line.parse().unwrap()).to_string());
        record.to_string().split_whitespace().last().unwrap().to_owned()
    }
    assert_eq!(last::<Position>("snorkels size=3 : a1 a2 c3"), "*");
    assert_eq!(last::<Position>("snorkels size=3 : a1 a2 c3 b1"), "0-1");
    assert_eq!(last::<Position>("snorkels : d4 resign"), "1-0");
    assert_eq!(last::<Position>("snorkels : resign"), "0-1");
    assert_eq!(last::<sendas::Position>("sendas : pass pass draw"), "1/2-1/2");
}

#[test]
fn long_lines_are_wrapped_and_read_back_unchanged() {
    let mut table = Table::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1));
    let comment = "word ".repeat(60) + "two  spaces \\ and\nlines";
    table.comment(table.at(), &comment);
    let text = table.record().to_string();
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    table.comment(table.at(), &"x ".repeat(60));
    let full = table.record().to_string();
    assert_eq!(full.lines().map(str::len).max(), Some(80), "{full}");
    assert_eq!(only::<Position>(&text).tree().index().comment(table.at()), comment);
}

#[test]
fn loosely_formatted_records_are_read() {
    let tight =
        only::<Position>("\u{FEFF}\r\n [ Game\t\"snorkels\" ][Size \"5\"]1.d4{a}{b}(1...e4)2.swap");
    assert_eq!(tight.line(), "snorkels size=5 : d4 swap");
    let text = tight.to_string();
    assert!(text.ends_with("\n1. d4 {a\\nb} (1. e4) 2. swap *\n"), "{text}");
    let loose = only::<Position>(
        "[Game \"snorkels\"]\n\n{x} d4 ({why\n   so} e4 {then}) {y} ()\n swap\n1/2-1/2",
    );
    assert!(
        loose.to_string().ends_with("{x} 1. d4 {y} (1. e4 {why so\\nthen}) 2. swap *\n"),
        "{loose}"
    );
    assert_eq!(read::<Position>("").len(), 0);
    assert_eq!(read::<Position>(" \r\n\t\u{FEFF}\n").len(), 0);
    let two = read::<Position>("[Game \"snorkels\"]\n[Game \"snorkels\"]\na1");
    assert_eq!(two.len(), 2);
}

#[test]
fn record_errors_have_a_place_and_a_kind() {
    let game = "[Game \"snorkels\"]\n\n1. d4 ";
    for (text, place, word, fault) in [
        ("Dear Ana,", "1:1", "Dear", RecordErrorKind::TagExpected),
        ("[Event \"x\"]\n1. d4", "1:1", "[Event", RecordErrorKind::NoGame),
        ("\n [Game \"chess\"]", "2:2", "[Game", RecordErrorKind::UnknownGame),
        ("[Game snorkels]", "1:1", "[Game", RecordErrorKind::BadTag),
        ("[Game \"snorkels]\n\"]", "1:1", "[Game", RecordErrorKind::BadTag),
        ("[Game \"snorkels\"]\r\n[A \"\"] [A \"\"]", "2:8", "[A", RecordErrorKind::RepeatedTag),
        (
            &format!("{game}2. d4"),
            "3:10",
            "d4",
            RecordErrorKind::Illegal(MoveError::Occupied(d4())),
        ),
        (
            &format!("{game}D-5"),
            "3:7",
            "D-5",
            RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)),
        ),
        (
            &format!("{game}1e4"),
            "3:7",
            "1e4",
            RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)),
        ),
        (
            &format!("{game}.e4"),
            "3:7",
            ".e4",
            RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)),
        ),
        (
            &format!("{game}1"),
            "3:7",
            "1",
            RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)),
        ),
        (
            &format!("{game}2-0"),
            "3:7",
            "2-0",
            RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)),
        ),
        (
            &format!("{game}(a1 *)"),
            "3:11",
            "*",
            RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)),
        ),
        (&format!("{game}{{"), "3:7", "{", RecordErrorKind::Unclosed),
        (&format!("{game}(1. e4\n\n"), "3:7", "(1.", RecordErrorKind::Unclosed),
        (&format!("{game}}}"), "3:7", "}", RecordErrorKind::NotOpened),
        (&format!("{game})"), "3:7", ")", RecordErrorKind::NotOpened),
        (&format!("{game}(("), "3:8", "(", RecordErrorKind::NothingToReplace),
        ("[Game \"snorkels\"]\r\r1. d4\r)", "4:1", ")", RecordErrorKind::NotOpened),
        ("[Game \"snorkels\"] (1. d4)", "1:19", "(1.", RecordErrorKind::NothingToReplace),
    ] {
        let error = wrong(text);
        assert_eq!((&*error.place.to_string(), &error.kind), (place, &fault), "{text}");
        assert!(error.text.starts_with(word), "{text}: {}", error.text);
    }
    let options = wrong("[Game \"snorkels\"]\n[Size \"99\"]\n\n1. d4");
    assert_eq!(options.place.to_string(), "2:1");
    assert!(matches!(options.kind, RecordErrorKind::Options(_)));
    let mut kept = read::<Position>(&format!("{game}{{yes}} 2. z9"));
    let kept = kept.remove(0).record.unwrap();
    assert!(kept.to_string().ends_with("1. d4 {yes} *\n"));
}

#[test]
fn the_quoted_text_of_an_error_is_cut_to_40_characters() {
    let told = |length: usize| wrong(&format!("[Game \"snorkels\"] {}", "é".repeat(length))).text;
    assert_eq!(told(40), "é".repeat(40));
    assert_eq!(told(41), "é".repeat(40) + "…");
}

fn d4() -> Square {
    Square::parse("d4").unwrap()
}

#[test]
fn reading_ends_at_invalid_utf8() {
    let mut bytes = b"[Game \"snorkels\"]\n\n1. d4 {ol".to_vec();
    bytes.extend(b"\xe9} 2. swap\n\n[Game \"snorkels\"]");
    let games = games::<Position>(RecordReader::new(&bytes));
    assert_eq!(games.len(), 2);
    let open = games[0].error.as_ref().unwrap();
    assert_eq!(open.kind, RecordErrorKind::Unclosed);
    let error = games[1].error.as_ref().unwrap();
    assert_eq!(
        (error.place.to_string().as_str(), &error.kind),
        ("3:10", &RecordErrorKind::NotText)
    );
    assert_eq!(RecordReader::new(&bytes).text(), "[Game \"snorkels\"]\n\n1. d4 {ol");
    let utf16 = RecordReader::new(b"\xff\xfe[\0").heading().unwrap().unwrap_err();
    assert_eq!(utf16.to_string(), format!("1:1: {}", RecordErrorKind::NotText));
    assert_eq!((utf16.place.to_string().as_str(), utf16.kind), ("1:1", RecordErrorKind::NotText));
}

#[test]
fn games_around_a_damaged_one_are_still_read() {
    let good = "[Game \"snorkels\"]\n\n1. d4 *\n\n";
    let damaged = "[Game \"snorkels\"]\n\n1. d4 2. d4 3. e4 *\n\n";
    let games = read::<Position>(&format!("{good}{damaged}{good}"));
    let right: Vec<_> = games.iter().map(|game| game.error.is_none()).collect();
    assert_eq!(right, [true, false, true]);
}

#[test]
fn reading_can_be_resumed_from_a_checkpoint() {
    let text = format!(
        "{0}[Game \"snorkels\"]\n\n1. d4 2. é\n\n{0}",
        "[Game \"snorkels\"]\n\n1. d4 *\n\n"
    );
    let whole: Vec<_> = read::<Position>(&text).iter().map(|game| format!("{game:?}")).collect();
    let mut checkpoint = RecordReader::new(text.as_bytes()).checkpoint();
    assert_eq!(checkpoint.offset(), 0);
    let mut parts = Vec::new();
    loop {
        let mut reader = RecordReader::resume(&text, checkpoint);
        let Some(heading) = reader.heading() else { break };
        let game = reader.game::<Position>(heading.unwrap());
        parts.push(format!("{game:?}"));
        checkpoint = reader.checkpoint();
        let read = text.get(..checkpoint.offset()).unwrap();
        assert_eq!(
            read.matches("[Game").count(),
            parts.len(),
            "the checkpoint is at the end of the game"
        );
    }
    assert_eq!(text.get(checkpoint.offset()..).map(str::trim), Some(""));
    assert_eq!(parts, whole);
    // A checkpoint of another text is harmless.
    assert!(RecordReader::resume("é", checkpoint).heading().unwrap().is_err());
}

#[test]
fn the_number_of_tags_of_a_record_is_bounded() {
    let mut text = "[Game \"snorkels\"]\n".to_owned();
    for tag in 1..Tags::MAX {
        writeln!(text, "[T{tag} \"x\"]").unwrap();
    }
    let mut tags = only::<Position>(&text).tags().clone();
    assert_eq!(tags.iter().count(), Tags::MAX - 1, "the tag of the game is not counted");
    assert!(tags.set(GameKind::Snorkels, "Round", ""), "an empty value removes the tag");
    assert_eq!(tags.get("Round"), None);
    assert!(tags.set(GameKind::Snorkels, "Date", "2026.11.22"));
    assert!(!tags.set(GameKind::Snorkels, "Event", "Club"));
    assert!(tags.set(GameKind::Snorkels, "T1", "y"), "the tag already exists");
    assert_eq!((tags.get("T1"), tags.get("Event")), (Some("y"), None));
    text += "[Event \"Club\"]";
    assert_eq!(wrong(&text).kind, RecordErrorKind::TooManyTags { max: Tags::MAX });
}

#[test]
fn the_number_of_tokens_in_a_record_is_bounded() {
    const MAX: usize = RecordReader::MAX_TOKENS;
    let game = |tokens: usize| format!("[Game \"snorkels\"]\n\nd4{}", " (e4)".repeat(tokens - 1));
    assert_eq!(only::<Position>(&game(MAX)).tree().index().len(), 3);
    let error = wrong(&game(MAX + 1));
    assert_eq!(error.kind, RecordErrorKind::TooLong { max: MAX });
    assert_eq!(error.place, TextPlace { line: 3, column: game(MAX).len() - 16 });
}

/// Word processors replace the quotes, and users write a game's name as the site does.
#[test]
fn tags_are_read_with_typographic_quotes_and_any_case() {
    for tags in [
        "[Game “snorkels”]\n[Player1 “Ana \"Bea\"”]",
        "[Game „snorkels“]\n[Player1 „Ana \"Bea\"“]",
        "[Game\u{a0}«snorkels»]\u{a0}[Player1 «Ana \"Bea\"»]",
        "[Game ”Snorkels”]\n[Player1 \"Ana \\\"Bea\\\"\"]",
        "\u{200b}[Game \"SNORKELS\"]\u{feff}\n[Player1 “Ana \"Bea\"”]",
    ] {
        let record = only::<Position>(&format!("{tags}\n\n1.\u{a0}d4 2. swap *"));
        assert_eq!(record.line(), "snorkels : d4 swap", "{tags}");
        assert!(record.to_string().contains(r#"[Player1 "Ana \"Bea\""]"#), "{record}");
    }
    assert_eq!(only::<tayu::Position>("[Game \"Tayü\"]").line(), "tayu");
    assert_eq!(wrong("[Game “snorkels\n”]").kind, RecordErrorKind::BadTag);
    assert_eq!(wrong("[Game “snorkels]").kind, RecordErrorKind::BadTag);
}

#[test]
fn the_nesting_depth_of_variations_is_bounded() {
    const MAX: usize = RecordReader::MAX_DEPTH;
    let game = |depth: usize| {
        format!("[Game \"snorkels\"]\n\nd4{}{}", " (e4".repeat(depth), ")".repeat(depth))
    };
    assert_eq!(only::<Position>(&game(MAX)).tree().index().len(), 3);
    assert_eq!(wrong(&game(MAX + 1)).kind, RecordErrorKind::TooDeep { max: MAX });
    // Only open variations count towards the depth.
    only::<Position>(&format!("[Game \"snorkels\"]\n\nd4{}", " (e4)".repeat(MAX + 1)));
}

#[test]
fn the_text_size_of_a_record_is_bounded() {
    const MAX: usize = RecordReader::MAX_BYTES;
    let game = |bytes: usize| {
        format!("[Game \"snorkels\"]{{{}}}d4\n[Game \"snorkels\"]", "x".repeat(bytes - 4))
    };
    assert_eq!(read::<Position>(&game(MAX)).len(), 2);
    let games = read::<Position>(&game(MAX + 1));
    assert_eq!(games[0].error.as_ref().unwrap().kind, RecordErrorKind::TooMuchText { max: MAX });
    assert!(games[1].error.is_none(), "each game has its own limit");
    let tags = |bytes: usize| format!("[Game \"snorkels\"][A \"{}\"]", "x".repeat(bytes - 23));
    assert_eq!(read::<Position>(&tags(MAX))[0].error, None);
    assert_eq!(wrong(&tags(MAX + 1)).kind, RecordErrorKind::TooMuchText { max: MAX });
}

/// Anything slower than linear time would not finish here.
#[test]
fn a_megabyte_of_any_record_text_is_read_in_linear_time() {
    let game = "[Game \"snorkels\"]\n\nd4 ";
    let many = |head: &str, piece: &str| {
        let text = format!("{head}{}", piece.repeat(1_000_000 / piece.len()));
        let games = read::<Position>(&text);
        let last = games.last().unwrap().error.as_ref();
        (games.len(), last.map(|error| error.kind.clone()))
    };
    let too_long = RecordErrorKind::TooLong { max: RecordReader::MAX_TOKENS };
    for (head, piece, count, fault) in [
        (game, "(e4 {x}) ", 1, Some(too_long.clone())),
        (game, "(e4 (d4 ", 1, Some(RecordErrorKind::TooDeep { max: RecordReader::MAX_DEPTH })),
        (
            game,
            "e4 ",
            1,
            Some(RecordErrorKind::Illegal(MoveError::Occupied(Square { file: 4, rank: 3 }))),
        ),
        (game, "(", 1, Some(RecordErrorKind::NothingToReplace)),
        (game, "{", 1, Some(RecordErrorKind::Unclosed)),
        (game, "{x}()", 1, None),
        (game, "{x}", 1, None),
        (game, "{\\x1b} ", 1, None),
        (game, "{x\n\n y}", 1, None),
        (game, "1. ", 1, None),
        (game, "d", 1, Some(RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)))),
        ("", "[Game \"snorkels\"] d4 ", 1_000_000 / 21, None),
        (
            "",
            "[Game \"snorkels\"] d4 d4\n",
            1_000_000 / 24,
            Some(RecordErrorKind::Illegal(MoveError::Occupied(d4()))),
        ),
        ("", "[Game \"x\" ", 1, Some(RecordErrorKind::BadTag)),
        ("", "[Game \"\n", 1_000_000 / 8, Some(RecordErrorKind::BadTag)),
        ("[Game \"snorkels\"]", "[A \"\"]", 1, Some(RecordErrorKind::RepeatedTag)),
    ] {
        assert_eq!(many(head, piece), (count, fault), "{piece}");
    }
}

#[test]
fn marks_follow_moves_of_the_main_line_and_of_variations() {
    let text = "[Game \"snorkels\"]\n\n1. d4!? (1. e4?? {No.} 2. swap) 2. swap! 3. e4 *\n";
    let record = only::<Position>(text);
    let tree_index = record.tree().index();
    let marks: Vec<_> = tree_index.preorder().filter_map(|id| tree_index.mark(id)).collect();
    assert_eq!(marks, [Mark::Interesting, Mark::Good, Mark::Blunder]);
    assert!(record.to_string().ends_with(text.split_once("\n\n").unwrap().1), "{record}");
    for (wrong_sign, unread) in
        [("d4!!!", "d4!!!"), ("d4 !", "!"), ("!d4", "!d4"), ("d4!?! *", "d4!?!")]
    {
        let error = wrong(&format!("[Game \"snorkels\"]\n\n{wrong_sign}"));
        assert_eq!(error.kind, RecordErrorKind::Illegal(MoveError::Unreadable(GameKind::Snorkels)));
        assert_eq!(error.text, unread);
    }
}

#[test]
fn the_start_position_cannot_be_marked() {
    let mut table = Table::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1));
    table.mark(NodeId::ROOT, Some(Mark::Good));
    assert_eq!(table.tree_index().mark(NodeId::ROOT), None);
}

#[test]
fn a_megabyte_of_small_records_of_any_game_is_read() {
    for &kind in GameKind::ALL {
        let game = format!("[Game \"{kind}\"]\n");
        let text = game.repeat(1_000_000 / game.len());
        let games = with_game!(kind, G => read::<G>(&text).iter().filter(|read| read.error.is_none()).count());
        assert_eq!(games, 1_000_000 / game.len(), "{kind}");
    }
}

#[test]
fn deleting_a_chance_move_deletes_the_decision_before_it() {
    let line = "tayu".parse().unwrap();
    let mut table = crate::Table::<tayu::Position>::new(&line, &[], Dealer::new(3));
    let first = table.at();
    assert!(!table.delete(first), "the first draw follows no decision");
    let moves = table.game().legal();
    table.play(Token::Move(moves[0])).unwrap();
    let before = table.record().to_string();
    assert!(table.delete(table.at()));
    assert_eq!(table.at(), first);
    assert!(table.undelete());
    assert_eq!(table.record().to_string(), before);
}

#[test]
fn record_errors_are_displayed_with_their_place() {
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

#[test]
fn numeric_annotation_glyphs_are_read_as_marks() {
    let text = "[Game \"snorkels\"]\n\n1. d4 $1 (1. e4 $2) (1. c4 $6 ) ($3 1. b4 $14) 2. swap $5 *";
    let record = only::<Position>(text);
    let written = record.to_string();
    assert!(written.ends_with("1. d4! (1. e4?) (1. c4?!) (1. b4) 2. swap!? *\n"), "{written}");
}
