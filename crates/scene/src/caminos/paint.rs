//! Cubes: their faces, shades, patterns and edges.
//!
//! The colours differ in pattern as well: green faces carry a round spot, yellow ones a cross,
//! neutral ones nothing; the number on a high top stands in a ring or in a square.

use cauce_rules::{Direction, caminos::Material};

use super::{
    layers::{Layer, Layers},
    model::{Cell, beside},
    space::{Projection, Spot},
};
use crate::{Colour, Point, Step, Style};

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
            Self::Up => SIDES.map(|direction| beside(cell, direction)),
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

    /// Where the corners of the face of a cube are seen that hangs so far over its cell.
    pub(super) fn corners(self, projection: &Projection, cell: Cell, lift: f32) -> [Point; 4] {
        let at = cell.map(f32::from);
        let seen = |(east, north, up): (f32, f32, f32)| {
            projection.see(Spot::new(at[0] + east, at[1] + north, at[2] + lift + up))
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
        .map(seen)
    }
}

/// How a cube is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Finish {
    pub(super) material: Material,
    /// 1 is solid.
    pub(super) alpha: f32,
    /// What its piece is outlined with, and how thickly.
    pub(super) edge: (Colour, f32),
    /// Whether it is only outlined, in dashes.
    pub(super) hollow: bool,
    /// Whether a number on its top is to tell how high that is.
    pub(super) numbered: bool,
}

impl Finish {
    /// A cube that stands.
    pub(super) fn solid(material: Material) -> Self {
        Self { material, alpha: 1.0, edge: (deep(material), 0.06), hollow: false, numbered: false }
    }
}

/// The colour of a piece.
pub(super) fn body(material: Material) -> Colour {
    match material {
        Material::Green => Colour::Green,
        Material::Yellow => Colour::Yellow,
        Material::Neutral => Colour::Neutral,
    }
}

/// The colour of its outlines.
pub(super) fn deep(material: Material) -> Colour {
    match material {
        Material::Green => Colour::GreenDeep,
        Material::Yellow => Colour::YellowDeep,
        Material::Neutral => Colour::NeutralDeep,
    }
}

/// The walls that can be seen.
pub(super) fn walls(projection: &Projection) -> impl Iterator<Item = Direction> {
    let projection = *projection;
    Direction::ALL.into_iter().filter(move |&direction| projection.sees(direction))
}

/// Draws one face of a cube.
///
/// `lift` is how far the cube hangs over its cell; `same` tells which cells belong to its piece,
/// so that only the outline of the piece is drawn and not that of each cube.
pub(super) fn face(
    layers: &mut Layers,
    projection: &Projection,
    (cell, lift): (Cell, f32),
    facing: Facing,
    finish: Finish,
    same: &dyn Fn(Cell) -> bool,
) {
    let corners = facing.corners(projection, cell, lift);
    let around = facing.around(cell);
    let inner = around.map(same);
    let unit = projection.scale;
    if !finish.hollow {
        let colour = body(finish.material).alpha(finish.alpha);
        layers.polygon(Layer::Body, Style::fill(colour), &corners);
        if facing == Facing::Up && is_numbered(cell, finish) {
            setting(layers, &corners, finish, unit);
        } else {
            pattern(layers, &corners, finish, unit);
        }
        match facing {
            // Light falls on the edges that look to where it comes from.
            Facing::Up => {
                let lit = |side: usize| !inner[side] && projection.shade(SIDES[side]) < 0.25;
                let light = Style::fill(Colour::Light.alpha(0.4 * finish.alpha));
                let wide = [0, 1, 2, 3].map(|side| if lit(side) { 0.09 } else { 0.0 });
                bands(layers, &corners, wide, light);
            }
            Facing::Side(direction) => {
                let shade = projection.shade(direction) * finish.alpha;
                layers.polygon(Layer::Shade, Style::fill(Colour::Shade.alpha(shade)), &corners);
            }
        }
        // Cubes are told apart within a piece, so that storeys can be counted. Where it goes on in a
        // column that is drawn already, the line closes the seam as well.
        let order = |[file, rank, _]: Cell| (-projection.distance(file, rank), file, rank);
        let is_joint = |side: usize| {
            order(around[side]) < order(cell) || (side == BELOW && facing != Facing::Up)
        };
        let joint = Style::stroke(deep(finish.material).alpha(0.4 * finish.alpha), 0.03 * unit);
        outline(layers, Layer::Joint, joint, &corners, |side| inner[side] && is_joint(side));
    }
    let (colour, width) = finish.edge;
    let style = Style::stroke(colour, width * unit);
    // What stands on a wall, or its own top, draws the edge between them.
    let is_edge = |side: usize| !inner[side] && (side != ABOVE || facing == Facing::Up);
    if finish.hollow {
        // Over whatever is behind it, the rim as well, the dashes are read on a pale line.
        layers.polygon(Layer::Body, Style::fill(colour.alpha(0.25)), &corners);
        let under = Style::stroke(Colour::Paper, 2.2 * width * unit);
        outline(layers, Layer::Joint, under, &corners, is_edge);
    }
    let style = if finish.hollow { style.dashed(0.16 * unit) } else { style };
    outline(layers, Layer::Edge, style, &corners, is_edge);
}

/// The sides of a wall that are lowest and uppermost.
const BELOW: usize = 0;
const ABOVE: usize = 2;

/// Draws some of the four sides of a face, those that meet as one line.
fn outline(
    layers: &mut Layers,
    layer: Layer,
    style: Style,
    corners: &[Point; 4],
    has: impl Fn(usize) -> bool,
) {
    // Where a line begins; all four sides are one that begins anywhere.
    let begins = |&side: &usize| has(side) && !has((side + 3) % 4);
    let Some(start) = (0..4).find(begins).or_else(|| has(0).then_some(0)) else { return };
    let steps = layers.steps(layer, style);
    let mut drawing = false;
    for side in (start..start + 4).map(|side| side % 4) {
        if has(side) {
            if !drawing {
                steps.push(Step::Move(corners[side]));
            }
            steps.push(Step::Line(corners[(side + 1) % 4]));
        }
        drawing = has(side);
    }
}

/// Paints a face along its sides, so far inwards from each; where two meet, they share the corner.
fn bands(layers: &mut Layers, corners: &[Point; 4], wide: [f32; 4], style: Style) {
    for side in (0..4).filter(|&side| wide[side] > 0.0) {
        let turned = [0, 1, 2, 3].map(|corner| corners[(side + corner) % 4]);
        let (before, after) = (wide[(side + 3) % 4], wide[(side + 1) % 4]);
        let far = [1.0 - after, before].map(|across| within(&turned, across, wide[side]));
        layers.polygon(Layer::Shade, style, &[turned[0], turned[1], far[0], far[1]]);
    }
}

/// Darkens a wall where it stands on what is beside it.
pub(super) fn foot(layers: &mut Layers, projection: &Projection, cell: Cell, facing: Facing) {
    let corners = facing.corners(projection, cell, 0.0);
    bands(layers, &corners, [0.24, 0.0, 0.0, 0.0], Style::fill(Colour::Shade.alpha(0.14)));
}

/// Tells how high the top of a column is: the higher, the lighter.
pub(super) fn tint(layers: &mut Layers, projection: &Projection, cell: Cell) {
    let tint = match cell[2] {
        0 => Some(Colour::Shade.alpha(0.15)),
        2.. => Some(Colour::Light.alpha(0.25)),
        _ => None,
    };
    if let Some(tint) = tint {
        let corners = Facing::Up.corners(projection, cell, 0.0);
        layers.polygon(Layer::Shade, Style::fill(tint), &corners);
    }
}

/// Draws the shadows that higher columns throw on the top of one. `rises` tells by how much the
/// neighbour on a side is higher.
pub(super) fn shadow(
    layers: &mut Layers,
    projection: &Projection,
    cell: Cell,
    rises: &dyn Fn(Direction) -> i8,
) {
    let corners = Facing::Up.corners(projection, cell, 0.0);
    let wide = SIDES.map(|direction| {
        // The darker the wall that stands there, the farther its shadow falls; half of the top is
        // the other side's.
        let wall = projection.shade(direction.clockwise(2));
        match rises(direction) {
            rise @ 1.. => (wall * (0.5 + 0.5 * f32::from(rise))).min(0.5),
            _ => 0.0,
        }
    });
    // It is the darkest at the wall.
    for (part, dark) in [(1.0, 0.18), (0.45, 0.14)] {
        let style = Style::fill(Colour::Shade.alpha(dark));
        bands(layers, &corners, wide.map(|wide| wide * part), style);
    }
}

/// The directions to which the sides of a top face look, in the order of its corners.
const SIDES: [Direction; 4] =
    [Direction::South, Direction::East, Direction::North, Direction::West];

/// The point of a face at these parts of its two sides.
pub(super) fn within(corners: &[Point; 4], across: f32, along: f32) -> Point {
    let near = corners[0].towards(corners[1], across);
    let far = corners[3].towards(corners[2], across);
    near.towards(far, along)
}

/// Whether a top carries a number; one that is a single cube high needs none.
pub(super) fn is_numbered(cell: Cell, finish: Finish) -> bool {
    finish.numbered && cell[2] > 0
}

/// What stands round the number on a top, in place of the pattern.
fn setting(layers: &mut Layers, corners: &[Point; 4], finish: Finish, unit: f32) {
    let style = Style::stroke(deep(finish.material).alpha(0.4 * finish.alpha), 0.05 * unit);
    let form: &[(f32, f32)] = match finish.material {
        Material::Green => &ROUND,
        Material::Yellow => &[(0.37, 0.37), (0.63, 0.37), (0.63, 0.63), (0.37, 0.63)],
        Material::Neutral => return,
    };
    let wide = |at: f32| 0.5 + (at - 0.5) * 2.4;
    let form: Vec<_> = form.iter().map(|&(x, y)| within(corners, wide(x), wide(y))).collect();
    layers.polygon(Layer::Pattern, style, &form);
}

fn pattern(layers: &mut Layers, corners: &[Point; 4], finish: Finish, unit: f32) {
    let ink = deep(finish.material).alpha(0.4 * finish.alpha);
    match finish.material {
        Material::Green => {
            let spot = ROUND.map(|(across, along)| within(corners, across, along));
            layers.polygon(Layer::Pattern, Style::fill(ink), &spot);
        }
        Material::Yellow => {
            let at = |across, along| within(corners, across, along);
            layers.steps(Layer::Pattern, Style::stroke(ink, 0.08 * unit)).extend([
                Step::Move(at(0.34, 0.34)),
                Step::Line(at(0.66, 0.66)),
                Step::Move(at(0.34, 0.66)),
                Step::Line(at(0.66, 0.34)),
            ]);
        }
        Material::Neutral => {}
    }
}

/// A circle in the middle of a face, by twelve points of it.
const ROUND: [(f32, f32); 12] = {
    const NEAR: f32 = 0.15 * 0.5;
    const FAR: f32 = 0.15 * 0.866;
    const ALL: f32 = 0.15;
    let steps = [(ALL, 0.0), (FAR, NEAR), (NEAR, FAR)];
    let mut round = [(0.5, 0.5); 12];
    let mut hour = 0;
    while hour < 12 {
        let (x, y) = steps[hour % 3];
        // Each quarter is the one before, turned.
        let (x, y) = match hour / 3 {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        };
        round[hour] = (0.5 + x, 0.5 + y);
        hour += 1;
    }
    round
};

/// Draws all faces of some cubes that can be seen past one another, in the cells of one square.
///
/// `all` are the cubes of the whole piece; `lift` is how far it hangs over its cells.
pub(super) fn hanging(
    layers: &mut Layers,
    projection: &Projection,
    (file, rank): (i8, i8),
    all: &[Cell],
    lift: f32,
    finish: Finish,
) {
    let same = |cell: Cell| all.contains(&cell);
    for &cell in all.iter().filter(|cell| (cell[0], cell[1]) == (file, rank)) {
        for direction in walls(projection) {
            if !same(beside(cell, direction)) {
                face(layers, projection, (cell, lift), Facing::Side(direction), finish, &same);
            }
        }
        let [file, rank, storey] = cell;
        if !same([file, rank, storey + 1]) {
            face(layers, projection, (cell, lift), Facing::Up, finish, &same);
        }
    }
}
