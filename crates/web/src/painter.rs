use cauce_scene::{Colour, Decimal, Drawn, Paint, Picture, Point, Shape, Step, Stroke, Theme};
use js_sys::{Array, JsString};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule, HtmlCanvasElement};

/// The values of the semantic colours and the font on one page.
pub(crate) struct Palette {
    /// Indexed by `Colour`.
    colours: Vec<JsString>,
    font: String,
}

impl Default for Palette {
    fn default() -> Self {
        let colours = Colour::ALL.iter().map(|colour| colour.value(Theme::Light).into()).collect();
        Self { colours, font: "system-ui, sans-serif".to_owned() }
    }
}

impl Palette {
    /// Creates a palette from values in the order of [`Colour::ALL`]. If a value is missing or not
    /// a text, the light theme's is used.
    pub(crate) fn new(values: &Array, font: String) -> Self {
        let mut palette = Self { font, ..Self::default() };
        for (colour, value) in palette.colours.iter_mut().zip(values.iter()) {
            if let Ok(value) = value.dyn_into::<JsString>()
                && value.length() > 0
            {
                *colour = value;
            }
        }
        palette
    }

    /// Returns the value of a colour as an existing JavaScript string, to avoid allocations.
    pub(crate) fn value(&self, colour: Colour) -> &JsString {
        &self.colours[colour as usize]
    }
}

/// The position of a picture in a box of pixels: centred, and as large as possible.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Fit {
    scale: f64,
    left: f64,
    top: f64,
}

impl Fit {
    pub(crate) fn new(size: (f32, f32), width: f64, height: f64) -> Self {
        let (own_width, own_height) = (f64::from(size.0), f64::from(size.1));
        let scale = (width / own_width).min(height / own_height).max(0.0);
        Self {
            scale,
            left: (width - own_width * scale) / 2.0,
            top: (height - own_height * scale) / 2.0,
        }
    }

    /// Converts a pixel of the box to a point of the picture.
    pub(crate) fn point(&self, x: f64, y: f64) -> Point {
        let scale = self.scale.max(f64::EPSILON);
        Point::new(((x - self.left) / scale) as f32, ((y - self.top) / scale) as f32)
    }
}

/// The position of a picture on a canvas, in device pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Placing {
    pub(crate) scale: f64,
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) canvas: (u32, u32),
    /// The rotation of letters about their middles, in radians clockwise.
    pub(crate) letters: f64,
}

impl Placing {
    /// Fits a picture into a box of CSS pixels, with `ratio` device pixels per CSS pixel.
    pub(crate) fn new(
        context: &CanvasRenderingContext2d,
        picture: &Picture,
        (width, height): (f64, f64),
        ratio: f64,
    ) -> Self {
        let fit = Fit::new((picture.width, picture.height), width, height);
        let canvas = context.canvas().map_or((0, 0), |canvas| (canvas.width(), canvas.height()));
        let [scale, left, top] = [fit.scale, fit.left, fit.top].map(|length| length * ratio);
        Self { scale, left, top, canvas, letters: 0.0 }
    }

    /// Converts a box of pixels (left, top, width, height) to board units. One pixel is added on
    /// every side for anti-aliasing.
    fn extent(&self, area: [u32; 4]) -> Extent {
        let [left, top, width, height] = area.map(f64::from);
        let point = |x: f64, y: f64| {
            Point::new(((x - self.left) / self.scale) as f32, ((y - self.top) / self.scale) as f32)
        };
        Extent {
            least: point(left - 1.0, top - 1.0),
            most: point(left + width + 1.0, top + height + 1.0),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Extent {
    pub(crate) least: Point,
    pub(crate) most: Point,
}

impl Default for Extent {
    /// An empty box.
    fn default() -> Self {
        let (least, most) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
        Self { least, most }
    }
}

impl Extent {
    fn around(points: impl IntoIterator<Item = Point>) -> Self {
        let mut extent = Self::default();
        points.into_iter().for_each(|at| extent.reach(at));
        extent
    }

    pub(crate) fn reach(&mut self, at: Point) {
        self.least = Point::new(self.least.x.min(at.x), self.least.y.min(at.y));
        self.most = Point::new(self.most.x.max(at.x), self.most.y.max(at.y));
    }

    pub(crate) fn widened(self, by: f32) -> Self {
        let by = Point::new(by, by);
        Self { least: self.least - by, most: self.most + by }
    }

    fn meets(self, other: Self) -> bool {
        self.least.x <= other.most.x
            && other.least.x <= self.most.x
            && self.least.y <= other.most.y
            && other.least.y <= self.most.y
    }
}

/// Splits a path at its `Move` steps. Each part is filled and outlined near its own points.
pub(crate) fn contours(steps: &[Step]) -> impl Iterator<Item = &[Step]> {
    steps.chunk_by(|_, next| !matches!(next, Step::Move(_)))
}

/// Returns how far a shape extends beyond its points, in board units.
pub(crate) fn edge(Drawn { shape, style }: &Drawn) -> f32 {
    let around = match shape {
        Shape::Circle { radius, .. } => *radius,
        // No letter is much wider than it is high.
        Shape::Text { size, text, .. } => size * text.len() as f32,
        Shape::Path(_) => 0.0,
    };
    // A sharp corner extends up to the canvas's mitre limit, ten times half the width.
    let outline = |stroke: Stroke| stroke.width * if stroke.round { 0.5 } else { 5.0 };
    around + style.stroke.map_or(0.0, outline)
}

/// Clears a box of a canvas (left, top, width and height in pixels) and paints the shapes that are
/// visible in it. The canvas `ground`, which has the same size, is painted first.
pub(crate) fn paint(
    context: &CanvasRenderingContext2d,
    palette: &Palette,
    ground: Option<&HtmlCanvasElement>,
    shapes: &[Drawn],
    placing: Placing,
    area: [u32; 4],
) -> Result<(), JsValue> {
    let [left, top, width, height] = area.map(f64::from);
    context.save();
    context.begin_path();
    context.rect(left, top, width, height);
    context.clip();
    context.clear_rect(left, top, width, height);
    if let Some(ground) = ground {
        context.draw_image_with_html_canvas_element(ground, 0.0, 0.0)?;
    }
    context.set_text_align("center");
    context.set_text_baseline("middle");
    let mut painter = Painter {
        context,
        palette,
        placing,
        area: placing.extent(area),
        unit: 0.0,
        fill: None,
        stroke: None,
        alpha: 1.0,
        font: None,
    };
    let painted = shapes.iter().try_for_each(|drawn| painter.draw(drawn));
    context.restore();
    painted
}

/// Remembers the state of the canvas, because setting it is slow.
struct Painter<'a> {
    context: &'a CanvasRenderingContext2d,
    palette: &'a Palette,
    placing: Placing,
    /// Shapes outside of this box are skipped.
    area: Extent,
    /// Device pixels per unit in the current transformation.
    unit: f64,
    fill: Option<Colour>,
    stroke: Option<Stroke>,
    alpha: f32,
    /// The size and whether it is bold.
    font: Option<(f32, bool)>,
}

impl Painter<'_> {
    fn draw(&mut self, drawn: &Drawn) -> Result<(), JsValue> {
        let area = self.area.widened(edge(drawn));
        match &drawn.shape {
            Shape::Circle { centre: at, .. } | Shape::Text { at, .. }
                if !area.meets(Extent::around([*at])) =>
            {
                return Ok(());
            }
            Shape::Circle { centre, radius } => {
                self.unit(self.placing.scale)?;
                self.context.begin_path();
                let (x, y, radius) =
                    (centre.x.into(), centre.y.into(), f64::from(*radius).max(0.0));
                self.context.arc(x, y, radius, 0.0, std::f64::consts::TAU)?;
            }
            Shape::Path(steps) => {
                let extent =
                    |steps: &[Step]| Extent::around(steps.iter().flat_map(|step| step.points()));
                let mut seen = contours(steps).filter(|steps| area.meets(extent(steps))).peekable();
                if seen.peek().is_none() {
                    return Ok(());
                }
                self.unit(self.placing.scale)?;
                self.context.begin_path();
                seen.flatten().for_each(|step| self.step(step));
            }
            Shape::Text { at, size, bold, text } => {
                if let Some(paint) = drawn.style.fill {
                    // In pixels: Firefox cannot centre text whose font is smaller than a pixel.
                    self.unit(1.0)?;
                    self.fill(paint);
                    if self.font.replace((*size, *bold)) != Some((*size, *bold)) {
                        let weight = if *bold { 700 } else { 400 };
                        let size = Decimal(size * self.placing.scale as f32);
                        self.context.set_font(&format!("{weight} {size}px {}", self.palette.font));
                    }
                    let [x, y] = [at.x, at.y].map(|at| f64::from(at) * self.placing.scale);
                    if self.placing.letters == 0.0 {
                        return self.context.fill_text(text, x, y);
                    }
                    self.context.translate(x, y)?;
                    self.context.rotate(self.placing.letters)?;
                    self.context.fill_text(text, 0.0, 0.0)?;
                    self.unit = 0.0;
                }
                return Ok(());
            }
        }
        if let Some(paint) = drawn.style.fill {
            self.fill(paint);
            self.context.fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
        }
        if let Some(stroke) = drawn.style.stroke {
            self.stroke(stroke)?;
            self.context.stroke();
        }
        Ok(())
    }

    fn step(&self, step: &Step) {
        let context = self.context;
        match *step {
            Step::Move(to) => context.move_to(to.x.into(), to.y.into()),
            Step::Line(to) => context.line_to(to.x.into(), to.y.into()),
            Step::Quad(by, to) => {
                context.quadratic_curve_to(by.x.into(), by.y.into(), to.x.into(), to.y.into());
            }
            Step::Cubic(by, by2, to) => context.bezier_curve_to(
                by.x.into(),
                by.y.into(),
                by2.x.into(),
                by2.y.into(),
                to.x.into(),
                to.y.into(),
            ),
            Step::Close => context.close_path(),
        }
    }

    /// Sets the number of device pixels per unit.
    fn unit(&mut self, unit: f64) -> Result<(), JsValue> {
        if self.unit != unit {
            self.unit = unit;
            let Placing { left, top, .. } = self.placing;
            self.context.set_transform(unit, 0.0, 0.0, unit, left, top)?;
        }
        Ok(())
    }

    fn fill(&mut self, paint: Paint) {
        if self.fill != Some(paint.colour) {
            self.fill = Some(paint.colour);
            #[allow(deprecated, reason = "the replacement takes only strings of Rust")]
            self.context.set_fill_style(self.palette.value(paint.colour));
        }
        self.alpha(paint.alpha);
    }

    fn stroke(&mut self, stroke: Stroke) -> Result<(), JsValue> {
        let before = self.stroke.replace(stroke);
        if before.map(|before| before.paint.colour) != Some(stroke.paint.colour) {
            #[allow(deprecated, reason = "the replacement takes only strings of Rust")]
            self.context.set_stroke_style(self.palette.value(stroke.paint.colour));
        }
        if before.map(|before| before.width) != Some(stroke.width) {
            self.context.set_line_width(stroke.width.into());
        }
        if before.map(|before| before.round) != Some(stroke.round) {
            self.context.set_line_cap(if stroke.round { "round" } else { "butt" });
            self.context.set_line_join(if stroke.round { "round" } else { "miter" });
        }
        // The dashes of the previous picture may still be set at the first stroke.
        if before.map(|before| before.dash) != Some(stroke.dash) {
            let dash = Array::new();
            if stroke.dash > 0.0 {
                dash.push(&stroke.dash.into());
            }
            self.context.set_line_dash(&dash)?;
        }
        self.alpha(stroke.paint.alpha);
        Ok(())
    }

    fn alpha(&mut self, alpha: f32) {
        if self.alpha != alpha {
            self.alpha = alpha;
            self.context.set_global_alpha(alpha.into());
        }
    }
}
