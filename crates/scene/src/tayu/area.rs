//! The squares that the drawn tile can cover, with one outline around overlapping placements.

use cauce_rules::{
    Direction, Square,
    tayu::{Placement, SIZE},
};

use super::layout;
use crate::{Picture, Point, Shape, Step, Style};

/// The distance of the outline from the edges of the squares.
const INSET: f32 = 0.11;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Default)]
pub(super) enum Cover {
    /// It cannot.
    #[default]
    Not,
    /// In another orientation.
    Turned,
    /// In its current orientation.
    Now,
}

/// A square, and the directions in which a placement continues from it.
#[derive(Clone, Copy, Default)]
struct Cell {
    cover: Cover,
    goes_on: [bool; 4],
}

/// All squares of the board, by file and rank.
#[derive(Default)]
pub(super) struct Area([[Cell; SIZE as usize]; SIZE as usize]);

impl Area {
    /// Adds the squares of some placements. Later calls take precedence.
    pub(super) fn cover(&mut self, places: &[Placement], cover: Cover) {
        for place in places {
            let squares = place.squares();
            for square in squares.into_iter().flatten() {
                let column = self.0.get_mut(usize::from(square.file));
                let cell = column.and_then(|column| column.get_mut(usize::from(square.rank)));
                let Some(cell) = cell else { continue };
                if cell.cover != cover {
                    *cell = Cell { cover, ..Cell::default() };
                }
                for direction in Direction::ALL {
                    let next = beside(square, direction);
                    cell.goes_on[direction as usize] |= next.is_some() && squares.contains(&next);
                }
            }
        }
    }

    fn at(&self, square: Option<Square>) -> Cell {
        let cell =
            square.and_then(|at| self.0.get(usize::from(at.file))?.get(usize::from(at.rank)));
        cell.copied().unwrap_or_default()
    }

    /// Draws the squares with this cover, with an outline around overlapping placements. There is
    /// no outline towards squares of a higher cover, which have one themselves.
    pub(super) fn draw(&self, picture: &mut Picture, cover: Cover, style: Style) {
        let (mut ground, mut line) = (Vec::new(), Vec::new());
        let goes_on = |square: Option<Square>, direction: Direction| {
            let next = square.and_then(|square| beside(square, direction));
            self.at(square).goes_on[direction as usize] || self.at(next).cover > cover
        };
        for square in (0..SIZE).flat_map(|file| (0..SIZE).map(move |rank| Square { file, rank })) {
            if self.at(Some(square)).cover != cover {
                continue;
            }
            let centre = layout::centre(square);
            let reach = |direction| {
                let inset = if goes_on(Some(square), direction) { 0.0 } else { INSET };
                Point::step(direction) * (0.5 - inset)
            };
            for (index, direction) in Direction::ALL.into_iter().enumerate() {
                let corner = centre + reach(direction) + reach(direction.clockwise(1));
                ground.push(if index == 0 { Step::Move(corner) } else { Step::Line(corner) });
                if goes_on(Some(square), direction) {
                    continue;
                }
                // The line stops before an outer corner, and continues around an inner one.
                let end = |side: Direction| {
                    let round = goes_on(beside(square, side), direction);
                    let more = if round { Point::step(side) * INSET } else { Point::default() };
                    let more = if goes_on(Some(square), side) { more } else { Point::default() };
                    centre + reach(direction) + reach(side) + more
                };
                line.push(Step::Move(end(direction.clockwise(3))));
                line.push(Step::Line(end(direction.clockwise(1))));
            }
            ground.push(Step::Close);
        }
        if ground.is_empty() {
            return;
        }
        picture.draw(Shape::Path(ground), Style { stroke: None, ..style });
        picture.draw(Shape::Path(line), Style { fill: None, ..style });
    }
}

fn beside(square: Square, direction: Direction) -> Option<Square> {
    let (east, north) = direction.step();
    square.offset(east, north)
}
