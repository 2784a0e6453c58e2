use core::fmt;

use super::{Mouths, SIZE, TileKind, board::is_on_board};
use crate::{Direction, Square, Symmetry};

/// The orientation of a tile.
///
/// ```
/// use cauce_rules::{Direction, tayu::Orientation};
///
/// assert_eq!(Orientation::ALL.map(Orientation::letter), ['h', 'v']);
/// assert_eq!(Orientation::Upright.ahead(), Direction::South);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Orientation {
    /// West to east; the first square is the western one.
    Across,
    /// North to south; the first square is the northern one.
    Upright,
}

impl Orientation {
    /// Both orientations, in the order of the notation.
    pub const ALL: [Self; 2] = [Self::Across, Self::Upright];

    /// Returns the letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Across => 'h',
            Self::Upright => 'v',
        }
    }

    /// Returns the other orientation.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Across => Self::Upright,
            Self::Upright => Self::Across,
        }
    }

    /// Returns the direction from the first square of the tile to the last.
    pub const fn ahead(self) -> Direction {
        match self {
            Self::Across => Direction::East,
            Self::Upright => Direction::South,
        }
    }
}

/// A unit edge on the outline of a placed tile.
///
/// The edges are numbered clockwise. On a tile that lies west to east:
///
/// ```text
///     0   1   2
///   +---+---+---+
/// 7 |   |   |   | 3
///   +---+---+---+
///     6   5   4
/// ```
///
/// On an upright tile, the picture is turned a quarter clockwise.
///
/// ```
/// use cauce_rules::{Direction, Square, tayu::{Orientation, Mouths, Placement}};
///
/// let middle = Square::parse("a9").unwrap();
/// let mouths = Mouths::from_bits(0b111).unwrap();
/// let tile = Placement { middle, orientation: Orientation::Upright, mouths };
/// let edge = tile.edge(5).unwrap();
/// assert_eq!((edge.square, edge.direction), (middle, Direction::West));
/// assert_eq!(edge.at_rim(), Some(8), "rank 9 of the west rim");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Edge {
    /// The square of the tile next to the edge.
    pub square: Square,
    /// The side of that square.
    pub direction: Direction,
}

impl Edge {
    /// Returns the square on the other side, or `None` if the notation has no name for it.
    pub fn beyond(self) -> Option<Square> {
        let (east, north) = self.direction.step();
        self.square.offset(east, north)
    }

    /// Returns the file or rank, counted from 0, of an edge on the rim of the board.
    pub fn at_rim(self) -> Option<u8> {
        let outside = !self.beyond().is_some_and(is_on_board);
        (outside && is_on_board(self.square)).then_some(match self.direction {
            Direction::North | Direction::South => self.square.file,
            Direction::East | Direction::West => self.square.rank,
        })
    }
}

/// A placed tile: its middle square, its orientation and its mouths. It may be off the board.
///
/// ```
/// use cauce_rules::{Square, tayu::{Orientation, Mouths, Placement}};
///
/// let middle = Square::parse("j10").unwrap();
/// let mouths = Mouths::from_bits(0b111).unwrap();
/// let tile = Placement { middle, orientation: Orientation::Across, mouths };
/// assert_eq!(tile.to_string(), "j10h012");
/// assert_eq!(tile.kind().to_string(), "012");
/// assert_eq!(tile.turned(2).to_string(), "j10h456");
/// let squares = tile.squares().map(|square| square.unwrap().to_string());
/// assert_eq!(squares, ["i10", "j10", "k10"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// The middle square of the tile.
    pub middle: Square,
    /// The orientation.
    pub orientation: Orientation,
    /// The mouths.
    pub mouths: Mouths,
}

impl Placement {
    /// Returns the kind of the tile.
    pub fn kind(self) -> TileKind {
        TileKind::from_mouths(self.mouths)
    }

    /// Returns the squares of the tile in order. A square without a name in the notation is `None`.
    pub fn squares(self) -> [Option<Square>; 3] {
        [-1, 0, 1].map(|step| self.square(step))
    }

    /// Returns the edge with this number modulo 8, if its square has a name in the notation.
    pub fn edge(self, number: u8) -> Option<Edge> {
        let (step, quarters) = OUTLINE[usize::from(number % 8)];
        let square = self.square(step)?;
        Some(Edge { square, direction: self.orientation.ahead().clockwise(quarters) })
    }

    /// Returns the placement after this many quarter turns clockwise about the middle square.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        (0..quarters % 4).fold(self, |placement, _| {
            // A tile turned from across to upright keeps its first square first. An upright tile
            // turned on has its first square in the east, so its edges are numbered from the other
            // end.
            let mouths = match placement.orientation {
                Orientation::Across => placement.mouths,
                Orientation::Upright => placement.mouths.half_turned(),
            };
            Self { orientation: placement.orientation.other(), mouths, ..placement }
        })
    }

    /// Returns the image under a symmetry. A placement with its middle off the board is unchanged.
    ///
    /// ```
    /// use cauce_rules::{Square, Symmetry, tayu::{Orientation, Mouths, Placement}};
    ///
    /// let middle = Square::parse("b1").unwrap();
    /// let mouths = Mouths::from_bits(0b111).unwrap();
    /// let tile = Placement { middle, orientation: Orientation::Across, mouths };
    /// assert_eq!(tile.under(Symmetry::new(false, 1)).to_string(), "a17v012");
    /// assert_eq!(tile.under(Symmetry::new(true, 0)).to_string(), "q1h012");
    /// ```
    #[must_use]
    pub fn under(self, symmetry: Symmetry) -> Self {
        if !is_on_board(self.middle) {
            return self;
        }
        let mouths = match (symmetry.is_mirrored(), self.orientation) {
            (false, _) => self.mouths,
            (true, Orientation::Across) => self.mouths.mirrored(),
            (true, Orientation::Upright) => self.mouths.mirrored().half_turned(),
        };
        let turned = Self { mouths, ..self }.turned(symmetry.quarters());
        Self { middle: symmetry.square(self.middle, SIZE), ..turned }
    }

    /// Returns the square this many steps after the middle.
    fn square(self, step: i8) -> Option<Square> {
        let (east, north) = self.orientation.ahead().step();
        self.middle.offset(step * east, step * north)
    }

    /// Parses a placement with the mouths in any order.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (middle, rest) = Square::parse_prefix(text)?;
        let orientation = Orientation::ALL
            .into_iter()
            .find(|orientation| rest.starts_with(orientation.letter()))?;
        Some(Self { middle, orientation, mouths: Mouths::parse(&rest[1..])? })
    }
}

/// For each edge, the steps from the middle to its square, and its direction relative to the tile.
const OUTLINE: [(i8, u8); 8] = [(-1, 3), (0, 3), (1, 3), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 2)];

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.middle, self.orientation.letter(), self.mouths)
    }
}
