//! What is put on the board when a position is set up: snorkels of both colours, and stones.

use std::fmt;

use cauce_rules::{
    OptionsError, Square,
    snorkels::{self, Colour, Move, Options, Position},
};

use crate::Editable;

/// What can stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A snorkel of a colour.
    Snorkel(Colour),
    /// A stone.
    Stone,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Snorkel(colour) => colour.fmt(f),
            Self::Stone => f.write_str("stone"),
        }
    }
}

impl Editable for Position {
    type Piece = Piece;

    fn pieces(_options: &Options) -> Vec<Piece> {
        Colour::ALL.map(Piece::Snorkel).into_iter().chain([Piece::Stone]).collect()
    }

    fn count(&self, piece: Piece) -> usize {
        match piece {
            Piece::Snorkel(colour) => self.snorkels(colour).len(),
            Piece::Stone => self.stones().len(),
        }
    }

    fn put_by(&self, mv: Move) -> Option<Piece> {
        matches!(mv, Move::Place(_)).then_some(Piece::Snorkel(self.to_place()))
    }

    fn offering(&self, piece: Piece) -> Option<Self> {
        match piece {
            Piece::Snorkel(colour) => Some(self.with_next(colour)),
            Piece::Stone => None,
        }
    }

    fn towards(&self, piece: Piece) -> Option<Vec<Move>> {
        (piece == Piece::Snorkel(self.to_place())).then(Vec::new)
    }

    fn top(&self, square: Square) -> Option<Move> {
        matches!(self.at(square), Some(snorkels::Piece::Snorkel(_))).then_some(Move::Place(square))
    }

    fn is_fixed(piece: Piece) -> bool {
        piece == Piece::Stone
    }

    fn fix(
        options: &Options,
        square: Square,
        there: bool,
    ) -> Option<Result<Options, OptionsError>> {
        let mut stones = options.stones().to_vec();
        if stones.contains(&square) == there {
            return None;
        }
        stones.retain(|stone| *stone != square);
        stones.extend(there.then_some(square));
        Some(options.clone().with_stones(stones))
    }
}
