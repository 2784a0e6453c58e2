//! Tests of the JavaScript interface, in a real browser.

use cauce_rules::{Game, GameLine, Token, sendas};
use cauce_scene::Colour;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, window};

use crate::{Board, Records, choose, colours, games, setup};

wasm_bindgen_test_configure!(run_in_browser);

/// Follows a path of property names into a JavaScript value.
fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| Reflect::get(&value, &name.into()).unwrap())
}

fn text(value: &JsValue, path: &str) -> String {
    get(value, path).as_string().unwrap_or_else(|| panic!("no text at {path}"))
}

fn list(value: &JsValue) -> Vec<JsValue> {
    value.clone().dyn_into::<Array>().unwrap().to_vec()
}

fn board(line: &str) -> Board {
    Board::new(line, &Array::new()).unwrap()
}

fn canvas(side: u32) -> CanvasRenderingContext2d {
    let document = window().unwrap().document().unwrap();
    let canvas: HtmlCanvasElement = document.create_element("canvas").unwrap().unchecked_into();
    canvas.set_width(side);
    canvas.set_height(side);
    canvas.get_context("2d").unwrap().unwrap().unchecked_into()
}

/// Returns a pixel as `[red, green, blue, alpha]`.
fn pixel(context: &CanvasRenderingContext2d, x: i32, y: i32) -> Vec<u8> {
    context.get_image_data(x.into(), y.into(), 1.0, 1.0).unwrap().data().0
}

fn red() -> Array {
    list(&colours()).iter().map(|_| JsValue::from("#ff0000")).collect()
}

#[wasm_bindgen_test]
fn a_game_is_played_through_the_javascript_interface() {
    let mut board = board("snorkels size=3");
    assert_eq!(text(&board.view(), "status.id"), "snorkels-status-place");
    board.press("a1");
    assert_eq!(text(&board.view(), "status.id"), "snorkels-status-place");
    assert!(board.duration() > 0);
    board.press("play:swap");
    board.tap("b2", false);
    assert_eq!(board.line(), "snorkels size=3 : a1 swap");
    assert_eq!(text(&board.view(), "aimed"), "b2");
    board.tap("b2", false);
    assert_eq!(board.link(), "game=snorkels&size=3&moves=a1+swap+b2");
    assert!(board.undo() && board.undo());
    assert_eq!(board.duration(), 0);
    board.play("c3", &JsValue::NULL).unwrap();
    let moves = list(&board.moves(None));
    assert_eq!(moves.len(), 4);
    board.go_to(2);
    assert!(board.redo());
    assert_eq!(board.line(), "snorkels size=3 : a1 swap b2");
    board.resign().unwrap();
    assert_eq!(text(&board.view(), "outcome.reason"), "resignation");
    board.rematch();
    assert_eq!(board.line(), "snorkels size=3");
}

#[wasm_bindgen_test]
fn values_reach_javascript_as_plain_objects() {
    let board = Board::new("snorkels", &Array::of2(&"Ana".into(), &JsValue::NULL)).unwrap();
    let view = board.view();
    assert_eq!(text(&view, "status.args.name"), "Ana");
    let seats = list(&get(&view, "seats"));
    assert_eq!(text(&seats[1], "title.id"), "player-default");
    assert_eq!(get(&seats[1], "title.args.seat").as_f64(), Some(2.0));
    assert!(get(&view, "outcome").is_null());

    let places = list(&board.places());
    assert_eq!(places.len(), 49);
    assert_eq!(text(&places[0], "id"), "a1");
    assert_eq!(get(&places[0], "row").as_f64(), Some(6.0));

    let names: Vec<_> = list(&games()).iter().map(|game| text(game, "name")).collect();
    assert!(names.contains(&"snorkels".to_owned()));
}

#[wasm_bindgen_test]
fn each_place_is_hit_at_the_pixels_where_it_is_painted() {
    let mut board = board("snorkels");
    board.fit(800.0, 400.0);
    for place in list(&board.places()) {
        let number = |name| get(&place, name).as_f64().unwrap();
        let x = 200.0 + 400.0 * (number("x") + number("w") / 2.0);
        let y = 400.0 * (number("y") + number("h") / 2.0);
        assert_eq!(board.target_at(x, y), Some(text(&place, "id")));
    }
    assert_eq!(board.target_at(10.0, 10.0), None);
    assert_eq!(board.target_at(f64::NAN, f64::INFINITY), None);
}

#[wasm_bindgen_test]
fn painting_fills_the_box_with_the_palette() {
    let context = canvas(200);
    let mut board = board("snorkels : d4");
    board.set_palette(&red(), "serif".to_owned());
    board.fit(100.0, 100.0);
    board.paint(&context, 2.0, 1.0).unwrap();
    assert_eq!(pixel(&context, 100, 8), [255, 0, 0, 255]);
    board.fit(100.0, 50.0);
    board.paint(&context, 2.0, 0.5).unwrap();
    // In the flatter box, the previous picture must be cleared.
    assert_eq!(pixel(&context, 100, 190), [0, 0, 0, 0]);
    board.fit(100.0, 100.0);
    board.paint(&context, 2.0, 1.0).unwrap();
    assert_eq!(pixel(&context, 100, 190), [255, 0, 0, 255]);
    // The font size is in pixels, because browsers round the metrics of small fonts.
    let size: f64 =
        context.font().split_once("px").unwrap().0.rsplit(' ').next().unwrap().parse().unwrap();
    assert!(size > 4.0, "{}", context.font());
}

/// Returns all pixels of a canvas, with colours multiplied by their opacity.
fn pixels(context: &CanvasRenderingContext2d) -> Vec<u8> {
    let canvas = context.canvas().unwrap();
    let (width, height) = (canvas.width().into(), canvas.height().into());
    let mut values = context.get_image_data(0.0, 0.0, width, height).unwrap().data().0;
    for pixel in values.chunks_exact_mut(4) {
        for at in 0..3 {
            pixel[at] = (u16::from(pixel[at]) * u16::from(pixel[3]) / 255) as u8;
        }
    }
    values
}

#[wasm_bindgen_test]
fn incremental_painting_matches_a_full_repaint() {
    for start in ["snorkels size=4", "tayu", "caminos", "caminos board=ring players=4", "sendas"] {
        let steps = canvas(240);
        let mut board = board(start);
        board.fit(120.0, 110.0);
        let mut last = 1_u32;
        let mut draw = |ways: u32| {
            last = last.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (last >> 16) % ways
        };
        for step in 0..150 {
            let places = list(&board.places());
            let place = text(&places[draw(places.len() as u32) as usize], "id");
            match draw(16) {
                0 => board.press(&place),
                1 => board.grab(&place),
                2..5 => _ = board.aim(Some(place)),
                5 => _ = board.rotate(1),
                6 => _ = board.undo(),
                7 => board.go_to(draw(step + 1) as usize),
                8 if draw(2) == 0 => board.orbit(draw(90) as f32, draw(40) as f32 - 20.0),
                9 if draw(2) == 0 => board.toggle_overhead(),
                10 if draw(4) == 0 => board.turn_letters(90.0 * f64::from(draw(4))),
                11 if draw(4) == 0 => board.set_palette(&red(), "serif".to_owned()),
                11 if draw(4) == 0 => board.set_palette(&Array::new(), "serif".to_owned()),
                12 if draw(4) == 0 => {
                    let side = [200, 240][draw(2) as usize];
                    // Setting the same width would clear the canvas.
                    if side != steps.canvas().unwrap().width() {
                        steps.canvas().unwrap().set_width(side);
                    }
                }
                _ => {
                    let tokens = board.legal();
                    if tokens.length() > 0 {
                        let token = tokens.get(draw(tokens.length())).as_string().unwrap();
                        board.play(&token, &JsValue::NULL).unwrap();
                    }
                }
            }
            let t = [0.0, 0.3, 0.6, 1.0, 1.0, 1.0][draw(6) as usize];
            board.paint(&steps, 2.0, t).unwrap();
            let shown = std::mem::take(&mut board.shown);
            let whole = canvas(240);
            whole.canvas().unwrap().set_width(steps.canvas().unwrap().width());
            board.paint(&whole, 2.0, t).unwrap();
            board.shown = shown;
            assert!(pixels(&whole).iter().any(|&value| value != 0));
            // Anti-aliasing differs slightly where a painted box cuts through an edge.
            let (one, other) = (pixels(&steps), pixels(&whole));
            let unlike = one.iter().zip(&other).filter(|(one, other)| one.abs_diff(**other) > 32);
            let unlike = unlike.count();
            assert!(unlike < 200, "{start}, step {step}: {unlike}");
        }
    }
}

#[wasm_bindgen_test]
fn errors_are_thrown_as_phrases_and_change_nothing() {
    let mut board = board("snorkels : d4");
    assert_eq!(text(&board.play("d4", &JsValue::NULL).unwrap_err(), "id"), "illegal-occupied");
    assert_eq!(text(&board.play("<b>", &JsValue::NULL).unwrap_err(), "id"), "illegal-unreadable");
    board.press("d4");
    assert_eq!(text(&board.view(), "detail.id"), "illegal-occupied");
    assert_eq!(board.line(), "snorkels : d4");

    let wrong = |line: &str| Board::new(line, &Array::new()).err().unwrap();
    assert_eq!(text(&wrong("chess"), "args.reason.id"), "line-unknown-game");
    assert_eq!(text(&wrong("snorkels : d4 d4"), "args.text"), "d4");
    assert_eq!(text(&Board::restore("{", None).err().unwrap(), "id"), "save-damaged");
    let read = Board::read_link("#game=snorkels&moves=d4+z1+e5");
    assert_eq!(text(&read, "line"), "snorkels : d4");
    assert_eq!(text(&read, "problem.args.text"), "z1");
    assert!(get(&Board::read("snorkels"), "problem").is_null());
}

#[wasm_bindgen_test]
fn the_setup_form_reports_errors_and_deals_random_stones() {
    let chosen = Object::new();
    let choose = |key: &str, value: &str| {
        Reflect::set(&chosen, &key.into(), &value.into()).unwrap();
    };
    choose("size", "4");
    choose("random-stones", "3");
    assert!(get(&setup("snorkels", &chosen).unwrap(), "problem").is_null());
    let dealt = Board::deal("snorkels", &chosen, &Array::new(), None).unwrap();
    assert_eq!(dealt.line().matches(',').count(), 2);
    choose("size", "40");
    let view = setup("snorkels", &chosen).unwrap();
    assert_eq!(text(&view, "problem.args.fault.id"), "fault-range");
    assert!(Board::deal("snorkels", &chosen, &Array::new(), None).is_err());
    assert!(setup("chess", &chosen).is_err());
}

#[wasm_bindgen_test]
fn an_invalid_choice_leaves_the_others_unchanged() {
    let chosen = Object::new();
    Reflect::set(&chosen, &"size".into(), &"5".into()).unwrap();
    let view = choose("snorkels", &chosen, "stones", "e5").unwrap();
    assert_eq!(text(&view, "line"), "snorkels size=5 stones=e5");
    assert!(get(&view, "problem").is_null());
    let view = choose("snorkels", &chosen, "stones", "f5").unwrap();
    assert_eq!(text(&view, "line"), "snorkels size=5");
    assert_eq!(text(&view, "problem.args.key"), "stones");
    // The object that the page passed is not changed.
    assert_eq!(Object::keys(&chosen).length(), 1);
    assert!(choose("chess", &chosen, "size", "5").is_err());
}

#[wasm_bindgen_test]
fn a_saved_board_is_restored_and_pictures_are_svg() {
    let mut board = board("snorkels : d4 swap");
    board.rename(1, "Ana");
    board.rename(0, "nobody");
    board.rename(200, "nobody");
    let back = Board::restore(&board.save(), None).unwrap();
    assert_eq!((back.save(), back.line()), (board.save(), board.line()));
    let light = board.svg();
    assert!(light.starts_with("<svg "));
    let colours: Array = Colour::ALL.iter().map(|_| JsValue::from_str("#123456")).collect();
    board.set_palette(&colours, String::new());
    assert!(board.svg().contains("#123456") && !light.contains("#123456"));
}

#[wasm_bindgen_test]
fn seats_and_links_work_through_the_javascript_interface() {
    let mut board = board("snorkels");
    board.set_seats("here,away").unwrap();
    assert_eq!(board.seats(), "here away");
    assert_eq!(text(&board.set_seats("here").unwrap_err(), "id"), "seats-count");
    board.press("d4");
    let view = board.view();
    assert_eq!((get(&view, "here"), get(&view, "can_draw")), (false.into(), false.into()));
    assert_eq!(text(&list(&get(&view, "seats"))[1], "by"), "away");
    assert_eq!(text(&board.resign().unwrap_err(), "id"), "refusal-away");
    assert_eq!(text(&board.agree_draw().unwrap_err(), "id"), "refusal-away");
    for elsewhere in [0.0.into(), f64::NAN.into(), (-1.0).into(), "snorkels".into(), true.into()] {
        let refused = board.play("a1", &elsewhere).unwrap_err();
        assert_eq!(text(&refused, "id"), "refusal-elsewhere", "{elsewhere:?}");
    }
    board.play("a1", &1.0.into()).unwrap();
    board.press("b1");
    let link = board.link_for(&[2]);
    let read = Board::read_link(&link);
    assert_eq!(text(&read, "seats"), "away here");
    assert_eq!(text(&read, "id").len(), 13);
    let mut old = Board::restore(&board.save(), Some(false)).unwrap();
    assert_eq!((old.seats(), old.compare(&link)), ("here away".into(), "same".into()));
    old.play("c1", &board.line().into()).unwrap();
    let answer = old.link_for(&[1]);
    assert_eq!((board.compare(&answer), old.compare(&link)), ("newer".into(), "older".into()));
    assert!(board.merge_link(&answer));
    assert_eq!(board.line(), old.line());
    let wrong = Board::read_link("game=snorkels&moves=d4&seats=a");
    assert_eq!(text(&wrong, "line"), "snorkels : d4");
    assert_eq!(text(&wrong, "problem.args.reason.id"), "seats-unknown");
}

#[wasm_bindgen_test]
fn a_board_restored_without_draws_does_not_draw_tiles() {
    let saved = Board::showing("tayu").unwrap().save();
    assert_eq!(Board::restore(&saved, Some(false)).unwrap().line(), "tayu");
    assert_ne!(Board::restore(&saved, None).unwrap().line(), "tayu");
}

#[wasm_bindgen_test]
fn odd_input_does_not_panic() {
    let mut boards: Vec<_> = list(&games()).iter().map(|game| board(&text(game, "name"))).collect();
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
    for board in &mut boards {
        for text in odd {
            board.aim(Some(text.to_owned()));
            board.tap(text, false);
            board.press(text);
            board.press_key(text, false);
            board.rotate(i32::MIN);
            let _ = board.play(text, &JsValue::NULL);
            let _ = Board::new(text, &Array::new());
            let _ = Board::restore(text, None);
            board.orbit(f32::NAN, f32::INFINITY);
            board.go_to(usize::MAX);
            board.cancel();
            board.redo();
            board.view();
            board.places();
        }
        assert!(!board.line().is_empty());
    }
}

#[wasm_bindgen_test]
fn a_game_is_written_to_a_record_and_read_back() {
    let mut board = board("snorkels : d4 swap");
    assert!(board.set_tag("Date", "2026.11.21") && !board.set_tag("Result", "1-0"));
    board.comment(1, "The {middle}.");
    board.go_to(1);
    board.play("a1", &JsValue::NULL).unwrap();
    assert_eq!(board.comment_of(1), "The {middle}.");
    assert_eq!(text(&list(&board.moves(None))[0], "comment"), "The {middle}.");
    board.mark(1, "!?");
    assert_eq!(text(&list(&board.moves(None))[0], "mark"), "!?");
    let file = board.record() + "\n[Game \"snorkels\"]\n\n1. d4 2. d4\n";
    let mut records = Records::new(file.as_bytes()).expect("it is fetched");
    assert_eq!(records.next_game().as_deref(), Some("snorkels"));

    let first = records.read_next();
    assert_eq!(text(&first, "game"), "snorkels");
    assert_eq!(text(&first, "link"), "game=snorkels&moves=d4+swap");
    assert!(get(&first, "problem").is_null() && get(&first, "winners").is_null());
    assert_eq!(Board::restore(&text(&first, "saved"), None).unwrap().record(), board.record());
    let second = records.read_next();
    assert_eq!(text(&second, "problem.id"), "record-error");
    assert_eq!(get(&second, "problem.args.column"), 10.0);
    assert_eq!(get(&second, "percent"), 100.0);
    assert_eq!(text(&second, "link"), "game=snorkels&moves=d4");
    assert!(records.next_game().is_none() && records.read_next().is_undefined());
}

#[wasm_bindgen_test]
fn variations_can_be_promoted_deleted_and_restored() {
    let mut board = board("snorkels : d4 swap e4");
    board.go_to(1);
    board.play("a1", &JsValue::NULL).unwrap();
    let (link, revision) = (text(&board.end(), "link"), board.moves_revision());
    assert_eq!(link, "game=snorkels&moves=d4+a1");
    assert_eq!(board.shown_line(), [0, 1, 4]);
    board.go_to(0);
    assert_eq!(
        (text(&board.end(), "link"), board.moves_revision()),
        (link, revision),
        "nothing was played"
    );
    let order = |board: &Board| {
        list(&board.moves(None)).iter().map(|played| text(played, "text")).collect::<Vec<_>>()
    };
    assert_eq!(order(&board), ["d4", "swap", "a1", "e4"]);
    assert!(board.promote(4) && !board.promote(4));
    assert_eq!(order(&board), ["d4", "a1", "swap", "e4"]);
    board.go_to(3);
    assert!(board.delete(2) && !board.delete(0) && !board.delete(99));
    assert_eq!(
        (order(&board), board.line()),
        (vec!["d4".into(), "a1".into()], "snorkels : d4".into())
    );
    assert!(board.undelete() && !board.undelete());
    assert_eq!(order(&board), ["d4", "a1", "swap", "e4"]);
}

#[wasm_bindgen_test]
fn invalid_files_do_not_crash_the_reader() {
    for bytes in [&b""[..], b"\xff\xfe", b"[Game", b"[Game \"snorkels\"] (", b"\0\0{", b"Hello"] {
        let mut records = Records::new(bytes).expect("it is fetched");
        let mut games = 0;
        loop {
            let game = records.read_next();
            if game.is_undefined() {
                break;
            }
            assert_eq!(text(&game, "problem.id"), "record-error");
            games += 1;
        }
        assert!(games <= 1);
    }
}

fn timed(work: impl FnOnce()) -> f64 {
    let begin = js_sys::Date::now();
    work();
    js_sys::Date::now() - begin
}

/// Measures speed without asserting it; the figures go to the console.
#[wasm_bindgen_test]
fn a_game_of_5000_plies_can_be_stepped_through() {
    let mut line = "sendas".parse::<GameLine<sendas::Position>>().unwrap();
    let mut seed = 1_u64;
    while line.tokens().len() < 5_000 {
        let here = line.position();
        let moves = here.legal();
        // Skips moves that would end the game.
        let mut picks = 0..1_000;
        let mv = picks.find_map(|_| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mv = moves[(seed >> 33) as usize % moves.len()];
            let mut game = here;
            let goes_on = game.play(mv).is_ok() && game.outcome().is_none();
            goes_on.then_some(mv)
        });
        line.push(Token::Move(mv.unwrap())).unwrap();
    }
    let mut board = self::board(&line.to_string());
    assert_eq!(get(&board.view(), "ply"), 5_000.0);
    let steps = timed(|| {
        for _ in 0..100 {
            assert!(board.undo());
            board.view();
        }
    });
    let lists = timed(|| assert_eq!(list(&board.moves(None)).len(), 5_000));
    let saves = timed(|| assert!(board.save().len() > 5_000));
    let links = timed(|| assert!(text(&board.end(), "link").len() > 5_000));
    web_sys::console::log_1(
        &format!(
            "a step {} ms, the list {lists} ms, saving {saves} ms, a link {links} ms",
            steps / 100.0
        )
        .into(),
    );
}
