//! What a canvas shows, tile by tile, so that only those tiles are painted in which something has changed.

use cauce_scene::{Drawn, Paint, Picture, Point, Shape};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::painter::{self, Extent, Palette, Placing, contours};

/// So many tiles lie beside each other, and so many above each other.
const SIDE: u32 = 16;

/// What was painted on a canvas.
#[derive(Default)]
pub(crate) struct Shown {
    canvas: Option<HtmlCanvasElement>,
    placing: Placing,
    /// What was drawn in each tile, one thing after the other, as a number.
    tiles: Vec<u32>,
    /// All of the ground as a number, and a canvas with nothing else, once something has changed over it.
    ground: (u32, Option<HtmlCanvasElement>),
}

impl Shown {
    /// Makes a canvas show a picture. What was painted on it before must still be there.
    pub(crate) fn paint(
        &mut self,
        context: &CanvasRenderingContext2d,
        palette: &Palette,
        picture: &Picture,
        placing: Placing,
    ) -> Result<(), JsValue> {
        // Where painting fails, nothing counts as painted.
        let before = std::mem::take(self);
        let tiles = vec![0; (SIDE * SIDE) as usize];
        let mut now = Self { canvas: context.canvas(), placing, tiles, ground: (0, None) };
        let (ground, above) = picture.shapes.split_at(picture.ground);
        ground.iter().for_each(|drawn| now.note(drawn));
        now.ground.0 = now.tiles.iter().fold(0, |print, &tile| mix(print, tile));
        above.iter().for_each(|drawn| now.note(drawn));
        // The tiles to be painted, a number for each row with a bit for each of them.
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
        // One box after the other, each as wide as it can be and then as high.
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

    /// Some shapes on a canvas of their own.
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

    /// How large a tile is, in pixels.
    fn tile(&self) -> [u32; 2] {
        let (width, height) = self.placing.canvas;
        [width.div_ceil(SIDE).max(1), height.div_ceil(SIDE).max(1)]
    }

    /// Notes a shape in all tiles that it may be seen in.
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
                        // A curve is no row of lines.
                        trace.mix(1);
                    }
                    self.add(trace);
                }
            }
        }
    }

    /// Adds something to the tiles that it reaches: its points and so much around them.
    fn add(&mut self, trace: Trace) {
        let Placing { scale, left, top, .. } = self.placing;
        let [width, height] = self.tile();
        let tile = |at: f32, from: f64, length: u32, pixel: f64| {
            ((f64::from(at) * scale + from + pixel) / f64::from(length)) as u32
        };
        // Soft edges reach into the next pixel.
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

/// A shape or a contour of it: all that makes it look as it does, as a number, and the box around it.
#[derive(Clone, Copy, Default)]
struct Trace {
    print: u32,
    extent: Extent,
    /// How far it reaches beyond its points.
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
        // A fill is no outline.
        self.mix(1);
    }

    fn reach(&mut self, at: Point) {
        self.mix(at.x.to_bits());
        self.mix(at.y.to_bits());
        self.extent.reach(at);
    }
}

/// A number that tells apart what came before, and what was added to it.
fn mix(print: u32, value: u32) -> u32 {
    (print.rotate_left(5) ^ value).wrapping_mul(0x9e37_79b9)
}
