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

use super::{Move, Position, placements};
use crate::{EndReason, Search, Square, Symmetry, search::mix};

impl Search for Position {
    fn key(&self) -> u64 {
        let (winners, reason) = self.outcome.map_or((0, 0), |outcome| {
            let (reason, seat) = match outcome.reason {
                EndReason::Connection => (1, 0),
                EndReason::Exhausted => (2, 0),
                EndReason::Agreement => (3, 0),
                EndReason::Resignation(seat) => (4, seat.number()),
                EndReason::Time(seat) => (5, seat.number()),
                // Of other games.
                _ => (6, 0),
            };
            let winners = outcome.winners.iter().map(|seat| 1_u8 << seat.index()).sum::<u8>();
            (winners, reason << 3 | seat)
        });
        let [green, yellow] = self.out.map(u8::from);
        let turn = [
            self.board as u8,
            self.seats,
            self.bars,
            self.to_move.number(),
            green << 1 | yellow,
            winners,
            reason,
            0,
        ];
        let [one, two, three, four] = self.left;
        let left = [one, two, three, four].map(u32::from_le_bytes).map(u64::from);
        let left = [left[0] << 32 | left[1], left[2] << 32 | left[3]];
        mix([u64::from_le_bytes(turn)].into_iter().chain(left).chain(self.standing.words()))
    }

    fn symmetries(&self) -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    fn under(&self, symmetry: Symmetry) -> Self {
        let mut image = self.cleared();
        for piece in self.pieces() {
            image.put(super::PlacedPiece { mv: self.move_under(piece.mv, symmetry), ..piece });
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

    /// The number of placements of all pieces on this board, neutral bars among them.
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
        Self {
            filled: [0; 3],
            own: [[0; 3]; 2],
            standing: super::standing::Standing::EMPTY,
            ..*self
        }
    }
}
