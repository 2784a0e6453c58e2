//! The cubes on the board, and the piece that each of them belongs to.

use cauce_rules::{
    Direction, Square,
    caminos::{Material, Move, PlacedPiece},
};

use super::RenderContext;

/// The position of a cube: file, rank and storey. A piece in the hand may extend beyond the board.
pub(super) type Cell = [i8; 3];

const SIDE: usize = 11;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Cube {
    pub(super) material: Material,
    /// The index of its piece in [`Model::pieces`].
    pub(super) piece: usize,
}

#[derive(Clone, Debug)]
pub(super) struct Model {
    cubes: [[[Option<Cube>; 3]; SIDE]; SIDE],
    /// The pieces in no particular order, except that the one placed last is at the end.
    pub(super) pieces: Vec<PlacedPiece>,
}

impl Model {
    pub(super) fn new(context: RenderContext) -> Self {
        let mut model = Self { cubes: [[[None; 3]; SIDE]; SIDE], pieces: Vec::new() };
        let mut steps = context.table.tree_index().ancestors(context.table.at());
        let last = steps.find_map(|id| context.table.tree().token(id)?.mv());
        let (last, others): (Vec<_>, Vec<_>) =
            context.game.pieces().partition(|piece| Some(piece.mv) == last);
        others.into_iter().chain(last).for_each(|piece| model.add(piece));
        model
    }

    fn add(&mut self, placed: PlacedPiece) {
        let cube = Cube { material: placed.material, piece: self.pieces.len() };
        self.pieces.push(placed);
        for cell in cells(placed.mv) {
            self.set(cell, Some(cube));
        }
    }

    pub(super) fn pop(&mut self) -> Option<PlacedPiece> {
        let last = self.pieces.pop()?;
        for cell in cells(last.mv) {
            self.set(cell, None);
        }
        Some(last)
    }

    fn set(&mut self, cell: Cell, cube: Option<Cube>) {
        if let [Ok(file), Ok(rank), Ok(storey)] = cell.map(usize::try_from)
            && let Some(place) =
                self.cubes.get_mut(file).and_then(|ranks| ranks.get_mut(rank)?.get_mut(storey))
        {
            *place = cube;
        }
    }

    pub(super) fn at(&self, cell: Cell) -> Option<Cube> {
        let [file, rank, storey] = cell.map(usize::try_from);
        *self.cubes.get(file.ok()?)?.get(rank.ok()?)?.get(storey.ok()?)?
    }

    pub(super) fn height(&self, file: i8, rank: i8) -> i8 {
        (0..3).find(|&storey| self.at([file, rank, storey]).is_none()).unwrap_or(3)
    }
}

pub(super) fn cells(mv: Move) -> impl Iterator<Item = Cell> {
    mv.cubes().map(|(square, storey)| [square.file as i8, square.rank as i8, storey as i8])
}

/// Returns the square with these coordinates, unless they are out of range.
pub(super) fn square(file: i8, rank: i8) -> Option<Square> {
    Square::new(0, 0).offset(file, rank)
}

pub(super) fn beside([file, rank, storey]: Cell, direction: Direction) -> Cell {
    let (east, north) = direction.step();
    [file + east, rank + north, storey]
}
