//! What stands on the board, cube by cube, and which piece each cube belongs to.

use cauce_rules::{
    Direction, Square,
    caminos::{Colour as Owner, Move},
};

use super::Look;

/// A place of a cube: file, rank, storey. A piece in the hand may reach over the edge.
pub(super) type Cell = [i8; 3];

/// Files and ranks that squares can have.
const SIDE: usize = 11;

/// A cube.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Cube {
    pub(super) owner: Owner,
    /// Which piece it is part of, counted in the order of play.
    pub(super) piece: usize,
}

/// A piece that was placed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Placed {
    pub(super) owner: Owner,
    pub(super) mv: Move,
}

/// All pieces that stand.
#[derive(Clone, Debug)]
pub(super) struct Model {
    cubes: [[[Option<Cube>; 3]; SIDE]; SIDE],
    pub(super) pieces: Vec<Placed>,
}

impl Model {
    /// The pieces placed up to where the table stands, in the order of play.
    pub(super) fn new(look: Look) -> Self {
        let mut model = Self { cubes: [[[None; 3]; SIDE]; SIDE], pieces: Vec::new() };
        let tree = look.table.tree();
        for id in tree.branches().path(look.table.at()) {
            let Some((before, token)) = tree.step(id) else { continue };
            if let (Some(owner), Some(mv)) = (before.placing(), token.mv()) {
                model.add(owner, mv);
            }
        }
        model
    }

    pub(super) fn add(&mut self, owner: Owner, mv: Move) {
        let piece = self.pieces.len();
        self.pieces.push(Placed { owner, mv });
        for cell in cells(mv) {
            self.set(cell, Some(Cube { owner, piece }));
        }
    }

    /// Takes the last piece away.
    pub(super) fn pop(&mut self) -> Option<Placed> {
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

    /// How many cubes stand on a square.
    pub(super) fn height(&self, file: i8, rank: i8) -> i8 {
        (0..3).find(|&storey| self.at([file, rank, storey]).is_none()).unwrap_or(3)
    }
}

/// The cubes of a placed piece.
pub(super) fn cells(mv: Move) -> impl Iterator<Item = Cell> {
    mv.columns().flat_map(|(square, base, cubes)| {
        (base..base + cubes).map(move |storey| [square.file as i8, square.rank as i8, storey as i8])
    })
}

/// The square of a cell, if it has a name.
pub(super) fn square(file: i8, rank: i8) -> Option<Square> {
    Square::new(0, 0).offset(file, rank)
}

/// The cell next to one.
pub(super) fn beside([file, rank, storey]: Cell, direction: Direction) -> Cell {
    let (east, north) = direction.step();
    [file + east, rank + north, storey]
}
