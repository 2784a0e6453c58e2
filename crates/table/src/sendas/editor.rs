//! Editing positions of Sendas.

use cauce_rules::{
    LayoutError, Pieces, Square,
    sendas::{Options, PieceKind, Placed, Position},
};

use crate::{EditError, Editable, editor::first};

impl Editable for Position {
    /// Turns the piece on the square. On an empty square, places a new piece in the orientation
    /// with the most links.
    fn pressed(&self, piece: PieceKind, square: Square) -> Result<(PieceKind, Placed), EditError> {
        if let Some((there, Placed { ends, .. })) = self.top(square) {
            let turned = ends.clockwise(1);
            return match turned == ends {
                true => Err(EditError::OneOrientation(square)),
                false => Ok((there, Placed { square, ends: turned })),
            };
        }
        let mut most = None;
        for &ends in piece.shape.orientations() {
            let put = (piece, Placed { square, ends });
            let pieces: Vec<_> = self.placed_pieces().into_iter().chain([put]).collect();
            let board = Self::start_with_fixed(&Options::default(), &pieces).map_err(first)?;
            let links = board.links(square).count();
            if most.is_none_or(|(before, _)| links > before) {
                most = Some((links, put));
            }
        }
        most.map(|(_, put)| put).ok_or_else(|| LayoutError::NoneLeft.into())
    }
}
