use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use super::{laws::walk, *};
use crate::{
    Forfeit, Options as _, Search, Symmetry,
    sendas::{Ending, ExitedPiece, Options},
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn symmetric_positions_are_one_to_a_search(walk in walk()) {
        for position in walk.positions() {
            for &symmetry in position.symmetries() {
                let image = position.under(symmetry);
                prop_assert_eq!(image.canonical_key(), position.canonical_key(), "{}", symmetry);
                prop_assert_eq!(image.under(symmetry.inverse()), position);
                for &other in position.symmetries() {
                    prop_assert_eq!(image.under(other), position.under(symmetry.then(other)));
                }

                let mapped: HashSet<_> =
                    position.legal().into_iter().map(|mv| position.move_under(mv, symmetry)).collect();
                prop_assert_eq!(mapped, image.legal().into_iter().collect::<HashSet<_>>());

                for square in Squares::BOARD.iter() {
                    let there = image.at(position.square_under(square, symmetry));
                    let piece = position.at(square);
                    prop_assert_eq!(there.map(|piece| (piece.ends, piece.wildcard)),
                        piece.map(|piece| (piece.ends.under(symmetry), piece.wildcard)));
                    let seat = |piece: Option<Piece>| piece.map(|piece| piece.colour.seat());
                    prop_assert_eq!(seat(there),
                        seat(piece).map(|seat| position.seat_under(seat, symmetry)));
                }

                prop_assert_eq!(image.turn().seat(),
                    position.turn().seat().map(|seat| position.seat_under(seat, symmetry)));
                for seat in [Seat::ONE, Seat::TWO] {
                    let image_seat = position.seat_under(seat, symmetry);
                    prop_assert_eq!(image.value(image_seat), position.value(seat));
                }
            }
        }
    }

    #[test]
    fn a_move_leads_to_the_image_of_where_it_led(walk in walk()) {
        for (position, mv) in walk.steps().0 {
            let mut after = position;
            after.play_unchecked(mv);
            for &symmetry in position.symmetries() {
                let mut image = position.under(symmetry);
                prop_assert_eq!(image.play(position.move_under(mv, symmetry)), Ok(()));
                prop_assert_eq!(image, after.under(symmetry));
            }
        }
    }

    #[test]
    fn a_key_tells_positions_apart_and_nothing_else(walks in proptest::collection::vec(walk(), 4)) {
        let mut keys = HashMap::new();
        for position in walks.iter().flat_map(laws::Walk::positions) {
            let same = *keys.entry(position.key()).or_insert(position);
            prop_assert_eq!(same, position);
        }
    }

    #[test]
    fn legal_moves_have_indices_of_their_own(walk in walk()) {
        let position = walk.end();
        let mut seen = HashSet::new();
        for mv in position.legal() {
            let index = position.index(mv);
            prop_assert!(index < position.move_index_count());
            prop_assert_eq!(position.move_from_index(index), Some(mv));
            prop_assert!(seen.insert(index));
        }
    }
}

#[test]
fn every_ending_has_a_key_of_its_own() {
    // Two pieces on the far rank are open to the outside.
    let rows = [
        "···│·│···",
        "···└─┤···",
        "·····│···",
        "·········",
        "·········",
        "·········",
        "··╔═╦═╗··",
        "····╚····",
        "·········",
    ];
    let going_on = after(rows, "");
    let mut endings = vec![None, Some(Ending::Agreement)];
    endings.extend([Forfeit::Resignation, Forfeit::Time].map(|why| Some(Ending::Forfeit(why))));
    let ended = |ending| Position { ending, ..going_on }.key();
    let keys: HashSet<_> = endings.iter().map(|&ending| ended(ending)).collect();
    assert_eq!(keys.len(), endings.len());

    let Some(exit) = after(rows, "f7-d10").exited_piece() else { panic!() };
    assert_eq!(going_on.gates(exit.from), squares("d9 f9"));
    let piece =
        |ends: &str, wildcard| Piece { ends: Ends::parse(ends).unwrap(), wildcard, ..exit.piece };
    let exits = [
        exit,
        ExitedPiece { file: 5, ..exit },
        ExitedPiece { from: Square::new(5, 5), ..exit },
        ExitedPiece { from: Square::new(4, 6), ..exit },
        ExitedPiece { piece: piece("ES", false), ..exit },
        ExitedPiece { piece: piece("SW", false), ..exit },
        ExitedPiece { piece: piece("NESW", false), ..exit },
        ExitedPiece { piece: piece("NESW", true), ..exit },
    ];
    let gone = after(rows, "f7-d10");
    let ended = |left| Position { ending: Some(Ending::Exit(left)), ..gone };
    let keys: HashSet<_> = exits.map(|left| ended(left).key()).into();
    assert_eq!(keys.len(), exits.len());
}

#[test]
fn every_index_is_of_one_move() {
    let position = at("sendas");
    let mut moves = 0;
    for index in 0..position.move_index_count() {
        if let Some(mv) = position.move_from_index(index) {
            assert_eq!(position.index(mv), index, "{mv}");
            moves += 1;
        }
    }
    // Leaving a piece unchanged is not a move.
    assert_eq!(moves, position.move_index_count() - 81);
    assert_eq!(position.move_index_count(), 81 * 81 * 11 + 81 + 81 * 9 * 2 + 1);
    for beyond in [position.move_index_count(), u32::MAX] {
        assert_eq!(position.move_from_index(beyond), None);
    }
}

#[test]
fn what_is_no_move_has_some_index() {
    let position = at("sendas");
    let (on, off) = (Square::new(2, 0), Square::new(9, 0));
    for mv in [
        Move::Put { from: off, to: on, ends: None },
        Move::Put { from: on, to: Square::new(255, 255), ends: None },
        Move::Put { from: on, to: on, ends: None },
        Move::Put { from: on, to: off, ends: Some(Ends::ALL) },
        Move::Flip(off),
        Move::Exit { from: on, file: 9, colour: Colour::Black },
        Move::Exit { from: off, file: 255, colour: Colour::White },
    ] {
        assert!(position.index(mv) < position.move_index_count(), "{mv}");
        for &symmetry in position.symmetries() {
            assert!(position.check(position.move_under(mv, symmetry)).is_err());
        }
    }
}

#[test]
fn half_a_turn_exchanges_the_colours() {
    let half = Symmetry::new(false, 2);
    let start = at("sendas");
    let turned = start.under(half);
    assert_eq!(turned.to_move(), Colour::Black);
    assert_eq!(turned, at("sendas : pass"), "black starts as white does, turned by half a turn");
    assert_eq!(start.canonical_key(), turned.canonical_key());
    assert_ne!(start.key(), turned.key());
    assert_eq!(start.seat_under(Seat::ONE, half), Seat::TWO);
    assert_eq!(start.seat_under(Seat::THREE, half), Seat::THREE);
    let moved = start.move_under(start.parse("c1-d2=ES").unwrap(), half);
    assert_eq!(moved.to_string(), "g9-f8=NW");
    let exit = Move::Exit { from: Square::new(2, 0), file: 3, colour: Colour::White };
    assert_eq!(start.move_under(exit, half).to_string(), "g9-f0");
    assert_eq!(start.move_under(exit, Symmetry::new(true, 0)).to_string(), "g1-f10");

    // White's loss on time becomes black's.
    let mut over = start;
    over.forfeit(Forfeit::Time).unwrap();
    assert_eq!(over.under(half), at("sendas : pass time"));
}

#[test]
fn no_other_symmetry_of_the_board_is_one_of_the_game() {
    let position = at("sendas setup=edge");
    for symmetry in Symmetry::ALL {
        let is_one = position.symmetries().contains(&symmetry);
        assert_eq!(is_one, symmetry.quarters() % 2 == 0, "{symmetry}");
        assert_eq!(position.under(symmetry) == position, !is_one || symmetry == Symmetry::IDENTITY);
    }
}

#[test]
fn sets_of_squares_and_ends_follow_every_symmetry_of_the_board() {
    let set = squares("a1 c1 i2 e5 b7 h9");
    for symmetry in Symmetry::ALL {
        let one_by_one = set.iter().map(|square| symmetry.square(square, 9)).collect();
        assert_eq!(set.under(symmetry), one_by_one, "{symmetry}");
        for orientation in crate::sendas::Shape::ALL.iter().flat_map(|shape| shape.orientations()) {
            for side in Direction::ALL {
                let image = orientation.under(symmetry);
                assert_eq!(image.contains(symmetry.direction(side)), orientation.contains(side));
                assert_eq!(image.shape(), orientation.shape());
            }
        }
    }
}

#[test]
fn the_order_of_moves_leaves_no_trace() {
    let mut pairs = 0;
    let start = at("sendas setup=clash");
    for one in start.legal() {
        for two in start.legal() {
            let play = |first, second| {
                let mut position = start;
                [first, Move::Pass, second]
                    .into_iter()
                    .try_for_each(|mv| position.play(mv))
                    .ok()?;
                Some(position)
            };
            let (Some(there), Some(back)) = (play(one, two), play(two, one)) else { continue };
            let apart = |mv| match mv {
                Move::Put { from, .. } | Move::Flip(from) | Move::Exit { from, .. } => Some(from),
                Move::Pass => None,
            };
            if apart(one) != apart(two) {
                assert_eq!(there, back, "{one}, {two}");
                assert_eq!(there.key(), back.key());
                pairs += 1;
            }
        }
    }
    assert!(pairs > 100, "{pairs}");
}

#[test]
fn a_search_looks_out_for_repetitions() {
    fn repeats<G: Search>(_: G) -> bool {
        G::REPEATS
    }
    assert!(repeats(at("sendas")));
}

#[test]
fn equal_options_have_equal_hashes() {
    let mut default = Options::default();
    default.set("setup", "classic").unwrap();
    let set: HashSet<_> = [default, Options::default()].into();
    assert_eq!(set.len(), 1);
    let edge = Options::named(crate::sendas::Setup::Edge);
    assert!(!set.contains(&edge));
    let hash = |options: &Options| {
        use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
        BuildHasherDefault::<DefaultHasher>::default().hash_one(options)
    };
    assert_ne!(hash(&edge), hash(&Options::default()));
}
