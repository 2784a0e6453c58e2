//! `cauce-lab balance` resumes where it stopped, and keeps levels apart.

use std::fs;

use crate::{printed, refused};

#[test]
fn games_already_played_are_not_repeated() {
    let path = std::env::temp_dir().join(format!("cauce-balance-{}.txt", std::process::id()));
    let results = path.to_str().unwrap();
    let balance = |level: &str, games: &str| {
        let starts = ["snorkels size=3 random-stones=1", "sendas setup=clash"];
        let args = ["balance", results, starts[0], starts[1], "--level", level, "--games", games];
        (printed(&args, ""), fs::read_to_string(&path).unwrap())
    };
    let (_, first) = balance("1", "2");
    assert_eq!(first.lines().count(), 4, "two starts in two games: {first}");
    let (_, second) = balance("1", "3");
    assert_eq!(second.lines().count(), 6);
    assert!(second.starts_with(&first));
    let (table, third) = balance("0", "1");
    assert_eq!(third.lines().count(), 8, "another player does not reuse the results");
    for row in [
        "| `snorkels size=3 random-stones=1` | level:1 | 3 |",
        "| `sendas setup=clash` | random | 1 |",
    ] {
        assert!(table.contains(row), "{table}");
    }
    let (code, why) = refused(&["balance", results, "sendas setup=closed"]);
    assert!(code == Some(1) && why.contains("fortress"), "{why}");
    fs::remove_file(&path).unwrap();
}
