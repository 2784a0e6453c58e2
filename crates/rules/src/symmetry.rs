use core::fmt;

use crate::{Direction, Square};

/// One of the eight symmetries of a square board: a mirror east to west, or none, then a turn.
///
/// ```
/// use cauce_rules::{Direction, Square, Symmetry};
///
/// let turn = Symmetry::new(false, 1);
/// assert_eq!(turn.square(Square::new(0, 0), 7), Square::new(0, 6), "a1 comes to a7");
/// assert_eq!(turn.direction(Direction::North), Direction::East);
/// assert_eq!(turn.then(turn.inverse()), Symmetry::IDENTITY);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry {
    mirrored: bool,
    quarters: u8,
}

impl Symmetry {
    /// The identity.
    pub const IDENTITY: Self = Self::new(false, 0);

    /// All symmetries, the identity first.
    pub const ALL: [Self; 8] = [
        Self::new(false, 0),
        Self::new(false, 1),
        Self::new(false, 2),
        Self::new(false, 3),
        Self::new(true, 0),
        Self::new(true, 1),
        Self::new(true, 2),
        Self::new(true, 3),
    ];

    /// Returns the symmetry that mirrors east to west, if `mirrored`, and then turns clockwise by
    /// this many quarter turns, modulo 4.
    pub const fn new(mirrored: bool, quarters: u8) -> Self {
        Self { mirrored, quarters: quarters % 4 }
    }

    /// Returns whether the symmetry mirrors shapes.
    pub const fn is_mirrored(self) -> bool {
        self.mirrored
    }

    /// Returns the number of quarter turns clockwise, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.quarters
    }

    /// Returns the composition: first `self`, then `other`.
    #[must_use]
    pub const fn then(self, other: Self) -> Self {
        // Mirroring after a turn equals the opposite turn after mirroring.
        let turned = if other.mirrored { 4 - self.quarters } else { self.quarters };
        Self::new(self.mirrored != other.mirrored, turned + other.quarters)
    }

    /// Returns the symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.mirrored { self } else { Self::new(false, 4 - self.quarters) }
    }

    /// Returns the image of a square of a `side` x `side` board. Other squares are unchanged.
    pub const fn square(self, square: Square, side: u8) -> Square {
        let Square { file, rank } = square;
        if file >= side || rank >= side {
            return square;
        }
        let far = side - 1;
        let file = if self.mirrored { far - file } else { file };
        match self.quarters {
            0 => Square::new(file, rank),
            1 => Square::new(rank, far - file),
            2 => Square::new(far - file, far - rank),
            _ => Square::new(far - rank, file),
        }
    }

    /// Returns the image of a direction.
    pub const fn direction(self, direction: Direction) -> Direction {
        let mirrored = match direction {
            Direction::East if self.mirrored => Direction::West,
            Direction::West if self.mirrored => Direction::East,
            same => same,
        };
        mirrored.clockwise(self.quarters)
    }
}

impl fmt::Display for Symmetry {
    /// Writes a description for messages of tests, such as `mirrored, turned by 90 degrees`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mirrored = if self.mirrored { "mirrored, " } else { "" };
        write!(f, "{mirrored}turned by {} degrees", u32::from(self.quarters) * 90)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_form_a_group_that_agrees_on_squares_and_directions() {
        for one in Symmetry::ALL {
            assert_eq!(one.then(one.inverse()), Symmetry::IDENTITY);
            assert_eq!(one.inverse().then(one), Symmetry::IDENTITY);
            for other in Symmetry::ALL {
                let both = one.then(other);
                for square in [Square::new(1, 0), Square::new(3, 2), Square::new(9, 0)] {
                    let stepwise = other.square(one.square(square, 5), 5);
                    assert_eq!(both.square(square, 5), stepwise, "{one}, then {other}");
                }
                for direction in Direction::ALL {
                    let stepwise = other.direction(one.direction(direction));
                    assert_eq!(both.direction(direction), stepwise, "{one}, then {other}");
                }
            }
        }
    }

    #[test]
    fn neighbours_stay_neighbours_in_the_direction_that_comes_of_theirs() {
        let square = Square::new(2, 1);
        for symmetry in Symmetry::ALL {
            for direction in Direction::ALL {
                let (east, north) = direction.step();
                let next = square.offset(east, north).unwrap();
                let (east, north) = symmetry.direction(direction).step();
                let image = symmetry.square(square, 5).offset(east, north).unwrap();
                assert_eq!(symmetry.square(next, 5), image, "{symmetry}, {direction:?}");
            }
        }
    }
}
