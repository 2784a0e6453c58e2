//! A slow reference implementation of the rules: a search over all places, and a walk over faces.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::Seat;

/// A cube or a direction as (file, rank, storey).
type Cell = [i32; 3];

/// Returns the cubes of a shape lying flat.
fn drawing(shape: Shape) -> &'static [Cell] {
    match shape {
        Shape::T => &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]],
        Shape::Z => &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]],
        Shape::L => &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]],
        Shape::O => &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]],
        Shape::I => &[[0, 0, 0], [1, 0, 0], [2, 0, 0]],
    }
}

/// Returns all orientations of a shape, each with minimum coordinates of 0.
fn turned(shape: Shape) -> BTreeSet<BTreeSet<Cell>> {
    let mut all = BTreeSet::new();
    // Every rotation is a permutation of the axes with signs whose product, times the sign of the
    // permutation, is positive.
    for (axes, sign) in [
        ([0, 1, 2], 1),
        ([1, 2, 0], 1),
        ([2, 0, 1], 1),
        ([0, 2, 1], -1),
        ([1, 0, 2], -1),
        ([2, 1, 0], -1),
    ] {
        for signs in 0..8 {
            let flip = [0, 1, 2].map(|axis| if signs >> axis & 1 == 0 { 1 } else { -1 });
            if flip.iter().product::<i32>() != sign {
                continue;
            }
            let cubes: Vec<Cell> = drawing(shape)
                .iter()
                .map(|cube| [0, 1, 2].map(|axis| flip[axis] * cube[axes[axis]]))
                .collect();
            let least = [0, 1, 2].map(|axis| cubes.iter().map(|cube| cube[axis]).min().unwrap());
            all.insert(
                cubes.iter().map(|cube| [0, 1, 2].map(|axis| cube[axis] - least[axis])).collect(),
            );
        }
    }
    all
}

/// Returns the position as a map from places to materials.
fn cubes(position: &Position) -> BTreeMap<Cell, Material> {
    let column = |square: Square| {
        position.column(square).enumerate().map(move |(storey, cube)| {
            ([i32::from(square.file), i32::from(square.rank), storey as i32], cube)
        })
    };
    position.board().squares().flat_map(column).collect()
}

fn on_board(board: Board, [file, rank, _]: Cell) -> bool {
    let (x, y) = (file, rank);
    match board {
        Board::Square => (0..=7).contains(&x) && (0..=7).contains(&y),
        Board::Rhombus => (x - 5).abs() + (y - 5).abs() <= 5,
        Board::Octagon => {
            (0..=9).contains(&x)
                && (0..=9).contains(&y)
                && (3..=15).contains(&(x + y))
                && (x - y).abs() <= 6
        }
        Board::Ring => {
            (0..=8).contains(&x)
                && (0..=8).contains(&y)
                && (2..=14).contains(&(x + y))
                && (x - y).abs() <= 6
                && (x - 4).abs() + (y - 4).abs() > 1
        }
    }
}

/// Returns the tokens of all legal placements of a shape, found by trying every place.
pub(super) fn placements(position: &Position, shape: Shape) -> BTreeSet<String> {
    let standing = cubes(position);
    let mut tokens = BTreeSet::new();
    for form in turned(shape) {
        for place in (0..11 * 11 * 6).map(|n| [n % 11, n / 11 % 11, n / 121]) {
            let piece: BTreeSet<Cell> =
                form.iter().map(|cube| [0, 1, 2].map(|axis| cube[axis] + place[axis])).collect();
            let over_board = piece.iter().all(|&cube| on_board(position.board(), cube));
            let free = piece.iter().all(|cube| !standing.contains_key(cube));
            let rests = piece.iter().any(|cube| cube[2] == 0);
            let held = piece.iter().all(|&[file, rank, storey]| {
                let below = [file, rank, storey - 1];
                storey == 0 || piece.contains(&below) || standing.contains_key(&below)
            });
            if over_board && free && rests && held {
                let squares: String = piece
                    .iter()
                    .map(|cube| Square::new(cube[0] as u8, cube[1] as u8).to_string())
                    .collect();
                let new = tokens.insert(format!("{}:{squares}", shape.letter()));
                assert!(new, "one token for each placement");
            }
        }
    }
    tokens
}

pub(super) fn legal_tokens(position: &Position) -> BTreeSet<String> {
    let Some(seat) = position.turn().seat() else {
        return BTreeSet::new();
    };
    let shapes: &[Shape] = if position.is_bar_due() { &[Shape::I] } else { &Shape::COLOURED };
    let has = |seat: Seat, shape| position.remaining(seat, shape) > 0;
    shapes
        .iter()
        .filter(|&&shape| has(seat, shape))
        .flat_map(|&shape| placements(position, shape))
        .collect()
}

/// Returns the number of faces on the shortest path of a colour between two sides, walked face by
/// face.
pub(super) fn faces(position: &Position, colour: Colour, sides: (usize, usize)) -> Option<u32> {
    let own = Material::from(colour);
    let columns: BTreeMap<Square, Vec<Material>> = position
        .board()
        .squares()
        .map(|square| (square, position.column(square).collect::<Vec<_>>()))
        .filter(|(_, column)| column.last() == Some(&own))
        .collect();
    let is_on =
        |square: Square, side: usize| position.board().sides_of(square).any(|of| of == side);
    let mut shortest: BTreeMap<Square, u32> = BTreeMap::new();
    let mut ahead: BTreeSet<(u32, Square)> = columns
        .keys()
        .filter(|&&square| is_on(square, sides.0))
        .map(|&square| (1, square))
        .collect();
    while let Some((walked, square)) = ahead.pop_first() {
        if shortest.contains_key(&square) {
            continue;
        }
        shortest.insert(square, walked);
        for (east, north) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let Some(next) = square.offset(east, north) else { continue };
            let Some(column) = columns.get(&next) else { continue };
            let (low, tall) = match (&columns[&square], column) {
                (one, other) if one.len() <= other.len() => (one, other),
                (one, other) => (other, one),
            };
            let wall = &tall[low.len()..];
            if wall.iter().all(|&cube| cube == own) {
                ahead.insert((walked + wall.len() as u32 + 1, next));
            }
        }
    }
    shortest.iter().filter(|&(&square, _)| is_on(square, sides.1)).map(|(_, &faces)| faces).min()
}

pub(super) fn connected(position: &Position, colour: Colour) -> bool {
    position.board().pairs().any(|sides| faces(position, colour, sides).is_some())
}
