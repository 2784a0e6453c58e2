//! Which pieces hang together.
//!
//! Each link is kept once, with the southern or western of its two pieces. To find what hangs
//! together with a piece, the set of pieces that are reached grows by one link in all directions at
//! a time, until it grows no more.

use super::Squares;
use crate::Direction;

/// The links between neighbouring pieces of any colour: both are open on the side they share.
#[derive(Clone, Copy)]
pub(super) struct Links {
    /// Pieces that are linked with the piece north of them.
    north: Squares,
    /// Pieces that are linked with the piece east of them.
    east: Squares,
}

impl Links {
    /// The links between pieces that are open in these directions.
    #[inline]
    pub(super) fn between(open: &[Squares; 4]) -> Self {
        let [north, east, south, west] = *open;
        Self {
            north: north & south.shifted(Direction::South),
            east: east & west.shifted(Direction::West),
        }
    }

    /// The links that are left when these pieces are lifted.
    #[inline]
    pub(super) fn without(self, lifted: Squares) -> Self {
        Self {
            north: self.north & !(lifted | lifted.shifted(Direction::South)),
            east: self.east & !(lifted | lifted.shifted(Direction::West)),
        }
    }

    /// The pieces that are linked with one of these, in one direction.
    #[inline(always)]
    pub(super) fn onward(self, pieces: Squares, direction: Direction) -> Squares {
        match direction {
            Direction::North => (pieces & self.north).shifted(direction),
            Direction::East => (pieces & self.east).shifted(direction),
            Direction::South => pieces.shifted(direction) & self.north,
            Direction::West => pieces.shifted(direction) & self.east,
        }
    }

    /// The pieces that are linked with one of these.
    #[inline(always)]
    pub(super) fn around(self, pieces: Squares) -> Squares {
        Direction::ALL
            .into_iter()
            .fold(Squares::NONE, |all, direction| all | self.onward(pieces, direction))
    }

    /// The directions in which a piece is linked.
    pub(super) fn directions(self, piece: Squares) -> impl Iterator<Item = Direction> {
        let linked = move |direction: &Direction| !self.onward(piece, *direction).is_empty();
        Direction::ALL.into_iter().filter(linked)
    }

    /// All pieces that hang together with these.
    #[inline]
    pub(super) fn part(self, pieces: Squares) -> Squares {
        self.part_until(pieces, Squares::BOARD)
    }

    /// As [`Links::part`], but stops as soon as all of `goal` is reached.
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

    /// The pieces of one colour that do not hang together with the largest group of that colour.
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
