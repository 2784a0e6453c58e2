//! Below the board: the two scores, and between them the tile in hand.

use cauce_rules::{
    Direction, Game, Score, Side, Square,
    tayu::{DrawRule, Kind, Pool, SIDES, Step as Due},
};

use super::{
    RenderContext, board,
    layout::{self, PANEL, SIDE, TRAY, TRAY_TOP},
    tile::{self, Body},
};
use crate::{Colour, Picture, Point, Shape, Step, Style, geometry::sin_cos};

/// Draws a side's panel: the sum it makes, what comes of it, and what would come of it with the
/// tile that is shown on the board.
fn panel(
    picture: &mut Picture,
    context: RenderContext,
    (side, rims): (Side, [Direction; 2]),
    then: [u32; 4],
    score: Option<Score>,
) {
    let [one, other] = rims;
    let colour = board::side_colour(one);
    let left = if side == Side::Ns { 0.0 } else { SIDE - PANEL };
    let least = Point::new(left, TRAY_TOP);
    let style = Style::fill(Colour::Paper).outlined(colour, 0.16);
    picture.rounded(least + Point::new(0.08, 0.08), PANEL - 0.16, TRAY - 0.16, 0.35, style);
    sign(picture, least + Point::new(1.6, TRAY / 2.0), one, colour);

    let of_side = |score: Option<Score>| score.and_then(|score| score.of(side)).unwrap_or_default();
    let (now, new) = (of_side(context.game.score()), of_side(score));
    let proposed = context.proposal().is_some();
    // While rims are counted at the end, the score is what has been counted.
    let counting =
        !proposed && rims.iter().any(|&rim| then[rim as usize] != context.game.total(rim));
    let now = if counting { then[one as usize] * then[other as usize] } else { now };
    let ink = Style::fill(Colour::Ink);
    let middle = least + Point::new(2.7 + (PANEL - 2.7) / 2.0 - 0.1, 0.0);
    let sum = format!("{} × {}", then[one as usize], then[other as usize]);
    picture.text(middle + Point::new(0.0, 0.95), 1.05, false, sum, ink);
    let target = context.game.target();
    let at = middle + Point::new(0.0, if target.is_some() { 2.2 } else { 2.4 });
    if proposed && now != new {
        let style = Style::fill(Colour::Aim);
        let text = format!("{now} → {new}");
        // Bold figures are about 0.65 as wide as they are high.
        let widest = (PANEL - 3.2) / (0.65 * text.chars().count() as f32);
        picture.text(at, widest.min(1.4), true, text, style);
    } else if let Some(target) = target {
        picture.text(at, 1.4, true, format!("{now} / {target}"), ink);
    } else {
        picture.text(at, 2.0, true, now.to_string(), ink);
    }
    if let Some(target) = target {
        goal(picture, least, now, target, colour);
    }
}

/// Draws two arrowheads that point where the side plays.
fn sign(picture: &mut Picture, at: Point, rim: Direction, colour: Colour) {
    let along = Point::step(rim);
    let across = Point::new(along.y, along.x);
    let style = Style::stroke(colour, 0.26);
    picture.line(at - along * 0.9, at + along * 0.9, style);
    for way in [1.0, -1.0] {
        let tip = at + along * way;
        let back = tip - along * (0.6 * way);
        let head =
            [Step::Move(back + across * 0.55), Step::Line(tip), Step::Line(back - across * 0.55)];
        picture.draw(Shape::Path(head.to_vec()), style);
    }
}

/// Draws how far a side has come on its way to the saboteur's target.
fn goal(picture: &mut Picture, least: Point, now: u32, target: u32, colour: Colour) {
    let (left, width, height) = (0.35, PANEL - 0.7, 0.3);
    let at = least + Point::new(left, TRAY - 0.55);
    picture.rounded(at, width, height, 0.15, Style::fill(Colour::Board));
    let part = (now as f32 / target.max(1) as f32).min(1.0);
    if part > 0.0 {
        let fill = if part < 1.0 { colour } else { Colour::Win };
        picture.rounded(at, (width * part).max(height), height, 0.15, Style::fill(fill));
    }
}

/// Draws the tray.
pub(super) fn draw(
    picture: &mut Picture,
    context: RenderContext,
    then: [u32; 4],
    score: Option<Score>,
) {
    for side in SIDES {
        panel(picture, context, side, then, score);
    }

    let [least, _, greatest, _] = layout::tray_outline();
    let (width, height) = (greatest.x - least.x, greatest.y - least.y);
    let lays = context.game.step() == Some(Due::Lay);
    let holds = lays && context.table.waits_for().is_none();
    let (colour, thickness) = if holds { (Colour::Aim, 0.1) } else { (Colour::Line, 0.08) };
    let style = Style::fill(Colour::Board).outlined(colour, thickness);
    // The whole of the line lies inside.
    let edge = thickness / 2.0;
    let corner = least + Point::new(edge, edge);
    picture.rounded(corner, width - thickness, height - thickness, 0.35, style);

    let on_table = context.game.draw_rule() == DrawRule::Table;
    match context.game.step() {
        Some(Due::Pick | Due::Bid) if on_table => {
            for (index, pool) in Pool::ALL.into_iter().enumerate() {
                if context.game.left_in(pool) > 0 {
                    tile::back(picture, layout::back(index), 1.0, pool == Pool::Ring);
                }
            }
        }
        _ => match context.hand.tile_at(context.game, Square::new(8, 8)) {
            Some(drawn) => {
                let body = Body::beside(
                    drawn.orientation,
                    drawn.mouths,
                    layout::tray(),
                    layout::TRAY_UNIT,
                );
                tile::draw(picture, &[body], 1.0);
                if holds {
                    turn_sign(picture, Point::new(greatest.x - 0.55, least.y + 0.55));
                } else if context.game.drawn().is_some_and(|kind| !context.game.fits(kind)) {
                    tile::cross(picture, layout::tray(), 0.6, 0.16);
                }
            }
            None => bag(picture, layout::tray(), context.game.undrawn()),
        },
    }
}

/// Draws an arrow that goes round clockwise.
fn turn_sign(picture: &mut Picture, at: Point) {
    const RADIUS: f32 = 0.32;
    let style = Style::stroke(Colour::Aim, 0.12);
    let out = |degrees| {
        let (sine, cosine) = sin_cos(degrees);
        Point::new(cosine, sine)
    };
    let angles = (0..=10).map(|step| -149.0 + f32::from(step as u8) * 24.0);
    let mut arc: Vec<_> =
        angles.clone().map(|angle| Step::Line(at + out(angle) * RADIUS)).collect();
    arc[0] = Step::Move(at + out(-149.0) * RADIUS);
    picture.draw(Shape::Path(arc), style);
    let end = out(-149.0 + 10.0 * 24.0);
    let (tip, onward) = (at + end * RADIUS, Point::new(-end.y, end.x));
    let head = [end * 0.26, end * -0.26].map(|side| tip + side - onward * 0.04);
    picture.polygon(&[head[0], tip + onward * 0.34, head[1]], Style::fill(Colour::Aim));
}

/// Draws the bag with the number of tiles in it.
fn bag(picture: &mut Picture, at: Point, tiles: u32) {
    let point = |x: f32, y: f32| at + Point::new(x, y);
    let steps = vec![
        Step::Move(point(-0.45, -0.85)),
        Step::Cubic(point(-1.6, 0.0), point(-1.5, 1.3), point(0.0, 1.3)),
        Step::Cubic(point(1.5, 1.3), point(1.6, 0.0), point(0.45, -0.85)),
        Step::Line(point(0.75, -1.35)),
        Step::Line(point(-0.75, -1.35)),
        Step::Close,
    ];
    picture
        .draw(Shape::Path(steps), Style::fill(Colour::TileBack).outlined(Colour::TileEdge, 0.08));
    picture.line(point(-0.5, -0.85), point(0.5, -0.85), Style::stroke(Colour::Spring, 0.14));
    picture.text(point(0.0, 0.3), 0.95, true, tiles.to_string(), Style::fill(Colour::RimText));
}

/// Draws the list of what is left in the bag over the board.
pub(super) fn list(picture: &mut Picture, context: RenderContext) {
    let least = Point::new(layout::RIM, layout::RIM);
    let style = Style::fill(Colour::Board).outlined(Colour::Ink, 0.1);
    picture.rounded(least, layout::BOARD, layout::BOARD, 0.3, style);
    for (index, kind) in Kind::all().enumerate() {
        let [least, _, greatest, _] = layout::bag::outline(index);
        let left = context.game.left(kind);
        let alpha = if left == 0 { 0.3 } else { 1.0 };
        let middle = least.towards(greatest, 0.5);
        let at = middle - Point::new(0.55, 0.0);
        let mouths = kind.mouths();
        let body = Body::beside(cauce_rules::tayu::Orientation::Across, mouths, at, 0.95);
        tile::draw(picture, &[body], alpha);
        if context.game.drawn() == Some(kind) {
            body.frame(picture, -0.08, Style::stroke(Colour::Aim, 0.12));
        }
        let count = Point::new(greatest.x - 0.65, middle.y - 0.3);
        let ink = Style::fill(Colour::Ink).faded(alpha);
        picture.text(count, 0.95, true, left.to_string(), ink);
        // On its back, by which it is picked on the table; tiles drawn from the bag are not seen from there.
        if kind.pool() == Pool::Ring && context.game.draw_rule() == DrawRule::Table {
            let at = Point::new(greatest.x - 0.65, middle.y + 0.6);
            picture.circle(at, 0.2, Style::stroke(Colour::Spring, 0.1).faded(alpha));
        }
    }
}
