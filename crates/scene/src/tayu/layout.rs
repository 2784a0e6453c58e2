//! Coordinates of the board and its four rims.

use cauce_rules::{Direction, Square, tayu::SIZE};

use crate::{Point, geometry};

/// The side of the board in squares.
pub(super) const BOARD: f32 = SIZE as f32;
pub(super) const RIM: f32 = 1.15;
pub(super) const SIDE: f32 = BOARD + 2.0 * RIM;
pub(super) fn corner(square: Square) -> Point {
    let row = SIZE - 1 - square.rank.min(SIZE - 1);
    Point::new(RIM + f32::from(square.file), RIM + f32::from(row))
}

pub(super) fn centre(square: Square) -> Point {
    corner(square) + Point::new(0.5, 0.5)
}

/// Returns the point from which a laid tile moves to the board. The hand is below the board.
pub(super) fn hand() -> Point {
    Point::new(SIDE / 2.0, SIDE + 1.5)
}

/// Returns the middle of a rim next to a file or rank.
pub(super) fn rim_place(rim: Direction, place: u8) -> Point {
    let along = RIM + f32::from(place) + 0.5;
    let from_top = RIM + f32::from(SIZE - 1 - place.min(SIZE - 1)) + 0.5;
    match rim {
        Direction::North => Point::new(along, RIM / 2.0),
        Direction::South => Point::new(along, SIDE - RIM / 2.0),
        Direction::West => Point::new(RIM / 2.0, from_top),
        Direction::East => Point::new(SIDE - RIM / 2.0, from_top),
    }
}

/// Returns the upper left corner, the width and the height of a rim. Each rim contains the corner
/// of the board at its clockwise beginning.
pub(super) fn rim_box(rim: Direction) -> (Point, f32, f32) {
    let long = SIDE - RIM;
    match rim {
        Direction::North => (Point::new(0.0, 0.0), long, RIM),
        Direction::East => (Point::new(long, 0.0), RIM, long),
        Direction::South => (Point::new(RIM, long), long, RIM),
        Direction::West => (Point::new(0.0, RIM), RIM, long),
    }
}

/// Returns the middle of the corner with a rim's total.
pub(super) fn rim_total(rim: Direction) -> Point {
    let (near, far) = (RIM / 2.0, SIDE - RIM / 2.0);
    match rim {
        Direction::North => Point::new(near, near),
        Direction::East => Point::new(far, near),
        Direction::South => Point::new(far, far),
        Direction::West => Point::new(near, far),
    }
}

/// Returns the outline of the corner with a rim's total and the beginning of the rim.
pub(super) fn rim_corner(rim: Direction) -> [Point; 4] {
    let along = Point::step(rim.clockwise(1));
    let (from, to) = (rim_total(rim), rim_total(rim) + along * (2.0 * RIM));
    let half = Point::new(RIM / 2.0, RIM / 2.0);
    let least = Point::new(from.x.min(to.x), from.y.min(to.y)) - half;
    let most = Point::new(from.x.max(to.x), from.y.max(to.y)) + half;
    geometry::rectangle(least, most.x - least.x, most.y - least.y)
}

/// The list of the tiles left in the bag: four columns of seven kinds over the board.
pub(super) mod bag {
    use super::{BOARD, Point, RIM, geometry};

    pub(in super::super) const COLUMNS: usize = 4;
    const WIDTH: f32 = BOARD / COLUMNS as f32;
    const HEIGHT: f32 = BOARD / 7.0;

    pub(in super::super) fn outline(index: usize) -> [Point; 4] {
        let (row, column) = ((index / COLUMNS) as f32, (index % COLUMNS) as f32);
        let least = Point::new(RIM + column * WIDTH, RIM + row * HEIGHT);
        geometry::rectangle(least, WIDTH, HEIGHT)
    }
}
