//! The four directions of the board.

/// One of the four directions in which squares are next to each other. North is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Towards higher ranks.
    North,
    /// Towards higher files.
    East,
    /// Towards lower ranks.
    South,
    /// Towards lower files.
    West,
}

impl Direction {
    /// All four, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The step in files and ranks.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }

    /// The direction after so many quarter turns clockwise.
    #[must_use]
    pub const fn clockwise(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(2)
    }

    /// The English name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }
}
