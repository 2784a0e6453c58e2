//! Plays a random game of each kind and prints the final board and the winner.

use std::hash::{BuildHasher, RandomState};

use cauce_rules::{Game, GameKind, RandomSource, with_game};

fn play<G: Game>(random: &mut impl RandomSource) {
    let mut game = G::default();
    // Random games of Sendas hardly ever end.
    for _ in 0..1000 {
        let Some(mv) = game.random_move(random) else { break };
        game.play(mv).expect("the move is legal");
    }
    println!("{}\n{game}\n{}\n", G::KIND, game.turn());
}

fn main() {
    // Hash values serve as random numbers here; a crate such as `rand` has better ones.
    let mut random = |n: u32| (RandomState::new().hash_one(n) % u64::from(n)) as u32;
    for &kind in GameKind::ALL {
        with_game!(kind, G => play::<G>(&mut random));
    }
}

#[test]
fn it_runs() {
    main();
}
