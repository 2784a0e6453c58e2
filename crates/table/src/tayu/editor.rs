//! What is put on the board when a position is set up: tiles of all kinds, as many as there are.

use cauce_rules::{
    Square,
    tayu::{DrawRule, Kind, Move, Options, Position, Step},
};

use crate::Editable;

impl Editable for Position {
    type Piece = Kind;

    const DRAWS: bool = true;

    fn pieces(_options: &Options) -> Vec<Kind> {
        Kind::all().collect()
    }

    fn count(&self, piece: Kind) -> usize {
        self.tiles().filter(|tile| tile.kind() == piece).count()
    }

    fn put_by(&self, mv: Move) -> Option<Kind> {
        match mv {
            Move::Lay(tile) => Some(tile.kind()),
            _ => None,
        }
    }

    /// In an auction, the last bid or else the usual target is held.
    fn opening(&self) -> Vec<Move> {
        if self.step() != Some(Step::Bid) {
            return Vec::new();
        }
        match self.last_bid() {
            Some((_, bid)) => vec![Move::Bid(bid as u16)],
            None => vec![Move::Bid(Options::DEFAULT_TARGET); 2],
        }
    }

    fn offering(&self, piece: Kind) -> Option<Self> {
        self.with_next(piece)
    }

    fn towards(&self, piece: Kind) -> Option<Vec<Move>> {
        if self.drawn().is_some() || self.left(piece) == 0 {
            return (self.drawn() == Some(piece) && self.step() == Some(Step::Lay)).then(Vec::new);
        }
        let pick = (self.draw_rule() == DrawRule::Table).then(|| Move::Pick(piece.pool()));
        Some(pick.into_iter().chain([Move::Draw(piece)]).collect())
    }

    fn top(&self, square: Square) -> Option<Move> {
        self.tile_at(square).map(Move::Lay)
    }
}
