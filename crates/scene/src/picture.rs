//! The display list: shapes from the back to the front.

use crate::{Colour, Point, geometry};

/// A picture as a list of shapes.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The width in board units.
    pub width: f32,
    /// The height in board units.
    pub height: f32,
    /// The shapes, from the back to the front.
    pub shapes: Vec<Drawn>,
    /// The number of shapes, from the back, that form the ground. The ground is the same for every
    /// position seen by the same camera.
    pub ground: usize,
}

/// A shape and its style.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn {
    /// The shape.
    pub shape: Shape,
    /// The fill and the outline.
    pub style: Style,
}

/// A shape in board units.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A circle.
    Circle {
        /// The centre.
        centre: Point,
        /// The radius.
        radius: f32,
    },
    /// A path. A fill paints the area inside.
    Path(Vec<Step>),
    /// A text, centred at a point.
    Text {
        /// The centre of the text.
        at: Point,
        /// The font size.
        size: f32,
        /// Whether the font is bold.
        bold: bool,
        /// The text.
        text: String,
    },
}

/// One step of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// Starts a new part of the path.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A quadratic curve, by its control point, to the second point.
    Quad(Point, Point),
    /// A cubic curve, by its two control points, to the third point.
    Cubic(Point, Point, Point),
    /// Closes the current part.
    Close,
}

impl Step {
    /// Returns the points of the step, the end point last.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let points = match self {
            Self::Move(to) | Self::Line(to) => [None, None, Some(to)],
            Self::Quad(by, to) => [None, Some(by), Some(to)],
            Self::Cubic(by, by2, to) => [Some(by), Some(by2), Some(to)],
            Self::Close => [None; 3],
        };
        points.into_iter().flatten()
    }
}

/// The fill and the outline of a shape.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Style {
    /// The paint of the area.
    pub fill: Option<Paint>,
    /// The outline.
    pub stroke: Option<Stroke>,
}

/// A colour and its opacity.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paint {
    /// The colour.
    pub colour: Colour,
    /// The opacity, from 0 (invisible) to 1 (opaque).
    pub alpha: f32,
}

/// The style of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// The paint.
    pub paint: Paint,
    /// The width in board units.
    pub width: f32,
    /// Whether ends and corners are round; otherwise they are straight and mitred.
    pub round: bool,
    /// The length of dashes and gaps; 0 for a solid line.
    pub dash: f32,
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Self {
        Self { colour, alpha: 1.0 }
    }
}

impl Colour {
    /// Returns a paint of this colour with an opacity.
    pub const fn alpha(self, alpha: f32) -> Paint {
        Paint { colour: self, alpha }
    }
}

impl Style {
    /// A fill without an outline.
    pub fn fill(paint: impl Into<Paint>) -> Self {
        Self { fill: Some(paint.into()), stroke: None }
    }

    /// An outline with round ends and without a fill.
    pub fn stroke(paint: impl Into<Paint>, width: f32) -> Self {
        Self::default().outlined(paint, width)
    }

    /// Adds an outline.
    #[must_use]
    pub fn outlined(self, paint: impl Into<Paint>, width: f32) -> Self {
        let stroke = Stroke { paint: paint.into(), width, round: true, dash: 0.0 };
        Self { stroke: Some(stroke), ..self }
    }

    /// Makes the ends of the outline straight and its corners mitred.
    #[must_use]
    pub fn sharp(mut self) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.round = false;
        }
        self
    }

    /// Makes the outline dashed, with dashes of this length.
    #[must_use]
    pub fn dashed(mut self, dash: f32) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = dash;
        }
        self
    }

    /// Multiplies the opacity of the fill and the outline.
    #[must_use]
    pub fn faded(mut self, alpha: f32) -> Self {
        if let Some(paint) = &mut self.fill {
            paint.alpha *= alpha;
        }
        if let Some(stroke) = &mut self.stroke {
            stroke.paint.alpha *= alpha;
        }
        self
    }
}

impl Picture {
    /// An empty picture.
    pub fn new(width: f32, height: f32) -> Self {
        Self { width, height, shapes: Vec::new(), ground: 0 }
    }

    /// Declares everything drawn so far to be the ground.
    pub fn end_ground(&mut self) {
        self.ground = self.shapes.len();
    }

    /// Draws a shape in front of all others.
    pub fn draw(&mut self, shape: Shape, style: Style) {
        self.shapes.push(Drawn { shape, style });
    }

    /// Draws a circle.
    pub fn circle(&mut self, centre: Point, radius: f32, style: Style) {
        self.draw(Shape::Circle { centre, radius }, style);
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Point, to: Point, style: Style) {
        self.draw(Shape::Path(vec![Step::Move(from), Step::Line(to)]), style);
    }

    /// Draws a closed polygon.
    pub fn polygon(&mut self, points: &[Point], style: Style) {
        let mut steps: Vec<_> = points.iter().copied().map(Step::Line).collect();
        if let Some(first) = steps.first_mut() {
            *first = Step::Move(points[0]);
            steps.push(Step::Close);
            self.draw(Shape::Path(steps), style);
        }
    }

    /// Draws an upright rectangle with round corners. `least` is its upper left corner.
    pub fn rounded(&mut self, least: Point, width: f32, height: f32, radius: f32, style: Style) {
        let corners = geometry::rectangle(least, width, height);
        let mut steps = Vec::with_capacity(9);
        for (index, &corner) in corners.iter().enumerate() {
            let before = corners[(index + 3) % 4];
            let after = corners[(index + 1) % 4];
            let near = |other: Point| {
                let step = other - corner;
                let length = step.x.abs() + step.y.abs();
                corner + step * (radius / length.max(f32::EPSILON)).min(0.5)
            };
            let arrive = near(before);
            steps.push(if index == 0 { Step::Move(arrive) } else { Step::Line(arrive) });
            steps.push(Step::Quad(corner, near(after)));
        }
        steps.push(Step::Close);
        self.draw(Shape::Path(steps), style);
    }

    /// Draws a text centred at a point.
    pub fn text(
        &mut self,
        at: Point,
        size: f32,
        bold: bool,
        text: impl Into<String>,
        style: Style,
    ) {
        self.draw(Shape::Text { at, size, bold, text: text.into() }, style);
    }
}
