//! Links between pieces.
//!
//! Each link is stored once, with the southern or western of its two pieces. A flood fill finds
//! connected pieces.

use super::Squares;
use crate::Direction;

#[derive(Clone, Copy)]
pub(super) struct Links {
    /// Pieces that are linked with the piece north of them.
    north: Squares,
    /// Pieces that are linked with the piece east of them.
    east: Squares,
}

impl Links {
    /// Creates the links of pieces that are open in these directions.
    #[inline]
    pub(super) fn between(open: &[Squares; 4]) -> Self {
        let [north, east, south, west] = *open;
        Self {
            north: north & south.shifted(Direction::South),
            east: east & west.shifted(Direction::West),
        }
    }

    /// Returns the links that remain if these pieces are lifted.
    #[inline]
    pub(super) fn without(self, lifted: Squares) -> Self {
        Self {
            north: self.north & !(lifted | lifted.shifted(Direction::South)),
            east: self.east & !(lifted | lifted.shifted(Direction::West)),
        }
    }

    /// Returns the pieces that are linked with one of these, in one direction.
    #[inline(always)]
    pub(super) fn onward(self, pieces: Squares, direction: Direction) -> Squares {
        match direction {
            Direction::North => (pieces & self.north).shifted(direction),
            Direction::East => (pieces & self.east).shifted(direction),
            Direction::South => pieces.shifted(direction) & self.north,
            Direction::West => pieces.shifted(direction) & self.east,
        }
    }

    /// Returns the pieces that are linked with one of these.
    #[inline(always)]
    pub(super) fn around(self, pieces: Squares) -> Squares {
        Direction::ALL
            .into_iter()
            .fold(Squares::NONE, |all, direction| all | self.onward(pieces, direction))
    }

    pub(super) fn directions(self, piece: Squares) -> impl Iterator<Item = Direction> {
        let linked = move |direction: &Direction| !self.onward(piece, *direction).is_empty();
        Direction::ALL.into_iter().filter(linked)
    }

    /// Returns all pieces connected with these, including them.
    #[inline]
    pub(super) fn part(self, pieces: Squares) -> Squares {
        self.part_until(pieces, Squares::BOARD)
    }

    /// Like [`Links::part`], but stops as soon as all of `goal` is reached.
    #[inline]
    pub(super) fn part_until(self, pieces: Squares, goal: Squares) -> Squares {
        let mut reached = pieces;
        loop {
            let more = reached | self.around(reached);
            if more == reached || goal & more == goal {
                return more;
            }
            reached = more;
        }
    }

    /// Returns the pieces of a colour that are not connected with its largest group.
    pub(super) fn stray(self, colour: Squares) -> Squares {
        let mut left = colour;
        let mut most = Squares::NONE;
        while let Some(first) = left.singles().next() {
            let part = self.part(first) & colour;
            left &= !part;
            if part.len() > most.len() {
                most = part;
            }
        }
        colour & !most
    }
}
