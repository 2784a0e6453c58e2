//! Press targets on a board: their outlines, and the labels that a screen reader speaks.

use std::fmt::Display;

use serde::Serialize;

use crate::{Phrase, Point, geometry};

/// A place on the board that can be pointed at.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The id of the target that a press on this place selects.
    pub id: String,
    /// The outline in board units, for hit testing.
    pub outline: Vec<Point>,
    /// The number of points at the beginning of `outline` that are the corners of the place's face
    /// and not part of the outline itself. If the place is pressable, its face is also hit through
    /// places in front of it, except near the centre of their faces.
    pub face: usize,
    /// The row in the grid that a screen reader navigates, from the top.
    pub row: u8,
    /// The column in that grid, from the left.
    pub column: u8,
    /// A description of what is there.
    pub label: Phrase,
    /// Whether a press on it has an effect.
    pub pressable: bool,
    /// Whether what is there can be dragged.
    pub grab: bool,
}

/// A place as data for the page, with coordinates as fractions of the picture's width and height.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields are those of `Place`")]
pub struct PlaceView {
    pub id: String,
    pub row: u8,
    pub column: u8,
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
    pub label: Phrase,
    pub pressable: bool,
    pub grab: bool,
}

impl Place {
    /// Creates a place on which a press has no effect, at this row and column.
    pub fn new(
        target: impl Display,
        outline: impl Into<Vec<Point>>,
        (row, column): (u8, u8),
        label: Phrase,
    ) -> Self {
        let (id, outline) = (target.to_string(), outline.into());
        Self { id, outline, face: 0, row, column, label, pressable: false, grab: false }
    }

    /// Converts the place to data for the page, given the picture's width and height.
    pub fn view(&self, (width, height): (f32, f32)) -> PlaceView {
        let (least, greatest) = geometry::bounds(&self.outline);
        PlaceView {
            id: self.id.clone(),
            row: self.row,
            column: self.column,
            x: least.x / width,
            y: least.y / height,
            w: (greatest.x - least.x) / width,
            h: (greatest.y - least.y) / height,
            label: self.label.clone(),
            pressable: self.pressable,
            grab: self.grab,
        }
    }
}

/// The size of a face's central part, as a fraction of its length.
const MIDDLE: f32 = 0.85;

/// Returns the id of the place at a point, if any.
///
/// Places overlap, and the last one is in front. If the point is in the central part of the face of
/// the front place, that place is hit. Otherwise a pressable place whose face contains the point
/// takes precedence over it.
pub fn hit(places: &[Place], point: Point) -> Option<&str> {
    let mut from_the_front = places.iter().rev();
    let seen = from_the_front
        .clone()
        .find(|place| geometry::contains(&place.outline[place.face..], point));
    let is_meant = |place: &&Place| {
        let face = &place.outline[..place.face];
        let sum = face.iter().fold(Point::new(0.0, 0.0), |sum, &corner| sum + corner);
        let centre = sum * (1.0 / face.len() as f32);
        geometry::contains(face, centre + (point - centre) * (1.0 / MIDDLE))
    };
    let in_face =
        |place: &&Place| place.pressable && geometry::contains(&place.outline[..place.face], point);
    let under = seen.filter(is_meant).or_else(|| from_the_front.find(in_face)).or(seen);
    under.map(|place| place.id.as_str())
}
