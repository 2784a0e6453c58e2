//! Points in board units: one unit is the side of a square, x points right and y down.

use std::ops::{Add, Mul, Sub};

use cauce_rules::Direction;

/// A point, or a vector from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// The distance to the right.
    pub x: f32,
    /// The distance down.
    pub y: f32,
}

impl Point {
    /// Creates a point.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Returns the vector of one square in a direction.
    pub fn step(direction: Direction) -> Self {
        let (east, north) = direction.step();
        Self::new(east.into(), -f32::from(north))
    }

    /// Interpolates between two points: `t` = 0 is this point, 1 is the other.
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

/// Returns the sine and the cosine of an angle in degrees, exact at multiples of 90.
///
/// The functions of the standard library are accurate to the last bit but add some kilobytes to the
/// download. A picture needs only four digits.
pub(crate) fn sin_cos(degrees: f32) -> (f32, f32) {
    let quarters = (degrees / 90.0).round_ties_even();
    let angle = (degrees - quarters * 90.0).to_radians();
    let square = angle * angle;
    let sine = angle * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0)));
    let cosine = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0));
    match (quarters as i32).rem_euclid(4) {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// Returns an angle modulo `whole`, in `0..whole`.
pub(crate) fn beyond(angle: f32, whole: f32) -> f32 {
    angle - whole * (angle / whole).floor()
}

/// Tests whether a point is inside a polygon, by the even-odd rule.
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

/// Returns the bounding box of some points: its upper left and lower right corners.
pub(crate) fn bounds(points: &[Point]) -> (Point, Point) {
    let first = points.first().copied().unwrap_or_default();
    points.iter().fold((first, first), |(least, greatest), point| {
        (
            Point::new(least.x.min(point.x), least.y.min(point.y)),
            Point::new(greatest.x.max(point.x), greatest.y.max(point.y)),
        )
    })
}

/// Returns the four corners of an upright rectangle, clockwise from the upper left.
pub(crate) fn rectangle(least: Point, width: f32, height: f32) -> [Point; 4] {
    [
        least,
        least + Point::new(width, 0.0),
        least + Point::new(width, height),
        least + Point::new(0.0, height),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sin_cos_matches_the_standard_library() {
        for degrees in (-1440..1440).map(|eighth| eighth as f32 / 2.0) {
            let (sine, cosine) = sin_cos(degrees);
            let (right_sine, right_cosine) = degrees.to_radians().sin_cos();
            assert!((sine - right_sine).abs() < 1e-4, "{degrees}");
            assert!((cosine - right_cosine).abs() < 1e-4, "{degrees}");
        }
        assert_eq!([0.0, 90.0, 180.0, -90.0].map(|at| sin_cos(at).0), [0.0, 1.0, 0.0, -1.0]);
    }

    #[test]
    fn angles_are_reduced_to_one_turn() {
        let all = [(0.0, 0.0), (359.0, 359.0), (360.0, 0.0), (-10.0, 350.0), (725.0, 5.0)];
        for (angle, left) in all {
            assert_eq!(beyond(angle, 360.0), left);
        }
    }
}
