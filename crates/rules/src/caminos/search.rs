//! Keys, symmetries and numbered moves.
//!
//! **Symmetries.** All eight symmetries of the square apply to each of the four boards. They map
//! sides to sides, and preserve which sides are opposite or adjacent. Therefore, they preserve the
//! exact and near pairs. All pieces are flat, so a mirror image is a piece of the same shape in
//! another orientation. Supplies and heights are unchanged. The seats stay the same.
//!
//! Exchanging the colours is not a symmetry: green begins, so the wrong colour would be to move.

use super::{Move, PlacedPiece, Position, placements, standing::PieceList};
use crate::{EndReason, Search, Square, Symmetry, search::mix};

impl Search for Position {
    /// Computed from the sorted list of pieces, which is short.
    fn key(&self) -> u64 {
        // The winner and the seat that forfeited follow from the reason and the seat to move.
        let reason = self.outcome.map_or(0, |outcome| match outcome.reason {
            EndReason::Connection => 1,
            EndReason::Exhausted => 2,
            EndReason::Agreement => 3,
            EndReason::Resignation(_) => 4,
            EndReason::Time(_) => 5,
            // Reasons of other games.
            _ => 6,
        });
        let [green, yellow] = self.out.map(u8::from);
        let (board, to_move) = (self.board as u8, self.to_move.number());
        let turn = [board, self.seats, self.bars, to_move, green, yellow, reason, 0];
        let [one, two, three, four] = self.remaining.map(u32::from_le_bytes).map(u64::from);
        let words = [u64::from_le_bytes(turn), one << 32 | two, three << 32 | four];
        mix(words.into_iter().chain(self.standing.words()))
    }

    fn symmetries(&self) -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    fn under(&self, symmetry: Symmetry) -> Self {
        let mut image = self.cleared();
        for piece in self.pieces() {
            image.put(PlacedPiece { mv: self.move_under(piece.mv, symmetry), ..piece });
        }
        image
    }

    fn square_under(&self, square: Square, symmetry: Symmetry) -> Square {
        symmetry.square(square, self.board.span())
    }

    fn move_under(&self, mv: Move, symmetry: Symmetry) -> Move {
        // The anchor of the image is the image of some corner. If these two corners are within the
        // span of the board, all corners are.
        let span = self.board.span();
        let [width, depth, _] = mv.orientation().extent();
        let south_west = mv.anchor();
        let north_east = Square::new(south_west.file + width - 1, south_west.rank + depth - 1);
        if north_east.file >= span || north_east.rank >= span {
            return mv;
        }
        let [one, other] = [south_west, north_east].map(|at| symmetry.square(at, span));
        let corner = Square::new(one.file.min(other.file), one.rank.min(other.rank));
        Move::new(mv.orientation().under(symmetry), corner).unwrap_or(mv)
    }

    /// Returns the number of placements of all pieces on this board at any heights, including
    /// neutral bars: 2,657 on the square, 2,351 on the rhombus, 3,169 on the octagon and 2,312 on
    /// the ring.
    fn move_index_count(&self) -> u32 {
        placements::count(self.board)
    }

    /// Returns the index of the placement, or 0 if it is not on the board.
    fn index(&self, mv: Move) -> u32 {
        placements::number(self.board, mv).unwrap_or_default()
    }

    fn move_from_index(&self, index: u32) -> Option<Move> {
        (index < self.move_index_count()).then(|| placements::at(self.board, index)).flatten()
    }
}

impl Position {
    fn cleared(&self) -> Self {
        Self { filled: [0; 3], own: [[0; 3]; 2], standing: PieceList::EMPTY, ..*self }
    }
}
