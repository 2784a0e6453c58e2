//! The squares on which the drawn tile can come to lie, outlined together.

use cauce_rules::{
    Direction, Square,
    tayu::{Placement, SIZE},
};

use super::layout;
use crate::{Picture, Point, Shape, Step, Style};

/// How far inside the squares the outline runs.
const INSET: f32 = 0.11;

/// How the tile can come to lie on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Default)]
pub(super) enum Cover {
    /// Not at all.
    #[default]
    Not,
    /// After it is turned.
    Turned,
    /// As it is turned.
    Now,
}

/// A square, and on which sides of it a place goes on that covers it.
#[derive(Clone, Copy, Default)]
struct Cell {
    cover: Cover,
    goes_on: [bool; 4],
}

/// All squares of the board, file by file.
#[derive(Default)]
pub(super) struct Area([[Cell; SIZE as usize]; SIZE as usize]);

impl Area {
    /// Adds the squares of some places; those that are added later count for more.
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

    /// Draws the squares on which the tile comes to lie like that, with an outline round places that
    /// overlap. Where those begin that count for more, their outline is enough.
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
                // It ends before a corner of the squares, and goes on round one between them.
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
