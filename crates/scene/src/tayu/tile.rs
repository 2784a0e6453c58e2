use cauce_rules::{
    Direction, Square,
    tayu::{Mouths, Orientation, Placement},
};

use super::layout;
use crate::{Colour, Paint, Picture, Point, Step, Style};

pub(super) const WATER: f32 = 0.32;
/// The width of the water with its banks.
const BANKS: f32 = 0.48;

#[derive(Clone, Copy)]
pub(super) struct Body {
    tile: Placement,
    at: Point,
    /// The side of a square.
    unit: f32,
}

impl Body {
    pub(super) fn on_board(tile: Placement) -> Self {
        Self { tile, at: layout::centre(tile.middle), unit: 1.0 }
    }

    /// A tile anywhere in the picture.
    pub(super) fn beside(orientation: Orientation, mouths: Mouths, at: Point, unit: f32) -> Self {
        // Any square works if its neighbours are on the board.
        Self { tile: Placement { middle: Square::new(8, 8), orientation, mouths }, at, unit }
    }

    /// Moves the tile towards the hand: `t` = 0 leaves it in place, 1 puts it into the hand.
    pub(super) fn towards_hand(self, t: f32) -> Self {
        Self { at: self.at.towards(layout::hand(), t), ..self }
    }

    fn point(&self, square: Square) -> Point {
        let from = |to: u8, from: u8| f32::from(to) - f32::from(from);
        let middle = self.tile.middle;
        self.at
            + Point::new(from(square.file, middle.file), -from(square.rank, middle.rank))
                * self.unit
    }

    pub(super) fn frame(&self, picture: &mut Picture, inset: f32, style: Style) {
        let half = match self.tile.orientation {
            Orientation::Across => Point::new(1.5, 0.5),
            Orientation::Upright => Point::new(0.5, 1.5),
        };
        let half = (half - Point::new(inset, inset)) * self.unit;
        let (width, height) = (2.0 * half.x, 2.0 * half.y);
        picture.rounded(self.at - half, width, height, 0.16 * self.unit, style);
    }

    /// Appends the course of the water. It flows in from every mouth, around a bend if nothing else
    /// joins there, and along the tile from the first mouth to the last.
    pub(super) fn course(&self, steps: &mut Vec<Step>) {
        struct Arm {
            place: usize,
            mouth: Point,
            lateral: bool,
        }
        let squares = self.tile.squares();
        let ahead = Point::step(self.tile.orientation.ahead()) * (0.5 * self.unit);
        let along = [self.tile.orientation.ahead(), self.tile.orientation.ahead().opposite()];
        let middle = |place: usize| squares[place].map_or(self.at, |square| self.point(square));
        let arms: Vec<_> = self
            .tile
            .mouths
            .edges()
            .filter_map(|number| self.tile.edge(number))
            .filter_map(|edge| {
                let place = squares.iter().position(|&square| square == Some(edge.square))?;
                let mouth = middle(place) + Point::step(edge.direction) * (0.5 * self.unit);
                Some(Arm { place, mouth, lateral: !along.contains(&edge.direction) })
            })
            .collect();
        let first = arms.iter().map(|arm| arm.place).min().unwrap_or(1);
        let last = arms.iter().map(|arm| arm.place).max().unwrap_or(1);

        for arm in &arms {
            let centre = middle(arm.place);
            let alone = arms.iter().filter(|other| other.place == arm.place).count() == 1;
            let inward = match arm.place {
                place if place == first => centre + ahead,
                place if place == last => centre - ahead,
                _ => centre,
            };
            steps.push(Step::Move(arm.mouth));
            steps.push(if first != last && alone && arm.lateral && inward != centre {
                Step::Quad(centre, inward)
            } else {
                Step::Line(centre)
            });
            if first != last && !(alone && arm.lateral) {
                steps.push(Step::Line(inward));
            }
        }
        if first != last {
            steps.push(Step::Move(middle(first) + ahead));
            steps.push(Step::Line(middle(last) - ahead));
        }
    }
}

pub(super) fn draw(picture: &mut Picture, bodies: &[Body], alpha: f32) {
    let Some(unit) = bodies.first().map(|body| body.unit) else { return };
    let style = Style::fill(Colour::Tile).outlined(Colour::TileEdge, 0.07 * unit).faded(alpha);
    // The bodies are drawn first, so that the water flows over the seams between them.
    for body in bodies {
        body.frame(picture, 0.04, style);
    }
    let mut course = Vec::new();
    for body in bodies {
        body.course(&mut course);
    }
    water(picture, course, unit, alpha);
}

pub(super) fn water(picture: &mut Picture, course: Vec<Step>, unit: f32, alpha: f32) {
    let mut stroke = |paint: Paint, width: f32, course: Vec<Step>| {
        let style = Style::stroke(paint, width * unit).faded(alpha);
        picture.draw(crate::Shape::Path(course), style);
    };
    stroke(Colour::ChannelDeep.into(), BANKS, course.clone());
    stroke(Colour::Channel.into(), WATER, course.clone());
    stroke(Colour::Foam.alpha(0.4), 0.07, course);
}

pub(super) fn back(picture: &mut Picture, at: Point, unit: f32, ring: bool) {
    let half = Point::new(1.46, 0.46) * unit;
    let style = Style::fill(Colour::TileBack).outlined(Colour::TileEdge, 0.07 * unit);
    picture.rounded(at - half, 2.0 * half.x, 2.0 * half.y, 0.16 * unit, style);
    if ring {
        picture.circle(at, 0.26 * unit, Style::stroke(Colour::Spring, 0.1 * unit));
    }
}

pub(super) fn cross(picture: &mut Picture, at: Point, size: f32, width: f32) {
    for (colour, width) in [(Colour::Paper, width * 2.0), (Colour::Danger, width)] {
        let style = Style::stroke(colour, width);
        for slope in [1.0, -1.0] {
            let arm = Point::new(size, size * slope);
            picture.line(at - arm, at + arm, style);
        }
    }
}

pub(super) fn edge(square: Square, direction: Direction) -> Point {
    layout::centre(square) + Point::step(direction) * 0.5
}
