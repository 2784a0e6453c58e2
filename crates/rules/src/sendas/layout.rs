use alloc::vec::Vec;
use core::fmt;

use super::{
    Colour, Move, Options, PIECES, Piece, Placed, Position, Setup, Shape, Squares, links::Links,
};
use crate::{GameLine, LayoutError, MoveError, Pieces, Square};

/// The colour and shape of a piece. A wildcard is a cross in a layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceKind {
    /// The colour.
    pub colour: Colour,
    /// The shape.
    pub shape: Shape,
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour.side(), self.shape.name())
    }
}

impl Position {
    /// Returns the pieces of a colour cut off from its largest group, which only layouts have.
    pub(super) fn apart(&self, colour: Colour) -> Squares {
        Links::between(&self.open).stray(self.pieces(colour))
    }
}

impl Pieces for Position {
    type Piece = PieceKind;
    type Place = Placed;

    fn all_pieces(_options: &Options) -> Vec<PieceKind> {
        let of = |colour| Shape::ALL.map(|shape| PieceKind { colour, shape });
        Colour::ALL.into_iter().flat_map(of).collect()
    }

    fn placed_pieces(&self) -> Vec<(PieceKind, Placed)> {
        self.occupied().iter().filter_map(|square| self.top(square)).collect()
    }

    fn top(&self, square: Square) -> Option<(PieceKind, Placed)> {
        let Piece { colour, ends, .. } = self.at(square)?;
        Some((PieceKind { colour, shape: ends.shape() }, Placed { square, ends }))
    }

    fn with_next_piece(&self, _piece: PieceKind) -> Option<Self> {
        None
    }

    fn placing_move(_place: Placed, _piece: PieceKind) -> Option<Move> {
        None
    }

    fn moves_until_due(&self, _piece: PieceKind) -> Option<Vec<Move>> {
        None
    }

    fn has_impossible_counts(&self) -> bool {
        Colour::ALL.into_iter().any(|colour| self.pieces(colour).len() != PIECES as u32)
    }

    /// White passes if black is to move.
    fn opening_moves(line: &GameLine<Self>) -> Vec<Move> {
        let black = line.position().to_move() == Colour::Black;
        black.then_some(Move::Pass).into_iter().collect()
    }

    fn is_fixed(_piece: PieceKind) -> bool {
        true
    }

    fn options_without_fixed(_options: &Options) -> Options {
        Options::default()
    }

    /// If there are no black pieces, black starts like white, turned by half a turn.
    fn options_with_fixed(
        _options: &Options,
        pieces: &[(PieceKind, Placed)],
    ) -> Result<Options, LayoutError> {
        let of = |colour| {
            let own = pieces.iter().filter(move |(kind, _)| kind.colour == colour);
            let mut start: Vec<_> = own.map(|&(_, placed)| placed).collect();
            // Makes the order of the pieces canonical.
            start.sort_by_key(|placed| (placed.square.rank, placed.square.file));
            start
        };
        let [white, black] = Colour::ALL.map(of);
        let whole = |start: Vec<Placed>| start.try_into().map_err(|_| LayoutError::Unreachable);
        let black = if black.is_empty() { None } else { Some(whole(black)?) };
        let own = Options::with_start(whole(white)?, black)?;
        // Uses the name of a start that has one.
        let mut named = Setup::ALL.iter().map(|&setup| Options::named(setup));
        Ok(named.find(|named| named.position() == own.position()).unwrap_or(own))
    }

    fn start_with_fixed(
        _: &Options,
        pieces: &[(PieceKind, Placed)],
    ) -> Result<Self, Vec<LayoutError>> {
        let mut board = Self::empty(Colour::White);
        let mut errors = Vec::new();
        for &(PieceKind { colour, .. }, Placed { square, ends }) in pieces {
            let place = Squares::only(square);
            if place.is_empty() {
                errors.push(MoveError::OffBoard(square).into());
            } else if board.occupied().meets(place) {
                errors.push(MoveError::Occupied(square).into());
            } else if board.pieces(colour).len() == PIECES as u32 {
                errors.push(LayoutError::NoneLeft);
            } else {
                board.add(place, Piece { colour, ends, wildcard: false });
            }
        }
        if errors.is_empty() { Ok(board) } else { Err(errors) }
    }

    fn keyword(piece: PieceKind) -> &'static str {
        piece.colour.side().name()
    }

    fn parse_piece(&self, key: &str, place: &str) -> Option<(PieceKind, Placed)> {
        let colour = Colour::ALL.into_iter().find(|colour| colour.side().name() == key)?;
        let placed: Placed = place.parse().ok()?;
        Some((PieceKind { colour, shape: placed.ends.shape() }, placed))
    }
}
