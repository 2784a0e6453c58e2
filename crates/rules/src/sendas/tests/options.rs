use std::collections::HashSet;

use proptest::prelude::*;

use super::{laws::walk, reference::Reference, *};
use crate::sendas::{Options, PIECES, Placed, Setup, Start};
use crate::{LineError, LineErrorKind, OptionsError, ValueError};

fn error(line: &str) -> LineError {
    *line.parse::<GameLine<Position>>().unwrap_err()
}

fn fault(line: &str) -> (String, ValueError) {
    let error = error(line);
    assert_eq!(error.token, 0);
    match error.kind {
        LineErrorKind::Options(OptionsError::Value { reason: fault, .. }) => (error.text, fault),
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn every_named_start_is_whole_and_has_the_pieces_of_the_set() {
    for &setup in Setup::ALL {
        let name = setup.name();
        assert_eq!(Setup::from_name(name), Some(setup));
        let position = at(&format!("sendas setup={name}"));
        for colour in Colour::ALL {
            let mut shapes: Vec<_> = position
                .pieces(colour)
                .iter()
                .map(|square| position.at(square).unwrap().ends.shape().name())
                .collect();
            shapes.sort_unstable();
            let set = ["cross", "elbow", "elbow", "straight", "straight", "tee"];
            assert_eq!(shapes, set, "{name}");
        }
        // Black's start is white's turned by half a turn.
        for placed in setup.start(Colour::White) {
            let turned = placed.turned();
            assert_eq!(position.at(turned.square).unwrap().ends, turned.ends, "{name}");
        }
    }
    assert_eq!(
        drawn(&at("sendas setup=classic")),
        [
            "··╔═╦═╗··",
            "····╬····",
            "·········",
            "·········",
            "·········",
            "·········",
            "·········",
            "····┼····",
            "··└─┴─┘··"
        ]
    );
}

const CLASSIC: &str = "c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW";

#[test]
fn a_start_is_written_as_it_was_given_and_a_default_is_left_out() {
    let print = |line: &str| line.parse::<GameLine<Position>>().unwrap().to_string();
    assert_eq!(print("sendas setup=classic : pass"), "sendas : pass");
    assert_eq!(print("sendas setup=edge"), "sendas setup=edge");
    let own = format!("sendas white={CLASSIC}");
    assert_eq!(print(&own), own);
    assert_eq!(at(&own), at("sendas"));
    // The default for black is white's start turned by half a turn, in any order of pieces.
    let mirrored = "e8NESW,g9SW,f9EW,e9ESW,d9EW,c9ES";
    assert_eq!(print(&format!("{own} black={mirrored}")), own);
    assert_eq!(print(&format!("sendas black={mirrored}")), "sendas");
    let black = "sendas black=c9ES,d9EW,e9ESW,f9EW,g9SW,e8NESW".replace("c9ES,", "c8NE,c9ES,");
    assert_eq!(fault(&black), (black[7..].into(), ValueError::Pieces { count: 6 }));
    let shifted = "sendas black=b9ES,c9EW,d9ESW,e9EW,f9SW,d8NESW";
    assert_eq!(print(shifted), shifted);
}

#[test]
fn options_say_how_each_colour_starts() {
    let options = crate::sendas::Options::default();
    assert_eq!(options.written(Colour::White), CLASSIC);
    assert_eq!(options.written(Colour::Black), "g9SW,f9EW,e9ESW,d9EW,c9ES,e8NESW");
}

#[test]
fn equal_lines_are_equal_games() {
    let game = |line: &str| line.parse::<GameLine<Position>>().unwrap();
    assert_eq!(game("sendas setup=classic"), game("sendas"));
    assert_ne!(game("sendas setup=edge"), game("sendas"));
}

#[test]
fn a_wrong_start_says_what_is_wrong() {
    let white = |value: &str| fault(&format!("sendas white={value}"));
    let at = |value: &str, fault| (format!("white={value}"), fault);
    for (value, why) in [
        ("", ValueError::NotAPiece(String::new())),
        ("c1", ValueError::NotAPiece("c1".into())),
        ("c1N", ValueError::NotAPiece("c1N".into())),
        ("c1EN", ValueError::NotAPiece("c1EN".into())),
        ("c1NE,", ValueError::NotAPiece(String::new())),
        ("c1NE", ValueError::Pieces { count: 6 }),
        ("j1NE", ValueError::OffBoard(Square::new(9, 0))),
        ("c1NE,c1NE", ValueError::Repeated(Square::new(2, 0))),
        (
            "a1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW",
            ValueError::Apart { side: crate::Side::White, squares: "a1".into() },
        ),
        // Black, turned by half a turn, would start on the same squares.
        ("d5ES,e5EW,f5SW,d4NS,f4NS,f3NS", ValueError::Repeated(Square::new(5, 4))),
    ] {
        assert_eq!(white(value), at(value, why));
    }
    let both = format!("sendas setup=classic white={CLASSIC}");
    assert_eq!(fault(&both), (format!("white={CLASSIC}"), ValueError::NotWith("setup")));
    let both = format!("sendas white={CLASSIC} setup=edge");
    assert_eq!(fault(&both).1, ValueError::NotWith("setup"));
    assert!(matches!(fault("sendas setup=chess").1, ValueError::OneOf(words) if words.len() == 7));
    // A fault of black is reported for `black` if that was given.
    let black = "black=c1ES,d9EW,e9ESW,f9EW,g9SW,e8NESW";
    assert_eq!(
        fault(&format!("sendas {black}")),
        (black.into(), ValueError::Repeated(Square::new(2, 0)))
    );
}

#[test]
fn colours_may_start_joined_and_whole_through_each_other() {
    let rows = [
        "·········",
        "·········",
        "··══╗····",
        "····║····",
        "··──┼──··",
        "····║····",
        "····╚·│··",
        "·········",
        "·········",
    ];
    let ValueError::Apart { side, squares } = fault(&written(rows)).1 else { panic!() };
    assert_eq!((side, squares.as_str()), (crate::Side::White, "g3"));
    let rows = [
        "·········",
        "·········",
        "··══╗····",
        "····║····",
        "··──┼──··",
        "····║····",
        "····╚┐···",
        "·········",
        "·········",
    ];
    assert!(after(rows, "").is_joined());
}

fn start(numbers: &[(u8, u8)]) -> Start {
    let orientations: Vec<Ends> =
        crate::sendas::Shape::ALL.iter().flat_map(|shape| shape.orientations()).copied().collect();
    let placed = |&(at, orientation): &(u8, u8)| Placed {
        square: Square::new(at % 5, at / 5),
        ends: orientations[usize::from(orientation) % orientations.len()],
    };
    let pieces: Vec<_> = numbers.iter().map(placed).collect();
    pieces.try_into().unwrap()
}

/// Six pieces of each colour, close enough to be linked.
fn starts() -> impl Strategy<Value = [Vec<(u8, u8)>; 2]> {
    let start = || proptest::collection::vec((0..20_u8, 0..16_u8), PIECES);
    [start(), start()]
}

proptest! {
    #[test]
    fn a_start_of_ones_own_is_taken_where_it_is_whole([white, black] in starts()) {
        check_start([white, black].map(|numbers| start(&numbers)))?;
    }

    #[test]
    fn positions_of_games_can_be_starts(walk in walk()) {
        for position in walk.positions().filter(|position| position.ending().is_none()) {
            check_start(Colour::ALL.map(|colour| {
                let placed = |square| Placed { square, ends: position.at(square).unwrap().ends };
                let pieces: Vec<_> = position.pieces(colour).iter().map(placed).collect();
                Start::try_from(pieces).unwrap()
            }))?;
        }
    }
}

/// Checks that the options accept a start exactly if it is whole, and that it is parsed as written.
fn check_start(starts: [Start; 2]) -> Result<(), TestCaseError> {
    let [white, black] = starts;
    let of = |(colour, start): (Colour, Start)| {
        start.map(|Placed { square, ends }| (square, colour, ends))
    };
    let pieces: Vec<_> = Colour::ALL.into_iter().zip(starts).flat_map(of).collect();
    let distinct: HashSet<_> = pieces.iter().map(|(square, ..)| square).collect();
    let whole = distinct.len() == pieces.len() && Reference::laid_out(pieces).is_whole();
    let options = Options::with_start(white, Some(black));
    prop_assert_eq!(options.is_ok(), whole);
    if let Ok(options) = options {
        let line = GameLine::<Position>::new(options).unwrap();
        let again = line.to_string().parse::<GameLine<Position>>().unwrap().position();
        prop_assert_eq!(again, line.position());
    }
    Ok(())
}

#[test]
fn typed_options_are_those_of_a_game_line() {
    for &setup in Setup::ALL {
        let options = Options::named(setup);
        assert_eq!(options.setup(), Some(setup));
        let line: GameLine<Position> = format!("sendas setup={}", setup.name()).parse().unwrap();
        assert_eq!(line.options(), &options);
        let own = Options::with_start(setup.start(Colour::White), None).unwrap();
        assert_eq!(Position::start(&own).unwrap(), line.position());
        assert_eq!(own.setup(), None);
        for colour in Colour::ALL {
            assert_eq!(own.start(colour), options.start(colour));
        }
    }
    let off = Placed { square: Square::new(9, 0), ends: Ends::ALL };
    let mut start = Setup::Classic.start(Colour::White);
    start[0] = off;
    let error = Options::with_start(start, None).unwrap_err();
    assert_eq!(error.to_string(), "'white' names j1, which is not on the board");
    assert_eq!(off.turned().square, off.square);
    let black = Setup::Edge.start(Colour::Black);
    let own = Options::with_start(Setup::Classic.start(Colour::White), Some(black)).unwrap();
    assert_eq!(own.start(Colour::Black), black);
}
