use cauce_rules::sendas::{Colour, Piece, PieceKind, Position};

use super::piece;
use crate::{Phrase, Picture, Point, position::Palette};

impl Palette for Position {
    fn name(&self, piece: PieceKind) -> Phrase {
        Phrase::new("sendas-piece")
            .with("side", piece.colour.side())
            .with("shape", piece.shape.name())
    }

    fn image(PieceKind { colour, shape }: PieceKind) -> Picture {
        let mut picture = Picture::new(1.0, 1.0);
        if let Some(&ends) = shape.orientations().first() {
            let lying = Piece { colour, ends, wildcard: false };
            piece::piece(&mut picture, lying, &[], piece::Pose::lying(Point::new(0.5, 0.5)));
        }
        picture
    }

    fn unreachable(&self) -> Phrase {
        let count = |colour| self.pieces(colour).len();
        Phrase::new("position-sendas-turns")
            .with("white", count(Colour::White))
            .with("black", count(Colour::Black))
    }
}
