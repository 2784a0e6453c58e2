//! Where a tile can lie, without regard to its mouths.

use super::{Mouths, Orientation, Placement, SIZE, board::is_on_board};
use crate::Square;

/// Three squares of the board on which a tile can lie, as its orientation and its corner:
/// the westernmost square of a tile that lies west-east, the southernmost of one that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    orientation: Orientation,
    corner: Square,
}

impl Spot {
    /// How many spots there are in each orientation.
    const PER_ORIENTATION: u32 = 16 * SIZE as u32;
    /// How many spots there are.
    pub(super) const COUNT: u32 = 2 * Self::PER_ORIENTATION;

    /// The spot with this corner, which is near enough to the south and the west for three squares.
    pub(super) const fn new(orientation: Orientation, corner: Square) -> Self {
        Self { orientation, corner }
    }

    /// The three squares of this placement; `None` where they are not all on the board.
    pub(super) fn from_placement(placement: Placement) -> Option<Self> {
        let squares = placement.squares();
        let on_board = squares.into_iter().all(|square| square.is_some_and(is_on_board));
        // The first square of a tile that stands is the northern one.
        let corner = match placement.orientation {
            Orientation::Across => squares[0],
            Orientation::Upright => squares[2],
        };
        corner.filter(|_| on_board).map(|corner| Self::new(placement.orientation, corner))
    }

    /// The orientation of a tile here.
    pub(super) const fn orientation(self) -> Orientation {
        self.orientation
    }

    /// The westernmost or southernmost square.
    pub(super) const fn corner(self) -> Square {
        self.corner
    }

    /// The tile that lies here with these mouths.
    pub(super) const fn placement(self, mouths: Mouths) -> Placement {
        let Square { file, rank } = self.corner;
        let middle = match self.orientation {
            Orientation::Across => Square::new(file + 1, rank),
            Orientation::Upright => Square::new(file, rank + 1),
        };
        Placement { middle, orientation: self.orientation, mouths }
    }

    /// A number below [`Spot::COUNT`], different for each spot.
    pub(super) const fn index(self) -> u32 {
        let (file, rank) = (self.corner.file as u32, self.corner.rank as u32);
        match self.orientation {
            Orientation::Across => rank * 16 + file,
            Orientation::Upright => Self::PER_ORIENTATION + file * 16 + rank,
        }
    }

    /// The spot with this number.
    pub(super) const fn from_index(index: u32) -> Option<Self> {
        let (row, step) = ((index % Self::PER_ORIENTATION / 16) as u8, (index % 16) as u8);
        match index / Self::PER_ORIENTATION {
            0 => Some(Self::new(Orientation::Across, Square::new(step, row))),
            1 => Some(Self::new(Orientation::Upright, Square::new(row, step))),
            _ => None,
        }
    }
}
