//! The pieces from which a position is set up.

use cauce_rules::snorkels::{self, Colour, Position};
use cauce_table::{Editable, snorkels::Piece};

use super::picture;
use crate::{Phrase, Picture, position::Palette};

impl Palette for Position {
    fn name(&self, piece: Piece) -> Phrase {
        Phrase::new("position-snorkels-piece")
            .with("piece", piece.to_string())
            .with("count", self.count(piece))
    }

    fn image(piece: Piece) -> Picture {
        picture::alone(match piece {
            Piece::Snorkel(colour) => snorkels::Piece::Snorkel(colour),
            Piece::Stone => snorkels::Piece::Stone,
        })
    }

    fn turns(&self) -> Phrase {
        let count = |colour| self.count(Piece::Snorkel(colour));
        Phrase::new("position-snorkels-turns")
            .with("purple", count(Colour::Purple))
            .with("green", count(Colour::Green))
    }
}
