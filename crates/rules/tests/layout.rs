//! Layouts and their position lines.

use std::collections::HashSet;

use cauce_rules::{
    Game, GameKind, Layout, LayoutError, MoveError, OptionsError, Pieces, Search, Turn, caminos,
    sendas, snorkels, tayu,
};
use proptest::prelude::*;

mod random;

fn layout<G: Pieces>(line: &str) -> Layout<G> {
    line.parse().unwrap_or_else(|why| panic!("{line}: {why}"))
}

/// Returns the game that leads to a position line, or the errors.
fn game<G: Pieces>(line: &str) -> Result<String, Vec<LayoutError>> {
    layout::<G>(line).line().map(|line| line.to_string())
}

fn ok(line: &str) -> Result<String, Vec<LayoutError>> {
    Ok(line.to_owned())
}

#[test]
fn a_position_line_leads_to_a_game() {
    type Snorkels = snorkels::Position;
    assert_eq!(game::<Snorkels>("snorkels size=5 /"), ok("snorkels size=5"));
    let line = "snorkels size=5 / purple=b3,e5 green=c3,a1 stone=d1,e2";
    assert_eq!(game::<Snorkels>(line), ok("snorkels size=5 stones=d1,e2 : b3 c3 e5 a1"));
    type Tayu = tayu::Position;
    assert_eq!(game::<Tayu>("tayu / tiles=l9h247,i9h036"), ok("tayu : +036 i9h036 +036 l9h247"));
    let line = "tayu players=3 draw=table saboteur=auction : bid30 bid30 / tiles=i9h036 next=012";
    let next =
        "tayu players=3 draw=table saboteur=auction : bid30 bid30 ring +036 i9h036 plain +012";
    assert_eq!(game::<Tayu>(line), ok(next));
    type Caminos = caminos::Position;
    let line = "caminos neutrals=yes / green=O:f6f7g6g7 neutral=I:h1h1h1,I:h3h3h3";
    assert_eq!(game::<Caminos>(line), ok("caminos neutrals=yes : I:h1h1h1 I:h3h3h3 O:f6f7g6g7"));
    type Sendas = sendas::Position;
    let edge = "c1NE,d1EW,e1NEW,f1NESW,g1EW,h1NW";
    assert_eq!(game::<Sendas>(&format!("sendas / white={edge}")), ok("sendas setup=edge"));
    let cross = edge.replace("h1NW", "h1NESW");
    let line = format!("sendas : pass / white={cross} black=d8NESW,b9ES,c9EW,d9ESW,e9EW,f9SW");
    let (pass, rest) = (" : pass", line.strip_prefix("sendas : pass / ").unwrap_or_default());
    assert_eq!(game::<Sendas>(&line), ok(&format!("sendas {rest}{pass}")));
}

#[test]
fn all_that_cannot_lie_is_told() {
    let errors =
        |line: &str| layout::<snorkels::Position>(line).board().expect_err("it cannot lie");
    let occupied = |name: &str| {
        LayoutError::Illegal(MoveError::Occupied(cauce_rules::Square::parse(name).expect(name)))
    };
    assert_eq!(errors("snorkels / purple=a1,a1 green=b2,b2,c3"), [occupied("a1"), occupied("b2")]);
    let off = errors("snorkels size=3 / stone=d4");
    assert!(matches!(off[..], [LayoutError::Options(OptionsError::Value { .. })]), "{off:?}");
    let errors = |line: &str| layout::<sendas::Position>(line).board().expect_err("it cannot lie");
    assert_eq!(errors("sendas / white=a1NE,a1NE black=a1NE"), [occupied("a1"), occupied("a1")]);
    let seven = "sendas / white=a1NE,b1NE,c1NE,d1NE,e1NE,f1NE,g1NE";
    assert_eq!(errors(seven), [LayoutError::NoneLeft]);
}

#[test]
fn numbers_that_turns_do_not_lead_to_are_told_from_a_search_that_was_broken_off() {
    // One colour has twice as many pieces, so no order of turns needs to be searched.
    let all: Vec<_> =
        (0..81).map(|at| cauce_rules::Square::new(at % 9, at / 9).to_string()).collect();
    let line =
        format!("snorkels size=9 / purple={} green={}", all[..30].join(","), all[50..62].join(","));
    assert_eq!(game::<snorkels::Position>(&line), Err(vec![LayoutError::Unreachable]));
    // Purple would have to be placed last, but a green snorkel without air ends the game. All
    // orders are tried.
    let walled = "snorkels size=3 / purple=c1,c3 green=a1 stone=a2,b1";
    assert_eq!(game::<snorkels::Position>(walled), Err(vec![LayoutError::Unreachable]));
    // The same on a large board: there are more orders than the search tries.
    let purple = all[27..36].iter().chain(&all[45..49]).cloned().collect::<Vec<_>>().join(",");
    let green = all[63..74].join(",");
    let jammed = format!("snorkels size=9 / purple={purple} green={green},a1 stone=a2,b1");
    let found = game::<snorkels::Position>(&jammed).expect_err("purple would be last");
    assert!(matches!(found[..], [LayoutError::NotFound { .. }]), "{jammed}: {found:?}");
}

#[test]
fn only_one_spelling_is_read() {
    let wrong = |line: &str| line.parse::<Layout<snorkels::Position>>().expect_err(line);
    for (line, canonical) in [
        ("snorkels / purple=b1 purple=a1", "snorkels / purple=b1,a1"),
        ("snorkels size=7 / purple=b1", "snorkels / purple=b1"),
        ("snorkels stones=a1 / purple=b1", "snorkels / purple=b1"),
        ("snorkels : a1 / green=b1", "snorkels / green=b1"),
        ("snorkels /  purple=b1", "snorkels / purple=b1"),
        ("snorkels / ", "snorkels /"),
    ] {
        assert_eq!(wrong(line), LayoutError::Spelling(canonical.to_owned()), "{line}");
    }
    for word in ["purple", "purple=", "purple=a1,", "red=a1", "next=red", "=a1"] {
        assert_eq!(wrong(&format!("snorkels / {word}")), LayoutError::Unreadable(word.to_owned()));
    }
    assert!(matches!(wrong("chess / white=a1"), LayoutError::Line(_)));
    assert!(matches!(wrong(&format!("snorkels / {}", "a".repeat(70_000))), LayoutError::Line(_)));
    let bar = "caminos neutrals=yes / green=I:h1h1h1".parse::<Layout<caminos::Position>>();
    assert!(matches!(bar, Err(LayoutError::Unreadable(_))));
}

/// Checks that the end of a random game survives the round trip through a position line.
fn law<G: Pieces>(options: &[&str], seed: u64, plies: usize) {
    let line = random::line::<G>(options, seed, plies);
    let game = line.position();
    let over = game.outcome().is_some();
    let on =
        |game: &G| game.placed_pieces().iter().map(Pair::to_string_pair).collect::<HashSet<_>>();
    let laid = Layout::from(&line);
    let board = laid.board().expect("it was played");
    assert_eq!(on(&board), on(&game), "{line}");
    let written = laid.to_string();
    let read: Layout<G> = written.parse().unwrap_or_else(|why| panic!("{written}: {why}"));
    assert_eq!(read.to_string(), written);
    assert_eq!(on(&read.board().expect(&written)), on(&game), "{written}");
    match laid.line() {
        Ok(found) => {
            assert_eq!(on(&found.position()), on(&game), "{line}");
            // The board determines the side to move, except when a colour of Caminos is out, or when
            // a tile of Tayü fits nowhere: the board does not show that its turn passes.
            let passes = line.to_string().ends_with(" on")
                || line.to_string().contains(" on ")
                || game.legal().iter().any(|mv| mv.to_string() == "on");
            if matches!(game.turn(), Turn::Move(_)) && G::KIND != GameKind::Caminos && !passes {
                let side = |game: &G| game.turn().seat().and_then(|seat| game.side(seat));
                assert_eq!(side(&found.position()), side(&game), "{line}");
            }
        }
        // If the game is over or a colour is out, the search need not find an order.
        Err(why) => assert!(over || G::KIND == GameKind::Caminos, "{line}: {why:?}"),
    }
}

trait Pair {
    fn to_string_pair(&self) -> String;
}

impl<A: std::fmt::Display, B: std::fmt::Display> Pair for (A, B) {
    fn to_string_pair(&self) -> String {
        format!("{} {}", self.0, self.1)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_play_reaches_is_written_as_a_position_line(seed: u64, plies in 0..60_usize) {
        law::<snorkels::Position>(&["", " size=4 stones=a1,b3", " size=9"], seed, plies);
        law::<tayu::Position>(&["", " draw=table end=stop", " players=3"], seed, plies);
        let caminos = ["", " board=ring neutrals=yes", " players=4", " board=octagon players=4"];
        law::<caminos::Position>(&caminos, seed, plies / 2);
        law::<sendas::Position>(&["", " setup=clash", " setup=edge"], seed, plies);
    }

    #[test]
    fn any_text_is_read_to_an_end(head in "(snorkels|tayu|caminos|sendas)", rest in ".{0,40}") {
        let text = format!("{head} / {rest}");
        let _ = text.parse::<Layout<snorkels::Position>>().map(|layout| layout.line());
        let _ = text.parse::<Layout<tayu::Position>>().map(|layout| layout.line());
        let _ = text.parse::<Layout<caminos::Position>>().map(|layout| layout.line());
        let _ = text.parse::<Layout<sendas::Position>>().map(|layout| layout.line());
    }

    /// A board of Sendas that no game reaches must not cause panics either.
    #[test]
    fn half_a_start_of_sendas_does_no_harm(places in prop::collection::vec((0..9_u8, 0..9_u8, 0..4_usize), 0..12)) {
        let mut layout = layout::<sendas::Position>("sendas /");
        let kinds = sendas::Position::all_pieces(&sendas::Options::default());
        for (index, (file, rank, lie)) in places.into_iter().enumerate() {
            let kind = kinds[(index + lie) % kinds.len()];
            let ends = kind.shape.orientations()[lie % kind.shape.orientations().len()];
            let placed = sendas::Placed { square: cauce_rules::Square::new(file, rank), ends };
            layout.pieces.push((kind, placed));
        }
        if let Ok(mut board) = layout.board() {
            let _ = (board.key(), board.canonical_key(), board.turn(), board.move_index_count());
            let mut next = 7_u32;
            board.playout(&mut |n: u32| { next = next.wrapping_mul(1_664_525).wrapping_add(1_013_904_223); (next >> 8) % n.max(1) }, 20);
        }
    }
}
