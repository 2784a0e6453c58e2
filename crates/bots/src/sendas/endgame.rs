//! Exact knowledge of Sendas endgames, for the solver.

use std::ops::ControlFlow;

use cauce_rules::{
    Game, Search, Seats, Square,
    sendas::{Move, Position, Squares},
};

use super::trail::moves_to_leave;
use crate::solve::{Effort, Endgame, LeafValue};

impl Endgame for Position {
    const EFFORT: Effort = Effort {
        visits: 600,
        choices: 24,
        horizon: 7,
        own: 3,
        single: 2,
        threats: 0,
        levels: [3, 4, 5],
    };

    /// A side that can leave the board wins at once.
    fn leaf_value(&self) -> LeafValue {
        if let Some(outcome) = self.outcome() {
            return LeafValue::over(outcome.winners);
        }
        if exit(self).is_some() {
            let winners = Seats::only(self.to_move().seat());
            return LeafValue::Known { winners, least: 1, most: 1 };
        }
        LeafValue::Open { moves: 1 }
    }

    /// Returns an exit alone if there is one, else the moves after which the opponent has no exit,
    /// else any single move.
    fn relevant_moves(&self) -> Vec<Move> {
        if let Some(exit) = exit(self) {
            return vec![exit];
        }
        let mut moves = self.legal();
        let any = moves.first().copied();
        moves.retain(|&mv| {
            let mut next = *self;
            next.play_unchecked(mv);
            exit(&next).is_none()
        });
        if moves.is_empty() {
            moves.extend(any);
        }
        moves
    }

    fn winning_move(&self) -> Option<Move> {
        exit(self)
    }

    /// Two positions are similar if, under some symmetry, at most two pieces of one are not the same
    /// in the other.
    fn is_similar(&self, other: &Self) -> bool {
        let is_similar = |image: Self| {
            let new = |&square: &Square| {
                image.at(square).is_some_and(|piece| other.at(square) != Some(piece))
            };
            image.to_move() == other.to_move() && Squares::BOARD.iter().filter(new).count() <= 2
        };
        self.symmetries().iter().any(|&symmetry| is_similar(self.under(symmetry)))
    }

    /// A close race in which the player to move is not ahead.
    fn is_promising(&self) -> bool {
        let colour = self.to_move();
        let (own, _) = moves_to_leave(self, colour);
        let (other, _) = moves_to_leave(self, colour.other());
        (3..=4).contains(&own) && (1..=3).contains(&other) && own >= other
    }

    /// The half-turn symmetry exchanges the seats, so symmetric positions must not share a key.
    fn table_key(&self) -> u64 {
        self.key()
    }
}

fn exit(position: &Position) -> Option<Move> {
    if position.outcome().is_some() || moves_to_leave(position, position.to_move()).0 != 1 {
        return None;
    }
    let found = position.visit_legal(|mv| match mv {
        Move::Exit { .. } => ControlFlow::Break(mv),
        _ => ControlFlow::Continue(()),
    });
    found.break_value()
}
