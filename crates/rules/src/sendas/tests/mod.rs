//! Tests with drawn positions, and properties of random games.

mod cases;
mod draw;
mod laws;
mod options;
mod reference;
mod search;
mod tokens;

use super::{Colour, Cut, Ends, Move, Piece, Position, Squares};
use crate::{Direction, Game, GameLine, MoveError, Seat, Square, perft};

/// The pieces by open ends as bits: west, south, east, north. White has single lines, black double
/// lines.
const LINES: [[char; 16]; 2] = [
    [' ', ' ', ' ', '└', ' ', '│', '┌', '├', ' ', '┘', '─', '┴', '┐', '┤', '┬', '┼'],
    [' ', ' ', ' ', '╚', ' ', '║', '╔', '╠', ' ', '╝', '═', '╩', '╗', '╣', '╦', '╬'],
];

/// Returns the game line with the drawn start, north up.
fn written(rows: [&str; 9]) -> String {
    let mut starts = [Vec::new(), Vec::new()];
    for (rank, row) in (0..9).zip(rows.iter().rev()) {
        assert_eq!(row.chars().count(), 9, "{row}");
        for (file, drawn) in (0..9).zip(row.chars()) {
            for (lines, start) in LINES.iter().zip(&mut starts) {
                if let Some(bits) = lines[1..].iter().position(|line| *line == drawn) {
                    let open = [0, 1, 2, 3].map(|side| (bits + 1) >> side & 1 == 1);
                    let ends = Ends::from_sides(open).unwrap();
                    start.push(format!("{}{ends}", Square::new(file, rank)));
                }
            }
        }
    }
    let [white, black] = starts.map(|start| start.join(","));
    format!("sendas white={white} black={black}")
}

fn at(line: &str) -> Position {
    line.parse::<GameLine<Position>>().unwrap_or_else(|why| panic!("{line}: {why}")).position()
}

fn after(rows: [&str; 9], tokens: &str) -> Position {
    at(&format!("{} : {tokens}", written(rows)))
}

fn drawn(position: &Position) -> [String; 9] {
    let mut rows = [const { String::new() }; 9];
    for (rank, row) in (0..9).rev().zip(&mut rows) {
        row.extend((0..9).map(|file| match position.at(Square::new(file, rank)) {
            None => '·',
            Some(piece) => {
                let bits: usize = piece.ends.iter().map(|end| 1 << end as usize).sum();
                LINES[piece.colour as usize][bits]
            }
        }));
    }
    rows
}

fn legal(position: &Position) -> Vec<String> {
    let mut tokens: Vec<_> = position.legal().iter().map(Move::to_string).collect();
    tokens.sort_unstable();
    tokens
}

fn refusal(position: &Position, token: &str) -> Option<MoveError> {
    position.parse(token).and_then(|mv| position.check(mv)).err()
}

fn squares(names: &str) -> Squares {
    names.split_whitespace().map(|name| Square::parse(name).unwrap()).collect()
}

fn cut(colour: Colour, names: &str) -> Option<MoveError> {
    Some(super::MoveError::Cut(Cut { colour, pieces: squares(names) }).into())
}

#[test]
fn perft_counts() {
    let counts =
        |line, depth| -> Vec<_> { (1..=depth).map(|depth| perft(&at(line), depth)).collect() };
    assert_eq!(counts("sendas", 3), [21, 441, 8673]);
    assert_eq!(counts("sendas setup=clash", 2), [27, 751]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 128);
}

#[test]
fn pieces_turn_clockwise() {
    let turned = |ends: &str, quarters| Ends::parse(ends).unwrap().clockwise(quarters).to_string();
    assert_eq!(turned("NE", 1), "ES");
    assert_eq!(turned("NEW", 1), "NES");
    assert_eq!(turned("SW", 2), "NE");
    assert_eq!(turned("NS", 3), "EW");
    for shape in super::Shape::ALL {
        let orientations = shape.orientations();
        for (index, orientation) in orientations.iter().enumerate() {
            assert_eq!(orientation.shape(), shape);
            assert_eq!(orientation.clockwise(1), orientations[(index + 1) % orientations.len()]);
        }
    }
}

#[test]
fn sets_of_squares_know_the_edges_of_the_board() {
    assert_eq!((Squares::BOARD.len(), (!Squares::NONE).len()), (81, 81));
    assert_eq!(Squares::rank(8), squares("a9 b9 c9 d9 e9 f9 g9 h9 i9"));
    for off in [Square::new(9, 8), Square::new(8, 9), Square::new(0, 255)] {
        assert!(Squares::only(off).is_empty() && !Squares::BOARD.contains(off));
    }
    assert!(Squares::rank(9).is_empty() && Squares::rank(255).is_empty());
    assert_eq!(Squares::NONE.first(), None);
    assert_eq!(squares("i9").first(), Some(Square::new(8, 8)));
    assert_eq!(format!("{:?} {:?}", squares("b2 a1"), Squares::NONE), "{a1, b2} {}");
    assert_eq!(format!("{:?}", Ends::ALL), "NESW");
}

#[test]
fn refusals_are_said_in_a_sentence_each() {
    use super::MoveError as Own;
    let square = Square::new(2, 0);
    for (why, sentence) in [
        (Own::NoPiece(square), "there is no piece on c1"),
        (Own::NotYours(square), "the piece on c1 is the other side's"),
        (Own::NoChange(square), "the piece on c1 would lie as it does already"),
        (Own::OtherShape(square), "the piece on c1 has another shape: it cannot have these ends"),
        (
            Own::Cut(Cut { colour: Colour::Black, pieces: squares("a1 b1") }),
            "black would be parted: a1, b1 would be cut off",
        ),
        (
            Own::NotJoined,
            "a piece can be turned over only while both trails are linked to each other",
        ),
        (Own::AlreadyCross(square), "the piece on c1 is open on all sides already"),
        (Own::WrongEdge(Colour::White), "white leaves over the north edge, rank 10"),
        (Own::WrongEdge(Colour::Black), "black leaves over the south edge, rank 0"),
        (Own::NoWayOut(square), "no other piece on c1 is open towards the outside"),
    ] {
        assert_eq!(why.to_string(), sentence);
        assert_eq!(MoveError::from(why).to_string(), sentence);
    }
}

#[test]
fn steps_never_wrap_round_the_board() {
    let corner = squares("a1 i1 a9 i9");
    let around: Vec<_> = Direction::ALL.map(|way| corner.next(way).to_string()).into();
    assert_eq!(around, ["a2, i2", "b1, b9", "a8, i8", "h1, h9"]);
}
