//! `cauce-lab puzzles` in a position from which no puzzle can be made.

use crate::refused;

#[test]
fn no_puzzles_are_looked_for_in_a_game_that_is_over() {
    let (code, error) = refused(&["puzzles", "snorkels : d4 resign"]);
    assert_eq!(code, Some(1));
    assert!(error.contains("the game is over: snorkels : d4 resign"), "{error}");
}
