//! Spots: placements without regard to mouths.

use super::{Mouths, Orientation, Placement, SIZE, board::is_on_board};
use crate::Square;

/// Three squares on which a tile can lie: its orientation and its corner. The corner is the
/// westernmost square of a tile across, and the southernmost of an upright tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    orientation: Orientation,
    corner: Square,
}

impl Spot {
    const PER_ORIENTATION: u32 = 16 * SIZE as u32;
    pub(super) const COUNT: u32 = 2 * Self::PER_ORIENTATION;

    /// Returns the spot with this corner. All three squares must be on the board.
    pub(super) const fn new(orientation: Orientation, corner: Square) -> Self {
        Self { orientation, corner }
    }

    /// Returns the spot of a placement, or `None` if it is not entirely on the board.
    pub(super) fn from_placement(placement: Placement) -> Option<Self> {
        let squares = placement.squares();
        let on_board = squares.into_iter().all(|square| square.is_some_and(is_on_board));
        // The first square of an upright tile is the northern one.
        let corner = match placement.orientation {
            Orientation::Across => squares[0],
            Orientation::Upright => squares[2],
        };
        corner.filter(|_| on_board).map(|corner| Self::new(placement.orientation, corner))
    }

    pub(super) const fn orientation(self) -> Orientation {
        self.orientation
    }

    pub(super) const fn corner(self) -> Square {
        self.corner
    }

    pub(super) const fn placement(self, mouths: Mouths) -> Placement {
        let Square { file, rank } = self.corner;
        let middle = match self.orientation {
            Orientation::Across => Square::new(file + 1, rank),
            Orientation::Upright => Square::new(file, rank + 1),
        };
        Placement { middle, orientation: self.orientation, mouths }
    }

    /// Returns a number below [`Spot::COUNT`], different for each spot.
    pub(super) const fn index(self) -> u32 {
        let (file, rank) = (self.corner.file as u32, self.corner.rank as u32);
        match self.orientation {
            Orientation::Across => rank * 16 + file,
            Orientation::Upright => Self::PER_ORIENTATION + file * 16 + rank,
        }
    }

    pub(super) const fn from_index(index: u32) -> Option<Self> {
        let (row, step) = ((index % Self::PER_ORIENTATION / 16) as u8, (index % 16) as u8);
        match index / Self::PER_ORIENTATION {
            0 => Some(Self::new(Orientation::Across, Square::new(step, row))),
            1 => Some(Self::new(Orientation::Upright, Square::new(row, step))),
            _ => None,
        }
    }
}
