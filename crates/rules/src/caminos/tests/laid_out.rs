//! Positions laid out freely.

use proptest::prelude::*;

use super::{
    super::{Layout, LayoutFault as Fault, PlacedPiece},
    laws::{each_position, options},
    *,
};
use crate::{EndReason, Outcome, Seat, Seats, Token, dice::dice};

/// A piece whose cubes are on these squares, each with its storey.
fn piece(material: Material, shape: Shape, cubes: &[(&str, u8)]) -> PlacedPiece {
    let corner = |of: fn(Square) -> u8| cubes.iter().map(|(at, _)| of(square(at))).min().unwrap();
    let anchor = Square::new(corner(|at| at.file), corner(|at| at.rank));
    let is = |mv: &Move| {
        mv.cubes().count() == cubes.len()
            && mv.cubes().all(|(at, storey)| cubes.contains(&(at.to_string().as_str(), storey)))
    };
    let mv = shape.orientations().filter_map(|lie| Move::new(lie, anchor)).find(is).unwrap();
    PlacedPiece { material, mv }
}

/// A flat O with its south-western cube on this square.
fn flat_o(material: Material, at: &str, storey: u8) -> PlacedPiece {
    let Square { file, rank } = square(at);
    let names = [(0, 0), (0, 1), (1, 0), (1, 1)]
        .map(|(east, north)| Square::new(file + east, rank + north).to_string());
    let cubes = names.each_ref().map(|name| (name.as_str(), storey));
    piece(material, Shape::O, &cubes)
}

fn faults(layout: &Layout) -> Vec<Fault> {
    Position::from_layout(layout).err().unwrap_or_default()
}

/// A layout of the pieces that stand after a line.
fn layout(line: &str) -> Layout {
    after(line).layout()
}

const GREEN: Material = Material::Green;
const YELLOW: Material = Material::Yellow;
const NEUTRAL: Material = Material::Neutral;

#[test]
fn what_is_misplaced_is_named() {
    let at = |pieces: Vec<PlacedPiece>| {
        let yellow = pieces.len() % 2 == 1;
        let to_move = if yellow { Seat::TWO } else { Seat::ONE };
        faults(&Layout::new(Options::default(), pieces, to_move))
    };
    let square = |name| Square::parse(name).unwrap();
    assert_eq!(at(vec![flat_o(GREEN, "g7", 0)]), []);
    assert_eq!(
        at(vec![flat_o(GREEN, "h8", 0)]),
        [Fault::OffBoard { piece: 0, square: square("h9") }]
    );
    assert_eq!(
        at(vec![flat_o(GREEN, "a1", 0), flat_o(YELLOW, "b2", 0)]),
        [Fault::Overlap { piece: 1, square: square("b2"), storey: 0 }]
    );
    let bridge = piece(GREEN, Shape::T, &[("a1", 1), ("b1", 1), ("c1", 1), ("b1", 0)]);
    assert_eq!(at(vec![bridge]), [Fault::Floating { piece: 0, square: square("a1"), storey: 1 }]);
    // Every fault is named, each piece once for each.
    let many = vec![flat_o(GREEN, "h1", 0), flat_o(YELLOW, "h2", 0), bridge];
    assert_eq!(
        at(many),
        [
            Fault::OffBoard { piece: 0, square: square("i1") },
            Fault::OffBoard { piece: 1, square: square("i2") },
            Fault::Overlap { piece: 1, square: square("h2"), storey: 0 },
            Fault::Floating { piece: 2, square: square("a1"), storey: 1 },
        ]
    );
}

/// Four pieces in a ring, each with its end on the next one.
#[test]
fn pieces_that_rest_on_each_other_have_no_order() {
    let z = |material, low: &str, high: &str, end: &str| {
        piece(material, Shape::Z, &[(low, 0), (high, 0), (high, 1), (end, 1)])
    };
    let ring = vec![
        z(GREEN, "a1", "b1", "c1"),
        z(YELLOW, "c1", "c2", "c3"),
        z(GREEN, "c3", "b3", "a3"),
        z(YELLOW, "a3", "a2", "a1"),
    ];
    let layout = Layout::new(Options::default(), ring, Seat::ONE);
    let expected: Vec<_> = (0..4).map(|piece| Fault::Interlocked { piece }).collect();
    assert_eq!(faults(&layout), expected);
}

#[test]
fn a_piece_is_made_of_what_its_shape_is_made_of() {
    let bar = |material| piece(material, Shape::I, &[("a1", 0), ("a2", 0), ("a3", 0)]);
    let neutrals = Options::default().with_neutrals(true);
    let one_bar = |material| Layout::new(neutrals, vec![bar(material)], Seat::TWO);
    assert_eq!(faults(&one_bar(NEUTRAL)), []);
    assert_eq!(faults(&one_bar(GREEN)), [Fault::Material { piece: 0 }]);
    let neutral_o = Layout::new(Options::default(), vec![flat_o(NEUTRAL, "a1", 0)], Seat::ONE);
    assert_eq!(faults(&neutral_o), [Fault::Material { piece: 0 }]);
}

#[test]
fn bars_come_first_and_there_are_two_of_them() {
    let neutrals = Options::default().with_neutrals(true);
    let bar = |file: &str| {
        let names = [1, 2, 3].map(|rank| format!("{file}{rank}"));
        piece(NEUTRAL, Shape::I, &names.each_ref().map(|name| (name.as_str(), 0)))
    };
    let with = |options, files: &[&str], to_move| {
        Layout::new(options, files.iter().map(|file| bar(file)).collect(), to_move)
    };
    assert_eq!(faults(&with(neutrals, &[], Seat::ONE)), []);
    assert_eq!(faults(&with(neutrals, &[], Seat::TWO)), [Fault::Turns(Seat::TWO)]);
    assert_eq!(faults(&with(neutrals, &["a"], Seat::TWO)), []);
    assert_eq!(faults(&with(neutrals, &["a"], Seat::ONE)), [Fault::Turns(Seat::ONE)]);
    assert_eq!(faults(&with(neutrals, &["a", "b"], Seat::ONE)), []);
    assert_eq!(faults(&with(neutrals, &["a", "b", "c"], Seat::ONE)), [Fault::TooManyBars]);
    assert_eq!(faults(&with(Options::default(), &["a"], Seat::ONE)), [Fault::TooManyBars]);
    let early = Layout::new(neutrals, vec![bar("a"), flat_o(GREEN, "d4", 0)], Seat::TWO);
    assert_eq!(faults(&early), [Fault::BarsFirst]);
}

#[test]
fn pieces_that_stand_and_that_are_left_make_up_the_supply() {
    let three: Vec<_> = ["a1", "c1", "e1"].map(|at| flat_o(GREEN, at, 0)).into();
    let too_many = Fault::TooMany { colour: Colour::Green, shape: Shape::O };
    let found = faults(&Layout::new(Options::default(), three, Seat::TWO));
    assert_eq!(found, [too_many]);

    let mut lacking = layout("caminos : O:a1a2b1b2");
    lacking.left[0][Shape::O as usize] = 0;
    let not_there = Fault::NotAllThere { colour: Colour::Green, shape: Shape::O };
    assert_eq!(faults(&lacking), [not_there]);
    lacking.left[0][Shape::O as usize] = 2;
    assert_eq!(faults(&lacking), [not_there]);
    lacking.left[0][Shape::O as usize] = 3;
    let too_many_left = Fault::TooManyLeft { seat: Seat::ONE, shape: Shape::O };
    assert_eq!(faults(&lacking), [too_many_left, not_there]);

    // Partners cannot have each other's pieces, nor those who do not play any.
    let mut four = layout("caminos players=4");
    four.left[0][Shape::T as usize] = 3;
    four.left[2][Shape::T as usize] = 1;
    let too_many_left = Fault::TooManyLeft { seat: Seat::ONE, shape: Shape::T };
    assert_eq!(faults(&four), [too_many_left]);
    let mut two = layout("caminos");
    two.left[0][Shape::T as usize] = 3;
    two.left[2][Shape::T as usize] = 1;
    let nobody = Fault::TooManyLeft { seat: Seat::THREE, shape: Shape::T };
    assert_eq!(faults(&two), [nobody]);
}

#[test]
fn turns_give_the_numbers_of_pieces() {
    let with = |options, green: &[&str], yellow: &[&str], to_move| {
        let green = green.iter().map(|at| flat_o(GREEN, at, 0));
        let yellow = yellow.iter().map(|at| flat_o(YELLOW, at, 0));
        let mut layout = Layout::new(options, green.chain(yellow).collect(), to_move);
        let mut sound = Vec::new();
        for out in [[false, false], [true, false], [false, true], [true, true]] {
            layout.out = out;
            match Position::from_layout(&layout) {
                Ok(position) => {
                    assert_eq!(Colour::ALL.map(|colour| position.is_out(colour)), out);
                    sound.push(out);
                }
                Err(faults) => assert_eq!(faults, [Fault::Turns(to_move)]),
            }
        }
        sound
    };
    let two = Options::default();
    let (nobody, green, yellow) = ([[false; 2]], [[true, false]], [[false, true]]);
    assert_eq!(with(two, &[], &[], Seat::ONE), nobody);
    assert_eq!(with(two, &["a1"], &[], Seat::TWO), nobody);
    assert_eq!(with(two, &["a1"], &["d4"], Seat::ONE), nobody);
    // With the turn at the other colour, one of them must have been passed over.
    assert_eq!(with(two, &["a1"], &[], Seat::ONE), yellow);
    assert_eq!(with(two, &["a1"], &["d4"], Seat::TWO), green);
    assert_eq!(with(two, &["a1", "c1"], &["d4"], Seat::ONE), yellow);
    // Nobody goes on while the other colour has more and is in the game.
    let none: [[bool; 2]; 0] = [];
    assert_eq!(with(two, &["a1", "c1"], &[], Seat::TWO), none);
    assert_eq!(with(two, &[], &["a1"], Seat::ONE), none);
    let third = Layout::new(two, Vec::new(), Seat::THREE);
    assert_eq!(faults(&third), [Fault::NoSuchSeat(Seat::THREE)]);
    let four = two.with_players(4).unwrap();
    assert_eq!(with(four, &["a1"], &["d4"], Seat::THREE), nobody);
    assert_eq!(with(four, &["a1"], &["d4"], Seat::ONE), none);
    assert_eq!(with(four, &["a1", "c1"], &["d4"], Seat::FOUR), nobody);
    assert_eq!(with(four, &["a1", "c1"], &["d4"], Seat::TWO), none);
    // The second partner has placed before the first.
    for (line, seat) in [("O:a1a2b1b2", 2), ("O:a1a2b1b2 O:d4d5e4e5", 3)] {
        let mut layout = layout(&format!("caminos players=4 : {line}"));
        assert_eq!(faults(&layout), []);
        layout.left.swap(seat - 2, seat);
        assert_eq!(faults(&layout), [Fault::Turns(layout.to_move)], "{line}");
    }
}

#[test]
fn a_joined_board_is_over() {
    let line = "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2";
    let won = layout(line);
    assert_eq!(Position::from_layout(&won), Ok(after(line)));
    let goes_on = Layout { ended: None, to_move: Seat::TWO, ..won.clone() };
    assert_eq!(faults(&goes_on), [Fault::Joined(Colour::Green)]);
    let given_up =
        Outcome { winners: Seats::only(Seat::ONE), reason: EndReason::Resignation(Seat::TWO) };
    let given_up = Layout { ended: Some(given_up), to_move: Seat::TWO, ..won.clone() };
    assert_eq!(faults(&given_up), [Fault::Joined(Colour::Green)]);
    let by_other = Outcome { winners: Seats::only(Seat::TWO), reason: EndReason::Connection };
    let by_other = Layout { ended: Some(by_other), ..won };
    assert_eq!(faults(&by_other), [Fault::Ending(by_other.ended.unwrap())]);
}

#[test]
fn a_game_ends_as_the_board_and_the_turn_say() {
    let open = layout("caminos : O:a1a2b1b2");
    let ended = |seats: &[Seat], reason| {
        let outcome = Outcome { winners: seats.iter().copied().collect(), reason };
        let layout = Layout { ended: Some(outcome), ..open.clone() };
        (faults(&layout), outcome)
    };
    let fine = |(found, _): (Vec<Fault>, Outcome)| assert_eq!(found, []);
    fine(ended(&[], EndReason::Agreement));
    fine(ended(&[Seat::ONE], EndReason::Resignation(Seat::TWO)));
    fine(ended(&[Seat::ONE], EndReason::Time(Seat::TWO)));
    let wrong = |(found, outcome): (Vec<Fault>, Outcome)| {
        assert_eq!(found, [Fault::Ending(outcome)]);
    };
    wrong(ended(&[Seat::ONE], EndReason::Agreement));
    wrong(ended(&[Seat::TWO], EndReason::Resignation(Seat::TWO)));
    wrong(ended(&[Seat::TWO], EndReason::Time(Seat::ONE)));
    wrong(ended(&[], EndReason::Capture));
    // With a piece in the air the turn of one who has placed none is not that of the last piece.
    let turns = vec![Fault::Turns(Seat::TWO)];
    assert_eq!(ended(&[Seat::TWO], EndReason::Connection).0, turns);
    let placed = layout("caminos : O:a1a2b1b2 O:d4d5e4e5");
    for (seats, reason) in
        [(Seats::only(Seat::TWO), EndReason::Connection), (Seats::NONE, EndReason::Exhausted)]
    {
        let outcome = Outcome { winners: seats, reason };
        let out = [reason == EndReason::Exhausted; 2];
        let layout = Layout { ended: Some(outcome), to_move: Seat::TWO, out, ..placed.clone() };
        assert_eq!(faults(&layout), [Fault::Ending(outcome)]);
    }
}

#[test]
fn who_is_to_move_can_place_a_piece() {
    let drawn = layout(EXHAUSTED);
    assert_eq!(drawn.ended.map(|outcome| outcome.reason), Some(EndReason::Exhausted));
    assert_eq!(Position::from_layout(&drawn), Ok(after(EXHAUSTED)));
    let stuck = Layout { ended: None, to_move: Seat::TWO, out: [true, false], ..drawn.clone() };
    assert_eq!(faults(&stuck), [Fault::CannotPlace(Seat::TWO)]);
    let given_up =
        Outcome { winners: Seats::only(Seat::ONE), reason: EndReason::Resignation(Seat::TWO) };
    let given_up = Layout { ended: Some(given_up), ..stuck };
    assert_eq!(faults(&given_up), [Fault::CannotPlace(Seat::TWO)]);
    for out in [[false, false], [true, false], [false, true]] {
        let layout = Layout { out, ..drawn.clone() };
        assert_eq!(faults(&layout), [Fault::Turns(drawn.to_move)], "both are out at the end");
    }
}

#[test]
fn faults_are_sentences() {
    let square = square("c3");
    let said = |fault: Fault| fault.to_string();
    assert_eq!(
        said(Fault::Overlap { piece: 1, square, storey: 2 }),
        "piece 2 has a cube on c3, storey 3, where another piece has one"
    );
    assert_eq!(
        said(Fault::Floating { piece: 0, square, storey: 1 }),
        "there is empty space under the cube of piece 1 on c3, storey 2"
    );
    assert_eq!(
        said(Fault::OffBoard { piece: 9, square }),
        "piece 10 stands over c3, which is not on the board"
    );
    assert_eq!(
        said(Fault::NotAllThere { colour: Colour::Yellow, shape: Shape::O }),
        "the yellow pieces O that stand and those that are left are not 2 together"
    );
    assert_eq!(said(Fault::Interlocked { piece: 3 }), "piece 4 rests on pieces that rest on it");
    assert_eq!(
        said(Fault::Material { piece: 3 }),
        "piece 4 is not made of what its shape is made of"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_play_reaches_can_be_laid_out(options in options(), seed: u64) {
        each_position(&options, seed, |position, _| {
            let endings = [Token::Resign, Token::Time, Token::Draw].into_iter().filter_map(|token| {
                let mut ended = *position;
                ended.play_token(token).ok().map(|()| ended)
            });
            for position in endings.chain([*position]) {
                let mut layout = position.layout();
                assert_eq!(layout.options, options);
                assert_eq!(Position::from_layout(&layout), Ok(position));
                layout.pieces.reverse();
                assert_eq!(Position::from_layout(&layout), Ok(position), "in any order");
            }
        });
    }

    /// Where the seats have taken turns, the pieces and the turn are all that must be said.
    #[test]
    fn pieces_and_turn_make_a_layout(options in options(), seed: u64, plies in 0..24_usize) {
        let mut position = Position::start(&options).unwrap();
        let mut roll = dice(seed);
        for _ in 0..plies {
            position.play_random(&mut roll);
        }
        let Some(to_move) = position.turn().seat() else { return Ok(()) };
        let mut layout = Layout::new(options, position.pieces().collect(), to_move);
        layout.out = position.out;
        let placed = |left: &[[u8; 4]; 4], seat: Seat| left[seat.index()].iter().sum::<u8>();
        for seat in Seat::all(4) {
            prop_assert_eq!(placed(&layout.left, seat), placed(&position.left, seat));
        }
        let laid_out = Position::from_layout(&layout);
        if options.four_players {
            // Which partner placed what is not known, and one of them may have nothing that fits.
            let stuck = Err(vec![Fault::CannotPlace(to_move)]);
            prop_assert!(laid_out.is_ok() || laid_out == stuck, "{:?}", laid_out);
        } else {
            prop_assert_eq!(laid_out, Ok(position));
        }
    }

    #[test]
    fn any_layout_is_a_position_or_has_faults(
        options in options(), ended in 0..6_usize, winners in 0..4_u8, seat in 0..4_u8,
        pieces in prop::collection::vec((0..3_usize, 0..54_usize, 0..11_u8, 0..11_u8), 0..40),
        left in any::<[[u8; 4]; 4]>(), sound in any::<bool>(),
    ) {
        let seat = Seat::from_index(seat).unwrap();
        let pieces = pieces.into_iter().filter_map(|(material, lie, file, rank)| {
            let lie = super::super::Orientation::from_index(lie)?;
            let mv = Move::new(lie, Square::new(file, rank))?;
            Some(PlacedPiece { material: Material::ALL[material], mv })
        });
        let mut layout = Layout::new(options, pieces.collect(), seat);
        if !sound {
            layout.left = left;
        }
        let reason = [
            EndReason::Connection,
            EndReason::Exhausted,
            EndReason::Agreement,
            EndReason::Time(seat),
            EndReason::Target,
        ];
        let winners = Seat::from_index(winners).map(Seats::only).unwrap();
        layout.ended = reason.get(ended).map(|&reason| Outcome { winners, reason });
        match Position::from_layout(&layout) {
            Ok(position) => {
                let again = position.layout();
                prop_assert_eq!(Position::from_layout(&again), Ok(position));
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                for fault in faults {
                    prop_assert!(!fault.to_string().is_empty());
                }
            }
        }
    }
}
