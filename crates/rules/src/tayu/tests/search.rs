use std::collections::{HashMap, HashSet};

use super::{super::Move, Position, position, test_rng};
use crate::{Forfeit, Game, Search, Seat, Square, Symmetry};

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
    assert!(size_of::<Move>() <= 8, "{} bytes", size_of::<Move>());
}

#[test]
fn what_differs_has_another_key() {
    let stuck = "+057 h9h057 +017 e9h345 +012";
    let lines = [
        "tayu",
        "tayu players=4",
        "tayu draw=table",
        "tayu end=stop",
        "tayu players=3",
        "tayu players=3 saboteur=1",
        "tayu players=3 saboteur=2",
        "tayu players=3 target=25",
        "tayu players=3 saboteur=auction",
        "tayu players=3 saboteur=auction : bid9",
        "tayu players=3 saboteur=auction : bid9 resign",
        "tayu players=3 saboteur=auction : bid9 bid8",
        "tayu players=3 saboteur=auction : bid9 bid9",
        "tayu players=3 : +012 resign",
        "tayu players=3 : +012 time",
        "tayu draw=table : ring",
        "tayu draw=table : plain",
        "tayu : +012",
        "tayu : +013",
        "tayu : +013 resign",
        "tayu : +013 time",
        "tayu : +013 draw",
        "tayu : +013 i9h013",
        "tayu : +013 i9v013",
        "tayu : +013 i9h457",
        "tayu : +013 j9h013",
        "tayu : +013 i9h013 +012",
        "tayu : +013 i9h013 +012 resign",
        &format!("tayu : {stuck}"),
        &format!("tayu : {stuck} on"),
        &format!("tayu : {stuck} end"),
        &format!("tayu : {stuck} draw"),
        &format!("tayu players=3 : {stuck}"),
        &format!("tayu players=3 : {stuck} end"),
        &format!("tayu players=3 : {stuck} end end"),
        &format!("tayu players=3 : {stuck} resign"),
        &format!("tayu players=3 : {stuck} end resign"),
    ];
    let positions: Vec<_> = lines.iter().map(|line| position(line)).collect();
    for (one, first) in positions.iter().enumerate() {
        for (other, second) in positions.iter().enumerate() {
            let same = one == other;
            assert_eq!(first == second, same, "{} | {}", lines[one], lines[other]);
            assert_eq!(first.key() == second.key(), same, "{} | {}", lines[one], lines[other]);
        }
    }
}

/// In a game, the seat follows from the drawn tiles, so the test changes it alone.
#[test]
fn whose_turn_it_is_makes_another_key() {
    let game = position("tayu players=4 : +013 i9h013");
    let keys: HashSet<u64> =
        Seat::all(4).map(|seat| Position { seat, ..game.clone() }.key()).collect();
    assert_eq!(keys.len(), 4);
}

#[test]
fn keys_of_random_positions_differ() {
    let mut rng = test_rng(7);
    let mut keys = HashMap::new();
    for _ in 0..40 {
        let mut game = position("tayu draw=table");
        while game.play_random(&mut rng).is_some() {
            let known = keys.entry(game.key()).or_insert_with(|| game.clone());
            assert_eq!(*known, game);
        }
    }
    assert!(keys.len() > 3000);
}

#[test]
fn quarter_turns_exchange_two_players() {
    let game = position("tayu : +013 i9h013 +012");
    assert_eq!(game.symmetries().len(), 8);
    for &symmetry in game.symmetries() {
        let exchanged = symmetry.quarters() % 2 == 1;
        let [one, two] = if exchanged { [1, 0] } else { [0, 1] };
        let seats = [Seat::ONE, Seat::TWO];
        assert_eq!(seats.map(|seat| game.seat_under(seat, symmetry)), [seats[one], seats[two]]);
        assert_eq!(game.under(symmetry).turn().seat(), Some(seats[two]));
    }
}

#[test]
fn three_and_four_players_keep_their_seats() {
    for options in ["players=3", "players=4", "players=3 saboteur=auction"] {
        let game = position(&format!("tayu {options}"));
        assert_eq!(game.symmetries().len(), 4);
        assert_eq!(game.symmetries()[0], Symmetry::IDENTITY);
        for symmetry in Symmetry::ALL {
            let kept = Seat::all(4).all(|seat| game.seat_under(seat, symmetry) == seat);
            assert!(kept, "{options}, {symmetry}");
            let has = game.symmetries().contains(&symmetry);
            let square = Square::new(1, 0);
            let moved = game.square_under(square, symmetry);
            assert_eq!(moved, if has { symmetry.square(square, 18) } else { square });
            assert_eq!(has, symmetry.quarters() % 2 == 0);
        }
    }
}

#[test]
fn a_turned_game_ends_alike() {
    // North-south and east-west are exchanged, and so are the loser and the winner.
    let mut game = position("tayu : +013 i9h013 +012");
    let turn = Symmetry::new(false, 1);
    let mut turned = game.under(turn);
    assert_eq!(turned.tiles().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["i10v013"]);
    game.forfeit(Forfeit::Time).unwrap();
    turned.forfeit(Forfeit::Time).unwrap();
    assert_eq!(game.under(turn), turned);
    assert_eq!(game.value(Seat::ONE), Some(1.0));
    assert_eq!(turned.value(Seat::TWO), Some(1.0));
}

#[test]
fn what_is_no_move_has_some_index() {
    for line in ["tayu", "tayu players=3"] {
        let game = position(line);
        let off_board = Move::Lay(super::super::Placement {
            middle: Square::new(25, 98),
            orientation: super::super::Orientation::Across,
            mouths: super::super::Mouths::from_bits(0b111).unwrap(),
        });
        for mv in [off_board, Move::Bid(0), Move::Bid(485), Move::Bid(u16::MAX)] {
            assert!(game.index(mv) < game.move_index_count());
        }
    }
    assert_eq!(position("tayu").move_index_count(), 2 + 2 + 28 + 576 * 56);
    assert_eq!(position("tayu players=3").move_index_count(), 2 + 2 + 28 + 576 * 56 + 484);
}
