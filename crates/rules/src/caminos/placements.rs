//! Every placement that can ever exist, and which of them are legal now.
//!
//! A placement is an orientation and the square of its south-western corner, the anchor. For each
//! board and orientation the anchors that leave every cube over the board are one bitboard, made
//! when the program is built; those that are legal now are the ones among them whose columns begin
//! exactly at the present heights.

use core::array;

use super::{
    Board, Move, Orientation, Shape,
    bits::{self, Bits, STRIDE},
    pieces::{COUNT, Column},
};

/// The anchors that leave every cube over the board, by board and orientation.
static FITTING: [[Bits; COUNT]; 4] = [
    fitting(Board::Square),
    fitting(Board::Rhombus),
    fitting(Board::Octagon),
    fitting(Board::Ring),
];

const fn fitting(board: Board) -> [Bits; COUNT] {
    let mut fitting = [Bits::MAX; COUNT];
    let mut index = 0;
    while let Some(orientation) = Orientation::from_index(index) {
        let columns = orientation.columns();
        let mut at = 0;
        while at < columns.len() {
            let (east, north) = (columns[at].east, columns[at].north);
            let reachable = board.bits() & files_from(east);
            fitting[index] &= reachable >> (north * STRIDE + east);
            at += 1;
        }
        index += 1;
    }
    fitting
}

/// How many placements the orientations before each one have, and in the end all, by board.
static BEFORE: [[u32; COUNT + 1]; 4] = before();

const fn before() -> [[u32; COUNT + 1]; 4] {
    let mut before = [[0; COUNT + 1]; 4];
    let mut board = 0;
    while board < 4 {
        let mut index = 0;
        while index < COUNT {
            before[board][index + 1] = before[board][index] + FITTING[board][index].count_ones();
            index += 1;
        }
        board += 1;
    }
    before
}

/// How many placements a board has, of all pieces in all orientations.
pub(super) fn count(board: Board) -> u32 {
    BEFORE[board as usize][COUNT]
}

/// The number of a placement among those of a board, orientation by orientation; `None` where a
/// cube is not over the board.
pub(super) fn number(board: Board, mv: Move) -> Option<u32> {
    let index = mv.orientation().index();
    let fitting = FITTING[board as usize][index];
    let anchor = bits::bit(mv.anchor()).filter(|anchor| fitting & anchor != 0)?;
    Some(BEFORE[board as usize][index] + (fitting & (anchor - 1)).count_ones())
}

/// The placement with this number.
pub(super) fn at(board: Board, number: u32) -> Option<Move> {
    let before = &BEFORE[board as usize];
    // The last orientation that begins at or before the number; all have placements.
    let index = before.partition_point(|&before| before <= number).checked_sub(1)?;
    let orientation = Orientation::from_index(index)?;
    let anchor = bits::nth(FITTING[board as usize][index], number - before[index]);
    Move::new(orientation, anchor)
}

/// All squares from this file on.
const fn files_from(file: u8) -> Bits {
    let rank = (1 << STRIDE) - (1 << file);
    let mut bits = 0;
    let mut north = 0;
    while north < STRIDE {
        bits |= rank << (north * STRIDE);
        north += 1;
    }
    bits
}

/// A piece covers at most so many files and so many ranks, which makes nine steps from its anchor.
const REACH: usize = 3;

/// The squares that are each step that a piece may reach from these. All are shifted at once, since a
/// shift by what only the orientation knows is slow in 128 bits.
fn steps(squares: Bits) -> [Bits; REACH * REACH] {
    array::from_fn(|step| squares >> (step / REACH * STRIDE as usize + step % REACH))
}

/// The step from the anchor of a piece to one of its columns.
fn step(column: &Column) -> usize {
    usize::from(column.north) * REACH + usize::from(column.east)
}

/// The squares of a board by the height of their columns.
#[derive(Clone, Copy)]
pub(super) struct Heights {
    board: Board,
    /// For heights 0 to 2 (nothing can stand on a column of three) and each step that a piece may
    /// reach: the squares that are so far from one of that height.
    at: [[Bits; REACH * REACH]; 3],
}

impl Heights {
    /// From the squares that are filled on each storey.
    pub(super) fn new(board: Board, filled: [Bits; 3]) -> Self {
        let [one, two, three] = filled;
        Self { board, at: [!one, one & !two, two & !three].map(steps) }
    }

    /// The anchors at which a piece can be placed in this orientation.
    #[inline]
    pub(super) fn anchors(&self, orientation: Orientation) -> Bits {
        let fitting = FITTING[self.board as usize][orientation.index()];
        orientation.columns().iter().fold(fitting, |anchors, column| {
            anchors & self.at[usize::from(column.base)][step(column)]
        })
    }

    /// Whether a piece of this shape can be placed anywhere.
    pub(super) fn admits(&self, shape: Shape) -> bool {
        shape.orientations().any(|orientation| self.anchors(orientation) != 0)
    }

    /// All placements of a shape.
    pub(super) fn placements(&self, shape: Shape) -> impl Iterator<Item = Move> {
        shape.orientations().flat_map(|orientation| {
            bits::squares(self.anchors(orientation))
                .filter_map(move |anchor| Move::new(orientation, anchor))
        })
    }

    /// The placements of a shape that stand over any of these squares.
    pub(super) fn placements_over(
        &self,
        shape: Shape,
        squares: Bits,
    ) -> impl Iterator<Item = Move> {
        let squares = steps(squares);
        shape.orientations().flat_map(move |orientation| {
            let columns = orientation.columns().iter();
            let over = columns.fold(0, |over, column| over | squares[step(column)]);
            bits::squares(self.anchors(orientation) & over)
                .filter_map(move |anchor| Move::new(orientation, anchor))
        })
    }
}
