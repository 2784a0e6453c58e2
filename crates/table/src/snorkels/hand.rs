//! Moves of Snorkels: one press is a whole move.

use cauce_rules::{
    Game,
    snorkels::{Move, Position},
};

type Press = crate::Press<Position>;
type Target = crate::Target<Position>;

/// The hand of Snorkels, which never holds a half-made move.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand;

impl crate::Hand<Position> for Hand {
    fn new(_game: &Position) -> Self {
        Self
    }

    fn press(&mut self, _game: &Position, target: Target) -> Press {
        match target {
            Target::Square(square) => Press::Play(Move::Place(square)),
            _ => Press::Ignored,
        }
    }

    fn press_sequence(_game: &Position, mv: Move) -> Vec<Target> {
        vec![match mv {
            Move::Place(square) => Target::Square(square),
            _ => Target::play(mv),
        }]
    }

    fn proposal(&self, game: &Position, target: Target) -> Option<Move> {
        let Target::Square(square) = target else { return None };
        Some(Move::Place(square)).filter(|&mv| game.check(mv).is_ok())
    }
}
