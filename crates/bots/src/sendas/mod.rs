//! Search knowledge of Sendas: how many moves each trail is from leaving the board.
//!
//! Random games do not end, so positions are evaluated statically.

mod candidates;
mod endgame;
mod evaluation;
mod reasons;
mod trail;

use cauce_rules::{
    Square,
    sendas::{Move, Position},
};

use crate::{
    Candidates, Explain, Knowledge, PlayoutMoves, Reason, Rng, Skill, Values, level::skill,
};

impl Knowledge for Position {
    const EXPANSION_THRESHOLD: u32 = 1;
    const EXPLORATION: f32 = 0.8;
    const SKILLS: &[Skill] = &[
        skill(12, 1, 0.3),
        skill(35, 2, 0.5),
        skill(90, 3, 0.65),
        skill(240, 4, 0.8),
        skill(1_300, 5, 0.9),
        skill(6_000, 8, 0.95),
        skill(20_000, 14, 1.0),
        skill(80_000, 40, 1.0),
    ];

    fn candidates(&self, list: &mut Candidates<Self::Move>) {
        candidates::candidates(self, list);
    }

    fn evaluate(&self, _rng: &mut Rng, _played: &mut PlayoutMoves) -> Values {
        evaluation::evaluate(self)
    }

    fn place(mv: Self::Move) -> Option<Square> {
        match mv {
            Move::Put { to, .. } => Some(to),
            Move::Flip(square) | Move::Exit { from: square, .. } => Some(square),
            Move::Pass => None,
        }
    }

    /// A pass, or rotating a piece in place, brings no player nearer to the far edge.
    fn is_idle(mv: Self::Move) -> bool {
        match mv {
            Move::Pass => true,
            Move::Put { from, to, .. } => from == to,
            Move::Flip(_) | Move::Exit { .. } => false,
        }
    }
}

impl Explain for Position {
    fn explain(&self, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, mv)
    }
}
