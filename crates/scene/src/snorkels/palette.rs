use cauce_rules::{
    Pieces,
    snorkels::{Colour, Piece, Position},
};

use super::picture;
use crate::{Phrase, Picture, position::Palette};

impl Palette for Position {
    fn name(&self, piece: Piece) -> Phrase {
        Phrase::new("position-snorkels-piece")
            .with("piece", piece.to_string())
            .with("count", self.count(piece))
    }

    fn image(piece: Piece) -> Picture {
        picture::alone(piece)
    }

    fn unreachable(&self) -> Phrase {
        let count = |colour| self.count(Piece::Snorkel(colour));
        Phrase::new("position-snorkels-turns")
            .with("purple", count(Colour::Purple))
            .with("green", count(Colour::Green))
    }
}
