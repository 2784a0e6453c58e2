use std::{collections::BTreeSet, ops::ControlFlow};

use proptest::prelude::*;

use super::{super::PlacedPiece, reference, *};
use crate::{EndReason, Seat, Turn, test_rng::test_rng};

pub(super) fn options() -> impl Strategy<Value = Options> {
    (0..4_usize, any::<bool>(), any::<bool>()).prop_map(|(board, four_players, neutrals)| Options {
        board: Board::ALL[board],
        four_players,
        neutrals,
    })
}

/// Plays a random game and passes every position with the move that led to it.
pub(super) fn each_position(
    options: &Options,
    seed: u64,
    mut look: impl FnMut(&Position, Option<Move>),
) {
    let mut rng = test_rng(seed);
    let mut position = Position::start(options).unwrap();
    look(&position, None);
    while let Some(mv) = position.play_random(&mut rng) {
        look(&position, Some(mv));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn fast_generation_equals_the_search_over_the_air(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            let moves = position.legal();
            let tokens: BTreeSet<_> = moves.iter().map(Move::to_string).collect();
            assert_eq!(tokens.len(), moves.len(), "no token stands for two moves");
            assert_eq!(tokens, reference::legal_tokens(position));
        });
    }

    #[test]
    fn placements_over_some_squares_are_those_that_stand_on_them(options in options(), seed: u64, some: u128) {
        each_position(&options, seed, |position, _| {
            let mut found = Vec::new();
            let _ = position.visit_legal_over(some, |mv| {
                found.push(mv);
                ControlFlow::<()>::Continue(())
            });
            let mut plain = position.legal();
            plain.retain(|mv| mv.bits() & some != 0);
            assert_eq!(found, plain);
        });
    }

    #[test]
    fn a_placement_is_known_to_win_before_it_is_made(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            for mv in position.legal() {
                let mut next = *position;
                next.play_unchecked(mv);
                let won = next.outcome().is_some_and(|it| it.reason == EndReason::Connection);
                assert_eq!(position.wins(mv), won, "{mv}");
            }
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn legal_moves_are_those_that_are_accepted(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            let moves: BTreeSet<_> = position.legal().iter().map(Move::to_string).collect();
            for orientation in super::super::Orientation::all() {
                for anchor in position.board().squares() {
                    let Some(mv) = Move::new(orientation, anchor) else { continue };
                    let mut next = *position;
                    let accepted = next.play(mv);
                    assert_eq!(position.check(mv), accepted);
                    if accepted.is_ok() {
                        assert!(moves.contains(&mv.to_string()));
                    } else {
                        assert_eq!(next, *position, "a refused move changes nothing");
                    }
                }
            }
            assert!(moves.iter().all(|token| position.check(position.parse(token).unwrap()).is_ok()));
        });
    }

    #[test]
    fn parse_and_print_are_inverses(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            for mv in position.legal() {
                assert_eq!(position.parse(&mv.to_string()), Ok(mv));
            }
        });
    }

    #[test]
    fn columns_are_solid_and_at_most_three_high(options in options(), seed: u64) {
        each_position(&options, seed, |position, mv| {
            let storeys = position.filled;
            assert_eq!(storeys[1] & !storeys[0], 0);
            assert_eq!(storeys[2] & !storeys[1], 0);
            for square in mv.into_iter().flat_map(Move::squares) {
                let height = position.column(square).count();
                assert_eq!(height, usize::from(position.height(square)));
                assert!((1..=3).contains(&height));
            }
        });
    }

    #[test]
    fn pieces_and_cubes_are_conserved(options in options(), seed: u64) {
        let mut placed = 0;
        each_position(&options, seed, |position, mv| {
            placed += mv.map_or(0, |mv| usize::from(mv.shape().cubes()));
            let standing = position.board().squares().map(|at| position.column(at).count()).sum();
            assert_eq!(placed, standing);
            let left = |shape: Shape| {
                let left = Seat::all(position.seats()).map(|seat| position.remaining(seat, shape)).sum::<u8>();
                usize::from(left * shape.cubes())
            };
            let whole = 2 * 14 * 4 + if options.neutrals { 2 * 3 } else { 0 };
            assert_eq!(placed + Shape::ALL.into_iter().map(left).sum::<usize>(), whole);
        });
    }

    #[test]
    fn connection_equals_the_walk_over_faces(options in options(), seed: u64) {
        let mut mover = Colour::Green;
        each_position(&options, seed, |position, mv| {
            let outcome = position.turn().outcome();
            let won = outcome.is_some_and(|outcome| outcome.reason == EndReason::Connection);
            if mv.is_some_and(|mv| mv.shape() != Shape::I) {
                assert_eq!(won, reference::connected(position, mover));
            }
            assert!(!reference::connected(position, mover.other()), "nobody completes the other's path");
            for sides in position.board().pairs() {
                let path = position.path(mover, sides);
                let walked = reference::faces(position, mover, sides);
                assert_eq!(path.as_ref().map(|path| path.faces), walked);
                let Some(path) = path else { continue };
                let heights = path.squares.windows(2).map(|step| {
                    position.height(step[0]).abs_diff(position.height(step[1]))
                });
                let walls: u32 = heights.map(u32::from).sum();
                assert_eq!(path.faces, path.squares.len() as u32 + walls);
            }
            if let Turn::Move(seat) = position.turn() {
                mover = Colour::from_seat(seat);
            }
        });
    }

    #[test]
    fn the_seat_to_move_can_move(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            let moves = position.legal();
            assert_eq!(moves.is_empty(), position.turn().seat().is_none());
            if let Some(seat) = position.turn().seat() {
                assert!(!position.is_out(Colour::from_seat(seat)));
            }
        });
    }

    #[test]
    fn random_play_reaches_every_move_alike(options in options(), seed: u64) {
        let mut roll = test_rng(seed);
        let mut position = Position::start(&options).unwrap();
        for _ in 0..roll(12) {
            position.play_random(&mut roll);
        }
        let moves = position.legal();
        let mut drawn = BTreeSet::new();
        for number in 0..moves.len() as u32 {
            let mut choose = |n: u32| {
                assert_eq!(n as usize, moves.len());
                number
            };
            let mv = { position }.play_random(&mut choose).unwrap();
            assert!(moves.contains(&mv));
            assert!(drawn.insert(mv.to_string()), "each number draws another move");
        }
    }

    #[test]
    fn each_cube_is_of_the_piece_that_brought_it(options in options(), seed: u64) {
        let mut placed = Vec::new();
        let mut material = None;
        each_position(&options, seed, |position, mv| {
            placed.extend(material.zip(mv).map(|(material, mv)| PlacedPiece { material, mv }));
            for square in position.board().squares() {
                for storey in 0..4 {
                    let here = |piece: &&PlacedPiece| {
                        piece.mv.cubes().any(|cube| cube == (square, storey))
                    };
                    let piece = placed.iter().find(here);
                    assert_eq!(position.piece_at(square, storey), piece.copied());
                    let cube = position.column(square).nth(storey.into());
                    assert_eq!(cube, piece.map(|piece| piece.material));
                }
            }
            let standing: BTreeSet<_> = position.pieces().map(|piece| format!("{piece:?}")).collect();
            assert_eq!(standing.len(), placed.len());
            assert!(placed.iter().all(|piece| standing.contains(&format!("{piece:?}"))));
            assert_eq!(position.options(), options);
            material = position.placing();
        });
    }

    #[test]
    fn what_fits_and_what_is_offered_is_what_is_legal(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            let legal = position.legal();
            for shape in Shape::ALL {
                let offered = position.check_shape(shape).is_ok();
                assert_eq!(position.available_shapes().any(|other| other == shape), offered);
                for orientation in shape.orientations() {
                    let is_legal = legal.iter().any(|mv| mv.orientation() == orientation);
                    assert_eq!(is_legal, offered && position.admits(orientation));
                }
            }
            let due = position.available_shapes().any(|shape| shape == Shape::I);
            assert_eq!(position.is_bar_due(), due);
            let material = position.turn().seat().map(|seat| match due {
                true => Material::Neutral,
                false => Colour::from_seat(seat).into(),
            });
            assert_eq!(position.placing(), material);
        });
    }

    /// A piece may be lowered anywhere, also off the board.
    #[test]
    fn a_piece_comes_to_rest_on_the_highest_that_is_under_it(
        options in options(), seed: u64, orientation in 0..54_usize,
        east in -4..12_i8, north in -4..12_i8,
    ) {
        let orientation = super::super::Orientation::from_index(orientation).unwrap();
        each_position(&options, seed, |position, _| {
            let under = orientation.columns().iter().map(|column| {
                let (file, rank) = (east + column.east as i8, north + column.north as i8);
                if file < 0 || rank < 0 {
                    return 0;
                }
                let square = Square::new(file as u8, rank as u8);
                position.height(square).saturating_sub(column.base)
            });
            let corner = (east >= 0 && north >= 0).then(|| Square::new(east as u8, north as u8));
            let mv = corner.and_then(|corner| Move::new(orientation, corner));
            let (rest, legal) = position.drop_piece(orientation, east, north);
            assert_eq!(rest, under.max().unwrap());
            match mv {
                Some(mv) => {
                    assert_eq!(legal, position.check(mv).map(|()| mv));
                    assert_eq!(rest, position.resting_height(mv));
                }
                None => assert_eq!(legal, Err(super::super::MoveError::OffGrid.into())),
            }
        });
    }

    /// Changes, removes or doubles one character of a token.
    #[test]
    fn damaged_tokens_are_read_or_refused(
        options in options(), seed: u64, plies in 0..20_usize,
        at in any::<prop::sample::Index>(), instead in "[TZLOIa-l0-9:tx ]{0,2}",
    ) {
        let mut roll = test_rng(seed);
        let mut position = Position::start(&options).unwrap();
        for _ in 0..plies {
            position.play_random(&mut roll);
        }
        let moves = position.legal();
        prop_assume!(!moves.is_empty());
        let token = at.get(&moves).to_string();
        let at = at.index(token.len());
        let damaged = format!("{}{instead}{}", &token[..at], &token[at + 1..]);
        match position.parse(&damaged) {
            Ok(mv) => {
                prop_assert_eq!(mv.to_string(), damaged.as_str());
                prop_assert_eq!(position.check(mv).is_ok(), moves.contains(&mv));
            }
            Err(crate::MoveError::Spelling(canonical)) => {
                prop_assert_ne!(&canonical, &damaged);
                prop_assert!(!matches!(position.parse(&canonical), Err(crate::MoveError::Spelling(_))));
            }
            Err(_) => {}
        }
    }
}
