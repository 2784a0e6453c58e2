use cauce_rules::tayu::{Orientation, Position, TileKind};

use super::{
    tile::{self, Body},
    words,
};
use crate::{Phrase, Picture, Point, position::Palette};

impl Palette for Position {
    fn name(&self, piece: TileKind) -> Phrase {
        Phrase::new("tayu-bag-kind")
            .with("tile", words::kind(piece))
            .with("pool", piece.pool().name())
            .with("count", self.remaining(piece))
    }

    fn image(piece: TileKind) -> Picture {
        // Leaves room for the water that flows out of the mouths.
        let mut picture = Picture::new(3.8, 1.8);
        let body = Body::beside(Orientation::Across, piece.mouths(), Point::new(1.9, 0.9), 1.0);
        tile::draw(&mut picture, &[body], 1.0);
        picture
    }

    fn unreachable(&self) -> Phrase {
        Phrase::new("position-tayu-turns")
    }
}
