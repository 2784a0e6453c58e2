//! The board itself: squares, the marks of its sides, and coordinates.

use cauce_rules::{Direction, Square, caminos::Board};
use cauce_table::insertion_sort;

use super::{
    layers::{Layer, Layers},
    model::square,
    space::{HEADROOM, Projection, SIGN, SLAB, Spot},
};
use crate::{Colour, Phrase, Picture, Point, Step, Style};

/// Returns the letter of a side. Opposite sides have the same letter.
pub(super) fn letter(board: Board, side: usize) -> char {
    let pair = side % (board.edges().len() / 2);
    ['A', 'B', 'C', 'D'][pair % 4]
}

/// Explains which other sides a side can be joined with.
pub(super) fn aim(board: Board, side: usize) -> Phrase {
    Phrase::new("caminos-side")
        .with("letter", letter(board, side).to_string())
        .with("near", board.has_near_pairs())
}

/// Returns the ends of a square's edge in a direction, clockwise as seen from above.
fn edge(at: Square, direction: Direction) -> [(f32, f32); 2] {
    let (east, north) = (f32::from(at.file), f32::from(at.rank));
    match direction {
        Direction::North => [(east, north + 1.0), (east + 1.0, north + 1.0)],
        Direction::East => [(east + 1.0, north + 1.0), (east + 1.0, north)],
        Direction::South => [(east + 1.0, north), (east, north)],
        Direction::West => [(east, north), (east, north + 1.0)],
    }
}

fn is_open(board: Board, at: Square, direction: Direction) -> bool {
    let (east, north) = direction.step();
    !square(at.file as i8 + east, at.rank as i8 + north).is_some_and(|next| board.contains(next))
}

/// Draws the board with its frame, its thickness at the border, its squares and its lines.
pub(super) fn board(picture: &mut Picture, projection: &Projection, board: Board) {
    let half = f32::from(board.span()) / 2.0;
    let middle = projection.see(Spot::new(half, half, -SLAB));
    let by = Point::new(SHADOW, SHADOW) * projection.scale;
    let mut layers = Layers::default();
    for at in board.squares() {
        // Enlarges the square to include the frame.
        let corners = projection.corners(at, 0.0, -SLAB);
        let corners = corners.map(|at| middle.towards(at, 1.0 + FRAME / half) + by);
        layers.polygon(Layer::Body, Style::fill(Colour::Shade.alpha(0.16)), &corners);
    }
    layers.draw(picture);

    // Draws rank by rank from the back, so that nearer ranks cover the thickness of those behind.
    let rim = Style::fill(Colour::Rim);
    let away = projection.away((0, 1)) > 0.0;
    for step in 0..board.span() {
        let rank = if away { board.span() - 1 - step } else { step };
        let Some((west, east)) = ends(board, &|file| Square::new(file, rank)) else { continue };
        let [top, low] = [0.0, -SLAB].map(|up| {
            let [west, east] = [west, east].map(|at| projection.corners(at, FRAME, up));
            [west[0], east[1], east[2], west[3]]
        });
        for direction in super::paint::walls(projection) {
            // The index of the wall's first corner, as in `Projection::corners`.
            let one = match direction {
                Direction::South => 0,
                Direction::East => 1,
                Direction::North => 2,
                Direction::West => 3,
            };
            let other = (one + 1) % 4;
            let wall = [top[one], top[other], low[other], low[one]];
            picture.polygon(&wall, rim);
            picture.polygon(&wall, Style::fill(Colour::Shade.alpha(projection.shade(direction))));
        }
        picture.polygon(&top, rim);
    }

    let mut layers = Layers::default();
    for at in board.squares() {
        layers.polygon(Layer::Body, Style::fill(Colour::Cell), &projection.corners(at, 0.0, 0.0));
    }
    let lines = layers.steps(Layer::Edge, Style::stroke(Colour::Line, 0.035 * projection.scale));
    for across in 0..=board.span() {
        for turned in [false, true] {
            grid_line(board, across, turned, projection, lines);
        }
    }
    layers.draw(picture);
}

/// Adds a line along a rank, or along a file if `turned`, in as few strokes as possible.
fn grid_line(
    board: Board,
    across: u8,
    turned: bool,
    projection: &Projection,
    lines: &mut Vec<Step>,
) {
    let square = |along, across| if turned { (across, along) } else { (along, across) };
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
            let at = projection.see(Spot::new(east.into(), north.into(), 0.0));
            lines.push(if drawing { Step::Line(at) } else { Step::Move(at) });
            drawing = !drawing;
        }
    }
}

/// Returns the side of the board that an open edge of a square belongs to. In a corner, it is the
/// side that faces this direction most.
fn side_of_edge(board: Board, at: Square, direction: Direction) -> Option<usize> {
    let (east, north) = direction.step();
    let facing = |side: &usize| {
        let edge = board.edges()[*side];
        let along = edge.east * east + edge.north * north;
        // A straight side faces one direction fully, a slanted one faces two directions by half.
        i16::from(along) * if edge.east == 0 || edge.north == 0 { 2 } else { 1 }
    };
    board.sides_of(at).filter(|side| facing(side) > 0).max_by_key(facing)
}

pub(super) const WIDTH: f32 = 0.16;

pub(super) const SHADOW: f32 = 0.2;

pub(super) const FRAME: f32 = 0.57;

pub(super) fn marks(picture: &mut Picture, projection: &Projection, board: Board) {
    // Draws one direction after the other, because the marks of two directions meet in a notch.
    for direction in Direction::ALL {
        let mut layers = Layers::default();
        for at in board.squares().filter(|&at| is_open(board, at, direction)) {
            let Some(side) = side_of_edge(board, at, direction) else { continue };
            let (east, north) = direction.step();
            let out = |(x, y): (f32, f32), by: f32| {
                projection.see(Spot::new(x + f32::from(east) * by, y + f32::from(north) * by, 0.0))
            };
            let [from, to] = edge(at, direction);
            let band = [out(from, 0.0), out(to, 0.0), out(to, WIDTH), out(from, WIDTH)];
            let style = mark(board, side).outlined(Colour::Ink, 0.025 * projection.scale);
            layers.polygon(Layer::Body, style, &band);
        }
        layers.draw(picture);
    }
}

/// Returns the middle of a side's mark and the position of its sign, outside of everything that can
/// stand on the board. The sign of a far side is above the highest column. With a low camera, the
/// sign of a near side hangs below the board.
pub(super) fn sign(projection: &Projection, board: Board, side: usize) -> (Point, Point) {
    let edge = board.edges()[side];
    let [mark, foot] = middles(board, side);
    // The sign rises and sinks gradually while the board turns.
    let away = (projection.away((edge.east, edge.north)) * 12.0).clamp(-1.0, 1.0);
    let up = HEADROOM * away.max(0.0) + projection.clearance(SIGN, CLEAR) * away;
    (projection.see(mark), projection.see(Spot { up, ..foot }))
}

pub(super) fn letters(picture: &mut Picture, projection: &Projection, board: Board) {
    for side in 0..board.edges().len() {
        let (mid, at) = sign(projection, board, side);
        let unit = projection.scale;
        picture.line(mid, at, Style::stroke(Colour::Ink.alpha(0.6), 0.045 * unit));
        picture.circle(at, SIGN * unit, mark(board, side).outlined(Colour::Ink, 0.035 * unit));
        let ink = if is_dark(board, side) { Colour::Paper } else { Colour::Ink };
        picture.text(at, projection.text(0.32), true, letter(board, side), Style::fill(ink));
    }
}

/// Returns the style of a side's mark: alternately dark and light, and equal on opposite sides.
fn mark(board: Board, side: usize) -> Style {
    Style::fill(if is_dark(board, side) { Colour::Ink } else { Colour::Paper })
}

fn is_dark(board: Board, side: usize) -> bool {
    (side % (board.edges().len() / 2)).is_multiple_of(2)
}

/// The distance of a straight side's sign from the board, beyond the coordinates. The sign of a
/// slanted side has about the same distance from the side's corner.
const OUT: f32 = 1.15;

const CLEAR: f32 = 0.5;

/// Returns the middle of a side's mark and a point outside of it. They are between two squares of a
/// straight side, or at the corner of a slanted side's middle square.
fn middles(board: Board, side: usize) -> [Spot; 2] {
    let edge = board.edges()[side];
    let mut along: Vec<_> =
        board.squares().filter(|&at| board.sides_of(at).any(|of| of == side)).collect();
    insertion_sort(&mut along, |one, other| (one.file, one.rank) < (other.file, other.rank));
    let half = along.len() / 2;
    let straight = edge.east == 0 || edge.north == 0;
    let (one, out) = if straight { (along[half - 1], 0.5 + OUT) } else { (along[half], 0.88) };
    let mean = |a: u8, b: u8| (f32::from(a) + f32::from(b) + 1.0) / 2.0;
    [0.5 + WIDTH / 2.0, out].map(|out| {
        Spot::new(
            mean(one.file, along[half].file) + f32::from(edge.east) * out,
            mean(one.rank, along[half].rank) + f32::from(edge.north) * out,
            0.0,
        )
    })
}

/// Returns the end square at which each file and rank is labelled, and the direction of the label:
/// south for files and west for ranks, unless that end is notched.
///
/// On a slanted side, a file and a rank end at the same notch. Each slanted side therefore labels
/// only one of them: the north-western and south-eastern sides label files, the other two label
/// ranks.
fn labels(board: Board) -> Vec<(Square, Direction)> {
    let mut labels = Vec::new();
    for index in 0..board.span() {
        let file = |rank| Square::new(index, rank);
        if let Some((south, north)) = ends(board, &file) {
            let left = square(south.file as i8 - 1, south.rank as i8);
            let notched = south.rank > 0 && !left.is_some_and(|left| board.contains(left));
            let north = (north, Direction::North);
            labels.push(if notched { north } else { (south, Direction::South) });
        }
        let rank = |file| Square::new(file, index);
        if let Some((west, east)) = ends(board, &rank) {
            let notched = west.file > 0 && !board.contains(Square::new(west.file, index + 1));
            let east = (east, Direction::East);
            labels.push(if notched { east } else { (west, Direction::West) });
        }
    }
    labels
}

fn ends(board: Board, along: &dyn Fn(u8) -> Square) -> Option<(Square, Square)> {
    let mut ends = None;
    for at in 0..board.span() {
        let square = along(at);
        if board.contains(square) {
            ends = Some((ends.map_or(square, |(first, _)| first), square));
        }
    }
    ends
}

/// Draws the coordinates, or with `only` just those of one square, in larger type.
pub(super) fn coordinates(
    picture: &mut Picture,
    projection: &Projection,
    board: Board,
    only: Option<Square>,
) {
    for (at, end) in labels(board) {
        let (east, north) = end.step();
        let name = at.to_string();
        let digits = name.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let letters = &name[..name.len() - digits.len()];
        let text = if east == 0 { letters } else { digits };
        let is_meant = |to: Square| if east == 0 { to.file == at.file } else { to.rank == at.rank };
        if only.is_none_or(is_meant) {
            // Columns would hide the coordinates on a far side, so they are drawn on the near side.
            let hidden = board == Board::Square && projection.away((east, north)) > 0.1;
            let out = |part: u8, step: i8| {
                let out = f32::from(part) + 0.5 + f32::from(step) * 0.87;
                if hidden && step != 0 { f32::from(board.span()) - out } else { out }
            };
            let at = projection.see(Spot::new(out(at.file, east), out(at.rank, north), 0.0));
            let size = if only.is_some() { 0.4 } else { 0.36 };
            picture.text(
                at,
                projection.text(size),
                only.is_some(),
                text,
                Style::fill(Colour::RimText),
            );
        }
    }
}
