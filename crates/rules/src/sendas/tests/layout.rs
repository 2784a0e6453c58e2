//! Positions laid out freely.

use proptest::prelude::*;

use super::{laws::walk, reference::Reference, *};
use crate::sendas::{Ending, Layout, LayoutFault, Left, Options, PIECES, Placed, Setup, Start};

fn faults(layout: &Layout) -> Vec<LayoutFault> {
    Position::from_layout(layout).err().unwrap_or_default()
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

/// White has left past e9, with the straight from d7.
fn left() -> Layout {
    let rows = [
        "····│····",
        "····│····",
        "···─┤····",
        "····└┐···",
        "·········",
        "·········",
        "··╔═╦═╗··",
        "····╚····",
        "·········",
    ];
    after(rows, "d7-e10").layout()
}

fn set(layout: &mut Layout, name: &str, change: impl FnOnce(&mut Square, &mut Piece)) {
    let (at, piece) = layout.pieces.iter_mut().find(|(at, _)| *at == square(name)).unwrap();
    change(at, piece);
}

#[test]
fn an_empty_board_lacks_all_pieces() {
    let count = |colour| LayoutFault::Count { colour, pieces: 0, needed: 6 };
    assert_eq!(faults(&Layout::default()), Colour::ALL.map(count));
}

#[test]
fn every_fault_is_found() {
    let start = at("sendas").layout();
    let damaged = |damage: &dyn Fn(&mut Layout)| {
        let mut layout = start.clone();
        damage(&mut layout);
        faults(&layout)
    };
    let count = |colour, pieces| LayoutFault::Count { colour, pieces, needed: 6 };
    let apart = |colour, names| LayoutFault::Apart(Cut { colour, pieces: squares(names) });

    assert_eq!(
        damaged(&|layout| set(layout, "c1", |at, _| *at = Square::new(9, 0))),
        [LayoutFault::OffBoard(Square::new(9, 0)), count(Colour::White, 5)]
    );
    assert_eq!(
        damaged(&|layout| set(layout, "c9", |at, _| *at = square("c1"))),
        [LayoutFault::Occupied(square("c1")), count(Colour::Black, 5)]
    );
    assert_eq!(
        damaged(&|layout| set(layout, "c1", |_, piece| piece.wildcard = true)),
        [LayoutFault::ClosedWildcard(square("c1"))]
    );
    assert_eq!(
        damaged(&|layout| set(layout, "c9", |_, piece| piece.colour = Colour::White)),
        [count(Colour::White, 7), count(Colour::Black, 5), apart(Colour::White, "c9")]
    );
    assert_eq!(
        damaged(&|layout| set(layout, "c9", |at, _| *at = square("a9"))),
        [apart(Colour::Black, "a9")]
    );
    // All of them at once.
    let all = damaged(&|layout| {
        set(layout, "c1", |_, piece| piece.wildcard = true);
        set(layout, "g1", |at, _| *at = square("f1"));
        set(layout, "c9", |at, _| *at = square("a9"));
        layout.pieces.push((Square::new(255, 255), layout.pieces[0].1));
    });
    assert_eq!(
        all,
        [
            LayoutFault::ClosedWildcard(square("c1")),
            LayoutFault::Occupied(square("f1")),
            LayoutFault::OffBoard(Square::new(255, 255)),
            count(Colour::White, 5),
            apart(Colour::Black, "a9"),
        ]
    );
}

#[test]
fn what_is_wrong_with_a_piece_that_left_is_found() {
    let good = left();
    assert!(Position::from_layout(&good).is_ok());
    let Some(Ending::Exit(is)) = good.ending else { panic!() };
    assert_eq!((is.from, is.gate(), is.piece.ends.to_string().as_str()), {
        (square("d7"), square("e9"), "NS")
    });
    let changed = |change: &dyn Fn(&mut Left)| {
        let mut left = is;
        change(&mut left);
        faults(&Layout { ending: Some(Ending::Exit(left)), ..good.clone() })
    };
    let no_way = LayoutFault::NoWayOut;
    let apart = |names| LayoutFault::Apart(Cut { colour: Colour::White, pieces: squares(names) });
    let all = "e6 f6 e7 e8 e9";

    assert_eq!(changed(&|left| left.from = square("e8")), [LayoutFault::Occupied(square("e8"))]);
    let off = Square::new(9, 0);
    assert_eq!(changed(&|left| left.from = off), [LayoutFault::OffBoard(off)]);
    assert_eq!(changed(&|left| left.file = 3), [no_way(square("d9")), apart(all)]);
    let beyond = Square::new(200, 8);
    assert_eq!(changed(&|left| left.file = 200), [no_way(beyond), apart(all)]);
    assert_eq!(
        changed(&|left| left.piece.ends = Ends::parse("EW").unwrap()),
        [no_way(square("e9"))]
    );
    assert_eq!(
        changed(&|left| left.piece.wildcard = true),
        [LayoutFault::ClosedWildcard(square("d7"))]
    );
    let black = changed(&|left| left.piece.colour = Colour::Black);
    let count = |colour, pieces, needed| LayoutFault::Count { colour, pieces, needed };
    assert_eq!(
        black,
        [
            count(Colour::White, 5, 6),
            count(Colour::Black, 6, 5),
            LayoutFault::LeftOutOfTurn,
            no_way(square("e1")),
            LayoutFault::Apart(Cut { colour: Colour::Black, pieces: squares("e2 c3 d3 e3 f3 g3") }),
        ]
    );

    // The gate's own trail is cut.
    let mut cut = good.clone();
    set(&mut cut, "e8", |_, piece| piece.ends = Ends::parse("EW").unwrap());
    assert_eq!(faults(&cut), [apart("e6 f6 e7 e8")]);
    // A gate that is closed to the outside.
    let mut closed = good;
    set(&mut closed, "e9", |_, piece| piece.ends = Ends::parse("ES").unwrap());
    assert_eq!(faults(&closed), [no_way(square("e9"))]);
}

#[test]
fn faults_are_said_in_a_sentence_each() {
    let cut = Cut { colour: Colour::Black, pieces: squares("a9 b9") };
    for (fault, sentence) in [
        (LayoutFault::OffBoard(Square::new(9, 0)), "j1 is not on the board"),
        (LayoutFault::Occupied(square("c1")), "there is more than one piece for c1"),
        (
            LayoutFault::ClosedWildcard(square("c1")),
            "the piece on c1 is turned over and must be open on all sides",
        ),
        (
            LayoutFault::Count { colour: Colour::Black, pieces: 7, needed: 6 },
            "black has 7 pieces on the board instead of 6",
        ),
        (LayoutFault::LeftOutOfTurn, "the piece that left is not of the side whose turn it was"),
        (
            LayoutFault::NoWayOut(square("e9")),
            "the piece that left is not linked with a piece on e9",
        ),
        (LayoutFault::Apart(cut), "black is parted: a9, b9 not linked with the rest"),
    ] {
        assert_eq!(fault.to_string(), sentence);
    }
}

#[test]
fn pieces_are_put_on_free_squares_of_the_board() {
    let mut layout = Layout::default();
    let placed = |text: &str| text.parse::<Placed>().unwrap();
    assert!(layout.put(Colour::White, placed("c1NE")));
    assert!(!layout.put(Colour::Black, placed("c1NESW")));
    let off = Placed { square: Square::new(9, 9), ends: Ends::ALL };
    assert!(!layout.put(Colour::White, off));
    assert!(layout.put(Colour::Black, placed("c2SW")));
    assert_eq!(layout.pieces.len(), 2);
    let piece = layout.at(square("c1")).unwrap();
    assert_eq!((piece.colour, piece.ends.to_string().as_str()), (Colour::White, "NE"));
    assert!(!piece.wildcard && layout.at(square("d1")).is_none());
    assert!(layout.links(square("c1")).eq([Direction::North]));
    assert!(layout.links(square("c2")).eq([Direction::South]));
    assert!(layout.put(Colour::White, placed("d4NS")) && layout.put(Colour::White, placed("d5NS")));
    assert_eq!(layout.apart(Colour::White), squares("c1"));
    assert_eq!(layout.apart(Colour::Black), Squares::NONE);
}

/// Six pieces of a colour by the numbers of their squares and of their ways to lie.
fn start(numbers: &[(u8, u8)]) -> Start {
    let lies: Vec<Ends> =
        crate::sendas::Shape::ALL.iter().flat_map(|shape| shape.orientations()).copied().collect();
    let placed = |&(at, lie): &(u8, u8)| Placed {
        square: Square::new(at % 5, at / 5),
        ends: lies[usize::from(lie) % lies.len()],
    };
    let pieces: Vec<_> = numbers.iter().map(placed).collect();
    pieces.try_into().unwrap()
}

/// What the start editor of a page may hold: six pieces each, crowded enough to be linked.
fn starts() -> impl Strategy<Value = [Vec<(u8, u8)>; 2]> {
    let start = || proptest::collection::vec((0..20_u8, 0..16_u8), PIECES);
    [start(), start()]
}

proptest! {
    #[test]
    fn every_position_of_a_game_comes_through_the_layout(walk in walk()) {
        for position in walk.positions() {
            prop_assert_eq!(Position::from_layout(&position.layout()), Ok(position));
        }
    }

    /// Pieces of real positions, so that most of what comes of it hangs together.
    #[test]
    fn whatever_is_accepted_is_whole_and_whatever_is_whole_is_accepted(
        walk in walk(), piece in any::<proptest::sample::Index>(), to in 0..81_u8, lie in 0..16_u8,
        wildcard in any::<bool>(), colour in 0..8_u8,
    ) {
        let Some((position, _)) = walk.steps().0.pop() else { return Ok(()) };
        let mut layout = position.layout();
        let count = layout.pieces.len();
        let (square, piece) = &mut layout.pieces[piece.index(count)];
        *square = Square::new(to % 9, to / 9);
        if let Some(ends) = Ends::of_sides([0, 1, 2, 3].map(|side| lie >> side & 1 == 1)) {
            piece.ends = ends;
        }
        piece.wildcard = wildcard;
        if colour == 0 {
            piece.colour = piece.colour.other();
        }
        let sound = piece.ends == Ends::ALL || !wildcard;
        let distinct: std::collections::HashSet<_> = layout.pieces.iter().map(|(at, _)| at).collect();
        let even = layout.pieces.iter().filter(|(_, piece)| piece.colour == Colour::White).count() == PIECES;
        let whole = sound && even && distinct.len() == 12 && Reference::laid_out(&layout).is_whole();
        prop_assert_eq!(Position::from_layout(&layout).is_ok(), whole, "{:?}", faults(&layout));
    }

    #[test]
    fn a_start_of_ones_own_is_a_layout_and_says_of_whom_a_fault_is([white, black] in starts()) {
        let [white, black] = [white, black].map(|numbers| start(&numbers));
        check_start(white, black)?;
    }

    #[test]
    fn positions_of_games_can_be_starts(walk in walk()) {
        for position in walk.positions().filter(|position| position.ending().is_none()) {
            let [white, black] = Colour::ALL.map(|colour| {
                let placed = |square| Placed { square, ends: position.at(square).unwrap().ends };
                let pieces: Vec<_> = position.pieces(colour).iter().map(placed).collect();
                Start::try_from(pieces).unwrap()
            });
            check_start(white, black)?;
        }
    }
}

/// That the options accept a start exactly when the layout does, and both make the same of it.
fn check_start(white: Start, black: Start) -> Result<(), TestCaseError> {
    let mut layout = Layout::default();
    for (colour, start) in Colour::ALL.into_iter().zip([white, black]) {
        for Placed { square, ends } in start {
            layout.pieces.push((square, Piece { colour, ends, wildcard: false }));
        }
    }
    let laid_out = Position::from_layout(&layout).ok();
    let options = Options::with_start(white, Some(black)).ok();
    let started = options.as_ref().map(|options| Position::start(options).unwrap());
    prop_assert_eq!(started, laid_out);
    if let Some(options) = options {
        let line = GameLine::<Position>::new(options).unwrap().to_string();
        prop_assert_eq!(line.parse::<GameLine<Position>>().unwrap().position(), laid_out.unwrap());
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
