//! The bare board as an image of its own.
//!
//! Most of a picture is the board itself, which stays the same from move to move, and to paint it takes longer than all
//! that stands on it. Once it has been seen twice alike it is kept on a canvas of its own and copied from there, which
//! gives the same pixels. A board that is turned, or shown once and left, is painted directly.

use cauce_scene::{Drawn, Picture};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::painter::{self, Palette, Placing, clear, draw};

/// What the ground looked like when it was painted last, and the image of it.
#[derive(Default)]
pub(crate) struct Ground {
    shapes: Vec<Drawn>,
    placing: Placing,
    image: Option<HtmlCanvasElement>,
}

impl Ground {
    /// Clears a canvas and paints a picture on it.
    pub(crate) fn paint(
        &mut self,
        context: &CanvasRenderingContext2d,
        palette: &Palette,
        mut picture: Picture,
        placing: Placing,
    ) -> Result<(), JsValue> {
        let (ground, rest) = picture.shapes.split_at(picture.ground);
        if self.placing != placing || self.shapes != ground {
            painter::paint(context, palette, &picture, placing)?;
            picture.shapes.truncate(picture.ground);
            *self = Self { shapes: picture.shapes, placing, image: None };
            return Ok(());
        }
        if self.image.is_none() {
            self.image = image_like(context, |context| draw(context, palette, ground, placing))?;
        }
        let Some(image) = &self.image else {
            return painter::paint(context, palette, &picture, placing);
        };
        clear(context, placing)?;
        context.draw_image_with_html_canvas_element(image, 0.0, 0.0)?;
        draw(context, palette, rest, placing)
    }
}

/// A canvas as large as that of a context, painted; none where the page gives no other.
fn image_like(
    context: &CanvasRenderingContext2d,
    paint: impl FnOnce(&CanvasRenderingContext2d) -> Result<(), JsValue>,
) -> Result<Option<HtmlCanvasElement>, JsValue> {
    let Some(canvas) = context.canvas() else { return Ok(None) };
    let copy: HtmlCanvasElement = canvas.clone_node()?.unchecked_into();
    let Some(own) = copy.get_context("2d")? else { return Ok(None) };
    paint(own.unchecked_ref())?;
    Ok(Some(copy))
}
