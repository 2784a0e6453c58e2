//! Snorkels: one press is a whole move.

use cauce_rules::{
    Game,
    snorkels::{Move, Position},
};

use crate::{Press, Target};

/// Nothing is ever half done.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand;

impl super::Hand for Hand {
    type Position = Position;

    fn new(_game: &Position) -> Self {
        Self
    }

    fn press(&mut self, game: &Position, target: Target) -> Press<Move> {
        let Target::Square(square) = target else { return Press::Ignored };
        let mv = Move::Place(square);
        match game.check(mv) {
            Ok(()) => Press::Play(mv),
            Err(why) => Press::Refused(why.into()),
        }
    }

    fn proposal(&self, game: &Position, target: Target) -> Option<Move> {
        match target {
            Target::Square(square) => {
                Some(Move::Place(square)).filter(|&mv| game.check(mv).is_ok())
            }
            _ => None,
        }
    }
}
