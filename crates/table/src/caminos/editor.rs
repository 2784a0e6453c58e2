//! What is put on the board when a position is set up: pieces of both colours, and neutral bars.

use std::fmt;

use cauce_rules::{
    Square,
    caminos::{Material, Move, Options, Position},
};

use crate::Editable;

/// A piece of some material, of whatever shape the hand takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece(pub Material);

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Material::Green => "green",
            Material::Yellow => "yellow",
            Material::Neutral => "neutral",
        })
    }
}

impl Editable for Position {
    type Piece = Piece;

    fn pieces(options: &Options) -> Vec<Piece> {
        let there = |material: &Material| options.neutrals || *material != Material::Neutral;
        Material::ALL.into_iter().filter(there).map(Piece).collect()
    }

    fn count(&self, piece: Piece) -> usize {
        self.pieces().filter(|standing| standing.material == piece.0).count()
    }

    fn put_by(&self, _mv: Move) -> Option<Piece> {
        self.placing().map(Piece)
    }

    fn offering(&self, piece: Piece) -> Option<Self> {
        let next = self.with_next(piece.0);
        let goes_on = next.placing().is_none_or(|material| material == piece.0);
        (goes_on && next.shapes().next().is_some()).then_some(next)
    }

    fn towards(&self, piece: Piece) -> Option<Vec<Move>> {
        (self.placing() == Some(piece.0)).then(Vec::new)
    }

    fn top(&self, square: Square) -> Option<Move> {
        let storey = self.height(square).checked_sub(1)?;
        self.piece_at(square, storey).map(|piece| piece.mv)
    }
}
