//! The list of the tiles left in the bag.

use cauce_rules::tayu::{DrawRule, Orientation, Pool, TileKind};

use super::{
    RenderContext, layout,
    tile::{self, Body},
};
use crate::{Colour, Picture, Point, Style};

pub(super) fn list(picture: &mut Picture, context: RenderContext) {
    let least = Point::new(layout::RIM, layout::RIM);
    let style = Style::fill(Colour::Board).outlined(Colour::Ink, 0.1);
    picture.rounded(least, layout::BOARD, layout::BOARD, 0.3, style);
    for (index, kind) in TileKind::all().enumerate() {
        let [least, _, greatest, _] = layout::bag::outline(index);
        let left = context.game.remaining(kind);
        let alpha = if left == 0 { 0.3 } else { 1.0 };
        let middle = least.towards(greatest, 0.5);
        let at = middle - Point::new(0.55, 0.0);
        let mouths = kind.mouths();
        let body = Body::beside(Orientation::Across, mouths, at, 0.95);
        tile::draw(picture, &[body], alpha);
        if context.game.drawn() == Some(kind) {
            body.frame(picture, -0.08, Style::stroke(Colour::Aim, 0.12));
        }
        let count = Point::new(greatest.x - 0.65, middle.y - 0.3);
        let ink = Style::fill(Colour::Ink).faded(alpha);
        picture.text(count, 0.95, true, left.to_string(), ink);
        // The ring on the back matters only for tiles that are picked from the table.
        if kind.pool() == Pool::Ring && context.game.draw_rule() == DrawRule::Table {
            let at = Point::new(greatest.x - 0.65, middle.y + 0.6);
            picture.circle(at, 0.2, Style::stroke(Colour::Spring, 0.1).faded(alpha));
        }
    }
}
