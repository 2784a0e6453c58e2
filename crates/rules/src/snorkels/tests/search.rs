use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use super::{laws::reached, position, square, test_rng, without_choice};
use crate::{
    Game, RandomSource, Search, Seat, Symmetry, Turn,
    snorkels::{Choice, Colour, End, Move, Options, Position},
};

#[test]
fn a_position_does_not_know_the_order_of_its_moves() {
    let one = position("snorkels : d4 e5 c3 a1");
    let other = position("snorkels : c3 a1 d4 e5");
    assert_eq!((one, one.key()), (other, other.key()));
    // A waived choice makes no difference after the choice.
    assert_eq!(one, without_choice("snorkels : d4 e5 c3 a1"));
}

#[test]
fn all_that_tells_positions_apart_is_in_the_key() {
    let lines = [
        "snorkels",
        "snorkels size=6",
        "snorkels stones=a1",
        "snorkels : d4",
        "snorkels : d4 swap",
        "snorkels : d4 e5",
        "snorkels : e5 d4",
        "snorkels : resign",
        "snorkels : time",
        "snorkels : draw",
        "snorkels size=8",
        "snorkels size=9",
        "snorkels size=9 stones=i9",
        "snorkels size=9 : i9 h9",
        "snorkels size=9 : h9 i9",
        // The same board, but another snorkel ended the game.
        "snorkels size=3 : a1 a2 c3 b1",
        "snorkels size=3 : a1 b1 c3 a2",
    ];
    let mut all: Vec<_> = lines.into_iter().map(position).collect();
    all.push(without_choice("snorkels"));
    all.push(without_choice("snorkels : d4"));
    // The same snorkels with the other colour to place, and with the ends of the colours exchanged.
    let mut other = position("snorkels : d4 e5");
    other.to_place = Colour::Green;
    all.push(other);
    let mut other = position("snorkels size=3 : a1 a2 c3 b1");
    other.end = Some(End::Capture { by: square("b1"), captured: Colour::Green });
    all.push(other);
    for (i, one) in all.iter().enumerate() {
        for (k, other) in all.iter().enumerate() {
            assert_eq!(one.key() == other.key(), i == k, "{one:?}\n{other:?}");
            assert_eq!(one == other, i == k);
        }
    }
}

#[test]
fn keys_are_as_many_as_positions() {
    let mut keys = HashMap::new();
    let mut left = vec![position("snorkels size=3 stones=b1")];
    let mut seen = HashSet::from([left[0]]);
    while let Some(position) = left.pop() {
        assert_eq!(keys.insert(position.key(), position), None);
        for mv in position.legal() {
            let mut next = position;
            next.play_unchecked(mv);
            if seen.insert(next) {
                left.push(next);
            }
        }
    }
    assert_eq!(keys.len(), seen.len());
    let canonical: HashSet<_> = seen.iter().map(Search::canonical_key).collect();
    // The stone leaves only the mirror symmetry, and a few positions are their own mirror images.
    let own = seen.iter().filter(|position| position.under(Symmetry::new(true, 0)) == **position);
    assert_eq!(2 * canonical.len(), seen.len() + own.count());
}

#[test]
fn symmetric_ends_have_one_key_only_where_the_last_snorkel_is_symmetric_too() {
    let [one, other] = ["a1 a2 c3 b1", "a1 b1 c3 a2"]
        .map(|tokens| position(&format!("snorkels size=3 : {tokens}")));
    // The boards and the last snorkels are mirror images along the diagonal.
    assert_eq!(one.canonical_key(), other.canonical_key());
    let third = position("snorkels size=3 : a1 a2 b3 b1");
    assert_ne!(one.canonical_key(), third.canonical_key());
}

#[test]
fn moves_are_numbered_along_the_ranks_with_swap_at_the_end() {
    let game = position("snorkels size=4 : a1");
    assert_eq!(game.move_index_count(), 17);
    for (name, index) in [("a1", 0), ("d1", 3), ("a2", 4), ("d4", 15), ("swap", 16)] {
        let mv = game.parse(name).unwrap();
        assert_eq!((game.index(mv), game.move_from_index(index)), (index, Some(mv)));
    }
    for no_move in [17, 18, u32::MAX] {
        assert_eq!(game.move_from_index(no_move), None);
    }
    for off in ["e1", "a5", "z99"] {
        assert!(game.index(Move::Place(square(off))) < 17);
    }
}

/// Returns the position with the same snorkels placed in another order.
fn in_other_order(position: &Position, seed: u64) -> Position {
    let options = Options::default().with_size(position.size()).unwrap();
    let options = options.with_stones(position.stones()).unwrap();
    let mut game = Position::start(&options).unwrap();
    let mut rng = test_rng(seed);
    let mut left = Colour::ALL.map(|colour| position.snorkels(colour).iter().collect::<Vec<_>>());
    let mut place = |game: &mut Position| {
        let squares = &mut left[game.to_place() as usize];
        let pick = RandomSource::below(&mut rng, squares.len() as u32) as usize;
        let square = squares.swap_remove(pick);
        game.play(Move::Place(square)).unwrap();
    };
    let snorkels = position.snorkels(Colour::Purple).len() + position.snorkels(Colour::Green).len();
    let swapped = position.seat(Colour::Purple) == Seat::TWO;
    if !swapped && position.choice() == Choice::Closed {
        game.waive_choice();
    }
    for placed in 0..snorkels {
        if placed == 1 && swapped {
            game.play(Move::Swap).unwrap();
        }
        place(&mut game);
    }
    if swapped && snorkels == 1 {
        game.play(Move::Swap).unwrap();
    }
    game
}

proptest! {
    #[test]
    fn every_order_leads_to_the_same_key(position in reached(), seed in any::<u64>()) {
        if position.outcome().is_none() {
            let other = in_other_order(&position, seed);
            prop_assert_eq!(other, position);
            prop_assert_eq!(other.key(), position.key());
        }
    }

    #[test]
    fn a_symmetry_keeps_prospects(position in reached()) {
        prop_assert_eq!(position.symmetries()[0], Symmetry::IDENTITY);
        prop_assert_eq!(position.under(Symmetry::IDENTITY), position);
        let (key, symmetry) = position.canonical();
        prop_assert_eq!(position.canonical_key(), key);
        prop_assert_eq!(position.under(symmetry).key(), key);
        for &symmetry in position.symmetries() {
            let image = position.under(symmetry);
            prop_assert_eq!(image.canonical_key(), key, "{}", symmetry);
            prop_assert_eq!(image.under(symmetry.inverse()), position);
            prop_assert_eq!(image.turn(), position.turn());
            for square in position.squares() {
                let there = position.square_under(square, symmetry);
                prop_assert_eq!(image.at(there), position.at(square));
                prop_assert_eq!(image.would_capture(there), position.would_capture(square));
            }
            let mut moves: Vec<_> =
                position.legal().into_iter().map(|mv| position.move_under(mv, symmetry)).collect();
            moves.sort_by_key(|&mv| image.index(mv));
            prop_assert_eq!(moves, image.legal());
            for mv in position.legal() {
                let (mut one, mut other) = (position, image);
                one.play_unchecked(mv);
                other.play_unchecked(position.move_under(mv, symmetry));
                prop_assert_eq!(one.under(symmetry), other);
            }
        }
    }

    #[test]
    fn the_mover_of_an_image_is_the_image_of_the_mover(position in reached()) {
        for &symmetry in position.symmetries() {
            if let Turn::Move(seat) = position.turn() {
                let image = Turn::Move(position.seat_under(seat, symmetry));
                prop_assert_eq!(position.under(symmetry).turn(), image);
            }
        }
    }

    #[test]
    fn an_index_leads_back_to_its_move(position in reached()) {
        for index in 0..position.move_index_count() {
            let mv = position.move_from_index(index).unwrap();
            prop_assert_eq!(position.index(mv), index);
        }
    }
}
