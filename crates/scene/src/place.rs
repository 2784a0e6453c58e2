//! What can be pressed on a board, where it is, and how it is spoken.

use std::fmt::Display;

use serde::Serialize;

use crate::{Phrase, Point, geometry};

/// A place on the board that can be pointed at.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The id of the target that a press on it means.
    pub id: String,
    /// Its outline in board units, to find what is under a pointer.
    pub outline: Vec<Point>,
    /// How many points at the beginning of the outline are the corners of its face, and not part of
    /// the outline. Where a press would do something, the face is found through what stands before
    /// it, unless the middle of another face is there.
    pub face: usize,
    /// Its row in the grid that a screen reader walks, from the top.
    pub row: u8,
    /// Its column in that grid, from the left.
    pub column: u8,
    /// What is there, in words.
    pub label: Phrase,
    /// Whether a press on it would do something.
    pub pressable: bool,
    /// Whether what lies there can be dragged.
    pub grab: bool,
}

/// A place as a page gets it, in parts of the picture's width and height.
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
    /// A place on which a press does nothing, at this row and column.
    pub fn new(
        target: impl Display,
        outline: impl Into<Vec<Point>>,
        (row, column): (u8, u8),
        label: Phrase,
    ) -> Self {
        let (id, outline) = (target.to_string(), outline.into());
        Self { id, outline, face: 0, row, column, label, pressable: false, grab: false }
    }

    /// The place as a page gets it, on a picture of this width and height.
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

/// How much of a face is its middle, by length.
const MIDDLE: f32 = 0.85;

/// The id of the place under a point. Of several it is the last one, which is in front, where the
/// point lies in the middle of its face; elsewhere rather one that can be pressed and has its face
/// there.
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
