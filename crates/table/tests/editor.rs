//! The position editor, and the games that lead to edited positions.

use cauce_rules::{
    Game, GameKind, LayoutError, MoveError, OptionsError, Pieces, Square,
    caminos::{self, Material},
    sendas,
    snorkels::{self, Colour, Piece},
    tayu::{self, TileKind},
};
use cauce_table::{EditError, Editable, PositionEditor};
use proptest::prelude::*;

#[path = "../../rules/tests/random/mod.rs"]
mod random;

fn editor<G: Editable>(line: &str) -> PositionEditor<G> {
    PositionEditor::new(&line.parse().expect(line))
}

fn square(name: &str) -> Square {
    Square::parse(name).expect(name)
}

/// Returns the top piece of each square, and the number of pieces of each kind.
fn board<G: Editable>(game: &G) -> Vec<String> {
    let squares = (0..=u8::MAX).map(|at| Square::new(at & 15, at / 16));
    let top = |at| game.top(at).map(|(piece, place)| format!("{at} {piece} {place}"));
    let counts = G::all_pieces(&G::Options::default());
    squares
        .filter_map(top)
        .chain(counts.iter().map(|&piece| format!("{piece} {}", game.count(piece))))
        .collect()
}

fn put<G: Editable>(editor: &mut PositionEditor<G>, piece: G::Piece, token: &str) {
    editor.select_tool(Some(piece));
    editor.play(token).expect(token);
}

#[test]
fn snorkels_can_be_put_in_any_order_if_their_counts_match() {
    let mut editor = editor::<snorkels::Position>("snorkels size=5");
    let [purple, green] = Colour::ALL.map(Piece::Snorkel);
    put(&mut editor, green, "c3");
    put(&mut editor, green, "a1");
    assert_eq!(
        editor.line(),
        Err(LayoutError::Unreachable.into()),
        "green has two and purple none"
    );
    put(&mut editor, purple, "b3");
    put(&mut editor, purple, "e5");
    let line = editor.line().expect("turns lead there");
    assert_eq!(line.to_string(), "snorkels size=5 : b3 c3 e5 a1");
    assert_eq!(board(&line.position()), board(editor.board()));

    editor.select_tool(None);
    editor.press(square("a1")).expect("that can be done");
    assert_eq!(editor.line().expect("turns lead there").to_string(), "snorkels size=5 : b3 c3 e5");
    assert_eq!(editor.press(square("a1")), Err(EditError::EmptySquare(square("a1"))));
    assert!(editor.undo());
    assert_eq!(editor.line(), Ok(line));
}

#[test]
fn stones_are_added_and_removed_up_to_their_limit() {
    let mut editor = editor::<snorkels::Position>("snorkels size=3 stones=a1 : b2");
    editor.select_tool(Some(Piece::Stone));
    assert!(editor.offered().is_none());
    for name in ["a1", "b2"] {
        let taken = Err(MoveError::Occupied(square(name)).into());
        assert_eq!(editor.press(square(name)), taken);
    }
    for name in ["c3", "a3"] {
        editor.press(square(name)).expect("that can be done");
    }
    let refused = editor.press(square("c1"));
    assert!(
        matches!(refused, Err(EditError::Layout(LayoutError::Options(OptionsError::Value { .. })))),
        "{refused:?}"
    );
    editor.select_tool(None);
    editor.press(square("a1")).expect("that can be done");
    assert_eq!(
        editor.line().expect("turns lead there").to_string(),
        "snorkels size=3 stones=a3,c3 : b2"
    );
    assert!(editor.clear() && !editor.clear());
    assert_eq!(editor.line().expect("turns lead there").to_string(), "snorkels size=3");
    assert!(editor.can_undo() && editor.undo());
    assert_eq!(editor.board().count(Piece::Stone), 2);
}

#[test]
fn the_first_tool_is_the_next_colour_and_tools_have_names() {
    for (line, first) in [
        ("snorkels", Colour::Purple),
        ("snorkels : c3 swap", Colour::Green),
        ("snorkels : c3", Colour::Green),
    ] {
        assert_eq!(
            editor::<snorkels::Position>(line).tool(),
            Some(Piece::Snorkel(first)),
            "{line}"
        );
    }
    let mut editor = editor::<snorkels::Position>("snorkels");
    for piece in editor.pieces() {
        assert_eq!(editor.piece(&piece.to_string()), Some(piece));
    }
    assert_eq!(editor.piece("tile"), None);
    for draws in [true, false] {
        editor.set_draws(draws);
        assert_eq!(editor.draws(), draws);
    }
}

#[test]
fn removing_from_an_empty_square_is_an_error() {
    let mut editor = editor::<tayu::Position>("tayu");
    editor.select_tool(None);
    assert_eq!(editor.press(square("a1")), Err(EditError::EmptySquare(square("a1"))));
    assert!(!editor.clear() && !editor.can_undo());
}

#[test]
fn a_finished_position_accepts_no_more_pieces() {
    let mut editor = editor::<snorkels::Position>("snorkels size=3 stones=a2 : b2 c3");
    put(&mut editor, Piece::Snorkel(Colour::Green), "a1");
    put(&mut editor, Piece::Snorkel(Colour::Purple), "b1");
    assert!(editor.board().outcome().is_some(), "a1 has no air");
    assert_eq!(editor.play("c1"), Err(MoveError::Over.into()));
    assert_eq!(
        editor.line().expect("turns lead there").to_string(),
        "snorkels size=3 stones=a2 : b2 c3 b1 a1"
    );
    // A stone may take the last air of a snorkel before the last move. The position is then
    // unchanged.
    assert!(editor.undo());
    put(&mut editor, Piece::Snorkel(Colour::Purple), "c1");
    editor.select_tool(Some(Piece::Stone));
    assert_eq!(editor.press(square("b1")), Err(MoveError::Over.into()));
    assert_eq!(editor.board().count(Piece::Stone), 1);
}

#[test]
fn tiles_must_stay_connected_and_the_next_draw_can_be_set() {
    let mut editor = editor::<tayu::Position>("tayu : +036 i9h036 +036 l9h247");
    let kind = |name: &str| TileKind::all().find(|kind| kind.to_string() == name).expect(name);
    let mut line = editor.line().expect("turns lead there");
    assert_eq!(line.to_string(), "tayu : +036 i9h036 +036 l9h247");
    editor.select_tool(None);
    // The second tile depends on the first one.
    assert!(matches!(editor.press(square("i9")), Err(EditError::Layout(LayoutError::Illegal(_)))));
    editor.press(square("m9")).expect("that can be done");
    assert_eq!(editor.board().count(kind("036")), 1);
    editor.select_tool(Some(kind("012")));
    editor.set_draws(true);
    line = editor.line().expect("turns lead there");
    assert_eq!(line.to_string(), "tayu : +036 i9h036 +012");
    assert_eq!(editor.offered().expect("some are left").drawn(), Some(kind("012")));
    // There are three tiles of each kind.
    let mut editor = self::editor::<tayu::Position>("tayu : +036 i9h036 +036 l9h247 +036 m11v036");
    editor.select_tool(Some(kind("036")));
    assert!(editor.offered().is_none());
    assert_eq!(editor.press(square("a1")), Err(LayoutError::NoneLeft.into()));
}

#[test]
fn a_position_from_an_auction_gets_bids_that_set_a_target() {
    let line = |line: &str| editor::<tayu::Position>(line).line().expect(line).to_string();
    assert_eq!(
        line("tayu players=3 saboteur=auction"),
        "tayu players=3 saboteur=auction : bid24 bid24"
    );
    assert_eq!(
        line("tayu players=3 draw=table saboteur=auction : bid30 bid12"),
        "tayu players=3 draw=table saboteur=auction : bid30 bid12 bid12"
    );
    assert_eq!(
        line("tayu players=3 draw=table saboteur=auction : bid30 bid30 ring +036 i9h036"),
        "tayu players=3 draw=table saboteur=auction : bid30 bid30 ring +036 i9h036"
    );
}

#[test]
fn pieces_are_stacked_and_only_the_top_ones_can_be_removed() {
    let mut editor = editor::<caminos::Position>("caminos neutrals=yes");
    let [green, yellow, neutral] = Material::ALL;
    put(&mut editor, yellow, "O:a1a2b1b2");
    put(&mut editor, yellow, "Z:b2b2c2c2");
    put(&mut editor, green, "O:f6f7g6g7");
    assert_eq!(editor.line(), Err(LayoutError::Unreachable.into()), "neutral bars come first");
    put(&mut editor, neutral, "I:h1h1h1");
    put(&mut editor, neutral, "I:h3h3h3");
    assert!(editor.offered().is_none(), "there are only two bars");
    assert_eq!(editor.line(), Err(LayoutError::Unreachable.into()), "yellow is ahead");
    put(&mut editor, green, "O:d7d8e7e8");
    let line = editor.line().expect("turns lead there");
    assert_eq!(board(&line.position()), board(editor.board()));
    editor.select_tool(None);
    // Another piece rests on b2.
    assert!(matches!(editor.press(square("a1")), Err(EditError::Layout(LayoutError::Illegal(_)))));
    editor.press(square("c2")).expect("that can be done");
    editor.press(square("a1")).expect("that can be done");
    assert_eq!(editor.board().count(yellow), 0);
}

#[test]
fn partners_share_one_supply_of_pieces() {
    let mut editor = editor::<caminos::Position>("caminos players=4");
    let [green, yellow, _] = Material::ALL;
    for token in ["O:a1a2b1b2", "O:a4a5b4b5"] {
        put(&mut editor, green, token);
    }
    assert!(editor.play("O:a7a8b7b8").is_err(), "there are only two");
    for token in ["O:g1g2h1h2", "O:g4g5h4h5"] {
        put(&mut editor, yellow, token);
    }
    let line = editor.line().expect("turns lead there");
    assert_eq!(board(&line.position()), board(editor.board()));
    assert_eq!(line.tokens().len(), 4);
}

#[test]
fn a_removed_piece_that_blocked_a_winning_path_returns_by_undo() {
    let mut editor = editor::<caminos::Position>(
        "caminos players=4 : T:b6b7b8c7 T:a4b4b5c4 T:e1f1f2g1 L:d1d2d3e3 L:a2a3b2c2 L:e7f7g7g7 \
         T:e2e2e2e3 T:a6a6a6b6 T:c5d5d6e5 Z:c3c3c4c4 Z:f3g2g3h2 Z:e4f4f5g5 L:g7g8g8g8 L:f6g6h6h7",
    );
    let before = board(editor.board());
    editor.select_tool(None);
    editor.press(square("e2")).expect("nothing stands on it");
    assert!(editor.board().outcome().is_some(), "yellow's path now crosses e3");
    editor.select_tool(Some(Material::Green));
    assert_eq!(editor.play("T:e2e2e2e3"), Err(MoveError::Over.into()));
    assert!(editor.undo());
    assert_eq!(board(editor.board()), before);
}

#[test]
fn sendas_pieces_are_put_linked_and_rotated_by_another_press() {
    let mut editor = editor::<sendas::Position>("sendas");
    assert_eq!(editor.line().expect("nothing has changed").to_string(), "sendas");
    assert!(editor.clear() && !editor.clear());
    let piece = |name: &str| {
        sendas::Position::all_pieces(&Default::default())
            .into_iter()
            .find(|piece| piece.to_string() == name)
    };
    let lies = |editor: &PositionEditor<sendas::Position>, at| {
        editor.board().top(square(at)).map(|(_, placed)| placed.to_string())
    };
    for (name, at, way) in [
        ("white-cross", "e2", "e2NESW"),
        ("white-tee", "e1", "e1NES"),
        ("white-straight", "d1", "d1NS"),
        ("white-straight", "f1", "f1EW"),
        ("white-elbow", "c1", "c1NE"),
    ] {
        editor.select_tool(piece(name));
        editor.press(square(at)).expect(at);
        assert_eq!(
            lies(&editor, at).as_deref(),
            Some(way),
            "linked with as many neighbours as possible"
        );
    }
    assert_eq!(editor.line(), Err(LayoutError::Unreachable.into()), "white has five");
    editor.press(square("g1")).expect("there is room");
    assert_eq!(editor.press(square("a5")), Err(LayoutError::NoneLeft.into()), "white has six");
    assert_eq!(editor.press(square("e2")), Err(EditError::OneOrientation(square("e2"))));
    let cut = editor.line();
    assert!(matches!(
        cut,
        Err(EditError::Layout(LayoutError::Options(OptionsError::Value { .. })))
    ));
    for (at, way) in [("e1", "e1NEW"), ("d1", "d1EW"), ("g1", "g1NW")] {
        while lies(&editor, at).as_deref() != Some(way) {
            editor.press(square(at)).expect("it turns");
        }
    }
    // Without pieces of its own, black gets white's turned by 180 degrees, and this start has a
    // name.
    assert_eq!(editor.line().expect("it is whole").to_string(), "sendas");
    editor.select_tool(None);
    editor.press(square("c1")).expect("there is a piece");
    assert_eq!(editor.press(square("c1")), Err(EditError::EmptySquare(square("c1"))));
    assert!(editor.undo());
    editor.select_tool(piece("black-cross"));
    editor.press(square("e8")).expect("there is room");
    assert_eq!(editor.line(), Err(LayoutError::Unreachable.into()), "black has one of six");
}

#[test]
fn the_edited_line_keeps_black_to_move() {
    for (line, kept) in [("pass", "sendas setup=edge : pass"), ("pass pass", "sendas setup=edge")] {
        let editor = editor::<sendas::Position>(&format!("sendas setup=edge : {line}"));
        assert_eq!(editor.line().expect("nothing has changed").to_string(), kept);
    }
}

/// Checks that the editor finds a game to any position reached by random play, and that pieces can
/// be removed and placed again in another order.
fn law<G: Editable>(options: &[&str], seed: u64, plies: usize, shift: usize) {
    let line = random::line::<G>(options, seed, plies);
    let game = line.position();
    let editor = PositionEditor::new(&line);
    let before = board(&game);
    assert_eq!(board(editor.board()), before);
    match editor.line() {
        Ok(found) => assert_eq!(board(&found.position()), before, "{line}"),
        // A game need not be found if the position is over, or if a colour has no pieces left.
        Err(why) => {
            assert!(matches!(
                why,
                EditError::Layout(LayoutError::Unreachable | LayoutError::NotFound { .. })
            ));
            assert!(game.outcome().is_some() || G::KIND == GameKind::Caminos, "{line}");
        }
    }
    let mut other = editor.clone();
    let mut taken = Vec::new();
    let squares: Vec<_> = (0..=u8::MAX).map(|at| Square::new(at & 15, at / 16)).collect();
    for at in squares.iter().cycle().skip(shift).take(squares.len()) {
        let before = board(other.board());
        let Some((piece, place)) = other.board().top(*at) else { continue };
        other.select_tool(None);
        match other.press(*at) {
            Ok(()) => taken.push((piece, place, *at)),
            Err(_) => assert_eq!(board(other.board()), before, "nothing has changed"),
        }
        if taken.len() == 4 {
            break;
        }
    }
    if game.outcome().is_some() {
        return;
    }
    let mut put_back = taken.into_iter().rev().map(|(piece, place, at)| {
        other.select_tool(Some(piece));
        match other.offered() {
            Some(_) => other.play(&place.to_string()),
            // It is pressed until it has its old orientation.
            None => (0..4).try_for_each(|_| match other.board().top(at) {
                Some((_, lies)) if lies == place => Ok(()),
                _ => other.press(at),
            }),
        }
    });
    match put_back.find_map(Result::err) {
        None => assert_eq!(board(other.board()), before),
        // The removed piece had blocked a winning path.
        Some(why) => {
            assert_eq!((G::KIND, why), (GameKind::Caminos, MoveError::Over.into()));
            assert!(other.board().outcome().is_some());
        }
    }
    while other.undo() {}
    assert_eq!(board(other.board()), before);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn positions_reached_by_play_can_be_set_up(seed: u64, plies in 0..60_usize, shift in 0..256_usize) {
        law::<snorkels::Position>(&["", " size=4 stones=a1,b3", " size=9"], seed, plies, shift);
        law::<tayu::Position>(&["", " draw=table end=stop", " players=3"], seed, plies, shift);
        let caminos = ["", " board=ring neutrals=yes", " players=4", " board=octagon players=4"];
        law::<caminos::Position>(&caminos, seed, plies / 2, shift);
        law::<sendas::Position>(&["", " setup=clash"], seed, plies, shift);
    }
}
