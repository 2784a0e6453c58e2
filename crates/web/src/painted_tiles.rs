//! Tracks what a canvas shows, tile by tile, so that only tiles that have changed are painted.

use cauce_scene::{Drawn, Paint, Picture, Point, Shape};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::painter::{self, Extent, Palette, Placing, contours};

const SIDE: u32 = 16;

/// The previously painted content of a canvas.
#[derive(Default)]
pub(crate) struct PaintedTiles {
    canvas: Option<HtmlCanvasElement>,
    placing: Placing,
    /// A hash of the shapes in each tile, in drawing order.
    tiles: Vec<u32>,
    /// A hash of the ground, and a canvas that shows only the ground. The canvas is created when
    /// something changes above the ground.
    ground: (u32, Option<HtmlCanvasElement>),
}

impl PaintedTiles {
    /// Paints a picture on a canvas that still shows what was painted on it before.
    pub(crate) fn paint(
        &mut self,
        context: &CanvasRenderingContext2d,
        palette: &Palette,
        picture: &Picture,
        placing: Placing,
    ) -> Result<(), JsValue> {
        // If painting fails, nothing counts as painted.
        let before = std::mem::take(self);
        let tiles = vec![0; (SIDE * SIDE) as usize];
        let mut now = Self { canvas: context.canvas(), placing, tiles, ground: (0, None) };
        let (ground, above) = picture.shapes.split_at(picture.ground);
        ground.iter().for_each(|drawn| now.note(drawn));
        now.ground.0 = now.tiles.iter().fold(0, |print, &tile| mix(print, tile));
        above.iter().for_each(|drawn| now.note(drawn));
        // The tiles to paint: one bit per tile, one number per row.
        let mut changed = [u16::MAX; SIDE as usize];
        if before.placing == placing && before.canvas == now.canvas {
            let same = now.tiles.iter().zip(before.tiles).map(|(print, before)| *print == before);
            for (tile, same) in same.enumerate() {
                changed[tile / SIDE as usize] ^= u16::from(same) << (tile as u32 % SIDE);
            }
            if before.ground.0 == now.ground.0 {
                now.ground.1 = before.ground.1;
                if changed != [0; SIDE as usize] && now.ground.1.is_none() && !ground.is_empty() {
                    now.ground.1 = now.alone(palette, ground)?;
                }
            }
        }
        let (ground, shapes) = match &now.ground.1 {
            Some(canvas) => (Some(canvas), above),
            None => (None, &picture.shapes[..]),
        };
        let [width, height] = now.tile();
        // Paints rectangles of tiles, each as wide as possible and then as high as possible.
        for row in 0..SIDE {
            while changed[row as usize] != 0 {
                let column = changed[row as usize].trailing_zeros();
                let columns = (changed[row as usize] >> column).trailing_ones();
                let line = u16::MAX >> (SIDE - columns) << column;
                let mut rows = 0;
                for tiles in &mut changed[row as usize..] {
                    if *tiles & line != line {
                        break;
                    }
                    *tiles ^= line;
                    rows += 1;
                }
                let area = [column * width, row * height, columns * width, rows * height];
                painter::paint(context, palette, ground, shapes, placing, area)?;
            }
        }
        *self = now;
        Ok(())
    }

    fn alone(
        &self,
        palette: &Palette,
        shapes: &[Drawn],
    ) -> Result<Option<HtmlCanvasElement>, JsValue> {
        let copy = self.canvas.as_ref().map(|canvas| canvas.clone_node()).transpose()?;
        let Some(canvas) = copy.map(JsCast::unchecked_into::<HtmlCanvasElement>) else {
            return Ok(None);
        };
        if let Some(context) = canvas.get_context("2d")? {
            let (width, height) = self.placing.canvas;
            let area = [0, 0, width, height];
            painter::paint(&context.unchecked_into(), palette, None, shapes, self.placing, area)?;
        }
        Ok(Some(canvas))
    }

    fn tile(&self) -> [u32; 2] {
        let (width, height) = self.placing.canvas;
        [width.div_ceil(SIDE).max(1), height.div_ceil(SIDE).max(1)]
    }

    /// Adds a shape to the hashes of all tiles in which it may be visible.
    fn note(&mut self, drawn: &Drawn) {
        let mut trace = Trace { edge: painter::edge(drawn), ..Trace::default() };
        trace.paint(drawn.style.fill);
        if let Some(stroke) = drawn.style.stroke {
            trace.paint(Some(stroke.paint));
            trace.mix(stroke.width.to_bits());
            trace.mix(stroke.dash.to_bits());
            trace.mix(stroke.round.into());
        }
        match &drawn.shape {
            Shape::Circle { centre, radius } => {
                trace.mix(radius.to_bits());
                trace.reach(*centre);
                self.add(trace);
            }
            Shape::Text { at, size, bold, text } => {
                text.bytes().for_each(|byte| trace.mix(byte.into()));
                trace.mix(size.to_bits() ^ u32::from(*bold));
                trace.reach(*at);
                self.add(trace);
            }
            Shape::Path(steps) => {
                for steps in contours(steps) {
                    let mut trace = trace;
                    for step in steps {
                        step.points().for_each(|at| trace.reach(at));
                        // Distinguishes a curve from a sequence of lines.
                        trace.mix(1);
                    }
                    self.add(trace);
                }
            }
        }
    }

    /// Adds a shape or contour to the hashes of the tiles that it covers, including its edge.
    fn add(&mut self, trace: Trace) {
        let Placing { scale, left, top, .. } = self.placing;
        let [width, height] = self.tile();
        let tile = |at: f32, from: f64, length: u32, pixel: f64| {
            ((f64::from(at) * scale + from + pixel) / f64::from(length)) as u32
        };
        // Anti-aliasing extends into the next pixel.
        let first = |at: f32, from: f64, length: u32| tile(at, from, length, -1.0);
        let end = |at: f32, from: f64, length: u32| SIDE.min(tile(at, from, length, 1.0) + 1);
        let Extent { least, most } = trace.extent.widened(trace.edge);
        for row in first(least.y, top, height)..end(most.y, top, height) {
            for column in first(least.x, left, width)..end(most.x, left, width) {
                let print = &mut self.tiles[(row * SIDE + column) as usize];
                *print = mix(*print, trace.print);
            }
        }
    }
}

/// A shape or a contour of it: a hash of its appearance, and its bounding box.
#[derive(Clone, Copy, Default)]
struct Trace {
    print: u32,
    extent: Extent,
    /// How far it extends beyond its points.
    edge: f32,
}

impl Trace {
    fn mix(&mut self, value: u32) {
        self.print = mix(self.print, value);
    }

    fn paint(&mut self, paint: Option<Paint>) {
        if let Some(Paint { colour, alpha }) = paint {
            self.mix(colour as u32);
            self.mix(alpha.to_bits());
        }
        // Distinguishes a fill from an outline.
        self.mix(1);
    }

    fn reach(&mut self, at: Point) {
        self.mix(at.x.to_bits());
        self.mix(at.y.to_bits());
        self.extent.reach(at);
    }
}

/// Combines a hash with a value. The order of the values matters.
fn mix(print: u32, value: u32) -> u32 {
    (print.rotate_left(5) ^ value).wrapping_mul(0x9e37_79b9)
}
