use crate::{AnyGame, GameLine};

fn perft(line: &str) -> Vec<u64> {
    let game: AnyGame = line.parse::<GameLine>().unwrap().replay();
    (1..=3).map(|depth| game.perft(depth)).collect()
}

#[test]
fn perft_counts() {
    assert_eq!(perft("snorkels"), [49, 2401, 112_896]);
    assert_eq!(perft("snorkels size=3"), [9, 81, 576]);
    assert_eq!(perft("snorkels size=4 stones=a4,d1"), [14, 196, 2366]);
}
