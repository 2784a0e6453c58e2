//! The faces of cubes, with their shades, patterns and edges.
//!
//! The colours also differ in their patterns: green faces have a round spot, yellow ones a cross,
//! and neutral ones none. The number on a high top is in a ring on green and in a square on yellow.

use cauce_rules::{Direction, caminos::Material};

use super::{
    layers::{Layer, Layers},
    model::{Cell, beside},
    space::{Projection, Spot},
};
use crate::{Colour, Point, Step, Style};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Facing {
    Up,
    Side(Direction),
}

impl Facing {
    /// Returns the four cells next to the face's edges, in the order of its corners.
    fn around(self, cell: Cell) -> [Cell; 4] {
        let [file, rank, storey] = cell;
        match self {
            Self::Up => SIDES.map(|direction| beside(cell, direction)),
            Self::Side(direction) => {
                let (east, north) = direction.step();
                // To the right along the wall, for a viewer who faces it.
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

    /// Projects the corners of a cube's face. The cube hangs `lift` storeys above its cell.
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

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Finish {
    pub(super) material: Material,
    pub(super) alpha: f32,
    /// The colour and the width of its piece's outline.
    pub(super) edge: (Colour, f32),
    /// Whether the cube has only a dashed outline.
    pub(super) hollow: bool,
    /// Whether the top shows its height as a number.
    pub(super) numbered: bool,
}

impl Finish {
    pub(super) fn solid(material: Material) -> Self {
        Self { material, alpha: 1.0, edge: (deep(material), EDGE), hollow: false, numbered: false }
    }
}

pub(super) fn body(material: Material) -> Colour {
    match material {
        Material::Green => Colour::Green,
        Material::Yellow => Colour::Yellow,
        Material::Neutral => Colour::Neutral,
    }
}

pub(super) fn deep(material: Material) -> Colour {
    match material {
        Material::Green => Colour::GreenDeep,
        Material::Yellow => Colour::YellowDeep,
        Material::Neutral => Colour::NeutralDeep,
    }
}

pub(super) fn walls(projection: &Projection) -> impl Iterator<Item = Direction> {
    let projection = *projection;
    Direction::ALL.into_iter().filter(move |&direction| projection.sees(direction))
}

/// The width of the edge of a piece, in cubes.
const EDGE: f32 = 0.06;

/// Draws one face of a cube.
///
/// The cube hangs `lift` storeys above its cell. `same` tests whether a cell belongs to the same
/// piece, because the outline surrounds the piece and not each cube.
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
        // Lines between the cubes of a piece make the storeys countable. Towards a column that is
        // already drawn, the line also closes the seam.
        let order = |[file, rank, _]: Cell| (-projection.distance(file, rank), file, rank);
        let is_joint = |side: usize| {
            order(around[side]) < order(cell) || (side == BELOW && facing != Facing::Up)
        };
        let joint = Style::stroke(deep(finish.material).alpha(0.4 * finish.alpha), 0.03 * unit);
        outline(layers, Layer::Joint, joint, &corners, |side| inner[side] && is_joint(side));
    }
    let (colour, width) = finish.edge;
    let style = Style::stroke(colour, width * unit);
    // The upper edge of a wall is drawn by the face above it.
    let is_edge = |side: usize| !inner[side] && (side != ABOVE || facing == Facing::Up);
    if finish.hollow {
        layers.polygon(Layer::Body, Style::fill(colour.alpha(0.25)), &corners);
    }
    // A pale line below the dashes keeps them visible on any background, such as the rim. The edge of
    // the last piece is drawn below its mark, so that it is visible if a page hides the mark.
    let under = match colour {
        _ if finish.hollow => Some((Colour::Paper, 2.2 * width)),
        Colour::Last => Some((deep(finish.material), EDGE)),
        _ => None,
    };
    if let Some((colour, width)) = under {
        outline(layers, Layer::Joint, Style::stroke(colour, width * unit), &corners, is_edge);
    }
    let style = if finish.hollow { style.dashed(0.16 * unit) } else { style };
    outline(layers, Layer::Edge, style, &corners, is_edge);
}

const BELOW: usize = 0;
const ABOVE: usize = 2;

/// Draws some of the four edges of a face. Adjacent edges form one line.
fn outline(
    layers: &mut Layers,
    layer: Layer,
    style: Style,
    corners: &[Point; 4],
    has: impl Fn(usize) -> bool,
) {
    // The index of the first edge of the line. If all four are drawn, any will do.
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

/// Draws a band along each edge of a face, with a width per edge. Adjacent bands meet in a mitre.
fn bands(layers: &mut Layers, corners: &[Point; 4], wide: [f32; 4], style: Style) {
    for side in (0..4).filter(|&side| wide[side] > 0.0) {
        let turned = [0, 1, 2, 3].map(|corner| corners[(side + corner) % 4]);
        let (before, after) = (wide[(side + 3) % 4], wide[(side + 1) % 4]);
        let far = [1.0 - after, before].map(|across| within(&turned, across, wide[side]));
        layers.polygon(Layer::Shade, style, &[turned[0], turned[1], far[0], far[1]]);
    }
}

pub(super) fn foot(layers: &mut Layers, projection: &Projection, cell: Cell, facing: Facing) {
    let corners = facing.corners(projection, cell, 0.0);
    bands(layers, &corners, [0.24, 0.0, 0.0, 0.0], Style::fill(Colour::Shade.alpha(0.14)));
}

/// Tints the top of a column by its height: the higher, the lighter.
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

/// Draws the shadows of higher columns on the top of a column. `rises` returns how much higher the
/// neighbour in a direction is.
pub(super) fn shadow(
    layers: &mut Layers,
    projection: &Projection,
    cell: Cell,
    rises: &dyn Fn(Direction) -> i8,
) {
    let corners = Facing::Up.corners(projection, cell, 0.0);
    let wide = SIDES.map(|direction| {
        // The darker the wall, the longer its shadow, up to half of the top.
        let wall = projection.shade(direction.clockwise(2));
        match rises(direction) {
            rise @ 1.. => (wall * (0.5 + 0.5 * f32::from(rise))).min(0.5),
            _ => 0.0,
        }
    });
    for (part, dark) in [(1.0, 0.18), (0.45, 0.14)] {
        let style = Style::fill(Colour::Shade.alpha(dark));
        bands(layers, &corners, wide.map(|wide| wide * part), style);
    }
}

/// The directions of a top's edges, in the order of its corners.
const SIDES: [Direction; 4] =
    [Direction::South, Direction::East, Direction::North, Direction::West];

pub(super) fn within(corners: &[Point; 4], across: f32, along: f32) -> Point {
    let near = corners[0].towards(corners[1], across);
    let far = corners[3].towards(corners[2], across);
    near.towards(far, along)
}

pub(super) fn is_numbered(cell: Cell, finish: Finish) -> bool {
    finish.numbered && cell[2] > 0
}

/// Draws the ring or square around the number on a top, in place of the pattern.
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

/// A circle in the middle of a face, as a polygon of twelve points.
const ROUND: [(f32, f32); 12] = {
    const NEAR: f32 = 0.15 * 0.5;
    const FAR: f32 = 0.15 * 0.866;
    const ALL: f32 = 0.15;
    let steps = [(ALL, 0.0), (FAR, NEAR), (NEAR, FAR)];
    let mut round = [(0.5, 0.5); 12];
    let mut hour = 0;
    while hour < 12 {
        let (x, y) = steps[hour % 3];
        // Each quarter is the previous one, rotated.
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

/// Draws all visible faces of a hanging piece's cubes over one square.
///
/// `all` are the cells of the whole piece, which hangs `lift` storeys above them.
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
