//! Tests of the JavaScript interface in a real browser.

use cauce_bots::{Knowledge, Level, Searcher};
use cauce_rules::{GameKind, GameLine, with_game};
use js_sys::{Array, Error, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

use crate::{Prover, Search};

wasm_bindgen_test_configure!(run_in_browser);

/// Returns the value at a path of property names separated by dots.
fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| Reflect::get(&value, &name.into()).unwrap())
}

fn list(value: &JsValue) -> Vec<JsValue> {
    value.clone().dyn_into::<Array>().unwrap().to_vec()
}

fn search(line: &str) -> Search {
    Search::new(line, 1).unwrap_or_else(|why| panic!("{line}: {}", message(why.into())))
}

fn message(thrown: JsValue) -> String {
    thrown.dyn_into::<Error>().unwrap().message().into()
}

/// Returns the move of a level that makes its steps in slices of this size.
fn answer(line: &str, level: u8, slice: u32) -> Option<String> {
    let mut search = search(line);
    let mut left = search.steps(level).unwrap();
    while left > 0 && search.think(slice.min(left)) {
        left -= slice.min(left);
    }
    search.pick(level)
}

#[wasm_bindgen_test]
fn the_answer_of_a_level_does_not_depend_on_the_slices() {
    fn native<G: Knowledge>(line: &str, level: Level) -> Option<String> {
        let line: GameLine<G> = line.parse().unwrap();
        let answer = Searcher::new(line.position(), 1).answer(level, None);
        answer.map(|mv| mv.to_string())
    }
    for &kind in GameKind::ALL {
        let line = kind.name();
        for level in (1..=5).filter_map(Level::new) {
            let whole = with_game!(kind, G => native::<G>(line, level));
            for slice in [1, 7, 1000] {
                assert_eq!(answer(line, level.number(), slice), whole, "{line}, {level:?}");
            }
        }
    }
}

#[wasm_bindgen_test]
fn findings_reach_javascript_as_plain_values() {
    let mut search = search("snorkels size=3 : a1 a2 c3");
    search.think(100);
    let found = search.findings(2);
    assert_eq!(get(&found, "seat"), 2.0);
    assert_eq!(list(&get(&found, "chances")), [0.0, 1.0]);
    let lines = list(&get(&found, "lines"));
    assert_eq!(get(&lines[0], "moves.0"), "b1");
    assert_eq!(get(&lines[0], "chance"), 1.0);
    assert_eq!(list(&get(&lines[0], "proof.winners")), [2.0]);
    assert_eq!(get(&lines[0], "proof.plies"), 1.0);
    assert_eq!(get(&lines[0], "reasons.0.id"), "hint-wins");
    assert_eq!(get(&lines[0], "reasons.1.args.snorkels"), 1.0);
    assert!(!search.think(1), "the search is complete");
}

#[wasm_bindgen_test]
fn the_worth_of_moves_is_proved_in_slices() {
    let mut prover = Prover::new("snorkels size=3 : a1 a2 c3").ok().unwrap();
    while prover.think(1) {}
    let worth = list(&prover.worth());
    assert_eq!((get(&worth[0], "token"), get(&worth[0], "plies")), ("b1".into(), 1.0.into()));
    assert_eq!(get(&worth[0], "share"), 1.0);
}

#[wasm_bindgen_test]
fn there_is_no_answer_if_no_player_is_to_move() {
    for line in ["snorkels : d4 resign", "snorkels : d4 draw", "tayu"] {
        let mut search = search(line);
        search.think(10);
        assert_eq!(search.pick(8), None, "{line}");
        assert!(list(&get(&search.findings(3), "lines")).is_empty(), "{line}");
    }
}

#[wasm_bindgen_test]
fn unreadable_lines_are_thrown_as_errors() {
    for line in ["", "chess", "snorkels size=4000", "snorkels : d4 d4", "sendas : \u{1F600}"] {
        let why = Search::new(line, 1).err().unwrap_or_else(|| panic!("{line} was read"));
        assert!(!message(why.into()).is_empty(), "{line}");
    }
    assert_eq!((search("snorkels").steps(0), search("snorkels").steps(9)), (None, None));
    assert_eq!(search("snorkels").pick(0), None);
}

#[wasm_bindgen_test]
fn levels_above_the_highest_of_a_game_play_like_the_highest() {
    let highest = Level::highest::<cauce_rules::tayu::Position>().number();
    assert_eq!(search("tayu").steps(8), search("tayu").steps(highest));
    assert!(search("tayu").steps(highest - 1) < search("tayu").steps(highest));
}
