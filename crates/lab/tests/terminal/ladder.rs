//! `cauce-lab ladder` resumes where it stopped.

use std::fs;

use crate::printed;

#[test]
fn games_already_played_are_not_repeated() {
    let path = std::env::temp_dir().join(format!("cauce-ladder-{}.txt", std::process::id()));
    let results = path.to_str().unwrap();
    let ladder = |games: &str| {
        let args = ["ladder", results, "snorkels size=3", "sendas", "--levels", "0,1,2"];
        let table = printed(&[&args[..], &["--games", games]].concat(), "");
        (table, fs::read_to_string(&path).unwrap())
    };
    let (short, first) = ladder("2");
    assert_eq!(first.lines().count(), 6, "three pairings in two games: {first}");
    let (long, second) = ladder("4");
    assert_eq!(second.lines().count(), 12);
    assert!(second.starts_with(&first));
    fs::write(&path, second.replace("level:2 level:1 0 ", "level:2 level:1 0")).unwrap();
    assert_eq!(ladder("0").1.lines().count(), 12, "no game is played");
    fs::remove_file(&path).unwrap();
    for row in ["## `snorkels size=3`", "## `sendas`", "| random | 0 |"] {
        assert!(short.contains(row), "{short}");
    }
    assert!(short.contains("| 2 |") && long.contains("| 4 |"), "{short}{long}");
}
