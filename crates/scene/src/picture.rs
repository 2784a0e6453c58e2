//! The display list: what is to be drawn, in order, from the back to the front.

use crate::{Colour, Point, geometry};

/// A picture: its size in board units and what is drawn in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The width in board units.
    pub width: f32,
    /// The height in board units.
    pub height: f32,
    /// What is drawn, from the back to the front.
    pub shapes: Vec<Drawn>,
    /// How many shapes, from the back, are the ground: they stay as they are whatever is played, as
    /// long as the board is looked at from the same side.
    pub ground: usize,
}

/// A shape and how it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn {
    /// The shape.
    pub shape: Shape,
    /// How it is filled and outlined.
    pub style: Style,
}

/// A shape in board units.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A circle.
    Circle {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: f32,
    },
    /// A line along these steps; filled, it is the area inside.
    Path(Vec<Step>),
    /// A text, centred at a point.
    Text {
        /// The middle of the text, both ways.
        at: Point,
        /// The height of the font.
        size: f32,
        /// Whether it is bold.
        bold: bool,
        /// The text.
        text: String,
    },
}

/// One step of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// Begin anew here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A quadratic curve, by its control point, to the second point.
    Quad(Point, Point),
    /// A cubic curve, by its two control points, to the third point.
    Cubic(Point, Point, Point),
    /// Back to where it began.
    Close,
}

impl Step {
    /// The points that it is made of, the one where it ends last.
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

/// How a shape is filled and outlined.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Style {
    /// What fills it.
    pub fill: Option<Paint>,
    /// What its outline is drawn with.
    pub stroke: Option<Stroke>,
}

/// A colour and how much of what is behind it shows through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paint {
    /// The colour.
    pub colour: Colour,
    /// 1 hides what is behind, 0 cannot be seen.
    pub alpha: f32,
}

/// How an outline is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its paint.
    pub paint: Paint,
    /// Its width in board units.
    pub width: f32,
    /// Whether ends and corners are round.
    pub round: bool,
    /// The length of dashes and of the gaps between them; 0 is unbroken.
    pub dash: f32,
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Self {
        Self { colour, alpha: 1.0 }
    }
}

impl Colour {
    /// The colour as a paint that lets what is behind it show through.
    pub const fn alpha(self, alpha: f32) -> Paint {
        Paint { colour: self, alpha }
    }
}

impl Style {
    /// Filled, without an outline.
    pub fn fill(paint: impl Into<Paint>) -> Self {
        Self { fill: Some(paint.into()), stroke: None }
    }

    /// An outline alone, with round ends.
    pub fn stroke(paint: impl Into<Paint>, width: f32) -> Self {
        Self::default().outlined(paint, width)
    }

    /// The same with an outline.
    #[must_use]
    pub fn outlined(self, paint: impl Into<Paint>, width: f32) -> Self {
        let stroke = Stroke { paint: paint.into(), width, round: true, dash: 0.0 };
        Self { stroke: Some(stroke), ..self }
    }

    /// The same with the ends of its outline cut off straight and its corners pointed.
    #[must_use]
    pub fn sharp(mut self) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.round = false;
        }
        self
    }

    /// The same with its outline in dashes of this length.
    #[must_use]
    pub fn dashed(mut self, dash: f32) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dash = dash;
        }
        self
    }

    /// The same with more of what is behind it showing through.
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

    /// Makes all that has been drawn the ground.
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

    /// Draws an upright rectangle with round corners, by its upper left corner.
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
