//! The final reports of `cauce solve` and `cauce analyse`.

use serde_json::Value;

use crate::{printed, refused, run};

fn report(args: &[&str]) -> Value {
    let out = printed(args, "");
    serde_json::from_str(out.lines().last().unwrap()).unwrap()
}

#[test]
fn a_small_board_is_solved() {
    let report = report(&["solve", "snorkels size=3", "--no-choice", "--memory", "1"]);
    let of = |field: &str| report[field].as_u64();
    assert_eq!((of("winner"), of("plies")), (Some(1), Some(7)), "{report}");
    assert_eq!(report["exact"], true);
    assert!(of("visits").unwrap() > 10 && report["seconds"].is_number(), "{report}");
}

#[test]
fn the_player_who_may_choose_the_colour_wins() {
    let report = report(&["solve", "snorkels size=3 : b2", "--memory", "1"]);
    assert_eq!(report["winner"], 2, "{report}");
}

#[test]
fn a_stopped_search_names_no_winner() {
    let report = report(&["solve", "snorkels size=9", "--memory", "1", "--seconds", "0.05"]);
    assert_eq!((&report["winner"], &report["exact"]), (&Value::Null, &Value::Bool(false)));
}

#[test]
fn a_checkpoint_is_resumed_but_refused_for_another_game() {
    let file = std::env::temp_dir().join(format!("cauce-solve-{}.table", std::process::id()));
    let path = file.to_str().unwrap();
    let solve =
        |line: &'static str| ["solve", line, "--no-choice", "--memory", "4", "--checkpoint", path];
    let first = report(&solve("snorkels size=4"));
    let again = report(&solve("snorkels size=4"));
    assert_eq!((&first["winner"], &first["plies"]), (&again["winner"], &again["plies"]));
    let visits = |report: &Value| report["visits"].as_u64().unwrap();
    assert!(visits(&again) < visits(&first) / 2, "{first} {again}");
    let (code, error) = refused(&solve("snorkels size=5"));
    assert_eq!(code, Some(1));
    assert!(error.contains("it is not of 'snorkels size=5, no choice'"), "{error}");
    let cut = &std::fs::read(&file).unwrap()[..100];
    std::fs::write(&file, cut).unwrap();
    let (code, error) = refused(&solve("snorkels size=4"));
    let left = std::fs::read(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!((code, left.as_slice()), (Some(1), cut), "{error}");
}

#[test]
fn two_threads_find_the_same_solution_as_one() {
    let report =
        report(&["solve", "snorkels size=4", "--no-choice", "--threads", "2", "--memory", "4"]);
    assert_eq!((&report["winner"], &report["plies"]), (&2.into(), &14.into()), "{report}");
}

#[test]
fn an_analysis_lists_the_winning_move_with_reasons() {
    let report = report(&["analyse", "snorkels size=3 : a1 a2 c3", "--nodes", "100"]);
    let best = &report["moves"][0];
    assert_eq!(
        (&best["move"], &best["chance"], &best["loss"]),
        (&"b1".into(), &1.0.into(), &0.0.into())
    );
    assert_eq!(best["proof"], serde_json::json!({"winners": [2], "plies": 1}));
    assert_eq!(best["pv"], serde_json::json!(["b1"]));
    assert_eq!(best["reasons"], serde_json::json!(["wins in 1 ply", "takes a group of 1 snorkel"]));
}

#[test]
fn an_analysis_is_reproducible_and_starts_with_the_best_move() {
    for line in ["snorkels", "tayu players=4 : +037", "caminos", "sendas"] {
        let report = || {
            let mut report = report(&["analyse", line, "--nodes", "200", "--seed", "3"]);
            report["seconds"] = 0.into();
            report
        };
        let first = report();
        assert_eq!(first, report(), "{line}");
        let moves = first["moves"].as_array().unwrap();
        assert_eq!(moves.len(), 5, "{first}");
        assert_eq!(moves[0]["loss"], 0.0);
        for found in moves {
            let number = |value: &Value| value.as_f64().unwrap();
            let (low, high) = (number(&found["interval"][0]), number(&found["interval"][1]));
            assert!(low <= number(&found["chance"]) && number(&found["chance"]) <= high, "{found}");
        }
    }
}

#[test]
fn an_analysis_is_empty_if_no_player_is_to_move() {
    for line in ["tayu", "snorkels : d4 resign"] {
        assert_eq!(report(&["analyse", line])["moves"], serde_json::json!([]), "{line}");
    }
    assert_eq!(run(&["analyse", "chess"], "").code, Some(1));
}
