//! From the space over the board to the plane of the picture.
//!
//! A point in space is counted in files, ranks and storeys from the outer corner of `a1`. It is
//! seen from far away, so that equal things are equally large wherever they stand.

use cauce_rules::{Direction, Square, caminos::Board};

use super::ground::{self, FRAME, SHADOW};
use crate::{
    Camera, Point,
    geometry::{bounds, sin_cos},
};

/// Width and height of the picture, whatever the board and the camera.
pub(super) const SIZE: (f32, f32) = (11.0, 10.0);

/// How thick the board is, in storeys.
pub(super) const SLAB: f32 = 0.3;

/// The highest that a column can be.
pub(super) const HEADROOM: f32 = 3.0;

/// The radius of what a side's letter stands on, in squares.
pub(super) const SIGN: f32 = 0.26;

/// A point over the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) east: f32,
    pub(super) north: f32,
    pub(super) up: f32,
}

impl Spot {
    pub(super) const fn new(east: f32, north: f32, up: f32) -> Self {
        Self { east, north, up }
    }

    pub(super) fn towards(self, other: Self, t: f32) -> Self {
        let part = |from: f32, to: f32| from + (to - from) * t;
        Self::new(
            part(self.east, other.east),
            part(self.north, other.north),
            part(self.up, other.up),
        )
    }
}

/// The way in which space is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Projection {
    /// Sine and cosine of the turn, clockwise seen from above.
    turn: (f32, f32),
    /// Sine and cosine of the height of the camera.
    tilt: (f32, f32),
    /// The middle of the board, files and ranks alike.
    centre: f32,
    /// Picture units for each square.
    pub(super) scale: f32,
    shift: Point,
}

/// How far a board is turned where it stands as printed: rhombus and octagon are drawn on a corner.
pub(super) const fn printed(board: Board) -> f32 {
    match board {
        Board::Rhombus | Board::Octagon => 45.0,
        Board::Square | Board::Ring => 0.0,
    }
}

/// By how many quarters, clockwise, a board is turned for the viewer, about.
pub(super) fn quarters(board: Board, camera: &Camera) -> u8 {
    (((camera.yaw + printed(board)) / 90.0).round_ties_even() as i32).rem_euclid(4) as u8
}

impl Projection {
    /// A projection that shows all of a board as large as it can.
    pub(super) fn new(board: Board, camera: &Camera) -> Self {
        let mut projection =
            Self::plain(camera.yaw + printed(board), camera.tilt, f32::from(board.span()) / 2.0);
        // The near end of the board is seen to be thick, columns rise over its far squares, and the signs
        // stand outside.
        let mut reach = Vec::new();
        for at in board.squares() {
            for (out, up) in [(FRAME, -SLAB), (FRAME, 0.0), (0.0, HEADROOM)] {
                reach.extend(projection.corners(at, out, up));
            }
        }
        let round = Point::new(SIGN, SIGN);
        for side in 0..board.edges().len() {
            let (_, at) = ground::sign(&projection, board, side);
            reach.extend([at - round, at + round]);
        }
        let (least, most) = bounds(&reach);
        // The shadow, and a little air, on either side.
        let size = most - least + Point::new(SHADOW + 0.02, SHADOW + 0.02) * 2.0;
        projection.scale = (SIZE.0 / size.x).min(SIZE.1 / size.y);
        let middle = least.towards(most, 0.5) * projection.scale;
        projection.shift = Point::new(SIZE.0 / 2.0, SIZE.1 / 2.0) - middle;
        projection
    }

    /// A projection that fits nothing: a square is one unit, and the middle is the origin.
    pub(super) fn plain(yaw: f32, tilt: f32, centre: f32) -> Self {
        Self {
            turn: sin_cos(yaw),
            tilt: sin_cos(tilt),
            centre,
            scale: 1.0,
            shift: Point::default(),
        }
    }

    /// The same with a point in space in the middle of a picture of this size.
    pub(super) fn centred(self, [east, north, up]: [f32; 3], size: f32) -> Self {
        let middle = self.see(Spot::new(east, north, up));
        Self { shift: self.shift + Point::new(size / 2.0, size / 2.0) - middle, ..self }
    }

    /// Where a point in space is seen.
    pub(super) fn see(&self, spot: Spot) -> Point {
        let (east, north) = (spot.east - self.centre, spot.north - self.centre);
        let (sine, cosine) = self.turn;
        let across = east * cosine + north * sine;
        let away = north * cosine - east * sine;
        Point::new(across, -away * self.tilt.0 - spot.up * self.tilt.1) * self.scale + self.shift
    }

    /// Where the corners of a square are seen at some height, from the south-west anticlockwise. `out`
    /// widens the square by so much on every side.
    pub(super) fn corners(&self, at: Square, out: f32, up: f32) -> [Point; 4] {
        let (east, north) = (f32::from(at.file), f32::from(at.rank));
        let [low, high] = [-out, 1.0 + out];
        [(low, low), (high, low), (high, high), (low, high)]
            .map(|(x, y)| self.see(Spot::new(east + x, north + y, up)))
    }

    /// The size of a text that is so many squares high, in steps: while a board is turned its scale
    /// changes a little all the time, and a font of a new size is slow to come by.
    pub(super) fn text(&self, squares: f32) -> f32 {
        const STEP: f32 = 0.02;
        (squares * self.scale / STEP).round_ties_even() * STEP
    }

    /// How far away the middle of a square is, for drawing what is behind first.
    pub(super) fn distance(&self, file: i8, rank: i8) -> f32 {
        self.away((file, rank))
    }

    /// Whether walls that face this way can be seen, edge-on ones left out.
    pub(super) fn sees(&self, direction: Direction) -> bool {
        -self.away(direction.step()) * self.tilt.1 > 0.01
    }

    /// How far away a step over the board leads.
    pub(super) fn away(&self, (east, north): (i8, i8)) -> f32 {
        f32::from(north) * self.turn.1 - f32::from(east) * self.turn.0
    }

    /// By how many storeys a sign of this radius must be away from the edge of what is so far behind it
    /// or before it on the ground, so that it does not cover it.
    pub(super) fn clearance(&self, radius: f32, out: f32) -> f32 {
        let (sine, cosine) = self.tilt;
        (radius + 0.04 - out * sine).max(0.0) / cosine.max(0.1)
    }

    /// How much a wall that faces this way is in the shade, 0 to 1: light comes from the left.
    pub(super) fn shade(&self, direction: Direction) -> f32 {
        let (east, north) = direction.step();
        let across = f32::from(east) * self.turn.1 + f32::from(north) * self.turn.0;
        0.25 + 0.17 * across
    }
}
