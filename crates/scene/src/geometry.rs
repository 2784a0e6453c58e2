//! Points in board units: one unit is the side of a square, x to the right, y down.

use std::ops::{Add, Mul, Sub};

/// A point, or a step from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point a part `t` of the way to another: 0 is here, 1 is there.
    pub fn towards(self, other: Self, t: f32) -> Self {
        self + (other - self) * t
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, by: f32) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// Whether a point is inside a polygon, by the even-odd rule.
pub(crate) fn contains(polygon: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (index, &a) in polygon.iter().enumerate() {
        let b = polygon[(index + 1) % polygon.len()];
        if (a.y > point.y) != (b.y > point.y)
            && point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        {
            inside = !inside;
        }
    }
    inside
}

/// The corners of the smallest upright rectangle around some points: least, greatest.
pub(crate) fn bounds(points: &[Point]) -> (Point, Point) {
    let first = points.first().copied().unwrap_or_default();
    points.iter().fold((first, first), |(least, greatest), point| {
        (
            Point::new(least.x.min(point.x), least.y.min(point.y)),
            Point::new(greatest.x.max(point.x), greatest.y.max(point.y)),
        )
    })
}

/// The four corners of an upright rectangle.
pub(crate) fn rectangle(least: Point, width: f32, height: f32) -> [Point; 4] {
    [
        least,
        least + Point::new(width, 0.0),
        least + Point::new(width, height),
        least + Point::new(0.0, height),
    ]
}
