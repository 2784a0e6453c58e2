//! Two bots play Snorkels on a small board: one searches three plies, the other plays at random.

use std::hash::{BuildHasher, RandomState};

use cauce_rules::{
    Game, RandomSource, Search, Seat, Turn,
    snorkels::{Options, Position},
};

/// Returns the value for the player to move, from 0 (loss) to 1 (win), searching `plies` plies.
fn value<G: Search>(game: &G, plies: u32) -> f32 {
    match game.turn() {
        // If a move ends the game, `best` has already used the result.
        Turn::Move(_) if plies > 0 => best(game, plies).map_or(0.5, |(_, value)| value),
        _ => 0.5,
    }
}

/// Returns the best move in a search of `plies` plies, and its value.
fn best<G: Search>(game: &G, plies: u32) -> Option<(G::Move, f32)> {
    let mover = game.turn().seat()?;
    let valued = game.legal().into_iter().map(|mv| {
        let next = game.after(mv);
        let value = next.value(mover).unwrap_or_else(|| {
            let same = next.turn().seat() == Some(mover);
            let value = value(&next, plies - 1);
            if same { value } else { 1.0 - value }
        });
        (mv, value)
    });
    valued.max_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// Plays one game with the searching bot in the seat `thinker`, and returns the final position.
fn play(thinker: Seat, random: &mut impl RandomSource) -> Position {
    let options = Options::default().with_size(4).expect("there are boards of 4 x 4");
    let mut game = Position::start(&options).expect("nothing stands on the board");
    while let Some(seat) = game.turn().seat() {
        let mv = if seat == thinker {
            best(&game, 3).map(|(mv, _)| mv)
        } else {
            game.random_move(random)
        };
        game.play(mv.expect("the game goes on")).expect("the move is legal");
    }
    game
}

fn main() {
    let mut random = |n: u32| (RandomState::new().hash_one(n) % u64::from(n)) as u32;
    for thinker in [Seat::ONE, Seat::TWO] {
        let game = play(thinker, &mut random);
        println!("{game}\n{}; seat {thinker} was thinking\n", game.turn());
    }
}

#[test]
fn who_thinks_wins_more_often() {
    let mut random = |n: u32| (RandomState::new().hash_one(n) % u64::from(n)) as u32;
    let wins = (0..40).filter(|game| {
        let thinker = if game % 2 == 0 { Seat::ONE } else { Seat::TWO };
        play(thinker, &mut random).value(thinker) == Some(1.0)
    });
    assert!(wins.count() > 20);
    main();
}
