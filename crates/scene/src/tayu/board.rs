//! The board: squares, centre, springs, and the four rims with their scoring mouths.

use cauce_rules::{
    Direction, Side, Square,
    tayu::{Position, SIDES, SIZE, is_spring, worth},
};

use super::{
    RenderContext,
    layout::{self, BOARD, RIM, SIDE},
    tile,
};
use crate::{Colour, Picture, Point, Shape, Step, Style};

pub(super) fn side_colour(rim: Direction) -> Colour {
    match SIDES.into_iter().find(|(_, rims)| rims.contains(&rim)) {
        Some((Side::Ns, _)) => Colour::Ns,
        _ => Colour::Ew,
    }
}

pub(super) fn ground(picture: &mut Picture) {
    picture.rounded(Point::default(), SIDE, SIDE, 0.35, Style::fill(Colour::Ns));
    for rim in Direction::ALL {
        band(picture, rim);
    }
    let least = Point::new(RIM, RIM);
    picture.rounded(least, BOARD, BOARD, 0.0, Style::fill(Colour::Cell));

    let mut lines = Vec::new();
    for index in 1..SIZE {
        let at = f32::from(index);
        lines.push(Step::Move(least + Point::new(at, 0.0)));
        lines.push(Step::Line(least + Point::new(at, BOARD)));
        lines.push(Step::Move(least + Point::new(0.0, at)));
        lines.push(Step::Line(least + Point::new(BOARD, at)));
    }
    picture.draw(Shape::Path(lines), Style::stroke(Colour::Line.alpha(0.7), 0.04));

    let corner = layout::corner(Square::new(SIZE / 2 - 1, SIZE / 2));
    let style = Style::fill(Colour::Board).outlined(Colour::Ink.alpha(0.8), 0.1);
    picture.rounded(corner, 2.0, 2.0, 0.08, style);
    let line = Style::stroke(Colour::Line.alpha(0.7), 0.04);
    let middle = corner + Point::new(1.0, 1.0);
    for reach in [Point::new(1.0, 0.0), Point::new(0.0, 1.0)] {
        picture.line(middle - reach, middle + reach, line);
    }
}

/// Draws a rim with lines in its side's direction of play, coordinates and springs.
fn band(picture: &mut Picture, rim: Direction) {
    let (least, width, height) = layout::rim_box(rim);
    let colour = side_colour(rim);
    picture.rounded(least, width, height, 0.35, Style::fill(colour));
    let mut lines = Vec::new();
    let gap = RIM / 4.0;
    let upright = matches!(rim, Direction::North | Direction::South);
    let count = (if upright { width } else { height } / gap) as u16;
    for index in 1..count {
        let at = f32::from(index) * gap;
        let (from, to) = if upright {
            (Point::new(at, 0.12), Point::new(at, height - 0.12))
        } else {
            (Point::new(0.12, at), Point::new(width - 0.12, at))
        };
        lines.push(Step::Move(least + from));
        lines.push(Step::Line(least + to));
    }
    picture.draw(Shape::Path(lines), Style::stroke(Colour::Foam.alpha(0.35), 0.05));

    for place in 0..SIZE {
        let at = layout::rim_place(rim, place);
        let label = if upright {
            Square::new(place, 0).to_string().trim_end_matches('1').to_owned()
        } else {
            (place + 1).to_string()
        };
        if is_spring(place) {
            picture.circle(at, 0.47, Style::fill(colour).outlined(Colour::Spring, 0.14));
        } else {
            picture.circle(at, 0.4, Style::fill(colour));
        }
        picture.text(at, 0.56, true, label, Style::fill(Colour::RimText));
    }
}

/// Returns the scoring mouths at the rims, rim by rim, with the rims of a side together.
pub(super) fn scored(game: &Position) -> Vec<(Direction, u8)> {
    let mut scored = Vec::new();
    for rim in [Direction::North, Direction::South, Direction::East, Direction::West] {
        let mouths = game.rim(rim);
        for place in 0..SIZE {
            if mouths >> place & 1 == 1 {
                scored.push((rim, place));
            }
        }
    }
    scored
}

/// Returns the rims' totals, as far as they are counted in this frame.
pub(super) fn counted(context: RenderContext) -> [u32; 4] {
    let mut totals = [0; 4];
    for (rim, place) in scored(context.game).into_iter().take(context.shown) {
        totals[rim as usize] += worth(place);
    }
    totals
}

/// Draws a drop for each scoring mouth, with ×2 in it if it counts double. During the final count,
/// later drops are faint and the current one is ringed.
pub(super) fn scoring(picture: &mut Picture, context: RenderContext) {
    for (index, (rim, place)) in scored(context.game).into_iter().enumerate() {
        let at = layout::rim_place(rim, place);
        let alpha = if index < context.shown { 1.0 } else { 0.3 };
        drop(picture, at, Point::step(rim), is_spring(place), alpha);
        if index + 1 == context.shown {
            picture.circle(at, 0.62, Style::stroke(Colour::Win, 0.16));
        }
    }
}

/// Draws a scoring mouth with the water that flows to it.
pub(super) fn drop(picture: &mut Picture, at: Point, out: Point, spring: bool, alpha: f32) {
    picture.circle(at, 0.56, Style::fill(Colour::Foam.alpha(0.35)).faded(alpha));
    let edge = at - out * (RIM / 2.0);
    tile::water(picture, vec![Step::Move(edge), Step::Line(at)], 1.0, alpha);
    let rim = if spring { Colour::Spring } else { Colour::Foam };
    let style = Style::fill(Colour::Channel).outlined(rim, 0.12).faded(alpha);
    picture.circle(at, if spring { 0.47 } else { 0.36 }, style);
    if spring {
        picture.text(at, 0.5, true, "×2", Style::fill(Colour::ChannelText).faded(alpha));
    }
}

/// Writes the rims' totals into the corners of the board. Each is in the colour of its side, on a
/// sign that points along its rim.
pub(super) fn totals(picture: &mut Picture, now: [u32; 4], then: [u32; 4]) {
    for rim in Direction::ALL {
        let (now, then) = (now[rim as usize], then[rim as usize]);
        let at = layout::rim_total(rim);
        let colour = side_colour(rim);
        let (ground, ink) =
            if then > now { (Colour::Aim, Colour::Paper) } else { (Colour::Foam, colour) };
        let style = Style::fill(ground).outlined(colour, 0.1);
        let along = Point::step(rim.clockwise(1));
        let across = Point::new(-along.y, along.x);
        // The tip ends before the rim's first coordinate.
        let corners = [(-0.5, -0.48), (0.22, -0.48), (0.6, 0.0), (0.22, 0.48), (-0.5, 0.48)];
        let outline = corners.map(|(far, wide)| at + along * far + across * wide);
        picture.polygon(&outline, style);
        picture.text(at - along * 0.08, 0.66, true, then.to_string(), Style::fill(ink));
    }
}
