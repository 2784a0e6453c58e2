//! The projection of the space above the board to the picture.
//!
//! Points in space are measured in files, ranks and storeys from the outer corner of `a1`. The
//! projection is orthographic: equal cubes have equal size at any distance.

use cauce_rules::{Direction, Square, caminos::Board};

use super::ground::{self, FRAME, SHADOW};
use crate::{
    Camera, Point,
    geometry::{bounds, sin_cos},
};

/// The width and height of the picture, for every board and camera.
pub(super) const SIZE: (f32, f32) = (11.0, 10.0);

/// The thickness of the board, in storeys.
pub(super) const SLAB: f32 = 0.3;

/// The maximal height of a column.
pub(super) const HEADROOM: f32 = 3.0;

/// The radius of the disc with a side's letter, in squares.
pub(super) const SIGN: f32 = 0.26;

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

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Projection {
    /// The sine and cosine of the rotation, clockwise as seen from above.
    turn: (f32, f32),
    tilt: (f32, f32),
    /// The middle of the board, both in files and in ranks.
    centre: f32,
    /// Picture units per square.
    pub(super) scale: f32,
    shift: Point,
}

/// Returns the rotation of a board as printed, in degrees. Two boards stand on a corner.
pub(super) const fn printed(board: Board) -> f32 {
    match board {
        Board::Rhombus | Board::Octagon => 45.0,
        Board::Square | Board::Ring => 0.0,
    }
}

/// Returns the rotation of a board for the viewer in clockwise quarter turns, rounded.
pub(super) fn quarters(board: Board, camera: &Camera) -> u8 {
    (((camera.yaw + printed(board)) / 90.0).round_ties_even() as i32).rem_euclid(4) as u8
}

impl Projection {
    /// Creates a projection that shows the whole board as large as possible.
    pub(super) fn new(board: Board, camera: &Camera) -> Self {
        let mut projection =
            Self::plain(camera.yaw + printed(board), camera.tilt, f32::from(board.span()) / 2.0);
        // The thickness of the board is visible at the near end, columns rise above its far
        // squares, and the letters are outside of it.
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
        // Leaves room for the shadow and a small margin on every side.
        let size = most - least + Point::new(SHADOW + 0.02, SHADOW + 0.02) * 2.0;
        projection.scale = (SIZE.0 / size.x).min(SIZE.1 / size.y);
        let middle = least.towards(most, 0.5) * projection.scale;
        projection.shift = Point::new(SIZE.0 / 2.0, SIZE.1 / 2.0) - middle;
        projection
    }

    /// Creates a projection with one unit per square and the centre of the board at the origin.
    pub(super) fn plain(yaw: f32, tilt: f32, centre: f32) -> Self {
        Self {
            turn: sin_cos(yaw),
            tilt: sin_cos(tilt),
            centre,
            scale: 1.0,
            shift: Point::default(),
        }
    }

    pub(super) fn centred(self, [east, north, up]: [f32; 3], size: f32) -> Self {
        let middle = self.see(Spot::new(east, north, up));
        Self { shift: self.shift + Point::new(size / 2.0, size / 2.0) - middle, ..self }
    }

    pub(super) fn see(&self, spot: Spot) -> Point {
        let (east, north) = (spot.east - self.centre, spot.north - self.centre);
        let (sine, cosine) = self.turn;
        let across = east * cosine + north * sine;
        let away = north * cosine - east * sine;
        Point::new(across, -away * self.tilt.0 - spot.up * self.tilt.1) * self.scale + self.shift
    }

    /// Projects the corners of a square at a height, from the south-west corner anticlockwise.
    /// `out` enlarges the square on every side.
    pub(super) fn corners(&self, at: Square, out: f32, up: f32) -> [Point; 4] {
        let (east, north) = (f32::from(at.file), f32::from(at.rank));
        let [low, high] = [-out, 1.0 + out];
        [(low, low), (high, low), (high, high), (low, high)]
            .map(|(x, y)| self.see(Spot::new(east + x, north + y, up)))
    }

    /// Converts a text height in squares to picture units, rounded to steps. While the board turns,
    /// the scale changes slightly all the time, and a font of a new size is slow to create.
    pub(super) fn text(&self, squares: f32) -> f32 {
        const STEP: f32 = 0.02;
        (squares * self.scale / STEP).round_ties_even() * STEP
    }

    /// Returns the distance of a square from the viewer, for drawing from back to front.
    pub(super) fn distance(&self, file: i8, rank: i8) -> f32 {
        self.away((file, rank))
    }

    /// Whether walls in this direction are visible, excluding those seen edge-on.
    pub(super) fn sees(&self, direction: Direction) -> bool {
        -self.away(direction.step()) * self.tilt.1 > 0.01
    }

    /// Returns how far away from the viewer a step over the board leads.
    pub(super) fn away(&self, (east, north): (i8, i8)) -> f32 {
        f32::from(north) * self.turn.1 - f32::from(east) * self.turn.0
    }

    /// Returns how many storeys above or below an edge a disc of this radius must be, so that it
    /// does not cover the edge. `out` is their distance on the ground.
    pub(super) fn clearance(&self, radius: f32, out: f32) -> f32 {
        let (sine, cosine) = self.tilt;
        (radius + 0.04 - out * sine).max(0.0) / cosine.max(0.1)
    }

    /// Returns the shade of a wall in this direction, from 0 to 1; the light comes from the left.
    pub(super) fn shade(&self, direction: Direction) -> f32 {
        let (east, north) = direction.step();
        let across = f32::from(east) * self.turn.1 + f32::from(north) * self.turn.0;
        0.25 + 0.17 * across
    }
}
