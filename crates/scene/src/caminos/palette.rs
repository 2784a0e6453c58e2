//! The pieces from which a position is set up.

use cauce_rules::caminos::{Material, Position, Shape};
use cauce_table::{Editable, caminos::Piece};

use super::icons;
use crate::{Phrase, Picture, position::Palette};

impl Palette for Position {
    fn name(&self, piece: Piece) -> Phrase {
        Phrase::new("position-caminos-piece")
            .with("piece", piece.to_string())
            .with("count", self.count(piece))
    }

    fn image(Piece(material): Piece) -> Picture {
        icons::alone(if material == Material::Neutral { Shape::I } else { Shape::O }, material)
    }

    fn turns(&self) -> Phrase {
        let count = |material| self.count(Piece(material));
        Phrase::new("position-caminos-turns")
            .with("green", count(Material::Green))
            .with("yellow", count(Material::Yellow))
    }
}
