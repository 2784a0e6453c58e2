use super::bits::{self, Bits, STRIDE};
use crate::Square;

/// One of the four boards.
///
/// Rhombus and octagon are printed turned by 45 degrees, so that their slanted sides are jagged.
/// Their squares are named by files and ranks like those of any board.
///
/// ```
/// use cauce_rules::{Square, caminos::Board};
///
/// assert_eq!(Board::ALL.map(|board| board.squares().count()), [64, 61, 76, 64]);
/// let hole = Square::new(4, 4);
/// assert!(Board::Octagon.contains(hole) && !Board::Ring.contains(hole));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Board {
    /// 8 x 8 squares, with four straight sides.
    #[default]
    Square,
    /// 61 squares, with four jagged sides of six squares.
    Rhombus,
    /// 76 squares, with eight sides of four squares.
    Octagon,
    /// 64 squares around a hole, with sides of five and three squares alternately.
    Ring,
}

/// A line that bounds a board.
///
/// All squares of the board satisfy `east * file + north * rank <= limit`, with file and rank
/// counted from 0. The squares for which both are equal are the side. `(east, north)` points
/// outwards.
///
/// ```
/// use cauce_rules::caminos::Board;
///
/// // The sides of the square board: south, east, north, west.
/// let outwards = Board::Square.edges().iter().map(|edge| (edge.east, edge.north));
/// assert!(outwards.eq([(0, -1), (1, 0), (0, 1), (-1, 0)]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Edge {
    /// The east component of the outward direction, -1 to 1.
    pub east: i8,
    /// The north component of the outward direction, -1 to 1.
    pub north: i8,
    limit: i8,
}

impl Edge {
    const fn new(east: i8, north: i8, limit: i8) -> Self {
        Self { east, north, limit }
    }

    /// Returns the distance from the line: 0 on the side, negative outside.
    const fn room(self, file: u8, rank: u8) -> i8 {
        self.limit - self.east * file as i8 - self.north * rank as i8
    }
}

const SQUARE: [Edge; 4] =
    [Edge::new(0, -1, 0), Edge::new(1, 0, 7), Edge::new(0, 1, 7), Edge::new(-1, 0, 0)];

const RHOMBUS: [Edge; 4] =
    [Edge::new(1, -1, 5), Edge::new(1, 1, 15), Edge::new(-1, 1, 5), Edge::new(-1, -1, -5)];

const OCTAGON: [Edge; 8] = [
    Edge::new(0, -1, 0),
    Edge::new(1, -1, 6),
    Edge::new(1, 0, 9),
    Edge::new(1, 1, 15),
    Edge::new(0, 1, 9),
    Edge::new(-1, 1, 6),
    Edge::new(-1, 0, 0),
    Edge::new(-1, -1, -3),
];

const RING: [Edge; 8] = [
    Edge::new(0, -1, 0),
    Edge::new(1, -1, 6),
    Edge::new(1, 0, 8),
    Edge::new(1, 1, 14),
    Edge::new(0, 1, 8),
    Edge::new(-1, 1, 6),
    Edge::new(-1, 0, 0),
    Edge::new(-1, -1, -2),
];

/// Bitboards of a board, computed from its [`Edge`]s at compile time.
struct Layout {
    squares: Bits,
    /// By side. Boards with four sides leave the last four empty.
    sides: [Bits; 8],
    border: Bits,
}

static LAYOUTS: [Layout; 4] = [
    Layout::new(Board::Square),
    Layout::new(Board::Rhombus),
    Layout::new(Board::Octagon),
    Layout::new(Board::Ring),
];

impl Layout {
    const fn new(board: Board) -> Self {
        let edges = board.edges();
        let mut layout = Self { squares: 0, sides: [0; 8], border: 0 };
        let mut index = 0;
        while index < STRIDE * STRIDE {
            let (file, rank) = (index % STRIDE, index / STRIDE);
            let mut inside = !board.is_hole(file, rank);
            let mut side = 0;
            while side < edges.len() {
                inside &= edges[side].room(file, rank) >= 0;
                side += 1;
            }
            if inside {
                layout.squares |= 1 << index;
            }
            index += 1;
        }
        let mut side = 0;
        while side < edges.len() {
            let mut index = 0;
            while index < STRIDE * STRIDE {
                if edges[side].room(index % STRIDE, index / STRIDE) == 0 {
                    layout.sides[side] |= layout.squares & 1 << index;
                }
                index += 1;
            }
            layout.border |= layout.sides[side];
            side += 1;
        }
        layout
    }
}

impl Board {
    /// All boards, in the order in which programs offer them.
    pub const ALL: [Self; 4] = [Self::Square, Self::Rhombus, Self::Octagon, Self::Ring];

    /// Returns the name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Rhombus => "rhombus",
            Self::Octagon => "octagon",
            Self::Ring => "ring",
        }
    }

    /// Returns the 4 or 8 edges in circular order. The index of an edge is the number of its side.
    pub const fn edges(self) -> &'static [Edge] {
        match self {
            Self::Square => &SQUARE,
            Self::Rhombus => &RHOMBUS,
            Self::Octagon => &OCTAGON,
            Self::Ring => &RING,
        }
    }

    /// Returns whether a side may also be joined to the neighbours of its opposite side.
    pub const fn has_near_pairs(self) -> bool {
        self.edges().len() == 8
    }

    /// Returns the number of files and ranks that the board spans, counted from `a1`.
    pub const fn span(self) -> u8 {
        match self {
            Self::Square => 8,
            Self::Rhombus => 11,
            Self::Octagon => 10,
            Self::Ring => 9,
        }
    }

    /// Returns all squares, rank by rank from the south, each rank from the west.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        bits::squares(self.bits())
    }

    /// Returns whether a square is on the board.
    pub fn contains(self, square: Square) -> bool {
        bits::bit(square).is_some_and(|bit| bit & self.bits() != 0)
    }

    /// Returns whether a square belongs to a side.
    pub fn is_border(self, square: Square) -> bool {
        bits::bit(square).is_some_and(|bit| bit & self.border() != 0)
    }

    /// Returns the sides of a square: none inside the board, two at a corner, by the rules of
    /// Caminos.
    ///
    /// ```
    /// use cauce_rules::{Square, caminos::Board};
    ///
    /// let sides = |square| Board::Square.sides_of(square).collect::<Vec<_>>();
    /// assert_eq!(sides(Square::new(0, 0)), [0, 3], "a1: south and west");
    /// assert_eq!(sides(Square::new(7, 3)), [1], "h4: east");
    /// assert_eq!(sides(Square::new(3, 3)), []);
    /// ```
    pub fn sides_of(self, square: Square) -> impl Iterator<Item = usize> {
        let bit = bits::bit(square).unwrap_or_default();
        (0..self.edges().len()).filter(move |&side| self.side(side) & bit != 0)
    }

    /// Returns the pairs of sides that win when joined: exactly opposite ones first, then near
    /// ones.
    ///
    /// ```
    /// use cauce_rules::caminos::Board;
    ///
    /// assert!(Board::Rhombus.pairs().eq([(0, 2), (1, 3)]));
    /// let (exact, near): (Vec<_>, Vec<_>) =
    ///     Board::Ring.pairs().partition(|&pair| Board::Ring.is_exact(pair));
    /// assert_eq!((exact.len(), near.len()), (4, 8));
    /// ```
    pub fn pairs(self) -> impl Iterator<Item = (usize, usize)> {
        let sides = self.edges().len();
        let exact = (0..sides / 2).map(move |side| (side, side + sides / 2));
        let near = (0..if self.has_near_pairs() { sides } else { 0 })
            .map(move |side| (side, (side + sides / 2 - 1) % sides));
        exact.chain(near)
    }

    /// Returns whether two sides are exactly opposite.
    pub const fn is_exact(self, (one, other): (usize, usize)) -> bool {
        one.abs_diff(other) == self.edges().len() / 2
    }

    const fn is_hole(self, file: u8, rank: u8) -> bool {
        matches!(self, Self::Ring) && file.abs_diff(4) + rank.abs_diff(4) <= 1
    }

    /// Returns the bitboard of all squares. On every board, square (file, rank) is bit
    /// `rank * 11 + file`. Shifts by 1 or 11 never lead from one square of a board to another that
    /// is not adjacent.
    ///
    /// ```
    /// use cauce_rules::caminos::Board;
    ///
    /// assert_eq!(Board::Octagon.bits().count_ones(), 76);
    /// assert_eq!(Board::Square.side(0), 0xFF, "a1 to h1");
    /// ```
    pub const fn bits(self) -> u128 {
        LAYOUTS[self as usize].squares
    }

    /// Returns the bitboard of a side, or 0 if the board has no such side.
    pub const fn side(self, side: usize) -> u128 {
        let sides = &LAYOUTS[self as usize].sides;
        if side < sides.len() { sides[side] } else { 0 }
    }

    pub(super) const fn border(self) -> Bits {
        LAYOUTS[self as usize].border
    }
}
