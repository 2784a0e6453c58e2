//! Properties of [`Search`] in every game.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use cauce_rules::{Game, GameKind, GameLine, Search, Seat, Symmetry, with_game};
use proptest::prelude::*;

#[path = "../src/test_rng.rs"]
mod test_rng;

use test_rng::test_rng;

const STARTS: [&str; 10] = [
    "snorkels",
    "snorkels size=3",
    "snorkels stones=c3,e5",
    "tayu",
    "tayu players=3",
    "tayu players=4",
    "caminos",
    "caminos board=ring neutrals=yes",
    "sendas",
    "sendas setup=clash",
];

fn game<G: Game>(start: &str, seed: u64, tokens: usize) -> Vec<G> {
    let mut rng = test_rng(seed);
    let mut all = vec![start.parse::<GameLine<G>>().unwrap().position()];
    for _ in 0..tokens {
        let mut next = all[all.len() - 1].clone();
        if next.play_random(&mut rng).is_none() {
            break;
        }
        all.push(next);
    }
    all
}

fn check<G: Search>(position: &G) -> Result<(), TestCaseError> {
    let symmetries = position.symmetries();
    prop_assert_eq!(symmetries.first(), Some(&Symmetry::IDENTITY));
    prop_assert_eq!(symmetries.iter().collect::<HashSet<_>>().len(), symmetries.len());
    prop_assert_eq!(&position.under(Symmetry::IDENTITY), position);

    // The canonical key is the key of the position under the returned symmetry.
    let (key, canonical) = position.canonical();
    prop_assert!(symmetries.contains(&canonical));
    prop_assert_eq!(position.under(canonical).key(), key);
    prop_assert_eq!(position.canonical_key(), key);

    let legal = position.legal();
    let indices: HashSet<_> = legal.iter().map(|&mv| position.index(mv)).collect();
    prop_assert_eq!(indices.len(), legal.len());
    for &mv in &legal {
        prop_assert!(position.index(mv) < position.move_index_count());
        prop_assert_eq!(position.move_from_index(position.index(mv)), Some(mv));
    }
    for beyond in [position.move_index_count(), u32::MAX] {
        prop_assert_eq!(position.move_from_index(beyond), None);
    }

    for &symmetry in symmetries {
        prop_assert!(symmetries.contains(&symmetry.inverse()));
        let image = position.under(symmetry);
        prop_assert_eq!(image.canonical_key(), key);
        prop_assert_eq!(&image.under(symmetry.inverse()), position);
        let moved: Vec<_> = legal.iter().map(|&mv| position.move_under(mv, symmetry)).collect();
        for (&mv, &there) in legal.iter().zip(&moved) {
            prop_assert_eq!(image.move_under(there, symmetry.inverse()), mv);
        }
        prop_assert_eq!(
            moved.into_iter().collect::<HashSet<_>>(),
            image.legal().into_iter().collect::<HashSet<_>>()
        );
        for seat in Seat::all(position.seats()) {
            let there = position.seat_under(seat, symmetry);
            prop_assert_eq!(image.value(there), position.value(seat));
            prop_assert_eq!(image.margin(there), position.margin(seat));
        }
    }
    for other in Symmetry::ALL.iter().filter(|symmetry| !symmetries.contains(symmetry)) {
        prop_assert_eq!(&position.under(*other), position);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn keys_symmetries_and_indices_keep_their_promises(
        start in proptest::sample::select(&STARTS[..]), seed in any::<u64>(), tokens in 0..60_usize,
    ) {
        with_game!(GameKind::from_line(start).unwrap(), G => {
            let positions = game::<G>(start, seed, tokens);
            for position in positions.iter().step_by(5).chain(positions.last()) {
                check(position)?;
            }
            for (index, one) in positions.iter().enumerate() {
                prop_assert_eq!(one.move_index_count(), positions[0].move_index_count());
                for other in &positions[..index] {
                    prop_assert_eq!(one.key() == other.key(), one == other);
                    prop_assert!(G::REPEATS || one != other, "a position has come back");
                }
            }
        });
    }
}
