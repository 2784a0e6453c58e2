//! A piece: a block of wood with an inlaid trail.
//!
//! White's blocks are light, with round corners and upright grain; Black's are dark, with cut
//! corners and level grain. A linked end continues into the neighbour, and an open end stops at the
//! block's edge. A wildcard has a star.

use cauce_rules::{
    Direction,
    sendas::{Colour as Side, Piece},
};

use crate::{Colour, Picture, Point, Shape, Step, Style, geometry::sin_cos};

/// Half the side of a block.
const HALF: f32 = 0.445;

/// The colours of a side's wood: its body, and its outline and grain.
pub(super) const fn wood(side: Side) -> (Colour, Colour) {
    match side {
        Side::White => (Colour::Maple, Colour::MapleEdge),
        Side::Black => (Colour::Walnut, Colour::WalnutEdge),
    }
}

/// The position and orientation of a piece in the picture.
#[derive(Clone, Copy)]
pub(super) struct Pose {
    pub(super) at: Point,
    /// The size; 1 on the board.
    pub(super) scale: f32,
    /// The apparent width during a flip: 1 is flat on the board, 0 is edge-on.
    pub(super) width: f32,
    /// The rotation in clockwise quarters.
    pub(super) quarters: f32,
    pub(super) alpha: f32,
}

impl Pose {
    pub(super) const fn lying(at: Point) -> Self {
        Self { at, scale: 1.0, width: 1.0, quarters: 0.0, alpha: 1.0 }
    }

    /// Converts a point of the block, whose sides are at ±[`HALF`], to the picture.
    fn point(&self, x: f32, y: f32) -> Point {
        let (sin, cos) = sin_cos(self.quarters * 90.0);
        let (x, y) = (x * cos - y * sin, x * sin + y * cos);
        self.at + Point::new(x * self.width, y) * self.scale
    }

    fn line(&self, picture: &mut Picture, from: (f32, f32), to: (f32, f32), style: Style) {
        let (from, to) = (self.point(from.0, from.1), self.point(to.0, to.1));
        picture.line(from, to, style.faded(self.alpha));
    }
}

/// Draws a piece. `linked` are the directions in which its trail continues into a neighbour.
pub(super) fn piece(picture: &mut Picture, piece: Piece, linked: &[Direction], pose: Pose) {
    let (wood, edge) = wood(piece.colour);
    let lifted = Pose { at: pose.at + Point::new(0.02, 0.05) * pose.scale, ..pose };
    block(picture, piece.colour, lifted, Style::fill(Colour::Shade.alpha(0.28)));
    block(picture, piece.colour, pose, Style::fill(wood).outlined(edge, 0.045));
    grain(picture, piece.colour, pose, Style::stroke(edge.alpha(0.3), 0.025));

    let ways = |beyond: f32| {
        piece.ends.iter().map(move |end| {
            let reach = if linked.contains(&end) { beyond } else { HALF };
            let end = Point::step(end) * reach;
            (end.x, end.y)
        })
    };
    // The trail extends slightly beyond the block, so that no seam is visible between two pieces.
    // It extends farther than its dark edge, which would otherwise show as a hairline.
    for (colour, width, beyond) in [(Colour::TrailEdge, 0.3, 0.51), (Colour::Trail, 0.19, 0.55)] {
        // Straight ends, so that the trail ends at the edge of the block.
        let style = Style::stroke(colour, width * pose.scale).sharp();
        ways(beyond).for_each(|end| pose.line(picture, (0.0, 0.0), end, style));
        let middle = Style::fill(colour).faded(pose.alpha);
        picture.circle(pose.point(0.0, 0.0), width * pose.scale / 2.0, middle);
    }
    if piece.wildcard {
        star(picture, pose);
    }
}

fn block(picture: &mut Picture, side: Side, pose: Pose, style: Style) {
    let corner = match side {
        Side::White => 0.17,
        Side::Black => 0.11,
    };
    let mut steps = Vec::with_capacity(9);
    // Around the block, from the left end of its upper side.
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let tip = pose.point(x * HALF, y * HALF);
        let down = pose.point(x * HALF, y * (HALF - corner));
        let along = pose.point(x * (HALF - corner), y * HALF);
        let (arrive, leave) = if x == y { (down, along) } else { (along, down) };
        steps.push(if steps.is_empty() { Step::Move(arrive) } else { Step::Line(arrive) });
        steps.push(match side {
            Side::White => Step::Quad(tip, leave),
            Side::Black => Step::Line(leave),
        });
    }
    steps.push(Step::Close);
    picture.draw(Shape::Path(steps), style.faded(pose.alpha));
}

fn grain(picture: &mut Picture, side: Side, pose: Pose, style: Style) {
    for (across, bend) in [(-0.31, 0.05), (-0.2, -0.03), (0.21, 0.03), (0.32, -0.05)] {
        let points = [(across, -0.36), (across + bend, -0.1), (across, 0.36)];
        let [from, by, to] = points.map(|(x, y)| match side {
            Side::White => pose.point(x, y),
            Side::Black => pose.point(y, x),
        });
        let steps = vec![Step::Move(from), Step::Quad(by, to)];
        picture.draw(Shape::Path(steps), style.faded(pose.alpha));
    }
}

/// Draws the mark of a wildcard: a star with four points on a light disc.
fn star(picture: &mut Picture, pose: Pose) {
    let disc = Style::fill(Colour::Trail).outlined(Colour::TrailEdge, 0.05).faded(pose.alpha);
    picture.circle(pose.point(0.0, 0.0), 0.23 * pose.scale, disc);
    let points: Vec<_> = (0..8)
        .map(|index: u8| {
            let reach = if index.is_multiple_of(2) { 0.19 } else { 0.07 };
            let (sin, cos) = sin_cos(f32::from(index) * 45.0);
            pose.point(reach * cos, reach * sin)
        })
        .collect();
    picture.polygon(&points, Style::fill(Colour::Star).faded(pose.alpha));
}

/// Draws a frame slightly outside of a piece.
pub(super) fn frame(picture: &mut Picture, at: Point, style: Style) {
    picture.rounded(at - Point::new(0.47, 0.47), 0.94, 0.94, 0.16, style);
}
