//! `cauce-lab puzzles` in a position from which no puzzle can be made.

use crate::refused;

#[test]
fn a_finished_game_is_refused_as_a_source_of_puzzles() {
    let (code, error) = refused(&["puzzles", "snorkels : d4 resign"]);
    assert_eq!(code, Some(1));
    assert!(error.contains("the game is over: snorkels : d4 resign"), "{error}");
}
