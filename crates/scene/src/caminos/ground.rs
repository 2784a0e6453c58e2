//! The board itself: squares, the marks of its sides, coordinates.

use cauce_rules::{Direction, Square, caminos::Board};
use cauce_table::sort_few;

use super::{
    layers::{Layer, Layers},
    model::square,
    space::{Camera, SLAB, Spot},
};
use crate::{Colour, Picture, Step, Style};

/// The letter of a side: the same as that of the side exactly opposite.
pub(super) fn letter(board: Board, side: usize) -> char {
    let pair = side % (board.edges().len() / 2);
    ['A', 'B', 'C', 'D'][pair % 4]
}

/// The ends of the edge of a square on one of its sides, clockwise seen from above.
fn edge(at: Square, direction: Direction) -> [(f32, f32); 2] {
    let (east, north) = (f32::from(at.file), f32::from(at.rank));
    match direction {
        Direction::North => [(east, north + 1.0), (east + 1.0, north + 1.0)],
        Direction::East => [(east + 1.0, north + 1.0), (east + 1.0, north)],
        Direction::South => [(east + 1.0, north), (east, north)],
        Direction::West => [(east, north), (east, north + 1.0)],
    }
}

/// Whether the board ends on this side of a square.
fn is_open(board: Board, at: Square, direction: Direction) -> bool {
    let (east, north) = direction.step();
    !square(at.file as i8 + east, at.rank as i8 + north).is_some_and(|next| board.contains(next))
}

/// Draws the board: its thickness where it ends, its squares, and the lines between them.
pub(super) fn board(picture: &mut Picture, camera: &Camera, board: Board) {
    let mut layers = Layers::default();
    let unit = camera.scale;
    for direction in super::paint::walls(camera) {
        let rim = Style::fill(Colour::Rim).outlined(Colour::Rim, 0.01);
        let shade = Style::fill(Colour::Shade.alpha(camera.shade(direction)));
        for at in board.squares().filter(|&at| is_open(board, at, direction)) {
            let [(x1, y1), (x2, y2)] = edge(at, direction);
            let wall = [(x1, y1, 0.0), (x2, y2, 0.0), (x2, y2, -SLAB), (x1, y1, -SLAB)]
                .map(|(east, north, up)| camera.see(Spot::new(east, north, up)));
            layers.polygon(Layer::Body, rim, &wall);
            layers.polygon(Layer::Shade, shade, &wall);
        }
    }
    layers.draw(picture);

    // The eye is always above the squares, so that they are in front of every wall of the board.
    let mut layers = Layers::default();
    for at in board.squares() {
        layers.polygon(Layer::Body, Style::fill(Colour::Cell), &camera.corners(at, 0.0));
    }
    let lines = layers.of(Layer::Edge, Style::stroke(Colour::Line, 0.035 * unit));
    for across in 0..=board.span() {
        // Between the squares of two ranks, and of two files.
        grid_line(board, across, |along, across| (along, across), camera, lines);
        grid_line(board, across, |along, across| (across, along), camera, lines);
    }
    layers.draw(picture);
}

/// Adds one line between squares, as few strokes as it can be: it goes on as long as there is a
/// square on either side. `square` makes a file and a rank of the places along and across it.
fn grid_line(
    board: Board,
    across: u8,
    square: impl Fn(u8, u8) -> (u8, u8),
    camera: &Camera,
    lines: &mut Vec<Step>,
) {
    let has = |along: u8, across: u8| {
        let (file, rank) = square(along, across);
        board.contains(Square::new(file, rank))
    };
    let is_drawn = |along: u8| {
        along < board.span()
            && (has(along, across) || across.checked_sub(1).is_some_and(|other| has(along, other)))
    };
    let mut drawing = false;
    for along in 0..=board.span() {
        if is_drawn(along) != drawing {
            let (east, north) = square(along, across);
            let at = camera.see(Spot::new(east.into(), north.into(), 0.0));
            lines.push(if drawing { Step::Line(at) } else { Step::Move(at) });
            drawing = !drawing;
        }
    }
}

/// The side that the open edge of a square belongs to: of two in a corner the one that faces that
/// way most.
fn side_of_edge(board: Board, at: Square, direction: Direction) -> Option<usize> {
    let (east, north) = direction.step();
    let facing = |side: &usize| {
        let edge = board.edges()[*side];
        let along = edge.east * east + edge.north * north;
        // A straight side faces one direction fully, a slanted one two of them by half.
        i16::from(along) * if edge.east == 0 || edge.north == 0 { 2 } else { 1 }
    };
    board.sides_of(at).filter(|side| facing(side) > 0).max_by_key(facing)
}

/// Draws the mark of each side along its edge.
pub(super) fn marks(picture: &mut Picture, camera: &Camera, board: Board) {
    const WIDTH: f32 = 0.16;
    // One direction after the other: in a notch the marks of two of them meet.
    for direction in Direction::ALL {
        let mut layers = Layers::default();
        for at in board.squares().filter(|&at| is_open(board, at, direction)) {
            let Some(side) = side_of_edge(board, at, direction) else { continue };
            let (east, north) = direction.step();
            let out = |(x, y): (f32, f32), by: f32| {
                camera.see(Spot::new(x + f32::from(east) * by, y + f32::from(north) * by, 0.0))
            };
            let [from, to] = edge(at, direction);
            let band = [out(from, 0.0), out(to, 0.0), out(to, WIDTH), out(from, WIDTH)];
            let style = mark(board, side).outlined(Colour::Ink, 0.025 * camera.scale);
            layers.polygon(Layer::Body, style, &band);
        }
        layers.draw(picture);
    }
}

/// Draws the letter of each side, as on a sign that stands at its middle.
pub(super) fn letters(picture: &mut Picture, camera: &Camera, board: Board) {
    for side in 0..board.edges().len() {
        let at = camera.see(middle(board, side));
        let unit = camera.scale;
        picture.circle(at, 0.24 * unit, mark(board, side).outlined(Colour::Ink, 0.035 * unit));
        let ink = if is_dark(board, side) { Colour::Paper } else { Colour::Ink };
        picture.text(at, camera.text(0.32), true, letter(board, side), Style::fill(ink));
    }
}

/// What a side is marked with: the sides are dark and light in turn, opposite ones alike.
fn mark(board: Board, side: usize) -> Style {
    Style::fill(if is_dark(board, side) { Colour::Ink } else { Colour::Paper })
}

fn is_dark(board: Board, side: usize) -> bool {
    (side % (board.edges().len() / 2)).is_multiple_of(2)
}

/// A place outside the middle of a side: between two squares of a straight one, off the tip of a
/// slanted one's square.
fn middle(board: Board, side: usize) -> Spot {
    let edge = board.edges()[side];
    let mut along: Vec<_> =
        board.squares().filter(|&at| board.sides_of(at).any(|of| of == side)).collect();
    sort_few(&mut along, |one, other| (one.file, one.rank) < (other.file, other.rank));
    let half = along.len() / 2;
    let straight = edge.east == 0 || edge.north == 0;
    let (one, out) = if straight { (along[half - 1], 1.09) } else { (along[half], 0.91) };
    let mean = |a: u8, b: u8| (f32::from(a) + f32::from(b) + 1.0) / 2.0;
    Spot::new(
        mean(one.file, along[half].file) + f32::from(edge.east) * out,
        mean(one.rank, along[half].rank) + f32::from(edge.north) * out,
        0.0,
    )
}

/// Draws the letter of each file at its southern end and the number of each rank at its western.
///
/// On a slanted side a file and a rank begin at the same notch; each label keeps to its own.
pub(super) fn coordinates(picture: &mut Picture, camera: &Camera, board: Board) {
    let mut label = |[east, north]: [f32; 2], text: String| {
        let at = camera.see(Spot::new(east, north, 0.0));
        picture.text(at, camera.text(0.3), false, text, Style::fill(Colour::Ink));
    };
    let contains = |file: u8, rank: u8| board.contains(Square::new(file, rank));
    for index in 0..board.span() {
        let start = f32::from(index);
        if let Some(south) = (0..board.span()).find(|&rank| contains(index, rank)) {
            let shared = south > 0 && contains(index + 1, south - 1);
            let (aside, down) = if shared { (0.36, 0.36) } else { (0.5, 0.42) };
            let name = Square::new(index, 0).to_string();
            let letter = name.trim_end_matches('1').to_owned();
            label([start + aside, f32::from(south) - down], letter);
        }
        if let Some(west) = (0..board.span()).find(|&file| contains(file, index)) {
            let shared = west > 0 && contains(west - 1, index + 1);
            let (aside, left) = if shared { (0.3, 0.3) } else { (0.5, 0.42) };
            label([f32::from(west) - left, start + aside], (index + 1).to_string());
        }
    }
}
