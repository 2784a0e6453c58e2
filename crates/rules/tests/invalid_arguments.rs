//! Calls public functions with invalid arguments: nothing panics and no illegal position results.
//! Parsers and the queries of each game are tested in their own modules.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use cauce_rules::{
    Direction, Game, GameKind, GameLine, MoveError, Options, RandomSource, Seat, Seats, Side,
    Square, Symmetry, Turn, draw_by_weight, sendas, snorkels, with_game,
};
use proptest::prelude::*;

#[path = "../src/test_rng.rs"]
mod test_rng;

use test_rng::test_rng;

#[test]
fn there_are_four_seats_and_no_more() {
    for (index, seat) in [Seat::ONE, Seat::TWO, Seat::THREE, Seat::FOUR].into_iter().enumerate() {
        assert_eq!(Seat::from_index(index as u8), Some(seat));
        assert_eq!(Seat::from_number(seat.number()), Some(seat));
        assert_eq!((seat.index(), seat.to_string()), (index, (index + 1).to_string()));
    }
    for index in 4..=u8::MAX {
        assert_eq!(Seat::from_index(index), None);
    }
    for number in (5..=u8::MAX).chain([0]) {
        assert_eq!(Seat::from_number(number), None);
    }
    for (seats, count) in [(0, 0), (1, 1), (4, 4), (5, 4), (u8::MAX, 4)] {
        assert_eq!(Seat::all(seats).count(), count);
    }
}

#[test]
fn after_the_last_seat_comes_the_first() {
    assert_eq!(Seat::ONE.next(2), Seat::TWO);
    assert_eq!(Seat::TWO.next(2), Seat::ONE);
    assert_eq!(Seat::THREE.next(4), Seat::FOUR);
    for seat in Seat::all(Seat::MAX) {
        assert_eq!(seat.next(0), Seat::ONE);
        assert_eq!(seat.next(1), Seat::ONE);
        assert_eq!(seat.next(u8::MAX), seat.next(4), "there are never more than four");
    }
    assert_eq!(Seat::FOUR.next(4), Seat::ONE);
    assert_eq!(Seat::FOUR.next(2), Seat::ONE, "the table has no such seat");
}

#[test]
fn a_set_of_seats_holds_each_once() {
    assert!(Seats::NONE.is_empty() && Seats::default() == Seats::NONE);
    let all: Seats = Seat::all(u8::MAX).chain(Seat::all(2)).collect();
    assert!(all.iter().eq(Seat::all(4)));
    let two = Seats::only(Seat::FOUR).with(Seat::TWO).with(Seat::TWO);
    assert!(two.iter().eq([Seat::TWO, Seat::FOUR]));
    assert!(two.contains(Seat::FOUR) && !two.contains(Seat::ONE) && !two.is_empty());
}

#[test]
fn sides_have_names_of_their_own() {
    for &side in Side::ALL {
        assert_eq!(Side::from_name(side.name()), Some(side));
        assert_eq!(side.to_string(), side.name());
    }
    for wrong in ["", "White", "white ", "red"] {
        assert_eq!(Side::from_name(wrong), None);
    }
}

#[test]
fn squares_and_directions_bear_any_number() {
    assert_eq!(Square::new(255, 255).to_string(), "iv256");
    assert_eq!(Square::new(255, 255).offset(127, 127), None);
    assert_eq!(Square::new(0, 0).offset(-1, 0), None);
    assert_eq!(Square::new(0, 0).offset(i8::MIN, i8::MAX), None);
    assert_eq!(Square::new(25, 98).offset(1, 0), None);
    assert_eq!(Square::new(25, 97).offset(-25, 1), Some(Square::new(0, 98)));
    for direction in Direction::ALL {
        assert_eq!(direction.clockwise(255), direction.clockwise(3));
        assert_eq!(direction.clockwise(252), direction);
    }
    for symmetry in Symmetry::ALL {
        for (square, side) in
            [(Square::new(255, 255), 9), (Square::new(0, 9), 9), (Square::new(0, 0), 0)]
        {
            assert_eq!(symmetry.square(square, side), square, "{symmetry}");
        }
        let far = symmetry.square(Square::new(0, 254), u8::MAX);
        assert_eq!(symmetry.inverse().square(far, u8::MAX), Square::new(0, 254));
    }
    assert_eq!(Symmetry::new(true, 255), Symmetry::new(true, 3));
}

#[test]
fn no_two_squares_print_alike_and_a_name_is_read_as_the_square_that_prints_it() {
    let names = |square: Square| square.to_string();
    assert_eq!(
        [25, 26, 51, 52].map(|file| names(Square::new(file, 0))),
        ["z1", "aa1", "az1", "ba1"]
    );
    let all =
        || (0..=u8::MAX).flat_map(|file| (0..=u8::MAX).map(move |rank| Square::new(file, rank)));
    let different: HashSet<_> = all().map(names).collect();
    assert_eq!(different.len(), 1 << 16);
    for square in all() {
        let named = square.file < 26 && square.rank < 99;
        assert_eq!(Square::parse(&names(square)), named.then_some(square), "{square}");
    }
}

#[test]
fn a_refusal_names_the_square_that_is_refused() {
    let game = GameLine::<snorkels::Position>::default().position();
    let refused = game.check(snorkels::Move::Place(Square::new(26, 0))).unwrap_err();
    assert_eq!(refused.to_string(), "aa1 is not on the board");
    let exit =
        sendas::Move::Exit { from: Square::new(2, 0), file: 26, colour: sendas::Colour::White };
    assert_eq!(exit.to_string(), "c1-aa10");
}

/// A source may be a closure that draws from `0..n`, an empty range if `n` is 0.
#[test]
fn a_dice_is_asked_for_one_of_at_least_one() {
    fn check<G: Game>(start: &str, seed: u64) {
        let mut rng = test_rng(seed);
        let mut strict = |n: u32| if n > 0 { rng(n) } else { panic!("one of none in '{start}'") };
        let mut game: G = start.parse::<GameLine<G>>().unwrap().position();
        for _ in 0..20 {
            let _ = game.play_random(&mut strict);
        }
        game.playout(&mut strict, 10_000);
        assert!(matches!(game.turn(), Turn::Over(_)), "{start}");
        assert_eq!(game.play_random(&mut strict), None);
        assert_eq!(game.playout(&mut strict, 10), 0);
    }
    for line in LINES {
        for seed in 0..8 {
            with_game!(GameKind::from_line(line).unwrap(), G => check::<G>(line, seed));
        }
    }
    let mut never = |_| panic!("there is nothing to draw");
    assert_eq!(draw_by_weight(&[1, 2], |_| 0, &mut never), None);
    assert_eq!(draw_by_weight(&[0; 0], |_| 1, &mut never), None);
}

#[test]
fn weights_may_be_as_large_as_they_like() {
    let all = [1, 2, 3];
    for roll in [0, 1, u32::MAX - 1] {
        assert!(draw_by_weight(&all, |_| u32::MAX, &mut |_| roll).is_some());
    }
    assert_eq!(draw_by_weight(&all, |_| 0, &mut |_| 7), None);
    assert_eq!(draw_by_weight(&[0; 0], |_| 1, &mut |_| 0), None);
    let drawn = [0, 1, 2, 3].map(|roll| draw_by_weight(&all, |one| one - 1, &mut |_| roll));
    assert_eq!(drawn, [Some(2), Some(3), Some(3), None], "a roll too high draws nothing");
}

#[test]
fn an_option_that_is_refused_changes_nothing() {
    fn check<G: Game>() {
        let mut options = G::Options::default();
        for key in ["", "x", "SIZE", "size ", "setup="] {
            assert!(options.set(key, "3").is_err() && options.get(key).is_none(), "{key:?}");
        }
        for key in G::Options::KEYS {
            assert_eq!(options.get(key), None, "the default is not written");
            for value in ["", " ", "-1", "99999999999", "0x3", "c3,,e5", "é", "yes,no"] {
                let error = options.set(key, value).unwrap_err();
                assert!(error.to_string().starts_with(&format!("'{key}' ")), "{error}");
            }
        }
        assert_eq!(options, G::Options::default());
    }
    for &kind in GameKind::ALL {
        with_game!(kind, G => check::<G>());
    }
}

#[test]
fn seats_that_a_table_does_not_have_play_nothing() {
    fn check<G: Game>(mut game: G) {
        let absent = || Seat::all(Seat::MAX).skip(2);
        assert_eq!(game.seats(), 2);
        assert!(absent().all(|seat| game.side(seat).is_none() && game.margin(seat).is_none()));
        let mut rng = |n: u32| n / 2;
        game.playout(&mut rng, 10_000);
        for seat in absent() {
            assert_eq!((game.series_points(seat), game.side(seat)), (0, None));
        }
    }
    for &kind in GameKind::ALL {
        with_game!(kind, G => check(GameLine::<G>::default().position()));
    }
}

/// Game lines whose positions are called with options and moves of other games.
const LINES: [&str; 10] = [
    "snorkels",
    "snorkels size=9 : d4",
    "snorkels size=3",
    "tayu : +012",
    "tayu players=3",
    "tayu players=4 : +012",
    "caminos",
    "caminos board=ring neutrals=yes : I:d2d3d4",
    "sendas",
    "sendas setup=clash : pass",
];

fn positions<G: Game>() -> Vec<G> {
    let of_game = LINES.iter().filter(|line| GameKind::from_line(line) == Ok(G::KIND));
    of_game.map(|line| line.parse::<GameLine<G>>().unwrap().position()).collect()
}

#[test]
fn the_moves_of_one_position_do_no_harm_in_another() {
    fn check<G: Game>() {
        let positions = positions::<G>();
        assert!(!positions.is_empty());
        for from in &positions {
            for to in &positions {
                for mv in from.legal().into_iter().step_by(7) {
                    let mut game = to.clone();
                    let legal = to.legal().contains(&mv);
                    assert_eq!(game.play(mv).is_ok(), legal, "{mv}");
                    if !legal {
                        assert_eq!(&game, to, "{mv}");
                        assert_eq!(to.weight(mv), 0);
                        // Playing an illegal move without a check may lead anywhere, but must not
                        // panic.
                        game.play_unchecked(mv);
                        let _ = (game.turn(), game.legal(), game.score());
                    }
                }
            }
        }
    }
    for &kind in GameKind::ALL {
        with_game!(kind, G => check::<G>());
    }
}

#[test]
fn questions_about_squares_off_the_board_are_answered() {
    let game = GameLine::<sendas::Position>::default().position();
    for square in [Square::new(9, 0), Square::new(0, 9), Square::new(255, 255)] {
        assert!(game.at(square).is_none() && game.outside(square).is_none());
        assert!(game.landings(square).is_empty() && game.gates(square).is_empty());
        assert_eq!(game.orientations(Square::new(2, 0), square).count(), 0);
        assert_eq!(game.links(square).count(), 0);
        assert!(!game.can_move(square) && !game.can_flip(square));
        assert_eq!(game.cut_without(square), None);
        assert_eq!(game.own_piece(square), Err(MoveError::OffBoard(square)));
        assert!(game.effect(sendas::Move::Flip(square)).is_err());
        assert_eq!(sendas::Squares::only(square), sendas::Squares::NONE);
    }
    assert!(sendas::Squares::rank(9).is_empty());
    assert_eq!(sendas::Ends::ALL.clockwise(255), sendas::Ends::ALL);
}

proptest! {
    /// A source that returns numbers outside the range.
    #[test]
    fn a_wrong_dice_leads_nowhere_illegal(rolls in prop::collection::vec(any::<u32>(), 1..200)) {
        fn check<G: Game>(rng: &mut impl RandomSource) -> Result<(), TestCaseError> {
            let mut line = GameLine::<G>::default();
            for _ in 0..20 {
                if let Some(mv) = line.position().play_random(rng) {
                    prop_assert!(line.push_text(&mv.to_string()).is_ok());
                }
            }
            Ok(())
        }
        for &kind in GameKind::ALL {
            let mut at = rolls.iter().cycle().copied();
            let mut rng = |_: u32| at.next().unwrap_or_default();
            with_game!(kind, G => check::<G>(&mut rng)?);
        }
        for size in ["3", "7", "9"] {
            let mut options = snorkels::Options::default();
            options.set("size", size).unwrap();
            let mut game = snorkels::Position::start(&options).unwrap();
            let mut at = rolls.iter().cycle().copied();
            let plies = game.playout(&mut |_: u32| at.next().unwrap_or_default(), 1000);
            prop_assert!(plies > 0 && matches!(game.turn(), Turn::Over(_)));
        }
    }
}
