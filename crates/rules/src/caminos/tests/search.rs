use std::{
    collections::{HashMap, HashSet},
    ops::ControlFlow,
};

use proptest::prelude::*;

use super::{
    super::{Orientation, PlacedPiece},
    laws::{each_position, options},
    *,
};
use crate::{Search, Symmetry, Token, test_rng::test_rng};

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 256, "{}", size_of::<Position>());
    assert!(size_of::<Move>() <= 3);
}

#[test]
fn every_placement_of_a_board_has_a_number() {
    for (board, count) in
        [(Board::Square, 2657), (Board::Rhombus, 2351), (Board::Octagon, 3169), (Board::Ring, 2312)]
    {
        let start = Position::start(&Options::default().with_board(board)).unwrap();
        let numbered: Vec<_> =
            (0..start.move_index_count()).map(|n| start.move_from_index(n)).collect();
        // Tries every anchor of the grid.
        let mut placements = HashSet::new();
        for orientation in Orientation::all() {
            for anchor in (0..121).map(|n| Square::new(n % 11, n / 11)) {
                let Some(mv) = Move::new(orientation, anchor) else { continue };
                if mv.squares().all(|square| board.contains(square)) {
                    placements.insert(mv);
                    assert_eq!(start.move_from_index(start.index(mv)), Some(mv));
                } else {
                    assert!(start.index(mv) < start.move_index_count());
                }
            }
        }
        assert_eq!(placements, numbered.iter().copied().map(Option::unwrap).collect());
        assert_eq!(placements.len(), numbered.len(), "no placement has two numbers");
        assert_eq!(numbered.len(), count, "{}", board.name());
        assert_eq!(start.move_from_index(start.move_index_count()), None);
        assert_eq!(start.move_from_index(u32::MAX), None);
    }
}

#[test]
fn sides_and_pairs_come_to_lie_on_sides_and_pairs() {
    for board in Board::ALL {
        let start = Position::start(&Options::default().with_board(board)).unwrap();
        assert_eq!(start.symmetries(), Symmetry::ALL);
        for &symmetry in start.symmetries() {
            let image = |side: usize| {
                let squares = board.squares().filter(|&at| board.sides_of(at).any(|of| of == side));
                let mut sides: Vec<_> = (0..board.edges().len()).collect();
                for square in squares {
                    let image = start.square_under(square, symmetry);
                    sides.retain(|&side| board.sides_of(image).any(|of| of == side));
                }
                let [only] = sides[..] else { panic!("{sides:?}") };
                only
            };
            let unordered = |(one, other): (usize, usize)| (one.min(other), one.max(other));
            let pairs: HashSet<_> = board.pairs().map(unordered).collect();
            for pair in board.pairs() {
                let (one, other) = (image(pair.0), image(pair.1));
                assert!(pairs.contains(&unordered((one, other))));
                assert_eq!(board.is_exact((one, other)), board.is_exact(pair));
            }
        }
    }
}

#[test]
fn a_key_tells_apart_all_that_a_position_tells_apart() {
    let lines = [
        "caminos",
        "caminos board=ring",
        "caminos players=4",
        "caminos neutrals=yes",
        "caminos players=4 neutrals=yes",
        "caminos neutrals=yes : I:a1a2a3",
        "caminos neutrals=yes : I:a1a2a3 I:h8h8h8",
        "caminos : resign",
        "caminos : time",
        "caminos : draw",
        "caminos : O:a1a2b1b2",
        "caminos : O:a1a2b1b2 time",
        "caminos : O:a1a2b1b2 resign",
        "caminos : O:a1a2b1b2 O:d4d5e4e5",
        "caminos : O:d4d5e4e5 O:a1a2b1b2",
        "caminos players=4 : O:a1a2b1b2 O:d4d5e4e5",
    ];
    let positions = lines.map(after);
    let mut other = positions;
    other[0].out[0] = true;
    other[1].out[1] = true;
    other[2].remaining[3][2] = 0;
    other[3].to_move = crate::Seat::TWO;
    let mut all: Vec<Position> = positions.into_iter().chain(other.into_iter().take(4)).collect();
    for number in 0..positions[0].move_index_count() {
        let mut next = positions[0];
        next.play_unchecked(next.move_from_index(number).unwrap());
        all.push(next);
    }
    let distinct: HashSet<_> = all.iter().copied().collect();
    let keys: HashSet<_> = all.iter().map(Search::key).collect();
    assert_eq!(keys.len(), distinct.len());
    assert_eq!(distinct.len(), all.len() - 1, "an O in the corner is there twice");
}

#[test]
fn a_table_of_canonical_keys_serves_symmetric_positions() {
    let start = after("caminos board=octagon");
    let mut classes: HashMap<u64, usize> = HashMap::new();
    for mv in start.legal() {
        let mut next = start;
        next.play(mv).unwrap();
        *classes.entry(next.canonical_key()).or_default() += 1;
    }
    assert!(classes.values().all(|count| [1, 2, 4, 8].contains(count)), "the group has eight");
    // By Burnside's lemma. Of the 1,629 placements, turns fix at most the O in the centre, and each
    // of the four mirrors fixes those that lie across its axis.
    let fixed = |symmetry: &Symmetry| {
        start.legal().into_iter().filter(|&mv| start.move_under(mv, *symmetry) == mv).count()
    };
    let fixed: Vec<_> = start.symmetries().iter().map(fixed).collect();
    assert_eq!(fixed.iter().sum::<usize>(), 8 * classes.len());
    assert_eq!(fixed[..4], [1629, 1, 1, 1], "turns");
}

#[test]
fn what_does_not_lie_on_the_board_stays_under_symmetries() {
    let start = after("caminos");
    let flat =
        Shape::O.orientations().find(|orientation| orientation.extent() == [2, 2, 1]).unwrap();
    for anchor in [Square::new(7, 0), Square::new(0, 7), Square::new(9, 9)] {
        let mv = Move::new(flat, anchor).unwrap();
        assert!(Symmetry::ALL.iter().all(|&symmetry| start.move_under(mv, symmetry) == mv));
    }
    let outside = Square::new(8, 0);
    assert!(Symmetry::ALL.iter().all(|&turn| start.square_under(outside, turn) == outside));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn legal_moves_are_the_numbered_ones_that_are_accepted(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            let legal = position.legal();
            let visited: HashSet<_> = legal.iter().copied().collect();
            assert_eq!(visited.len(), legal.len(), "each is shown once");
            let accepted: HashSet<_> = (0..position.move_index_count())
                .filter_map(|number| position.move_from_index(number))
                .filter(|&mv| position.check(mv).is_ok())
                .collect();
            assert_eq!(visited, accepted);
        });
    }

    #[test]
    fn a_visit_stops_where_it_is_told_to(options in options(), seed: u64, after: usize) {
        each_position(&options, seed, |position, _| {
            let legal = position.legal();
            let Some(after) = after.checked_rem(legal.len()) else { return };
            let mut seen = Vec::new();
            let end = position.visit_legal(|mv| {
                seen.push(mv);
                if seen.len() > after { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
            });
            assert_eq!(seen, legal[..=after]);
            assert_eq!(end, ControlFlow::Break(legal[after]));
        });
    }

    #[test]
    fn play_on_trust_is_play(options in options(), seed: u64) {
        let mut before = Position::start(&options).unwrap();
        each_position(&options, seed, |position, mv| {
            let Some(mv) = mv else { return };
            let (mut checked, mut trusted) = (before, before);
            assert_eq!(checked.play(mv), Ok(()));
            trusted.play_unchecked(mv);
            assert_eq!((checked, trusted), (*position, *position), "and so is play at random");
            before = *position;
        });
    }

    #[test]
    fn a_playout_is_one_random_move_after_another(options in options(), seed: u64, max in 0..40_u32) {
        let mut played = Position::start(&options).unwrap();
        let mut stepped = played;
        let plies = played.playout(&mut test_rng(seed), max);
        let mut roll = test_rng(seed);
        let steps = (0..max).take_while(|_| stepped.play_random(&mut roll).is_some()).count();
        prop_assert_eq!((played, plies as usize), (stepped, steps));
    }

    /// Plays any moves of any board without checks, legal or not.
    #[test]
    fn misplaced_trust_does_not_panic(
        options in options(),
        moves in prop::collection::vec((0..54_usize, 0..11_u8, 0..11_u8), 1..60),
    ) {
        let mut position = Position::start(&options).unwrap();
        for (orientation, file, rank) in moves {
            let orientation = Orientation::from_index(orientation).unwrap();
            let Some(mv) = Move::new(orientation, Square::new(file, rank)) else { continue };
            position.play_unchecked(mv);
            for symmetry in Symmetry::ALL {
                let _ = position.under(symmetry).key();
            }
            let _ = (position.points(), position.legal(), position.options());
        }
    }

    #[test]
    fn the_order_of_moves_leaves_no_trace(options in options(), seed: u64) {
        let mut line = Vec::new();
        each_position(&options, seed, |position, mv| line.push((*position, mv)));
        let turns = usize::from(options.players());
        for window in line.windows(turns + 2) {
            // The first and the last move are of one seat; the other seats move between them.
            let (before, end) = (window[0].0, window[turns + 1].0);
            let mut moves: Vec<_> = window[1..].iter().filter_map(|(_, mv)| *mv).collect();
            moves.swap(0, turns);
            let mut other = before;
            if end.outcome.is_some() || moves.into_iter().any(|mv| other.play(mv).is_err()) {
                continue;
            }
            if end.out == before.out && other.out == before.out && other.outcome.is_none() {
                assert_eq!(other, end);
                assert_eq!((other.key(), other.canonical()), (end.key(), end.canonical()));
            }
        }
    }

    #[test]
    fn symmetries_follow_one_another(options in options(), seed: u64, plies in 0..24_usize) {
        let mut position = Position::start(&options).unwrap();
        let mut roll = test_rng(seed);
        for _ in 0..plies {
            position.play_random(&mut roll);
        }
        for one in Symmetry::ALL {
            prop_assert_eq!(position.under(one).under(one.inverse()), position);
            for other in Symmetry::ALL {
                prop_assert_eq!(position.under(one).under(other), position.under(one.then(other)));
            }
        }
    }

    #[test]
    fn endings_have_keys_of_their_own(options in options(), seed: u64, plies in 0..12_usize) {
        let mut position = Position::start(&options).unwrap();
        let mut roll = test_rng(seed);
        for _ in 0..plies {
            position.play_random(&mut roll);
        }
        prop_assume!(position.turn().seat().is_some());
        let ended = [Token::Resign, Token::Time, Token::Draw].map(|token| {
            let mut ended = position;
            ended.play_token(token).unwrap();
            ended.key()
        });
        let keys: HashSet<_> = ended.into_iter().chain([position.key()]).collect();
        prop_assert_eq!(keys.len(), 4);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn symmetries_keep_the_rules(options in options(), seed: u64) {
        let mut before = Position::start(&options).unwrap();
        each_position(&options, seed, |position, mv| {
            let legal: HashSet<_> = position.legal().into_iter().collect();
            for &symmetry in position.symmetries() {
                let image = position.under(symmetry);
                let images = legal.iter().map(|&mv| position.move_under(mv, symmetry));
                assert_eq!(image.legal().into_iter().collect::<HashSet<_>>(), images.collect());
                assert_eq!(image.canonical_key(), position.canonical_key());
                assert_eq!((image.turn(), image.score()), (position.turn(), position.score()));
                assert_eq!(image.remaining, position.remaining);
                for square in position.board().squares() {
                    let there = position.square_under(square, symmetry);
                    assert!(image.column(there).eq(position.column(square)));
                    for storey in 0..3 {
                        let moved = position.piece_at(square, storey).map(|piece| PlacedPiece {
                            mv: position.move_under(piece.mv, symmetry),
                            ..piece
                        });
                        assert_eq!(image.piece_at(there, storey), moved);
                    }
                }
                if let Some(mv) = mv {
                    let mut next = before.under(symmetry);
                    next.play(before.move_under(mv, symmetry)).unwrap();
                    assert_eq!(next, image);
                }
            }
            let (key, symmetry) = position.canonical();
            assert_eq!(position.under(symmetry).key(), key);
            before = *position;
        });
    }
}
