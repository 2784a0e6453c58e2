//! A bitboard of the tiles, which finds all placements of a tile at once.
//!
//! It stores the occupied squares and, for each unit edge, whether a tile on either side has a
//! mouth or a blank there. Edges inside a tile are neither, so the tiles can be reconstructed. A
//! tile fits where none of its eight edges conflicts with these grids. Shifted rows test a whole
//! rank at a time.

use core::{array, ops::ControlFlow};

use super::{
    Mouths, Orientation, Placement, SIZE, TileKind,
    board::{SPRINGS, is_on_board},
    spot::Spot,
};
use crate::{Direction, Square, search::mix};

const SIDE: usize = SIZE as usize;

/// One bit for each parallel edge of the board. Bit `file` of row `rank` is the south edge of a
/// square in one grid and the west edge in the other. The north rim is an additional row, the east
/// rim an additional bit.
type Grid = [u32; SIDE + 1];

const SOUTH: usize = 0;
const WEST: usize = 1;

/// An edge of a tile: its grid, and its rank and file relative to the corner of the tile.
type Border = (usize, usize, u32);

/// The edges of a tile by orientation and number; [`super::Edge`] has the picture.
const OUTLINES: [[Border; 8]; 2] = [
    [
        (SOUTH, 1, 0),
        (SOUTH, 1, 1),
        (SOUTH, 1, 2),
        (WEST, 0, 3),
        (SOUTH, 0, 2),
        (SOUTH, 0, 1),
        (SOUTH, 0, 0),
        (WEST, 0, 0),
    ],
    [
        (WEST, 2, 1),
        (WEST, 1, 1),
        (WEST, 0, 1),
        (SOUTH, 0, 0),
        (WEST, 0, 0),
        (WEST, 1, 0),
        (WEST, 2, 0),
        (SOUTH, 3, 0),
    ],
];

/// The ranks and files of the squares of a tile, relative to its corner.
const SQUARES: [[(usize, u32); 3]; 2] = [[(0, 0), (0, 1), (0, 2)], [(0, 0), (1, 0), (2, 0)]];

/// The ranks and files of the centre.
const CENTRE: [usize; 2] = [8, 9];
const CENTRE_FILES: u32 = 0b11 << 8;

/// The corners from which a tile covers the centre, by orientation: ranks and file bits.
const CENTRAL: [(core::ops::Range<usize>, u32); 2] = [(8..10, 0b1111 << 6), (6..10, 0b11 << 8)];

/// The tiles on the board.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Network {
    /// The occupied squares: a row for each rank, bit `n` for file `n`.
    taken: [u32; SIDE],
    mouths: [Grid; 2],
    blanks: [Grid; 2],
    /// A Zobrist key: the exclusive or of a random number for each tile on the board. It does not
    /// depend on the order of the moves.
    key: u64,
}

impl Network {
    pub(super) const EMPTY: Self =
        Self { taken: [0; SIDE], mouths: [[0; SIDE + 1]; 2], blanks: [[0; SIDE + 1]; 2], key: 0 };

    /// Returns whether the board is empty. The first tile always covers part of the centre.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        let [below, above] = CENTRE;
        (self.taken[below] | self.taken[above]) & CENTRE_FILES == 0
    }

    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    pub(super) fn is_taken(&self, square: Square) -> bool {
        is_on_board(square) && self.taken[usize::from(square.rank)] >> square.file & 1 == 1
    }

    pub(super) const fn taken(&self) -> [u32; SIDE] {
        self.taken
    }

    /// Returns the mouths at a rim: bit `n` for file or rank `n`.
    pub(super) fn rim(&self, rim: Direction) -> u32 {
        let column = |file: u8| {
            let rows = self.mouths[WEST].iter().enumerate();
            rows.fold(0, |bits, (rank, row)| bits | (row >> file & 1) << rank)
        };
        match rim {
            Direction::North => self.mouths[SOUTH][SIDE],
            Direction::East => column(SIZE),
            Direction::South => self.mouths[SOUTH][0],
            Direction::West => column(0),
        }
    }

    pub(super) fn total(&self, rim: Direction) -> u32 {
        let mouths = self.rim(rim);
        mouths.count_ones() + (mouths & SPRINGS).count_ones()
    }

    /// Returns the mouths and blanks that the edges of a tile would meet here, bit `n` for edge
    /// `n`.
    pub(super) fn facing(&self, spot: Spot) -> (u8, u8) {
        let Square { file, rank } = spot.corner();
        let mut facing = (0, 0);
        for (edge, &(grid, up, right)) in OUTLINES[spot.orientation() as usize].iter().enumerate() {
            let bit = |grids: &[Grid; 2]| {
                (grids[grid][usize::from(rank) + up] >> (u32::from(file) + right) & 1) as u8
            };
            facing.0 |= bit(&self.mouths) << edge;
            facing.1 |= bit(&self.blanks) << edge;
        }
        facing
    }

    /// Lays a tile without checking that it fits.
    pub(super) fn lay(&mut self, spot: Spot, mouths: Mouths) {
        let (orientation, Square { file, rank }) = (spot.orientation() as usize, spot.corner());
        for (up, right) in SQUARES[orientation] {
            self.taken[usize::from(rank) + up] |= 1 << (u32::from(file) + right);
        }
        for (edge, &(grid, up, right)) in OUTLINES[orientation].iter().enumerate() {
            let edges = if mouths.has(edge as u8) { &mut self.mouths } else { &mut self.blanks };
            edges[grid][usize::from(rank) + up] |= 1 << (u32::from(file) + right);
        }
        self.key ^= mix([u64::from(spot.index() << 8 | u32::from(mouths.bits()))]);
    }

    #[inline]
    pub(super) fn places(&self, kind: TileKind) -> Places {
        let mut places = Places { kind, corners: [[[0; SIDE]; 2]; 2] };
        for (half, shape) in kind.shapes().into_iter().enumerate() {
            for orientation in Orientation::ALL {
                places.corners[half][orientation as usize] = self.corners(orientation, shape);
            }
        }
        places
    }

    pub(super) fn fits(&self, kind: TileKind) -> bool {
        let shapes = kind.shapes().into_iter();
        shapes
            .flat_map(|shape| Orientation::ALL.map(|orientation| (orientation, shape)))
            .any(|(orientation, shape)| self.corners(orientation, shape) != [0; SIDE])
    }

    /// Returns the corners at which a tile fits like this, a row for each rank.
    #[inline]
    fn corners(&self, orientation: Orientation, mouths: Mouths) -> [u32; SIDE] {
        match orientation {
            Orientation::Across => self.corners_in::<SIDE>(orientation, mouths),
            Orientation::Upright => self.corners_in::<{ SIDE - 2 }>(orientation, mouths),
        }
    }

    /// Does the work of `corners`, where only the lowest `RANKS` ranks have corners.
    #[inline]
    fn corners_in<const RANKS: usize>(
        &self,
        orientation: Orientation,
        mouths: Mouths,
    ) -> [u32; SIDE] {
        let outline = &OUTLINES[orientation as usize];
        // What each edge must not meet: a mouth no blank, and a blank no mouth.
        let barred: [&Grid; 8] = array::from_fn(|edge| {
            let grids = if mouths.has(edge as u8) { &self.blanks } else { &self.mouths };
            &grids[outline[edge].0]
        });
        // At least one mouth must meet one of these mouths.
        let mut numbers = mouths.edges();
        let joins: [(&[u32], u32); 3] = array::from_fn(|_| {
            let (grid, up, right) = outline[usize::from(numbers.next().unwrap_or(0))];
            (&self.mouths[grid][up..up + RANKS], right)
        });
        let squares = &SQUARES[orientation as usize];
        let files = match orientation {
            Orientation::Across => (1 << (SIDE - 2)) - 1,
            Orientation::Upright => (1 << SIDE) - 1,
        };
        let mut corners = [0; SIDE];
        for rank in 0..RANKS {
            let mut out = 0;
            for (up, right) in squares {
                out |= self.taken[rank + up] >> right;
            }
            for (grid, (_, up, right)) in barred.iter().zip(outline) {
                out |= grid[rank + up] >> right;
            }
            let joined = joins.iter().fold(0, |bits, (row, right)| bits | row[rank] >> right);
            corners[rank] = joined & !out & files;
        }
        if self.is_empty() {
            let (ranks, files) = CENTRAL[orientation as usize].clone();
            corners[ranks].fill(files);
        }
        corners
    }

    pub(super) fn tiles(&self) -> impl Iterator<Item = Placement> {
        let squares = (0..SIZE).flat_map(|rank| (0..SIZE).map(move |file| Square::new(file, rank)));
        squares.filter_map(|middle| self.tile(middle))
    }

    fn tile(&self, middle: Square) -> Option<Placement> {
        if !self.is_taken(middle) {
            return None;
        }
        let directions = [(Direction::West, Direction::East), (Direction::South, Direction::North)];
        let inside = |direction| !self.has_outline(middle, direction);
        let orientation = Orientation::ALL
            .into_iter()
            .zip(directions)
            .find(|&(_, (a, b))| inside(a) && inside(b))?
            .0;
        let nowhere = Mouths::from_bits(0b111)?;
        let spot = Spot::from_placement(Placement { middle, orientation, mouths: nowhere })?;
        Some(spot.placement(Mouths::from_bits(self.facing(spot).0)?))
    }

    pub(super) fn tile_at(&self, square: Square) -> Option<Placement> {
        if !self.is_taken(square) {
            return None;
        }
        self.tile(square).or_else(|| {
            // A square at the end of a tile has no outline on the side towards the middle.
            let direction =
                Direction::ALL.into_iter().find(|&side| !self.has_outline(square, side))?;
            let (east, north) = direction.step();
            self.tile(square.offset(east, north)?)
        })
    }

    /// Returns whether the outline of a tile runs along this side of an occupied square.
    fn has_outline(&self, square: Square, side: Direction) -> bool {
        let (grid, up, right) = match side {
            Direction::North => (SOUTH, 1, 0),
            Direction::East => (WEST, 0, 1),
            Direction::South => (SOUTH, 0, 0),
            Direction::West => (WEST, 0, 0),
        };
        let row = usize::from(square.rank) + up;
        (self.mouths[grid][row] | self.blanks[grid][row]) >> (square.file + right) & 1 == 1
    }
}

/// All placements of a tile of one kind.
pub(super) struct Places {
    kind: TileKind,
    /// The corners, by shape and orientation.
    corners: [[[u32; SIDE]; 2]; 2],
}

impl Places {
    #[inline]
    pub(super) fn count(&self) -> u32 {
        self.corners.as_flattened().as_flattened().iter().map(|row| row.count_ones()).sum()
    }

    #[inline]
    pub(super) fn nth(&self, mut number: u32) -> Option<(Spot, Mouths)> {
        for (orientations, mouths) in self.corners.iter().zip(self.kind.shapes()) {
            for (rows, orientation) in orientations.iter().zip(Orientation::ALL) {
                for (rank, &row) in rows.iter().enumerate().filter(|(_, row)| **row != 0) {
                    let count = row.count_ones();
                    if number < count {
                        let files = (0..number).fold(row, |files, _| files & (files - 1));
                        let file = files.trailing_zeros() as u8;
                        return Some((
                            Spot::new(orientation, Square::new(file, rank as u8)),
                            mouths,
                        ));
                    }
                    number -= count;
                }
            }
        }
        None
    }

    #[inline]
    pub(super) fn visit<B>(
        &self,
        mut visit: impl FnMut(Spot, Mouths) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (orientations, mouths) in self.corners.iter().zip(self.kind.shapes()) {
            for (rows, orientation) in orientations.iter().zip(Orientation::ALL) {
                for (rank, &row) in rows.iter().enumerate() {
                    let mut files = row;
                    while files != 0 {
                        let corner = Square::new(files.trailing_zeros() as u8, rank as u8);
                        files &= files - 1;
                        visit(Spot::new(orientation, corner), mouths)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
