//! `cauce-lab bench`: the format of the report, and figures that any engine must reproduce.

use serde_json::Value;

use crate::{printed, refused};

fn report(args: &[&str]) -> Value {
    let out = printed(&[&["bench"], args].concat(), "");
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn the_fields_are_in_the_documented_order() {
    let out = printed(&["bench", "snorkels", "--seconds", "0", "--seed", "7"], "");
    let mut rest = out.as_str();
    for field in
        ["game", "games", "games_per_s", "plies_per_s", "mean_plies", "wins", "draws", "seed"]
    {
        let at = rest.find(&format!("\"{field}\":")).unwrap_or_else(|| panic!("{field} in {out}"));
        rest = &rest[at + 1..];
    }
    assert!(out.ends_with("\"seed\":7}\n"), "{out}");
}

#[test]
fn random_games_of_snorkels_have_the_known_statistics() {
    let report = report(&["snorkels", "--seconds", "0.5", "--seed", "1"]);
    let games = report["games"].as_f64().unwrap();
    // Four standard errors of the mean length, whose standard deviation is under 8 plies.
    let error = 4.0 * 8.0 / games.sqrt();
    let mean = report["mean_plies"].as_f64().unwrap();
    assert!((29.5 - error..=29.6 + error).contains(&mean), "{report}");
    let wins: Vec<f64> = serde_json::from_value(report["wins"].clone()).unwrap();
    let error = 4.0 * 0.5 / games.sqrt();
    assert!((0.513 - error..=0.519 + error).contains(&wins[0]), "{report}");
    assert_eq!(wins.len(), 2);
    assert!((wins[0] + wins[1] - 1.0).abs() < 0.0002, "{report}");
    assert_eq!(report["draws"], 0.0);
}

#[test]
fn the_same_seed_plays_the_same_games() {
    // With no time, one batch of games is played.
    let run = |seed: &str| {
        let report = report(&["snorkels size=9", "--seconds", "0", "--seed", seed]);
        (report["games"].clone(), report["mean_plies"].clone(), report["wins"].clone())
    };
    assert_eq!(run("18446744073709551615"), run("18446744073709551615"));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn the_choice_of_colour_is_omitted_unless_requested() {
    // Seat 2 swaps in one of nine games, which adds one ply and changes nothing else.
    for line in ["snorkels size=3", "snorkels size=3 : b2"] {
        let mean = |args: &[&str]| {
            let args = [&[line, "--seconds", "0.2", "--seed", "3"], args].concat();
            report(&args)["mean_plies"].as_f64().unwrap()
        };
        let more = mean(&["--with-swap"]) - mean(&[]);
        assert!((more - 1.0 / 9.0).abs() < 0.04, "{line}: {more}");
    }
}

#[test]
fn every_game_is_played_if_none_is_named() {
    let out = printed(&["bench", "--seconds", "0"], "");
    let games: Vec<String> = out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["game"].as_str().unwrap().into())
        .collect();
    assert_eq!(games, ["snorkels", "tayu", "caminos", "sendas"]);
}

#[test]
fn a_random_seed_is_reported() {
    let seeds = [0; 2].map(|_| report(&["snorkels", "--seconds", "0"])["seed"].as_u64().unwrap());
    assert_ne!(seeds[0], seeds[1]);
}

#[test]
fn wrong_arguments_are_refused() {
    assert_eq!(refused(&["bench", "snorkels : z"]).0, Some(1));
    for seconds in ["-1", "nan", "inf", "two", ""] {
        let (code, said) = refused(&["bench", "--seconds", seconds]);
        assert_eq!(code, Some(2), "{seconds}");
        assert!(said.contains("write a number of seconds"), "{said}");
    }
    for seed in ["-1", "1.5", "18446744073709551616"] {
        let (code, said) = refused(&["bench", "--seed", seed]);
        assert_eq!(code, Some(2), "{seed}");
        assert!(said.contains("write a whole number from 0"), "{said}");
    }
}
