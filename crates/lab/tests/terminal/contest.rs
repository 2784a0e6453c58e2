//! `cauce-lab match`: the format of the report, and reproducible matches.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

use crate::{PROGRAM, printed, run};

fn report(args: &[&str]) -> Value {
    let out = printed(&[&["match"], args].concat(), "");
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn players_with_a_step_limit_are_reproducible() {
    for line in ["snorkels size=5", "tayu players=3 saboteur=auction", "caminos", "sendas"] {
        let report = |seed| report(&[line, "20", "level:2", "--games", "3", "--seed", seed]);
        assert_eq!(report("5"), report("5"));
        let [won, drawn, lost, games] =
            ["won", "drawn", "lost", "games"].map(|field| report("5")[field].as_u64().unwrap());
        assert_eq!((won + drawn + lost, games), (4, 4), "games come in pairs");
    }
}

#[test]
fn the_share_is_within_its_interval() {
    let report = report(&["snorkels size=4", "50", "random", "--games", "20", "--seed", "1"]);
    let number = |value: &Value| value.as_f64().unwrap();
    let (share, interval) = (number(&report["share"]), &report["interval"]);
    assert!(number(&interval[0]) <= share && share <= number(&interval[1]), "{report}");
    assert!(share > 0.7, "{report}");
    let points = number(&report["won"]) + number(&report["drawn"]) / 2.0;
    assert!((points / number(&report["games"]) - share).abs() < 0.001, "{report}");
}

#[test]
fn drawn_tiles_do_not_count_as_plies() {
    let report = report(&["tayu", "random", "random", "--games", "2", "--seed", "1"]);
    let plies = report["mean_plies"].as_f64().unwrap();
    // There are 84 tiles, and a draw before each.
    assert!((40.0..90.0).contains(&plies), "{report}");
}

#[test]
fn the_computer_beats_plain_uct_with_as_many_steps() {
    for (line, least) in [("snorkels", 0.8), ("caminos", 0.8), ("sendas", 0.7)] {
        let report = report(&[line, "200", "uct:200", "--games", "10", "--seed", "1"]);
        assert!(report["share"].as_f64().unwrap() >= least, "{report}");
    }
}

#[test]
fn a_wrong_player_is_refused_with_an_example() {
    for player in ["level:9", "fast", "uct:"] {
        let run = run(&["match", "snorkels", player, "100"], "");
        assert_eq!(run.code, Some(2), "{player}");
        assert!(run.err.contains("uct:50ms"), "{}", run.err);
    }
}

#[test]
fn a_sequential_test_stops_once_it_is_decided() {
    let args = ["snorkels size=4", "50", "random", "--games", "400", "--seed", "1"];
    let report = report(&[&args[..], &["--sprt", "0", "100"]].concat());
    assert_eq!(report["sprt"]["accepted"], 100.0, "{report}");
    assert!(report["games"].as_u64().unwrap() < 400, "{report}");
}

/// Path of the program `cauce`, next to this test. Builds it if only this crate is tested.
fn cauce() -> PathBuf {
    let program = Path::new(PROGRAM).with_file_name(format!("cauce{}", env::consts::EXE_SUFFIX));
    if !program.exists() {
        let mut build = Command::new(env!("CARGO"));
        let built = build.args(["build", "--profile", "test", "--package", "cauce-cli"]).status();
        assert!(built.unwrap().success());
    }
    program
}

#[test]
fn the_cauce_ugi_engine_can_play_matches() {
    let engine = format!("ugi:60:{} ugi", cauce().display());
    for line in ["snorkels size=4 : b2 swap", "tayu : +037", "sendas"] {
        let report = report(&[line, &engine, "random", "--games", "2", "--seed", "4"]);
        assert_eq!(report["games"], 2, "{report}");
    }
    let report = report(&["snorkels size=5", &engine, "random", "--games", "20", "--seed", "4"]);
    assert!(report["won"].as_u64().unwrap() > 16, "{report}");
}

#[test]
fn errors_of_a_broken_engine_are_reported() {
    let script = concat!(env!("CARGO_TARGET_TMPDIR"), "/engine.sh");
    let answers = "while read -r line; do case $line in \
                   ugi) echo ugiok;; isready) echo readyok;; go*) echo bestmove z9;; esac; done";
    fs::write(script, answers).unwrap();
    for (engine, why) in [
        ("ugi:/no/such/program", "/no/such/program"),
        ("ugi:true", "it has ended"),
        (&format!("ugi:sh {script}"), "'z9' is no legal move"),
    ] {
        let run = run(&["match", "snorkels", engine, "random", "--games", "2"], "");
        assert!(run.code == Some(1) && run.err.contains(why), "{engine}: {}", run.err);
    }
}
