use cauce_rules::GameKind;
use cauce_table::{Dealer, ExpectedPosition};

use super::Session;
use crate::{
    Choice, Colour, Drawn, Games, Paint, Phrase, Played, PlayedToken, Point, ReadLine, Shape, Style,
};

fn session(line: &str) -> Box<dyn Session> {
    Games::all().open(line, &[], Dealer::new(1)).unwrap()
}

fn seats_of(game: &dyn Session) -> String {
    game.record().info().controllers(" ")
}

#[test]
fn a_game_is_played_by_ids_and_can_be_stepped_through() {
    let mut game = session("snorkels size=3");
    game.press("a1");
    assert!(game.duration() > 0, "the placement is animated");
    game.press("play:swap");
    game.tap("b2", false);
    assert_eq!((game.line().as_str(), game.view().awaits_tap), ("snorkels size=3 : a1 swap", true));
    game.tap("b2", false);
    assert_eq!(game.link(), "game=snorkels&size=3&moves=a1+swap+b2");
    assert!(game.undo() && game.undo());
    assert_eq!(game.duration(), 0, "undo is not animated");
    game.play("c3", None).unwrap();
    assert_eq!(game.moves().len(), 4);
    game.go_to(2);
    assert!(game.redo());
    assert_eq!(game.line(), "snorkels size=3 : a1 swap b2");
    game.play("time", None).unwrap();
    let view = game.view();
    assert_eq!(view.outcome.unwrap().reason, "time");
    assert_eq!(view.ending[1].id, "ending-time");
    assert!(view.ended);
    game.go_to_ply(1);
    assert!(game.view().ended);
    game.play("c1", None).unwrap();
    assert!(!game.view().ended, "neither this line nor the main line has ended");
    game.rematch();
    assert_eq!(game.line(), "snorkels size=3");
}

#[test]
fn each_seat_faces_its_own_edge_of_the_board() {
    for (line, facing) in [
        ("snorkels", &[0, 0][..]),
        ("caminos", &[0, 0]),
        ("sendas", &[0, 180]),
        ("tayu", &[0, 270]),
        ("tayu players=3", &[0, 270, 0]),
        ("tayu players=3 saboteur=auction", &[0, 0, 0]),
        ("tayu players=3 saboteur=2 target=30", &[270, 0, 0]),
        ("tayu players=4", &[0, 270, 180, 90]),
    ] {
        let seats = session(line).view().seats;
        assert_eq!(seats.iter().map(|seat| seat.facing).collect::<Vec<_>>(), facing, "{line}");
    }
}

#[test]
fn a_variation_of_a_finished_game_still_counts_as_ended() {
    let mut game = session("snorkels size=3 : a1 a2 c3 b1");
    game.go_to_ply(1);
    game.play("b2", None).unwrap();
    let view = game.view();
    assert!(view.ended && view.outcome.is_none());
    assert!(game.undo());
    assert!(game.view().ended, "only the variation is taken back");
    game.go_to(4);
    assert!(game.undo());
    assert!(game.view().ended, "browsing a finished game takes no move back");
    let mut resigned = session("snorkels size=3 : a1 a2 resign");
    assert!(resigned.undo());
    assert!(!resigned.view().ended, "the resignation is taken back");
}

#[test]
fn what_decided_a_game_appears_step_by_step_after_the_last_move() {
    let strokes = |game: &dyn Session, t| {
        let picture = game.picture(t);
        let bright = |drawn: &&Drawn| {
            let Style { fill, stroke } = drawn.style;
            let colours = [fill, stroke.map(|stroke| stroke.paint)];
            let decides = |paint: &Paint| match paint.colour {
                Colour::Danger | Colour::Win => true,
                // The badges of the pieces at the border, in Caminos.
                Colour::Ink => game.line().starts_with("caminos"),
                _ => false,
            };
            colours.iter().flatten().any(decides)
        };
        picture
            .shapes
            .iter()
            .filter(bright)
            .map(|drawn| match &drawn.shape {
                Shape::Path(steps) => steps.len(),
                _ => 1,
            })
            .sum::<usize>()
    };
    for line in [
        "snorkels size=3 : a1 a2 c3 b1",
        "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2",
        "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NS,e6NES,f6SW,e7NS,e8NS,e9NS : c4-e10",
    ] {
        let (before, last) = line.rsplit_once(' ').unwrap();
        let mut game = session(before);
        game.play(last, None).unwrap();
        assert!(game.duration() > 280, "{line}");
        let seen: Vec<_> = [0.1, 0.7, 1.0].map(|t| strokes(&*game, t)).into();
        assert!(seen[0] < seen[2] && seen[1] <= seen[2] && seen[0] <= seen[1], "{line}: {seen:?}");
    }
}

#[test]
fn a_loss_on_time_is_unaffected_by_aiming_and_tapping() {
    let mut game = session("snorkels : d4");
    game.play("time", None).unwrap();
    let told = game.view();
    for place in game.places() {
        game.aim(Some(&place.id));
        game.tap(&place.id, false);
    }
    let view = game.view();
    assert_eq!(
        (view.outcome, view.ending, view.announce),
        (told.outcome, told.ending, told.announce)
    );
    assert_eq!(view.status.id, "ending-won");
}

#[test]
fn nothing_can_be_played_while_a_remote_player_is_to_move() {
    for kind in GameKind::ALL {
        let mut game = session(kind.name());
        assert!(game.view().here && game.view().can_draw);
        let seats = game.view().seats.len();
        game.set_seats(&["away"].repeat(seats).join(",")).unwrap();
        assert_eq!(seats_of(&*game), ["away"].repeat(seats).join(" "));
        let places = game.places();
        assert!(!places.is_empty() && !places.iter().any(|place| place.pressable || place.grab));
        let view = game.view();
        assert_eq!(view.status.id, "status-away", "{kind}");
        assert!(!view.here && !view.can_draw && view.hand.is_none() && view.detail.is_none());
        let can = |choice: &Choice| choice.enabled && choice.id != "item:bag";
        assert!(!view.choices.iter().any(can), "{kind}");
        assert!(view.seats.iter().all(|seat| seat.by == "away"));
        game.tap("d4", false);
        let view = game.view();
        assert_eq!((view.refused, view.detail.unwrap().id), (true, "refusal-away"), "{kind}");
        assert_eq!(game.answer("resign").unwrap_err().id, "refusal-away");
        let token = game.legal().remove(0);
        game.play(&token, Some(&ExpectedPosition::Ply(0))).unwrap();
        assert_eq!(
            game.play(&token, Some(&ExpectedPosition::Ply(0))).unwrap_err().id,
            "refusal-elsewhere"
        );
        assert!(game.undo(), "without local players, undo goes back to any decision");
        assert_ne!(game.view().status.id, "status-away", "the move is already in the game");
    }
}

#[test]
fn the_status_names_the_computer_that_is_to_move() {
    let mut game = session("snorkels");
    game.set_seats("computer-3 here").unwrap();
    let view = game.view();
    assert_eq!((view.status.id, view.here, view.can_draw), ("computer-to-move", false, false));
    let seat = &view.seats[0];
    assert_eq!((seat.by, seat.level, seat.title.id), ("computer", Some(3), "player-computer"));
    assert_eq!(view.seats[1].level, None);
    game.tap("d4", false);
    assert_eq!(game.view().detail.unwrap().id, "computer-refuses");
    game.play("d4", Some(&ExpectedPosition::Ply(0))).unwrap();
    assert_eq!(game.answer("draw").unwrap_err().id, "computer-refuses-draw");
    game.press("e4");
    assert!(game.undo());
    assert_eq!(game.line(), "snorkels : d4", "undo goes back to the local player's decision");
    game.rematch();
    assert_eq!(seats_of(&*game), "here computer-3", "the players swap seats");
    game.rename(2, "Deep River");
    assert_eq!(game.view().seats[1].title.id, "player-name");
}

#[test]
fn a_single_local_player_is_called_you() {
    let called = |seats: &str, name: &str, line: &str| {
        let mut game = session(line);
        game.set_seats(seats).unwrap();
        game.rename(1, name);
        let view = game.view();
        assert!(view.outcome.is_none() || view.status == view.ending[0]);
        (view.seats[0].title.id, view.seats[1].title.id, view.status, view.ending.last().cloned())
    };
    let name = |phrase: &Phrase| phrase.args[0].1.clone();
    let you = Phrase::new("player-you");
    let computer = Phrase::new("player-computer").with("level", 3u8);
    let (one, other, status, _) = called("computer-3 here", "", "snorkels : a1");
    assert_eq!((one, other), ("player-computer", "player-you"));
    assert_eq!(name(&status), you.clone().into());

    let won = "snorkels : a1 swap b1 g7 a2";
    let ending = |who: &Phrase| {
        Phrase::new("ending-won").with("count", 1u8).with("names", vec![who.clone()])
    };
    assert_eq!(called("here computer-3", "", won).2, ending(&you));
    let lost = ending(&computer).with("loser", you.clone());
    assert_eq!(called("computer-3 here", "", won).2, lost);
    assert_eq!(called("computer-3 computer-4", "", won).2, ending(&computer));
    for (seats, name, title) in [
        ("here here", "", "player-default"),
        ("away away", "", "player-default"),
        ("here computer-3", "Ana", "player-name"),
        // The player's own name is for the players elsewhere.
        ("here away", "", "player-you"),
        ("here away", "Ana", "player-you"),
        ("away here", "Ana", "player-name"),
    ] {
        assert_eq!(called(seats, name, won).0, title, "{seats} {name}");
    }
    let resigned = called("computer-3 here", "", "snorkels : a1 resign").3.unwrap();
    assert_eq!((resigned.id, name(&resigned)), ("ending-resignation", you.into()));
}

#[test]
fn a_draw_by_agreement_needs_all_players_here() {
    let mut game = session("snorkels : d4");
    game.set_seats("away here").unwrap();
    assert!(game.view().here && !game.view().can_draw);
    assert_eq!(game.answer("draw").unwrap_err().id, "refusal-draw-away");
    let moves = game.revisions().moves;
    assert_eq!(game.set_seats("here").unwrap_err().id, "seats-count");
    assert_eq!(game.set_seats("here where").unwrap_err().id, "seats-unknown");
    assert_eq!(
        (seats_of(&*game).as_str(), game.revisions().moves),
        ("away here", moves),
        "no change"
    );
    game.set_seats("here here").unwrap();
    game.answer("draw").unwrap();
    assert_eq!(game.view().outcome.unwrap().reason, "agreement");
}

#[test]
fn two_people_play_by_links() {
    let mut ana = session("snorkels");
    ana.rename(1, "Ana");
    ana.set_seats("here away").unwrap();
    ana.press("d4");
    let link = ana.link_for(&[2]);
    let ReadLine { line, names, seats, id, problem, .. } = ReadLine::from_link(&link, Games::all());
    assert_eq!((line.as_str(), problem), ("snorkels : d4", None));
    let mut ben = Games::all().open(&line, &names, Dealer::new(2)).unwrap();
    ben.set_seats(&seats.unwrap()).unwrap();
    assert!(ben.set_tag("GameId", &id.unwrap()));
    ben.rename(2, "Ben");
    assert_eq!((seats_of(&*ben).as_str(), ben.view().here), ("away here", true));
    ben.press("a1");
    let answer = ben.link_for(&[1]);
    assert_eq!(ana.compare(&answer).name(), "newer");
    assert!(ana.merge_link(&answer) && ana.duration() > 0, "the merged move is animated");
    assert_eq!((ana.line().as_str(), seats_of(&*ana).as_str()), ("snorkels : d4 a1", "here away"));
    assert_eq!((ana.view().seats[1].name.as_str(), ana.view().here), ("Ben", true));
    assert_eq!(ana.compare(&answer).name(), "same");
    assert_eq!(ana.compare(&link).name(), "older");
    assert_eq!(ana.compare("game=snorkels&moves=a1").name(), "apart");
    assert_eq!(
        ReadLine::from_link("game=snorkels&seats=x", Games::all()).problem.unwrap().id,
        "link-seats"
    );
}

#[test]
fn deleting_and_undeleting_moves_changes_the_list_revision() {
    let mut game = session("snorkels : d4 swap e4");
    game.go_to(1);
    game.play("a1", None).unwrap();
    let order = |game: &dyn Session| {
        game.moves().into_iter().map(|played| played.text).collect::<Vec<_>>().join(" ")
    };
    let revision = game.revisions().moves;
    game.go_to(0);
    assert_eq!(game.revisions().moves, revision, "nothing was played");
    assert!(game.promote(4) && !game.promote(4));
    assert_eq!(order(&*game), "d4 a1 swap e4");
    game.go_to(3);
    assert!(game.delete(2) && !game.delete(0) && !game.delete(99));
    assert_eq!((order(&*game), game.line()), ("d4 a1".into(), "snorkels : d4".into()));
    assert_ne!(game.revisions().moves, revision);
    assert!(game.undelete() && !game.undelete());
    assert_eq!(order(&*game), "d4 a1 swap e4");
    game.delete(2);
    game.rematch();
    assert!(!game.undelete(), "the deletion belongs to the previous game");
}

#[test]
fn appended_moves_do_not_change_the_list_revision() {
    let mut game = session("snorkels : d4 swap e4");
    let texts =
        |moves: Vec<Played>| moves.into_iter().map(|played| played.text).collect::<Vec<_>>();
    let before = game.revisions();
    game.play("a1", None).unwrap();
    game.play("b1", None).unwrap();
    assert_eq!(game.revisions().list, before.list);
    assert_ne!(game.revisions().moves, before.moves);
    assert_eq!(texts(game.moves_after(3)), ["a1", "b1"]);
    assert_eq!((game.shown_line().last(), game.moves_after(5).len()), (Some(&5), 0));
    // A variation, and a move after it, are inserted into the middle of the list.
    for (node, token) in [(4, "c1"), (6, "a2")] {
        let before = game.revisions().list;
        game.go_to(node);
        game.play(token, None).unwrap();
        assert_ne!(game.revisions().list, before);
    }
    assert_eq!(game.shown_line().last(), Some(&7));
    // The main line continues after all variations.
    game.go_to(5);
    let before = game.revisions().list;
    game.play("a3", None).unwrap();
    assert_eq!(game.revisions().list, before);
    assert_eq!(texts(game.moves()), ["d4", "swap", "e4", "a1", "b1", "c1", "a2", "a3"]);
    assert_eq!(texts(game.moves_after(5)), ["a3"]);
    game.comment(1, "first");
    assert_ne!(game.revisions().list, before);
}

#[test]
fn a_line_does_not_depend_on_the_path_taken_to_it() {
    let mut game = session("sendas");
    let check = |game: &dyn Session| {
        let node = game.view().node;
        let fresh = Games::all().show(&game.line_to(node), Dealer::new(1)).unwrap();
        assert_eq!((game.line(), game.link()), (game.line_to(node), fresh.link()));
        assert_eq!(game.played_since(0).line, game.line());
        assert!(game.end().link.starts_with(&game.link()));
    };
    check(&*game);
    for step in 0..60_usize {
        match step % 10 {
            3 => assert!(game.undo()),
            5 => game.go_to(step / 2),
            7 => assert!(game.undo() && game.redo()),
            8 if (30..49).contains(&step) => assert!(game.delete(step / 5) && game.undelete()),
            9 if step == 49 => game.rematch(),
            _ => {
                let tokens = game.legal();
                game.play(&tokens[step * 7 % tokens.len()], None).unwrap();
            }
        }
        check(&*game);
    }
}

#[test]
fn each_game_has_its_own_keys() {
    let mut sendas = session("sendas");
    assert!(sendas.press_key("p", false) && !sendas.press_key("x", false));
    assert!(!sendas.press_key("p", true), "a repeated key press plays nothing");
    assert_eq!(sendas.line(), "sendas", "the first press only asks");
    assert!(sendas.press_key("p", false));
    assert_eq!(sendas.line(), "sendas : pass");
    let mut tayu = session("tayu players=3 saboteur=auction : bid20");
    assert!(
        tayu.press_key("-", true)
            && tayu.view().choices.iter().any(|choice| choice.id == "play:bid18")
    );
    assert!(
        tayu.press_key("+", false) && tayu.press_key("+", false) && !tayu.press_key("+", false),
        "a bid cannot exceed the last bid of 20"
    );
    let mut caminos = session("caminos");
    assert!(
        caminos.press_key("w", false) && !caminos.press_key("f", false),
        "the piece is over no square"
    );
    assert!(!session("snorkels").press_key("n", false));
}

#[test]
fn odd_input_does_not_panic() {
    let odd = [
        "",
        " ",
        "a0",
        "a1",
        "zz99",
        "é1",
        "play:",
        "play:resign",
        "item:",
        "item:turn",
        "draw",
        "\u{0}",
        "😀",
        "a99999999999",
        "play:a1",
        "+012",
        "<img src=x onerror=alert(1)>",
    ];
    for kind in GameKind::ALL {
        let mut game = session(kind.name());
        for text in odd {
            game.aim(Some(text));
            game.tap(text, false);
            game.press(text);
            game.grab(text);
            game.press_key(text, false);
            game.rotate(i32::MIN);
            let _ = game.play(text, None);
            game.orbit(f32::NAN, f32::INFINITY);
            game.go_to(usize::MAX);
            game.rename(200, text);
            game.cancel();
            game.redo();
            game.view();
            game.places();
            game.icon(text);
        }
        assert!(!game.line().is_empty());
    }
}

#[test]
fn the_camera_of_one_board_can_be_copied_to_another() {
    let [mut turned, mut other] = ["caminos", "caminos"].map(session);
    let seen = turned.picture(1.0);
    turned.orbit(75.0, -10.0);
    turned.orbit(-20.0, 4.0);
    other.set_camera(turned.camera());
    assert_eq!(other.picture(1.0), turned.picture(1.0));
    other.toggle_overhead();
    assert_ne!(other.picture(1.0), turned.picture(1.0));
    turned.toggle_overhead();
    assert_eq!(other.picture(1.0), turned.picture(1.0));
    // From above, the view switches to the side.
    other.toggle_overhead();
    assert_eq!(other.picture(1.0), seen);
    // After a rotation of the view from above, it switches to the view from above again.
    turned.orbit(15.0, 0.0);
    turned.toggle_overhead();
    assert_ne!(turned.picture(1.0), seen);
}

#[test]
fn only_what_an_allowed_move_needs_is_offered() {
    for line in ["snorkels :", "caminos :", "sendas :", "tayu : +036"] {
        let mut game = session(line);
        let pressable = |game: &dyn Session| {
            let places = game.outlines();
            let pressable = places.iter().filter(|place| place.pressable);
            pressable.map(|place| place.id.clone()).collect::<Vec<_>>()
        };
        let all = pressable(&*game).len();
        let only = game.legal().pop().unwrap();
        game.restrict(Some(vec![only.clone()])).unwrap();
        assert!(pressable(&*game).len() < all, "{line}");
        let needed = game.press_sequence(&only);
        for id in &needed {
            let offered = pressable(&*game);
            assert!(offered.iter().all(|id| needed.contains(id)), "{only}: {offered:?}");
            game.press(id);
        }
        assert!(game.line().starts_with(&format!("{line} {only}")), "{}", game.line());
    }
}

#[test]
fn a_session_reports_lesson_verdicts_and_press_sequences() {
    let mut game = session("sendas");
    let turned = game.solution("turn").unwrap();
    let presses = game.press_sequence(&turned);
    assert_eq!(
        presses.first(),
        presses.last(),
        "a piece is picked up, turned, and put down: {presses:?}"
    );
    assert_eq!(game.press_sequence("a1-a1"), [""; 0]);
    assert_eq!(game.press_sequence("resign"), ["play:resign"]);
    assert_eq!((game.verdict("turn"), game.solution("chess")), (None, None));
    presses.iter().for_each(|id| game.press(id));
    assert_eq!(game.line_to(1), format!("sendas : {turned}"));
    assert_eq!(game.verdict("turn"), Some("done"));
    assert_eq!(game.verdict("forward"), Some("missed"));
    assert!(game.go_to_ply(0) && !game.go_to_ply(0));
    assert_eq!(game.line_to(99), "sendas", "an unknown node counts as the start");
}

#[test]
fn tokens_played_since_a_node_are_listed_with_seat_and_ply() {
    let mut game = session("snorkels : d4 swap e4");
    let tokens = |game: &dyn Session, node| {
        let played = game.played_since(node).tokens;
        played.into_iter().map(|played| (played.token, played.seat, played.ply)).collect::<Vec<_>>()
    };
    let all = [("d4", 1_u8, 1_usize), ("swap", 2, 2), ("e4", 1, 3)];
    let all = all.map(|(token, seat, ply)| (token.to_owned(), Some(seat), ply));
    assert_eq!(tokens(&*game, 0), all);
    assert_eq!(tokens(&*game, 1), all[1..]);
    assert_eq!(tokens(&*game, 3), []);
    let played = game.played_since(0);
    let lines = |part: &PlayedToken| [part.from, part.to].map(|end| &played.line[..end]);
    let lines: Vec<_> = played.tokens.iter().map(lines).collect();
    assert_eq!(lines[0], ["snorkels", "snorkels : d4"]);
    assert_eq!(lines[2], ["snorkels : d4 swap", "snorkels : d4 swap e4"]);
    // A node that is not an ancestor of the current one counts as the start.
    assert!(game.go_to_ply(2));
    assert_eq!(tokens(&*game, 3), all[..2]);
}

/// A line from another player may have the maximal length.
#[test]
fn the_tokens_of_a_long_line_share_its_text() {
    let line = format!("sendas : {}", ["pass"; 10_000].join(" "));
    let game = session(&line);
    let played = game.played_since(0);
    assert_eq!(played.tokens.len(), 10_000);
    assert!(played.tokens.iter().all(|part| &played.line[part.to - 4..part.to] == "pass"));
    assert_eq!(played.line, line);
}

#[test]
fn a_text_line_is_read_as_a_link_or_a_game_line_or_neither() {
    let read = |text| {
        ReadLine::from_any(text, Games::all())
            .map(|read| (read.game, read.line, read.problem.is_some()))
    };
    let d4 = |problem| Some((Some("snorkels"), "snorkels : d4".to_owned(), problem));
    assert_eq!(read("snorkels : d4"), d4(false));
    assert_eq!(read("snorkels : d4 d4"), d4(true));
    assert_eq!(read("https://example.org/#game=snorkels&moves=d4"), d4(false));
    assert_eq!(read("#game=chess"), Some((None, "snorkels".to_owned(), true)));
    assert_eq!(read("[Game \"snorkels\"]"), None);
    assert_eq!(read(""), None);
}

/// Programs wrap links, put them into sentences, and replace characters by typographic ones.
#[test]
fn links_and_lines_mangled_by_programs_are_read() {
    let read = |text: &str| {
        ReadLine::from_any(text, Games::all()).map(|read| (read.line, read.problem.is_some()))
    };
    let link = "https://example.org/cauce/#game=snorkels&moves=d4+swap";
    let coded = "https%3A%2F%2Fexample.org%2Fcauce%2F%23game%3Dsnorkels%26moves%3Dd4%2Bswap";
    for text in [
        format!("Your turn, Ben: {link}. Good luck!"),
        format!("<{link}>"),
        format!("Look (“{link}”)"),
        format!("[my move]({link})"),
        format!("https://l.facebook.com/l.php?u={coded}&h=AT0x&s=1"),
        format!(
            "https://eur02.safelinks.protection.outlook.com/?url={coded}&data=05%7C02&reserved=0"
        ),
        format!("<https://www.google.com/url?q={coded}>"),
        "https://example.org/cauce/%23game=snorkels&moves=d4+swap".to_owned(),
        "  snorkels\u{a0}:\u{a0}d4\u{202f}swap ".to_owned(),
        "“snorkels : d4 swap”".to_owned(),
        "«\u{a0}Snorkels : d4  swap\u{a0}»".to_owned(),
        "\u{feff}snorkels : d4 \u{200b}swap".to_owned(),
        "SNORKELS\t: d4 swap".to_owned(),
        "https://example.org/#game=Snorkels&moves=d4+swap".to_owned(),
    ] {
        assert_eq!(read(&text), Some(("snorkels : d4 swap".to_owned(), false)), "{text}");
    }
    for text in ["Tayü", "tayu\u{308}", "TAYÜ", "https://example.org/#game=Tay%C3%BC"] {
        assert_eq!(read(text), Some(("tayu".to_owned(), false)), "{text}");
    }
    // A text that names no game is rejected.
    for text in
        ["Tayüs", "We played Snorkels.", "https://example.org/?q=game", "?url=%23game", "“”"]
    {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn replacing_an_undone_move_changes_the_list_revision() {
    let mut game = session("snorkels : d4 swap e4");
    game.play("a1", None).unwrap();
    let list = |game: &dyn Session| (game.revisions().moves, game.revisions().list);
    let before = list(&*game);
    game.play("a2", None).unwrap();
    assert_eq!((game.revisions().list, game.revisions().moves == before.0), (before.1, false));
    // A new move, and one that was undone.
    for token in ["a3", "a2"] {
        let before = list(&*game);
        assert!(game.undo());
        assert_eq!(list(&*game), before);
        game.play(token, None).unwrap();
        assert!(game.revisions().list != before.1 && game.revisions().moves != before.0, "{token}");
        let main: Vec<_> = game.moves().into_iter().filter(|played| played.depth == 0).collect();
        assert_eq!(main.last().map(|played| played.text.as_str()), Some(token));
    }
}

/// An action at a table that can be repeated at another one.
type Act = Box<dyn Fn(&mut dyn Session)>;

/// Returns all data that a table reports.
fn told(game: &dyn Session) -> impl PartialEq + std::fmt::Debug + use<> {
    let (width, height) = game.size();
    let grid = (0..40).flat_map(|row| (0..40).map(move |column| (row as f32, column as f32)));
    let targets: Vec<_> = grid
        .map(|(row, column)| Point::new(width * column / 40.0, height * row / 40.0))
        .map(|point| game.target_at(point))
        .collect();
    let lines =
        (game.line(), game.link(), game.end(), game.record().to_string(), game.shown_line());
    let lists = (game.moves(), game.played_since(0), game.series());
    (game.places(), targets, game.view(), game.picture(1.0), lines, lists)
}

/// Returns a random action that may be possible in the game, with its name.
fn some_act(game: &dyn Session, below: &mut dyn FnMut(usize) -> usize) -> (String, Act) {
    fn act<T>(name: String, act: impl Fn(&mut dyn Session) -> T + 'static) -> (String, Act) {
        (name, Box::new(move |game| _ = act(game)))
    }
    let places = game.places().into_iter().filter(|place| place.pressable || below(8) == 0);
    let mut ids: Vec<_> = places.map(|place| place.id).collect();
    ids.extend(game.view().choices.into_iter().map(|choice| choice.id));
    let id = ids.get(below(ids.len())).cloned().unwrap_or_default();
    let legal = game.legal();
    let token = legal.get(below(legal.len())).cloned().unwrap_or_else(|| "resign".to_owned());
    let node = below(game.moves().len() + 2);
    match below(26) {
        0..6 => act(format!("aim {id}"), move |game| game.aim(Some(&id))),
        6 => act("aim at nothing".into(), |game| game.aim(None)),
        7..10 => act(format!("press {id}"), move |game| game.press(&id)),
        10 => act(format!("tap {id}"), move |game| game.tap(&id, false)),
        11 => act(format!("grab {id}"), move |game| game.grab(&id)),
        12 => act(format!("show {id}"), move |game| game.show(&id)),
        13 => act("rotate".into(), |game| game.rotate(1)),
        14 => {
            let key = ["r", "n", "p", "w", "+", "Tab"][below(6)];
            act(format!("key {key}"), move |game| game.press_key(key, false))
        }
        15 => act("cancel".into(), |game| game.cancel()),
        16 => match below(2) {
            0 => act("orbit".into(), |game| game.orbit(40.0, -10.0)),
            _ => act("overhead".into(), |game| game.toggle_overhead()),
        },
        17 | 18 => act(format!("play {token}"), move |game| game.play(&token, None)),
        19 => act("undo".into(), |game| game.undo()),
        20 => match below(3) {
            0 => act("redo".into(), |game| game.redo()),
            1 => act(format!("go to {node}"), move |game| game.go_to(node)),
            _ => act(format!("go to ply {node}"), move |game| game.go_to_ply(node)),
        },
        21 => match below(4) {
            0 => act(format!("delete {node}"), move |game| game.delete(node)),
            1 => act("put back".into(), |game| game.undelete()),
            2 => act(format!("promote {node}"), move |game| game.promote(node)),
            _ => act(format!("add {token}"), move |game| game.add(node, &token)),
        },
        22 => match below(4) {
            0 => act(format!("comment {node}"), move |game| game.comment(node, "So.")),
            1 => act(format!("mark {node}"), move |game| game.mark(node, "!?")),
            2 => act("rename".into(), |game| game.rename(1, "Ana")),
            _ => act("tag".into(), |game| game.set_tag("Event", "Club")),
        },
        23 => {
            let seats = ["here here", "away here", "here computer-3", "computer-1 here"][below(4)];
            act(format!("seats {seats}"), move |game| game.set_seats(seats))
        }
        24 => {
            let asks = below(2) == 0;
            act(format!("ask first {asks}"), move |game| {
                game.ask_first(asks);
                game.resolve(!asks);
            })
        }
        _ => match below(4) {
            0 => act("rematch".into(), |game| game.rematch()),
            1 => act("link".into(), |game| game.link_for(&[1])),
            2 => act(format!("answer {token}"), move |game| game.answer(&token)),
            _ => act("no chance".into(), |game| game.draw_chance(false)),
        },
    }
}

/// Checks that a table that is queried after each action reports the same as one that is queried
/// only at the end.
fn is_told_afresh(line: &str, acts: &[(String, Act)], asked: &dyn Session) {
    let mut fresh = session(line);
    acts.iter().for_each(|(_, act)| act(&mut *fresh));
    let names: Vec<_> = acts.iter().map(|(name, _)| name.as_str()).collect();
    assert!(told(asked) == told(&*fresh), "{line}, after {names:?}");
}

#[test]
fn cached_views_match_fresh_ones_after_any_actions() {
    for line in [
        "snorkels size=3",
        "snorkels size=3 : a1",
        "tayu",
        "tayu : +036 i9h036 +237",
        "tayu players=3 saboteur=auction",
        "tayu draw=table",
        "caminos",
        "caminos : Z:b7b8c6c7 T:e5f5f6g5",
        "sendas",
    ] {
        for seed in 0..12_u64 {
            let (mut asked, mut state) = (session(line), seed);
            // Pseudo-random numbers below `n`.
            let mut below = |n: usize| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 33) as usize % n.max(1)
            };
            let mut acts = Vec::new();
            for _ in 0..14 {
                let act = some_act(&*asked, &mut below);
                act.1(&mut *asked);
                acts.push(act);
                is_told_afresh(line, &acts, &*asked);
            }
        }
    }
}

#[test]
fn cached_places_are_updated_when_the_aim_moves() {
    let act = |id: &str, act: fn(&mut dyn Session, &str)| -> (String, Act) {
        let id = id.to_owned();
        (id.clone(), Box::new(move |game| act(game, &id)))
    };
    let aim = |id: &str| act(id, |game, id| _ = game.aim(Some(id)));
    // The turn mark is at the square over which the piece is held.
    let tayu = "tayu : +036 i9h036 +237";
    let squares = session(tayu).places().into_iter().filter(|place| place.pressable);
    let aims = squares.map(|place| (tayu, vec![aim(&place.id)]));
    let sendas = ("sendas", vec![act("c1", |game, id| game.press(id)), aim("e3")]);
    for (line, acts) in aims.chain([sendas]) {
        let mut asked = session(line);
        for end in 1..=acts.len() {
            asked.places();
            acts[end - 1].1(&mut *asked);
            is_told_afresh(line, &acts[..end], &*asked);
        }
    }
}
