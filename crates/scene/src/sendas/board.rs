//! Coordinates of the board, and the board without pieces.
//!
//! There is space beyond the two far edges for the piece that leaves. One mark per file shows the
//! direction of each side there, and that a piece may leave in any file.

use cauce_rules::{
    Square,
    sendas::{Colour as Side, Squares},
};

use super::piece;
use crate::{Colour, Phrase, Picture, Place, Point, Style, geometry};

const RIM: f32 = 0.42;
/// The height of the space beyond the far edge, at the top of the picture.
const TOP: f32 = 1.1;
const LETTERS: f32 = 0.36;
/// The gap between the marks beyond an edge and that strip.
const FREE: f32 = 0.25;

const SIDE: f32 = Squares::SIDE as f32;

pub(super) const SIZE: (f32, f32) = (SIDE + 2.0 * RIM, TOP + SIDE + 1.0 + LETTERS);

fn corner(square: Square) -> Point {
    let row = SIDE - 1.0 - f32::from(square.rank);
    Point::new(RIM + f32::from(square.file), TOP + row)
}

pub(super) fn centre(square: Square) -> Point {
    corner(square) + Point::new(0.5, 0.5)
}

/// Returns the middle of the space beyond a side's far edge in a file.
pub(super) fn beyond(side: Side, file: u8) -> Point {
    centre(Square::new(file, side.far_rank())) + Point::step(side.forward())
}

pub(super) fn outline(centre: Point) -> Vec<Point> {
    geometry::rectangle(centre - Point::new(0.5, 0.5), 1.0, 1.0).to_vec()
}

/// Returns the middle of the turn mark on a piece.
pub(super) fn turning(at: Point) -> Point {
    at + Point::new(0.36, -0.36)
}

/// Creates the place of a square. Row 0 is the space beyond the northern edge.
pub(super) fn place(square: Square, label: Phrase) -> Place {
    let cell = (Squares::SIDE - square.rank, square.file);
    Place::new(square, outline(centre(square)), cell, label)
}

pub(super) fn cell(picture: &mut Picture, centre: Point, style: Style) {
    picture.rounded(centre - Point::new(0.47, 0.47), 0.94, 0.94, 0.1, style);
}

pub(super) fn ground(picture: &mut Picture) {
    let (width, height) = SIZE;
    picture.rounded(Point::default(), width, height, 0.3, Style::fill(Colour::Rim));
    let inner = Point::new(RIM - 0.06, TOP - 0.06);
    picture.rounded(inner, SIDE + 0.12, SIDE + 0.12, 0.14, Style::fill(Colour::Board));
    for square in Squares::BOARD.iter() {
        cell(picture, centre(square), Style::fill(Colour::Cell));
    }
    let label = Style::fill(Colour::RimText);
    for index in 0..Squares::SIDE {
        let along = f32::from(index) + 0.5;
        let letter = char::from(b'a' + index).to_string();
        let below = Point::new(RIM + along, height - (LETTERS + FREE) / 2.0);
        picture.text(below, 0.3, true, letter, label);
        let number = (Squares::SIDE - index).to_string();
        picture.text(Point::new(RIM / 2.0, TOP + along), 0.3, true, number, label);
    }
    for side in Side::ALL {
        for file in 0..Squares::SIDE {
            ahead(picture, side, beyond(side, file));
        }
    }
}

/// Draws an arrow in the direction of a side, in its wood.
fn ahead(picture: &mut Picture, side: Side, at: Point) {
    let ahead = -f32::from(side.forward().step().1);
    let point = |x: f32, y: f32| at + Point::new(x, y * ahead);
    let outline = [
        point(-0.3, -0.16),
        point(0.0, 0.1),
        point(0.3, -0.16),
        point(0.3, -0.02),
        point(0.0, 0.24),
        point(-0.3, -0.02),
    ];
    let (wood, edge) = piece::wood(side);
    picture.polygon(&outline, Style::fill(wood).outlined(edge, 0.025));
}
