use cauce_rules::{
    Pieces,
    caminos::{Material, Position, Shape},
};

use super::icons;
use crate::{Phrase, Picture, position::Palette};

impl Palette for Position {
    fn name(&self, piece: Material) -> Phrase {
        Phrase::new("position-caminos-piece")
            .with("piece", piece.to_string())
            .with("count", self.count(piece))
    }

    fn image(material: Material) -> Picture {
        icons::alone(if material == Material::Neutral { Shape::I } else { Shape::O }, material)
    }

    fn unreachable(&self) -> Phrase {
        let count = |material| self.count(material);
        Phrase::new("position-caminos-turns")
            .with("green", count(Material::Green))
            .with("yellow", count(Material::Yellow))
    }
}
