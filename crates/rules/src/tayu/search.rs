//! Keys, symmetries and numbered moves.
//!
//! **Symmetries.** Springs and centre are alike on all sides of the square board, and the rules of
//! placement do not depend on direction. Tiles are never turned over, but the mirror image of every
//! kind is a kind with as many tiles and the same back. Therefore, mirroring also replaces the
//! tiles left by their mirror images.
//!
//! The half turn and the mirrors along the rims keep the score of each side. The quarter turns and
//! the mirrors along the diagonals exchange north-south and east-west. They are symmetries only if
//! the seats can be exchanged without changing the order of turns:
//!
//! * With two players, the seats are exchanged, and all eight symmetries apply.
//! * With a saboteur, turns go from the saboteur to north-south to east-west. Exchanging the sides
//!   would reverse this order.
//! * With four players, each seat would become the one before or after it. A diagonal mirror
//!   applied twice would then lead to the partner. Only the four symmetries that keep the seats
//!   apply.

use super::{
    MAX_SCORE, Mouths, Move, Pool, Position, SIZE, TileKind, network::Network, position::Stage,
    spot::Spot,
};
use crate::{EndReason, Outcome, Search, Seat, Square, Symmetry, search::mix};

/// The first indices of pools, drawn kinds, placements and bids. The two answers come before them.
const POOLS: u32 = 2;
const KINDS: u32 = POOLS + Pool::ALL.len() as u32;
const TILES: u32 = KINDS + TileKind::COUNT as u32;
const BIDS: u32 = TILES + Spot::COUNT * SHAPES;
const END: u32 = BIDS + MAX_SCORE;

/// The number of different tiles in a spot: each kind has two shapes.
const SHAPES: u32 = 2 * TileKind::COUNT as u32;

fn shape(mouths: Mouths) -> u32 {
    let kind = TileKind::from_mouths(mouths);
    2 * kind.index() as u32 + u32::from(mouths != kind.mouths())
}

fn kind_under(kind: TileKind, symmetry: Symmetry) -> TileKind {
    if symmetry.is_mirrored() { kind.mirrored() } else { kind }
}

/// The symmetries that keep the rims of each side: identity, half turn, and mirrors along the rims.
const KEEPING_SIDES: [Symmetry; 4] =
    [Symmetry::IDENTITY, Symmetry::new(false, 2), Symmetry::new(true, 0), Symmetry::new(true, 2)];

/// ```
/// use cauce_rules::{GameLine, Search, Symmetry, tayu::{Move, Position}};
///
/// let after = |line: &str| line.parse::<GameLine<Position>>().map(|line| line.position());
///
/// // The order in which tiles were laid does not matter.
/// let one = after("tayu : +036 i9h036 +237 l9h367 +237 h11v237")?;
/// let other = after("tayu : +036 i9h036 +237 h11v237 +237 l9h367")?;
/// assert_eq!((&one, one.key()), (&other, other.key()));
///
/// // Mirror images share a canonical key.
/// let east = after("tayu : +017 j9h017")?;
/// let west = after("tayu : +123 i9h123")?;
/// assert_eq!(east.under(Symmetry::new(true, 0)), west);
/// assert_eq!(east.canonical_key(), west.canonical_key());
///
/// // Every move has an index.
/// let mv = Move::End;
/// assert_eq!(east.move_from_index(east.index(mv)), Some(mv));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl Search for Position {
    fn key(&self) -> u64 {
        let left = self.remaining.iter().fold(0, |bits, &left| bits << 2 | u64::from(left));
        let seat = |seat: Option<Seat>| seat.map_or(0, |seat| u64::from(seat.number()));
        let (stage, detail) = match self.stage {
            Stage::Bid => (0, 0),
            Stage::Pick => (1, 0),
            Stage::Draw(pool) => (2, pool.map_or(0, |pool| pool as u64)),
            Stage::Lay(_) => (3, 0),
            Stage::Answer(asked) => (4, seat(Some(asked))),
            Stage::Over(Outcome { winners, reason }) => {
                let (stage, by) = match reason {
                    EndReason::Resignation(by) => (5, seat(Some(by))),
                    EndReason::Time(by) => (6, seat(Some(by))),
                    EndReason::Agreement => (7, 0),
                    // Other results follow from the board.
                    _ => (5, 0),
                };
                (stage, winners.iter().fold(by, |bits, seat| bits | 8 << seat.index()))
            }
        };
        // The tiles left take 2 bits for each of the 28 kinds.
        let drawn = self.drawn.map_or(0, |kind| 1 + kind.index() as u64);
        let table = u64::from(self.players)
            | (self.draw as u64) << 3
            | (self.end as u64) << 4
            | seat(self.saboteur) << 5
            | seat(Some(self.seat)) << 8
            | u64::from(self.target) << 11
            | stage << 27
            | detail << 30;
        mix([self.network.key(), left | drawn << 56, table])
    }

    fn symmetries(&self) -> &'static [Symmetry] {
        if self.players == 2 { &Symmetry::ALL } else { &KEEPING_SIDES }
    }

    fn under(&self, symmetry: Symmetry) -> Self {
        if !self.symmetries().contains(&symmetry) {
            return self.clone();
        }
        let kind = |kind| kind_under(kind, symmetry);
        let seat = |seat| self.seat_under(seat, symmetry);
        let stage = match self.stage {
            Stage::Lay(drawn) => Stage::Lay(kind(drawn)),
            Stage::Answer(asked) => Stage::Answer(seat(asked)),
            Stage::Over(Outcome { winners, reason }) => {
                let winners = winners.iter().map(seat).collect();
                let reason = match reason {
                    EndReason::Resignation(by) => EndReason::Resignation(seat(by)),
                    EndReason::Time(by) => EndReason::Time(seat(by)),
                    other => other,
                };
                Stage::Over(Outcome { winners, reason })
            }
            same @ (Stage::Bid | Stage::Pick | Stage::Draw(_)) => same,
        };
        let mut under = Self {
            network: Network::EMPTY,
            stage,
            seat: seat(self.seat),
            drawn: self.drawn.map(kind),
            ..self.clone()
        };
        for kind in TileKind::all() {
            under.remaining[kind_under(kind, symmetry).index()] = self.remaining(kind);
        }
        for tile in self.tiles().map(|tile| tile.under(symmetry)) {
            if let Some(spot) = Spot::from_placement(tile) {
                under.network.lay(spot, tile.mouths);
            }
        }
        under
    }

    fn square_under(&self, square: Square, symmetry: Symmetry) -> Square {
        if self.symmetries().contains(&symmetry) { symmetry.square(square, SIZE) } else { square }
    }

    fn move_under(&self, mv: Move, symmetry: Symmetry) -> Move {
        if !self.symmetries().contains(&symmetry) {
            return mv;
        }
        match mv {
            Move::Draw(kind) => Move::Draw(kind_under(kind, symmetry)),
            Move::Lay(placement) => Move::Lay(placement.under(symmetry)),
            same @ (Move::Bid(_) | Move::Pick(_) | Move::End | Move::On) => same,
        }
    }

    fn seat_under(&self, seat: Seat, symmetry: Symmetry) -> Seat {
        let exchanged = symmetry.quarters() % 2 == 1;
        if exchanged && self.players == 2 { seat.next(2) } else { seat }
    }

    /// Only games with three players have bids.
    fn move_index_count(&self) -> u32 {
        if self.players == 3 { END } else { BIDS }
    }

    fn index(&self, mv: Move) -> u32 {
        match mv {
            Move::End => 0,
            Move::On => 1,
            Move::Pick(pool) => POOLS + pool as u32,
            Move::Draw(kind) => KINDS + kind.index() as u32,
            Move::Lay(placement) => Spot::from_placement(placement)
                .map_or(0, |spot| TILES + spot.index() * SHAPES + shape(placement.mouths)),
            Move::Bid(bid @ 1..) if self.players == 3 && u32::from(bid) <= MAX_SCORE => {
                BIDS + u32::from(bid) - 1
            }
            Move::Bid(_) => 0,
        }
    }

    fn move_from_index(&self, index: u32) -> Option<Move> {
        match index {
            _ if index >= self.move_index_count() => None,
            0 => Some(Move::End),
            1 => Some(Move::On),
            POOLS..KINDS => Some(Move::Pick(Pool::ALL[(index - POOLS) as usize])),
            KINDS..TILES => TileKind::from_index((index - KINDS) as usize).map(Move::Draw),
            TILES..BIDS => {
                let (spot, shape) = ((index - TILES) / SHAPES, (index - TILES) % SHAPES);
                let shapes = TileKind::from_index(shape as usize / 2)?.shapes();
                let mouths = shapes[shape as usize % 2];
                Some(Move::Lay(Spot::from_index(spot)?.placement(mouths)))
            }
            BIDS.. => Some(Move::Bid((index - BIDS) as u16 + 1)),
        }
    }
}
