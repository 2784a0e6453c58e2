//! Search knowledge of Tayü: which placements lead to which rims.
//!
//! The value of a position shows only once the tiles have been drawn, so random playouts estimate it.

mod candidates;
mod channel;
mod evaluation;
mod reasons;

use cauce_rules::{
    Square,
    tayu::{Move, Position},
};

use crate::{
    Candidates, Explain, Knowledge, PlayoutMoves, Reason, Rng, Skill, Values, level::skill,
};

impl Knowledge for Position {
    const EXPANSION_THRESHOLD: u32 = 1;
    const EXPLORATION: f32 = 1.0;
    const SKILLS: &[Skill] = &[
        skill(12, 1, 0.3),
        skill(150, 2, 0.5),
        skill(260, 3, 0.6),
        skill(480, 3, 0.72),
        skill(1_000, 4, 0.82),
        skill(8_000, 40, 1.0),
    ];

    fn candidates(&self, list: &mut Candidates<Self::Move>) {
        candidates::candidates(self, list);
    }

    fn evaluate(&self, rng: &mut Rng, _played: &mut PlayoutMoves) -> Values {
        evaluation::evaluate(self, rng)
    }

    fn place(mv: Self::Move) -> Option<Square> {
        match mv {
            Move::Lay(placement) => Some(placement.middle),
            _ => None,
        }
    }
}

impl Explain for Position {
    fn explain(&self, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, mv)
    }
}

impl crate::solve::Endgame for Position {
    const HAS_CHANCE: bool = true;
    const EFFORT: crate::solve::Effort = crate::solve::Effort {
        visits: 20_000,
        choices: 0,
        horizon: 0,
        own: 1,
        single: 1,
        threats: 0,
        levels: [1, 1, 2],
    };
}
