mod connection;
mod games;
mod laws;
mod notation;
mod reference;
mod search;

use super::{Board, Colour, Material, Move, Options, Position, Shape, bits};
use crate::{Direction, Game, GameLine, Square};

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

fn after(line: &str) -> Position {
    match line.parse::<GameLine<Position>>() {
        Ok(line) => line.position(),
        Err(error) => panic!("{line}: {error}"),
    }
}

/// Returns the position of a diagram, rank by rank from the north. Each square lists its cubes from
/// bottom to top (`g`reen, `y`ellow, `n`eutral); `.` is an empty square and `-` is no square.
fn drawn(board: Board, diagram: &str) -> Position {
    let mut position = Position::start(&Options { board, ..Options::default() }).unwrap();
    let span = usize::from(board.span());
    let rows: Vec<Vec<_>> = diagram
        .lines()
        .map(|row| row.split_whitespace().collect())
        .filter(|row: &Vec<_>| !row.is_empty())
        .collect();
    assert_eq!(rows.len(), span, "ranks");
    for (rank, row) in rows.iter().rev().enumerate() {
        assert_eq!(row.len(), span, "files of rank {}", rank + 1);
        for (file, word) in row.iter().enumerate() {
            let square = Square::new(file as u8, rank as u8);
            assert_eq!(board.contains(square), *word != "-", "{square}");
            if word.starts_with(['g', 'y', 'n']) {
                put(&mut position, square, word);
            }
        }
    }
    position
}

/// Puts cubes on a square without checking the rules. They belong to no piece.
fn put(position: &mut Position, square: Square, cubes: &str) {
    let bit = bits::bit(square).unwrap();
    for (storey, letter) in cubes.chars().enumerate() {
        position.filled[storey] |= bit;
        match letter {
            'g' => position.own[0][storey] |= bit,
            'y' => position.own[1][storey] |= bit,
            'n' => {}
            _ => panic!("nothing is made of {letter}"),
        }
    }
}

/// Returns the diagram of a position in the format of [`drawn`].
fn diagram(position: &Position) -> String {
    let span = position.board().span();
    let word = |square| {
        let cubes: String =
            position.column(square).map(|cube| ['g', 'y', 'n'][cube as usize]).collect();
        match cubes.as_str() {
            _ if !position.board().contains(square) => "-".to_owned(),
            "" => ".".to_owned(),
            _ => cubes,
        }
    };
    let row = |rank| (0..span).map(|file| format!("{:4}", word(Square::new(file, rank)))).collect();
    (0..span).rev().map(row).map(|row: String| row.trim_end().to_owned() + "\n").collect()
}

/// A game in which neither colour can place a piece at the end.
const EXHAUSTED: &str = "caminos : Z:a6b6b7c7 T:e5f5f6g5 L:a2b2c2c3 T:c6d5d6d7 L:b3b4c4d4 L:f8g8g8g8 T:e1f1f1g1 \
     L:e7e8e8e8 L:e2e3e3e3 L:f5f6f7f7 L:h1h1h2h3 Z:d2d2e2e2 T:g6h5h6h7 L:a7a8a8a8 T:d7d8d8d8 \
     Z:e4e4e5e5 Z:a3a3b3b3 Z:d3d3d4d4 Z:b5c5c5d5 O:b1b1c1c1 T:a4a4a4b4 T:h3h4h4h5 Z:f2f3g3g4 \
     Z:c7c7c8c8 T:g2g2g2g3";

#[test]
fn boards_have_their_squares_and_sides() {
    let sizes = Board::ALL.map(|board| board.squares().count());
    assert_eq!(sizes, [64, 61, 76, 64]);
    let sides = |board: Board| -> Vec<_> {
        (0..board.edges().len())
            .map(|side| {
                board.squares().filter(|&at| board.sides_of(at).any(|of| of == side)).count()
            })
            .collect()
    };
    assert_eq!(sides(Board::Square), [8; 4]);
    assert_eq!(sides(Board::Rhombus), [6; 4]);
    assert_eq!(sides(Board::Octagon), [4; 8]);
    assert_eq!(sides(Board::Ring), [5, 3, 5, 3, 5, 3, 5, 3]);
}

#[test]
fn corner_squares_belong_to_both_sides() {
    let sides = |board: Board, name| board.sides_of(square(name)).collect::<Vec<_>>();
    assert_eq!(sides(Board::Square, "a1"), [0, 3]);
    assert_eq!(sides(Board::Square, "h8"), [1, 2]);
    assert_eq!(sides(Board::Rhombus, "k6"), [0, 1]);
    assert_eq!(sides(Board::Octagon, "d1"), [0, 7]);
    assert_eq!(sides(Board::Ring, "c1"), [0, 7]);
    assert_eq!(sides(Board::Ring, "e5"), [], "the hole is no side");
    assert_eq!(sides(Board::Ring, "e3"), [], "nor is a square next to the hole on one");
}

#[test]
fn octagons_have_four_exact_and_eight_near_pairs() {
    for board in Board::ALL {
        let (exact, near): (Vec<_>, Vec<_>) = board.pairs().partition(|&pair| board.is_exact(pair));
        let expected = if board.has_near_pairs() { (4, 8) } else { (2, 0) };
        assert_eq!((exact.len(), near.len()), expected, "{}", board.name());
        let mut unordered: Vec<_> =
            board.pairs().map(|(one, other)| (one.min(other), one.max(other))).collect();
        unordered.sort_unstable();
        unordered.dedup();
        assert_eq!(unordered.len(), exact.len() + near.len(), "no pair is listed twice");
    }
}

#[test]
fn shapes_have_as_many_orientations_as_the_rules_say() {
    let ways = Shape::ALL.map(|shape| shape.orientations().count());
    assert_eq!(ways, [12, 12, 24, 3, 3]);
    for orientation in Shape::ALL.into_iter().flat_map(Shape::orientations) {
        assert_eq!(orientation.cubes().count(), usize::from(orientation.shape().cubes()));
        for axis in super::Axis::ALL {
            let turned = (0..4).fold(orientation, |orientation, _| orientation.turned(axis));
            assert_eq!(turned, orientation, "four quarter turns about {axis:?} change nothing");
        }
    }
}

#[test]
fn an_upright_turn_takes_east_to_north() {
    let upright = Shape::I.orientations().find(|bar| bar.extent() == [1, 1, 3]).unwrap();
    let east = Shape::I.orientations().find(|bar| bar.extent() == [3, 1, 1]).unwrap();
    let north = Shape::I.orientations().find(|bar| bar.extent() == [1, 3, 1]).unwrap();
    use super::Axis;
    assert_eq!(east.turned(Axis::Up), north);
    assert_eq!(north.turned(Axis::East), upright);
    assert_eq!(upright.turned(Axis::North), east);
    // An L with its foot to the north-west shows the direction of a turn.
    let foot = |cubes: [[u8; 3]; 4]| {
        Shape::L
            .orientations()
            .find(|orientation| orientation.cubes().all(|cube| cubes.contains(&cube)))
            .unwrap()
    };
    let flat = foot([[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]]);
    assert_eq!(flat.turned(Axis::Up), foot([[1, 0, 0], [1, 1, 0], [1, 2, 0], [0, 0, 0]]));
    assert_eq!(flat.turned(Axis::East), foot([[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 0, 1]]));
    assert_eq!(flat.turned(Axis::North), foot([[0, 0, 2], [0, 0, 1], [0, 0, 0], [0, 1, 2]]));
}

#[test]
fn a_piece_tipped_over_a_side_has_what_was_up_on_that_side() {
    for orientation in super::Orientation::all() {
        let [width, depth, height] = orientation.extent();
        let after = |over: Direction, [east, north, up]: [u8; 3]| match over {
            Direction::North => [east, up, depth - 1 - north],
            Direction::East => [up, north, width - 1 - east],
            Direction::South => [east, height - 1 - up, north],
            Direction::West => [height - 1 - up, north, east],
        };
        for over in Direction::ALL {
            let tipped = orientation.tipped(over);
            assert!(orientation.cubes().all(|cube| {
                let there = after(over, cube);
                tipped.cubes().any(|cube| cube == there)
            }));
        }
    }
}

#[test]
fn first_moves_by_shape() {
    for (board, counts) in [
        (Board::Square, [264, 168, 752, 161]),
        (Board::Rhombus, [246, 160, 652, 140]),
        (Board::Octagon, [328, 216, 896, 189]),
        (Board::Ring, [224, 144, 632, 144]),
    ] {
        let start = Position::start(&Options { board, ..Options::default() }).unwrap();
        let of = |shape| start.legal().into_iter().filter(|mv| mv.shape() == shape).count();
        assert_eq!(Shape::COLOURED.map(of), counts, "{}", board.name());
    }
}

#[test]
fn perft() {
    for (line, counts) in [
        ("caminos", [1345, 1_591_832]),
        ("caminos board=rhombus", [1198, 1_242_284]),
        ("caminos board=octagon", [1629, 2_376_708]),
        ("caminos board=ring", [1144, 1_161_728]),
    ] {
        assert_eq!([1, 2].map(|depth| crate::perft(&after(line), depth)), counts, "{line}");
    }
    assert_eq!(crate::perft(&after("caminos neutrals=yes"), 1), 160);
}
