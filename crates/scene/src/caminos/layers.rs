//! What is drawn alike, gathered into one shape for each way of drawing.
//!
//! A board full of cubes has hundreds of faces, and a canvas is slow by the shape rather than by
//! the corner. The faces of one column never hide one another, so all that are drawn alike are one
//! shape; and since the edges inside it are no edges of the shape, no seam shines through there.

use crate::{Picture, Point, Shape, Step, Style};

/// What is drawn over what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layer {
    /// The faces in their colours.
    Body,
    /// The lines between the cubes of a piece.
    Joint,
    /// The patterns that tell the colours apart.
    Pattern,
    /// The shade on the walls.
    Shade,
    /// The outlines of the pieces.
    Edge,
    /// What is lit.
    Light,
}

/// Shapes that do not hide one another within a layer.
#[derive(Default)]
pub(super) struct Layers([Vec<(Style, Vec<Step>)>; Layer::Light as usize + 1]);

impl Layers {
    /// The steps of everything that is drawn in one way, to be added to.
    pub(super) fn steps(&mut self, layer: Layer, style: Style) -> &mut Vec<Step> {
        let paths = &mut self.0[layer as usize];
        let known = paths.iter().position(|(of, _)| *of == style);
        let index = known.unwrap_or_else(|| {
            paths.push((style, Vec::new()));
            paths.len() - 1
        });
        &mut paths[index].1
    }

    /// Adds a closed polygon.
    pub(super) fn polygon(&mut self, layer: Layer, style: Style, corners: &[Point]) {
        let steps = self.steps(layer, style);
        let line = |(index, &at)| if index == 0 { Step::Move(at) } else { Step::Line(at) };
        steps.extend(corners.iter().enumerate().map(line));
        steps.push(Step::Close);
    }

    /// Draws everything in front of a picture.
    pub(super) fn draw(self, picture: &mut Picture) {
        for (style, steps) in self.0.into_iter().flatten() {
            picture.draw(Shape::Path(steps), style);
        }
    }
}
