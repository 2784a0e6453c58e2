//! A reference implementation of the rules: a slow, obvious scan of the board.

use super::super::{Mouths, Orientation, Placement, Position, SIZE, TileKind, is_centre};
use crate::{Direction, Square};

/// The four sides of each square: true for a mouth, false for a blank, `None` for no outline.
pub(super) struct Board {
    squares: Vec<Option<[Option<bool>; 4]>>,
}

impl Board {
    pub(super) fn new(position: &Position) -> Self {
        let mut squares = vec![None; usize::from(SIZE) * usize::from(SIZE)];
        for tile in position.tiles() {
            for square in tile.squares() {
                squares[index(square.unwrap())] = Some([None; 4]);
            }
            for number in 0..8 {
                let edge = tile.edge(number).unwrap();
                let sides = squares[index(edge.square)].as_mut().unwrap();
                sides[edge.direction as usize] = Some(tile.mouths.has(number));
            }
        }
        Self { squares }
    }

    fn is_empty(&self) -> bool {
        self.squares.iter().all(Option::is_none)
    }

    pub(super) fn admits(&self, tile: Placement) -> bool {
        let free = |square: Option<Square>| {
            square.is_some_and(|square| on_board(square) && self.squares[index(square)].is_none())
        };
        if !tile.squares().into_iter().all(free) {
            return false;
        }
        if self.is_empty() {
            return tile.squares().into_iter().flatten().any(is_centre);
        }
        let mut joined = false;
        for number in 0..8 {
            let edge = tile.edge(number).unwrap();
            let Some(beyond) = edge.beyond().filter(|&beyond| on_board(beyond)) else { continue };
            let Some(sides) = self.squares[index(beyond)] else { continue };
            let met = sides[edge.direction.opposite() as usize].unwrap();
            if met != tile.mouths.has(number) {
                return false;
            }
            joined |= met;
        }
        joined
    }

    pub(super) fn placements(&self, kind: TileKind) -> Vec<Placement> {
        everywhere(kind).filter(|&tile| self.admits(tile)).collect()
    }

    pub(super) fn total(&self, rim: Direction) -> u32 {
        let spring = |place: u8| [3, 9, 10, 16].contains(&(place + 1));
        (0..SIZE)
            .map(|place| {
                let square = match rim {
                    Direction::North => Square::new(place, SIZE - 1),
                    Direction::East => Square::new(SIZE - 1, place),
                    Direction::South => Square::new(place, 0),
                    Direction::West => Square::new(0, place),
                };
                let mouth =
                    self.squares[index(square)].and_then(|sides| sides[rim as usize]) == Some(true);
                u32::from(mouth) * if spring(place) { 2 } else { 1 }
            })
            .sum()
    }

    pub(super) fn open_mouths(&self) -> usize {
        let squares = (0..SIZE).flat_map(|file| (0..SIZE).map(move |rank| Square::new(file, rank)));
        squares
            .flat_map(|square| Direction::ALL.map(|direction| (square, direction)))
            .filter(|&(square, direction)| {
                let (east, north) = direction.step();
                let mouth = self.squares[index(square)]
                    .is_some_and(|sides| sides[direction as usize] == Some(true));
                let beyond = square.offset(east, north).filter(|&beyond| on_board(beyond));
                mouth && beyond.is_some_and(|beyond| self.squares[index(beyond)].is_none())
            })
            .count()
    }
}

/// Returns every placement of a tile of a kind with its middle on the board.
pub(super) fn everywhere(kind: TileKind) -> impl Iterator<Item = Placement> {
    let shapes = move |middle| {
        Orientation::ALL.into_iter().flat_map(move |orientation| {
            kind.shapes().map(|mouths: Mouths| Placement { middle, orientation, mouths })
        })
    };
    (0..SIZE).flat_map(|file| (0..SIZE).map(move |rank| Square::new(file, rank))).flat_map(shapes)
}

fn on_board(square: Square) -> bool {
    square.file < SIZE && square.rank < SIZE
}

fn index(square: Square) -> usize {
    usize::from(square.rank) * usize::from(SIZE) + usize::from(square.file)
}
