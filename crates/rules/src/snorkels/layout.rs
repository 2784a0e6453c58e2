use alloc::vec::Vec;
use core::fmt;

use super::{Colour, Move, Options, Piece, Position};
use crate::{LayoutError, Pieces, Square};

impl Piece {
    const fn name(self) -> &'static str {
        match self {
            Self::Snorkel(colour) => colour.side().name(),
            Self::Stone => "stone",
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Pieces for Position {
    type Piece = Piece;
    type Place = Square;

    fn all_pieces(_options: &Options) -> Vec<Piece> {
        Colour::ALL.map(Piece::Snorkel).into_iter().chain([Piece::Stone]).collect()
    }

    fn placed_pieces(&self) -> Vec<(Piece, Square)> {
        self.squares().filter_map(|square| self.top(square)).collect()
    }

    fn top(&self, square: Square) -> Option<(Piece, Square)> {
        self.at(square).map(|piece| (piece, square))
    }

    fn with_next_piece(&self, piece: Piece) -> Option<Self> {
        piece.colour().map(|colour| self.with_next(colour))
    }

    fn placing_move(place: Square, piece: Piece) -> Option<Move> {
        (!Self::is_fixed(piece)).then_some(Move::Place(place))
    }

    fn moves_until_due(&self, piece: Piece) -> Option<Vec<Move>> {
        (piece == Piece::Snorkel(self.to_place())).then(Vec::new)
    }

    fn has_impossible_counts(&self) -> bool {
        let [purple, green] = Colour::ALL.map(|colour| self.snorkels(colour).len());
        !(purple == green || purple == green + 1)
    }

    fn is_fixed(piece: Piece) -> bool {
        piece == Piece::Stone
    }

    fn options_without_fixed(options: &Options) -> Options {
        Options { stones: Vec::new(), ..options.clone() }
    }

    fn options_with_fixed(
        options: &Options,
        stones: &[(Piece, Square)],
    ) -> Result<Options, LayoutError> {
        Ok(options.clone().with_stones(stones.iter().map(|&(_, square)| square))?)
    }

    fn keyword(piece: Piece) -> &'static str {
        piece.name()
    }

    fn parse_piece(&self, key: &str, place: &str) -> Option<(Piece, Square)> {
        let piece =
            Self::all_pieces(&Options::default()).into_iter().find(|it| it.name() == key)?;
        Some((piece, Square::parse(place)?))
    }
}
