//! All placements of a board, and the legal ones.
//!
//! A placement is an orientation and an anchor, the square of its south-western corner. For each
//! board and orientation, a bitboard contains the anchors that keep every cube over the board. It
//! is computed at compile time. The legal anchors are those whose columns begin exactly at the
//! present heights.

use core::array;

use super::{
    Board, Move, Orientation, Shape,
    bits::{self, Bits, STRIDE},
    pieces::{COUNT, Column},
};

/// The anchors that keep every cube over the board, by board and orientation.
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

/// The number of placements of all preceding orientations, by board. The last entry is the total.
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

pub(super) fn count(board: Board) -> u32 {
    BEFORE[board as usize][COUNT]
}

/// Returns the index of a placement on a board, or `None` if a cube is not over the board.
pub(super) fn number(board: Board, mv: Move) -> Option<u32> {
    let index = mv.orientation().index();
    let fitting = FITTING[board as usize][index];
    let anchor = bits::bit(mv.anchor()).filter(|anchor| fitting & anchor != 0)?;
    Some(BEFORE[board as usize][index] + (fitting & (anchor - 1)).count_ones())
}

pub(super) fn at(board: Board, number: u32) -> Option<Move> {
    let before = &BEFORE[board as usize];
    // The last orientation that begins at or before the index. Every orientation has placements.
    let index = before.partition_point(|&before| before <= number).checked_sub(1)?;
    let orientation = Orientation::from_index(index)?;
    let anchor = bits::nth(FITTING[board as usize][index], number - before[index]);
    Move::new(orientation, anchor)
}

/// Returns all squares on this file and those east of it.
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

/// The maximum extent of a piece in files and ranks. There are nine steps from its anchor.
const REACH: usize = 3;

/// Shifts the squares by each step of a piece. Constant distances are faster in 128 bits.
fn steps(squares: Bits) -> [Bits; REACH * REACH] {
    array::from_fn(|step| squares >> (step / REACH * STRIDE as usize + step % REACH))
}

fn step(column: &Column) -> usize {
    usize::from(column.north) * REACH + usize::from(column.east)
}

/// The squares of a board by height.
#[derive(Clone, Copy)]
pub(super) struct Heights {
    board: Board,
    /// For heights 0 to 2, the squares shifted by each step. Columns of three can bear no cube.
    at: [[Bits; REACH * REACH]; 3],
}

impl Heights {
    pub(super) fn new(board: Board, filled: [Bits; 3]) -> Self {
        let [one, two, three] = filled;
        Self { board, at: [!one, one & !two, two & !three].map(steps) }
    }

    /// Returns the anchors at which this orientation can be placed.
    #[inline]
    pub(super) fn anchors(&self, orientation: Orientation) -> Bits {
        let fitting = FITTING[self.board as usize][orientation.index()];
        orientation.columns().iter().fold(fitting, |anchors, column| {
            anchors & self.at[usize::from(column.base)][step(column)]
        })
    }

    pub(super) fn admits(&self, shape: Shape) -> bool {
        shape.orientations().any(|orientation| self.anchors(orientation) != 0)
    }

    pub(super) fn placements(&self, shape: Shape) -> impl Iterator<Item = Move> {
        shape.orientations().flat_map(|orientation| {
            bits::squares(self.anchors(orientation))
                .filter_map(move |anchor| Move::new(orientation, anchor))
        })
    }

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
