use alloc::{vec, vec::Vec};

use super::{DrawRule, Move, Options, Placement, Position, Step, TileKind};
use crate::{Game, GameLine, Pieces, Square};

impl Pieces for Position {
    type Piece = TileKind;
    type Place = Placement;

    fn all_pieces(_options: &Options) -> Vec<TileKind> {
        TileKind::all().collect()
    }

    fn placed_pieces(&self) -> Vec<(TileKind, Placement)> {
        self.tiles().map(|tile| (tile.kind(), tile)).collect()
    }

    fn top(&self, square: Square) -> Option<(TileKind, Placement)> {
        self.tile_at(square).map(|tile| (tile.kind(), tile))
    }

    fn with_next_piece(&self, piece: TileKind) -> Option<Self> {
        self.with_next(piece)
    }

    fn placing_move(place: Placement, _piece: TileKind) -> Option<Move> {
        Some(Move::Lay(place))
    }

    fn moves_until_due(&self, piece: TileKind) -> Option<Vec<Move>> {
        if self.drawn().is_some() || self.remaining(piece) == 0 {
            return (self.drawn() == Some(piece) && self.step() == Some(Step::Lay)).then(Vec::new);
        }
        let pick = (self.draw_rule() == DrawRule::Table).then(|| Move::Pick(piece.pool()));
        Some(pick.into_iter().chain([Move::Draw(piece)]).collect())
    }

    /// The player to move may draw any tile, so all numbers are possible.
    fn has_impossible_counts(&self) -> bool {
        false
    }

    /// Returns the bids, closing an open auction with the last bid or the default target.
    fn opening_moves(line: &GameLine<Self>) -> Vec<Move> {
        let bids = line.tokens().iter().map_while(|token| token.mv());
        let mut bids: Vec<_> = bids.take_while(|mv| matches!(mv, Move::Bid(_))).collect();
        let end = line.position();
        if end.step() == Some(Step::Bid) {
            bids.extend(match end.last_bid() {
                Some((_, bid)) => vec![Move::Bid(bid as u16)],
                None => vec![Move::Bid(Options::DEFAULT_TARGET); 2],
            });
        }
        bids
    }

    fn drawn_next(&self) -> Option<TileKind> {
        self.drawn().filter(|_| self.step() == Some(Step::Lay))
    }

    fn keyword(_piece: TileKind) -> &'static str {
        "tiles"
    }

    fn parse_piece(&self, key: &str, place: &str) -> Option<(TileKind, Placement)> {
        match self.parse(place) {
            Ok(Move::Lay(tile)) if key == "tiles" => Some((tile.kind(), tile)),
            _ => None,
        }
    }
}
