//! Where everything is on the board, and the board without its pieces.
//!
//! Beyond the two far edges there is room for the piece that leaves; marks there, one in each file,
//! show which way each side walks, and that it may leave on any of them.

use cauce_rules::{
    Square,
    sendas::{Colour as Side, Squares},
};

use super::piece;
use crate::{Colour, Phrase, Picture, Place, Point, Style, geometry};

/// The width of the rim on the left and on the right.
const RIM: f32 = 0.42;
/// From the upper edge of the picture to the squares: the room beyond the edge.
const TOP: f32 = 1.1;
/// The height of the strip for the letters of the files.
const LETTERS: f32 = 0.36;
/// How much of the room beyond an edge is free between its marks and that strip.
const FREE: f32 = 0.25;

const SIDE: f32 = Squares::SIDE as f32;

/// The width and height of the picture.
pub(super) const SIZE: (f32, f32) = (SIDE + 2.0 * RIM, TOP + SIDE + 1.0 + LETTERS);

/// The upper left corner of a square.
fn corner(square: Square) -> Point {
    let row = SIDE - 1.0 - f32::from(square.rank);
    Point::new(RIM + f32::from(square.file), TOP + row)
}

/// The middle of a square.
pub(super) fn centre(square: Square) -> Point {
    corner(square) + Point::new(0.5, 0.5)
}

/// The middle of the room beyond a side's far edge in a file.
pub(super) fn beyond(side: Side, file: u8) -> Point {
    centre(Square::new(file, side.far_rank())) + Point::step(side.forward())
}

/// The outline of the square around a middle.
pub(super) fn outline(centre: Point) -> Vec<Point> {
    geometry::rectangle(centre - Point::new(0.5, 0.5), 1.0, 1.0).to_vec()
}

/// The middle of the mark on a piece that can be turned where it is seen.
pub(super) fn turning(at: Point) -> Point {
    at + Point::new(0.36, -0.36)
}

/// A square as a place. The room beyond the northern edge is row 0.
pub(super) fn place(square: Square, label: Phrase) -> Place {
    let cell = (Squares::SIDE - square.rank, square.file);
    Place::new(square, outline(centre(square)), cell, label)
}

/// Draws a square, or a frame around it.
pub(super) fn cell(picture: &mut Picture, centre: Point, style: Style) {
    picture.rounded(centre - Point::new(0.47, 0.47), 0.94, 0.94, 0.1, style);
}

/// Draws the board without its pieces.
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

/// Which way a side walks off the board, in its wood. All nine together are lighter than the pieces.
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
