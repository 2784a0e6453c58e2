//! Search knowledge of Caminos: how far each colour is from joining two sides.
//!
//! Most of the more than a thousand placements are irrelevant. Those worth searching shorten the
//! mover's shortest paths or block the opponent's.

mod candidates;
mod endgame;
mod evaluation;
mod paths;
mod reasons;
mod threats;

use cauce_rules::{Square, caminos::Position};

use crate::{
    Candidates, Explain, Knowledge, PlayoutMoves, Reason, Rng, Skill, Values, level::skill,
};

impl Knowledge for Position {
    const EXPANSION_THRESHOLD: u32 = 1;
    const EXPLORATION: f32 = 0.8;
    const SKILLS: &[Skill] = &[
        skill(4, 1, 0.3),
        skill(28, 2, 0.5),
        skill(90, 3, 0.65),
        skill(220, 4, 0.8),
        skill(550, 5, 0.9),
        skill(1_300, 7, 0.95),
        skill(3_800, 10, 1.0),
        skill(11_000, 40, 1.0),
    ];

    fn candidates(&self, list: &mut Candidates<Self::Move>) {
        candidates::candidates(self, list);
    }

    fn evaluate(&self, _rng: &mut Rng, _played: &mut PlayoutMoves) -> Values {
        evaluation::evaluate(self)
    }

    fn place(mv: Self::Move) -> Option<Square> {
        mv.squares().next()
    }
}

impl Explain for Position {
    fn explain(&self, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, mv)
    }
}
