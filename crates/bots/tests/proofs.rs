//! Proofs of the search agree with known results and with a plain search of a few lines.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use cauce_bots::{Knowledge, Searcher};
use cauce_rules::{Game, GameLine, RandomSource, Search, Seat, Turn, caminos, sendas, snorkels};

/// Returns who wins within this many plies if both play their best.
fn winner<G: Search>(
    game: &G,
    plies: u32,
    known: &mut HashMap<(u64, u32), Option<Seat>>,
) -> Option<Seat> {
    let mover = match game.turn() {
        Turn::Over(outcome) => return outcome.winners.iter().next(),
        Turn::Move(seat) if plies > 0 => seat,
        _ => return None,
    };
    if let Some(&winner) = known.get(&(game.key(), plies)) {
        return winner;
    }
    let mut results = game.legal().into_iter().map(|mv| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        winner(&next, plies - 1, known)
    });
    let mut best = results.next().flatten();
    while best != Some(mover)
        && let Some(result) = results.next()
    {
        best = if result == Some(mover) { result } else { best.filter(|_| result == best) };
    }
    known.insert((game.key(), plies), best);
    best
}

fn proved<G: Knowledge>(game: &G, steps: u32) -> Option<Seat> {
    let mut searcher = Searcher::new(game.clone(), 1);
    searcher.think(|made| made == steps);
    searcher
        .chances()
        .iter()
        .position(|&chance| chance == 1.0)
        .filter(|_| searcher.is_proved())
        .and_then(|index| Seat::from_index(index as u8))
}

fn positions<G: Game>(line: &str, plies: u32, count: usize) -> Vec<G> {
    let mut dice = cauce_bots::Rng::new(3);
    let start = line.parse::<GameLine<G>>().unwrap().position();
    std::iter::repeat_with(|| {
        let mut game = start.clone();
        (0..plies + dice.below(4)).for_each(|_| {
            let _ = game.play_random(&mut dice);
        });
        game
    })
    .filter(|game| game.outcome().is_none())
    .take(count)
    .collect()
}

#[test]
fn small_boards_of_snorkels_have_their_known_values() {
    for (size, steps, winner) in [(3, 2_000, Seat::ONE), (4, 2_000_000, Seat::TWO)] {
        let line = format!("snorkels size={size}").parse::<GameLine<snorkels::Position>>().unwrap();
        let mut game = line.position();
        game.waive_choice();
        assert_eq!(proved(&game, steps), Some(winner), "{size} x {size}");
    }
}

#[test]
fn proofs_of_snorkels_endings_match_a_plain_search() {
    for line in ["snorkels size=3", "snorkels size=3 stones=b2", "snorkels size=4 stones=a1,c3"] {
        for game in positions::<snorkels::Position>(line, 3, 30) {
            let plain = winner(&game, 16, &mut HashMap::new());
            assert_eq!(proved(&game, 20_000), plain, "{game:?}");
        }
    }
}

/// Compares the search with a plain one of `plies` plies. Results that both prove must agree, and
/// every win in one must be proved. Returns how many of the other wins were proved, and how many
/// there were.
fn compared<G: Knowledge>(games: &[G], plies: u32, steps: u32) -> (usize, usize) {
    let (mut proofs, mut wins) = (0, 0);
    for game in games {
        let mover = game.turn().seat();
        let plain = winner(game, plies, &mut HashMap::new());
        let found = proved(game, steps);
        assert!(plain.is_none() || found.is_none() || plain == found, "{game:?}");
        if winner(game, 1, &mut HashMap::new()) == mover {
            assert_eq!(proved(game, 10), mover, "{game:?}");
        } else if plain == mover {
            wins += 1;
            proofs += usize::from(found == mover);
        }
    }
    (proofs, wins)
}

#[test]
fn proofs_in_sendas_match_a_plain_search() {
    let line = "sendas white=e7NS,e6NS,e5NES,f5SW,f4NW,e4NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
    let (proofs, wins) = compared(&positions::<sendas::Position>(line, 2, 12), 3, 5_000);
    assert!(wins > 0 && 4 * proofs >= 3 * wins, "{proofs} of {wins}");
}

#[test]
fn proofs_in_caminos_match_a_plain_search() {
    let mut wins_in_one = 0;
    for line in ["caminos", "caminos board=octagon players=4"] {
        let games = positions::<caminos::Position>(line, 6, 40);
        compared(&games, 1, 300);
        let won = |game: &&caminos::Position| winner(*game, 1, &mut HashMap::new()).is_some();
        wins_in_one += games.iter().filter(won).count();
    }
    assert!(wins_in_one >= 10, "{wins_in_one}");
}
