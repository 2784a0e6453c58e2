//! Tayü: the drawn tile is turned and moved over the board before it is laid.

use cauce_rules::{
    Game, Square,
    tayu::{Lie, Move, Placement, Position},
};

use crate::{Item, Press, Target};

/// The drawn tile, turned some way, over some square.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand {
    /// Quarter turns clockwise from the way in which the tile's kind is named.
    quarters: u8,
    over: Option<Square>,
}

impl Hand {
    /// The drawn tile as it would lie with its middle on this square.
    pub fn tile_at(&self, game: &Position, middle: Square) -> Option<Placement> {
        let mouths = game.drawn()?.mouths();
        Some(Placement { middle, lie: Lie::Across, mouths }.turned(self.quarters))
    }

    /// Where the tile goes when it is held over this square: with its middle there, or where that
    /// is not legal, with one of its ends if that is.
    fn settled(&self, game: &Position, over: Square) -> Option<Placement> {
        let tile = self.tile_at(game, over)?;
        let (east, north) = tile.lie.ahead().step();
        [0, 1, -1]
            .into_iter()
            .filter_map(|step| over.offset(step * east, step * north))
            .map(|middle| Placement { middle, ..tile })
            .find(|&placement| game.check(Move::Lay(placement)).is_ok())
            .or(Some(tile))
    }

    /// The tile as it is shown over the board, whether or not it fits there.
    pub fn shown(&self, game: &Position) -> Option<Placement> {
        self.settled(game, self.over?)
    }
}

impl super::Hand for Hand {
    type Position = Position;

    /// The tile comes to the hand turned so that it fits in as many places as it can.
    fn new(game: &Position) -> Self {
        let mut hand = Self { quarters: 0, over: None };
        let Some(kind) = game.drawn() else { return hand };
        let placements = game.placements(kind);
        let count = |quarters| {
            let hand = Self { quarters, over: None };
            let fits =
                |placement: &&Placement| hand.tile_at(game, placement.middle) == Some(**placement);
            placements.iter().filter(fits).count()
        };
        // The least turned of equals.
        hand.quarters = (0..4).rev().max_by_key(|&quarters| count(quarters)).unwrap_or_default();
        hand
    }

    fn aim(&mut self, _game: &Position, target: Option<Target>) {
        self.over = match target {
            Some(Target::Square(square)) => Some(square),
            _ => None,
        };
    }

    fn press(&mut self, game: &Position, target: Target) -> Press<Move> {
        match target {
            Target::Item(Item::Turn) if self.turn(game, 1) => Press::Changed,
            Target::Square(square) => match self.settled(game, square).map(Move::Lay) {
                Some(mv) => match game.check(mv) {
                    Ok(()) => Press::Play(mv),
                    Err(why) => Press::Refused(why.into()),
                },
                None => Press::Ignored,
            },
            _ => Press::Ignored,
        }
    }

    fn turn(&mut self, game: &Position, steps: i32) -> bool {
        if game.drawn().is_none() {
            return false;
        }
        self.quarters = (i32::from(self.quarters) + steps).rem_euclid(4) as u8;
        true
    }

    fn proposal(&self, game: &Position, target: Target) -> Option<Move> {
        let Target::Square(square) = target else { return None };
        self.settled(game, square).map(Move::Lay).filter(|&mv| game.check(mv).is_ok())
    }
}
