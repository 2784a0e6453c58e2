//! What a search needs of a position: keys, symmetries and numbered moves.
//!
//! **Symmetries.** Each of the four boards is laid onto itself by all eight turns and mirrors of
//! the square that it spans. They take sides to sides, opposite sides to opposite sides and
//! neighbouring ones to neighbouring ones, so that the pairs that may be joined, exact and near,
//! are the same. All pieces are flat: a mirror makes of each a piece of the same shape that lies
//! another way, the colours' supplies stay as they are, and no height changes. The seats stay where
//! they are with all that is left to them, since only the board is turned.
//!
//! The colours do not change places, although both try for the same: green begins, so that a
//! position with the colours exchanged would have the turn at the wrong colour.

use super::{Move, PlacedPiece, Position, placements, standing::Standing};
use crate::{EndReason, Search, Square, Symmetry, search::mix};

impl Search for Position {
    /// Made anew from the sorted list of pieces, which is short: a few multiplications.
    fn key(&self) -> u64 {
        // Who won, and who gave up, follows from how the game ended and on whose turn.
        let reason = self.outcome.map_or(0, |outcome| match outcome.reason {
            EndReason::Connection => 1,
            EndReason::Exhausted => 2,
            EndReason::Agreement => 3,
            EndReason::Resignation(_) => 4,
            EndReason::Time(_) => 5,
            // Of other games.
            _ => 6,
        });
        let [green, yellow] = self.out.map(u8::from);
        let (board, to_move) = (self.board as u8, self.to_move.number());
        let turn = [board, self.seats, self.bars, to_move, green, yellow, reason, 0];
        let [one, two, three, four] = self.left.map(u32::from_le_bytes).map(u64::from);
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
        // The corner of the image comes of one of the corners of the piece, and all corners lie
        // within the span of the board where the two that are looked at do.
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

    /// The number of placements of all pieces on this board, neutral bars among them, at any
    /// heights: 2,657 on the square, 2,351 on the rhombus, 3,169 on the octagon and 2,312 on the
    /// ring.
    fn index_count(&self) -> u32 {
        placements::count(self.board)
    }

    /// The number of the placement among all those of the board; 0 for one that does not lie on it.
    fn index(&self, mv: Move) -> u32 {
        placements::number(self.board, mv).unwrap_or_default()
    }

    fn move_at(&self, index: u32) -> Option<Move> {
        (index < self.index_count()).then(|| placements::at(self.board, index)).flatten()
    }
}

impl Position {
    /// The same position with nothing on the board.
    fn cleared(&self) -> Self {
        Self { filled: [0; 3], own: [[0; 3]; 2], standing: Standing::EMPTY, ..*self }
    }
}
