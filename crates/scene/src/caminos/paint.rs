//! Cubes: their faces, shades, patterns and edges.
//!
//! The colours differ in pattern as well: green faces carry a round spot, yellow ones a cross,
//! neutral ones nothing.

use cauce_rules::{Direction, caminos::Colour as Owner, sort_few};

use super::{
    model::{Cell, beside},
    space::{Camera, Spot},
};
use crate::{Colour, Picture, Point, Shape, Step, Style};

/// Which way a face looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Facing {
    Up,
    Side(Direction),
}

impl Facing {
    /// The four steps along the face, in the order of its corners: to each edge's other side.
    fn around(self, cell: Cell) -> [Cell; 4] {
        let [file, rank, storey] = cell;
        match self {
            Self::Up => [Direction::South, Direction::East, Direction::North, Direction::West]
                .map(|direction| beside(cell, direction)),
            Self::Side(direction) => {
                let (east, north) = direction.step();
                // Along the wall, to the right of somebody who looks at it.
                let right = [-north, east];
                [
                    [file, rank, storey - 1],
                    [file + right[0], rank + right[1], storey],
                    [file, rank, storey + 1],
                    [file - right[0], rank - right[1], storey],
                ]
            }
        }
    }

    /// The corners of the face of a cube whose lowest, south-western corner is `at`.
    pub(super) fn corners(self, at: Spot) -> [Spot; 4] {
        let spot = |(east, north, up): (f32, f32, f32)| {
            Spot::new(at.east + east, at.north + north, at.up + up)
        };
        match self {
            Self::Up => [(0., 0., 1.), (1., 0., 1.), (1., 1., 1.), (0., 1., 1.)],
            Self::Side(Direction::South) => {
                [(0., 0., 0.), (1., 0., 0.), (1., 0., 1.), (0., 0., 1.)]
            }
            Self::Side(Direction::East) => [(1., 0., 0.), (1., 1., 0.), (1., 1., 1.), (1., 0., 1.)],
            Self::Side(Direction::North) => {
                [(1., 1., 0.), (0., 1., 0.), (0., 1., 1.), (1., 1., 1.)]
            }
            Self::Side(Direction::West) => [(0., 1., 0.), (0., 0., 0.), (0., 0., 1.), (0., 1., 1.)],
        }
        .map(spot)
    }
}

/// How a cube is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Look {
    pub(super) owner: Owner,
    /// 1 is solid.
    pub(super) alpha: f32,
    /// What its piece is outlined with, and how thickly.
    pub(super) edge: (Colour, f32),
    /// Whether it is only outlined, in dashes.
    pub(super) hollow: bool,
}

impl Look {
    /// A cube that stands.
    pub(super) fn solid(owner: Owner) -> Self {
        Self { owner, alpha: 1.0, edge: (deep(owner), 0.05), hollow: false }
    }
}

/// The colour of a piece.
pub(super) fn body(owner: Owner) -> Colour {
    match owner {
        Owner::Green => Colour::Green,
        Owner::Yellow => Colour::Yellow,
        Owner::Neutral => Colour::Neutral,
    }
}

/// The colour of its outlines.
pub(super) fn deep(owner: Owner) -> Colour {
    match owner {
        Owner::Green => Colour::GreenDeep,
        Owner::Yellow => Colour::YellowDeep,
        Owner::Neutral => Colour::NeutralDeep,
    }
}

/// The walls that can be seen.
pub(super) fn walls(camera: &Camera) -> impl Iterator<Item = Direction> {
    let camera = *camera;
    Direction::ALL.into_iter().filter(move |&direction| camera.sees(direction))
}

/// Draws one face of a cube.
///
/// `lift` is how far the cube hangs over its cell; `same` tells which cells belong to its piece,
/// so that only the outline of the piece is drawn and not that of each cube.
pub(super) fn face(
    picture: &mut Picture,
    camera: &Camera,
    (cell, lift): (Cell, f32),
    facing: Facing,
    look: Look,
    same: impl Fn(Cell) -> bool,
) {
    let [file, rank, storey] = cell.map(f32::from);
    let corners = facing.corners(Spot::new(file, rank, storey + lift)).map(|spot| camera.see(spot));
    let unit = camera.scale;
    if !look.hollow {
        let colour = body(look.owner).alpha(look.alpha);
        // A hairline of the same colour closes the seam to the next face.
        let fill = if look.alpha < 1.0 {
            Style::fill(colour)
        } else {
            Style::fill(colour).outlined(colour, 0.015 * unit)
        };
        picture.polygon(&corners, fill);
        pattern(picture, &corners, look, unit);
        if let Facing::Side(direction) = facing {
            let shade = camera.shade(direction) * look.alpha;
            picture.polygon(&corners, Style::fill(Colour::Shade.alpha(shade)));
        }
    }
    let around = facing.around(cell);
    let mut steps = Vec::with_capacity(8);
    for (index, &next) in around.iter().enumerate() {
        if !same(next) {
            steps.push(Step::Move(corners[index]));
            steps.push(Step::Line(corners[(index + 1) % 4]));
        }
    }
    if !steps.is_empty() {
        let (colour, width) = look.edge;
        let style = Style::stroke(colour, width * unit);
        let style = if look.hollow { style.dashed(0.16 * unit) } else { style };
        picture.draw(Shape::Path(steps), style);
    }
}

/// The point of a face at these parts of its two sides.
pub(super) fn within(corners: &[Point; 4], across: f32, along: f32) -> Point {
    let near = corners[0].towards(corners[1], across);
    let far = corners[3].towards(corners[2], across);
    near.towards(far, along)
}

fn pattern(picture: &mut Picture, corners: &[Point; 4], look: Look, unit: f32) {
    let ink = deep(look.owner).alpha(0.5 * look.alpha);
    match look.owner {
        Owner::Green => {
            let spot: Vec<_> = (0..12)
                .map(|hour| {
                    let (sine, cosine) = (std::f32::consts::TAU * hour as f32 / 12.0).sin_cos();
                    within(corners, 0.5 + 0.15 * cosine, 0.5 + 0.15 * sine)
                })
                .collect();
            picture.polygon(&spot, Style::fill(ink));
        }
        Owner::Yellow => {
            let at = |across, along| within(corners, across, along);
            let steps = vec![
                Step::Move(at(0.34, 0.34)),
                Step::Line(at(0.66, 0.66)),
                Step::Move(at(0.34, 0.66)),
                Step::Line(at(0.66, 0.34)),
            ];
            picture.draw(Shape::Path(steps), Style::stroke(ink, 0.08 * unit));
        }
        Owner::Neutral => {}
    }
}

/// Draws all faces of some cubes that can be seen past one another, in the cells of one square.
///
/// `all` are the cubes of the whole piece; `lift` is how far it hangs over its cells.
pub(super) fn hanging(
    picture: &mut Picture,
    camera: &Camera,
    (file, rank): (i8, i8),
    all: &[Cell],
    lift: f32,
    look: Look,
) {
    let same = |cell: Cell| all.contains(&cell);
    let mut here: Vec<_> =
        all.iter().copied().filter(|cell| (cell[0], cell[1]) == (file, rank)).collect();
    sort_few(&mut here, |one, other| one < other);
    for cell in here {
        for direction in walls(camera) {
            if !same(beside(cell, direction)) {
                face(picture, camera, (cell, lift), Facing::Side(direction), look, same);
            }
        }
        let [file, rank, storey] = cell;
        if !same([file, rank, storey + 1]) {
            face(picture, camera, (cell, lift), Facing::Up, look, same);
        }
    }
}
