//! Collects polygons of the same style into one shape per layer.
//!
//! A board full of cubes has hundreds of faces. A canvas draws slowly per shape rather than per
//! corner. The faces of one column never overlap, so faces of the same style can share a shape. The
//! shape has no inner edges, so no seams shine through.

use crate::{Picture, Point, Shape, Step, Style};

/// The drawing order of the layers, from the back to the front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layer {
    Body,
    /// The lines between the cubes of a piece.
    Joint,
    Pattern,
    Shade,
    Edge,
    Light,
}

/// Shapes that do not overlap within a layer.
#[derive(Default)]
pub(super) struct Layers([Vec<(Style, Vec<Step>)>; Layer::Light as usize + 1]);

impl Layers {
    /// Returns the path of a layer and style, to which steps can be added.
    pub(super) fn steps(&mut self, layer: Layer, style: Style) -> &mut Vec<Step> {
        let paths = &mut self.0[layer as usize];
        let known = paths.iter().position(|(of, _)| *of == style);
        let index = known.unwrap_or_else(|| {
            paths.push((style, Vec::new()));
            paths.len() - 1
        });
        &mut paths[index].1
    }

    pub(super) fn polygon(&mut self, layer: Layer, style: Style, corners: &[Point]) {
        let steps = self.steps(layer, style);
        let line = |(index, &at)| if index == 0 { Step::Move(at) } else { Step::Line(at) };
        steps.extend(corners.iter().enumerate().map(line));
        steps.push(Step::Close);
    }

    pub(super) fn draw(self, picture: &mut Picture) {
        for (style, steps) in self.0.into_iter().flatten() {
            picture.draw(Shape::Path(steps), style);
        }
    }
}
