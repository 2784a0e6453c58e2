use alloc::vec::Vec;
use core::fmt;

use super::{Material, Move, Options, PlacedPiece, Position, Shape};
use crate::{Game, Pieces, Square};

impl Material {
    /// Returns the name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Neutral => "neutral",
        }
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Pieces for Position {
    type Piece = Material;
    type Place = Move;

    fn all_pieces(options: &Options) -> Vec<Material> {
        let there = |material: &Material| options.neutrals || *material != Material::Neutral;
        Material::ALL.into_iter().filter(there).collect()
    }

    fn placed_pieces(&self) -> Vec<(Material, Move)> {
        self.pieces().map(|PlacedPiece { material, mv }| (material, mv)).collect()
    }

    fn top(&self, square: Square) -> Option<(Material, Move)> {
        let storey = self.height(square).checked_sub(1)?;
        self.piece_at(square, storey).map(|PlacedPiece { material, mv }| (material, mv))
    }

    fn with_next_piece(&self, piece: Material) -> Option<Self> {
        let next = self.with_next(piece);
        let goes_on = next.placing().is_none_or(|material| material == piece);
        (goes_on && next.available_shapes().next().is_some()).then_some(next)
    }

    fn placing_move(place: Move, _piece: Material) -> Option<Move> {
        Some(place)
    }

    fn moves_until_due(&self, piece: Material) -> Option<Vec<Move>> {
        (self.placing() == Some(piece)).then(Vec::new)
    }

    /// The colours take turns as long as both can place a piece.
    fn has_impossible_counts(&self) -> bool {
        let count = |material| self.count(material);
        let (green, yellow) = (count(Material::Green), count(Material::Yellow));
        let short = self.options().neutrals && count(Material::Neutral) < 2 && green + yellow > 0;
        let behind = match () {
            () if green < yellow => Some(Material::Green),
            () if yellow + 1 < green => Some(Material::Yellow),
            () => None,
        };
        short || behind.is_some_and(|behind| self.with_next_piece(behind).is_some())
    }

    fn keyword(piece: Material) -> &'static str {
        piece.name()
    }

    fn parse_piece(&self, key: &str, place: &str) -> Option<(Material, Move)> {
        let material = Material::ALL.into_iter().find(|material| material.name() == key)?;
        let mv = self.parse(place).ok()?;
        let is_bar = mv.shape() == Shape::I;
        (is_bar == (material == Material::Neutral)).then_some((material, mv))
    }
}
