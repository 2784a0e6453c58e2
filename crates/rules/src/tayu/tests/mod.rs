use crate::{AnyGame, GameLine};

fn perft(line: &str, depth: u32) -> Vec<u64> {
    let game: AnyGame = line.parse::<GameLine>().unwrap().replay();
    (1..=depth).map(|depth| game.perft(depth)).collect()
}

#[test]
fn perft_counts() {
    assert_eq!(perft("tayu", 4), [28, 896, 25_088, 170_144]);
    assert_eq!(perft("tayu draw=table players=4", 4), [2, 28, 896, 1792]);
    assert_eq!(perft("tayu players=3 saboteur=auction", 2), [484, 117_370]);
}
