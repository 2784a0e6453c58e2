//! Search knowledge of Snorkels: the race of safe moves.
//!
//! A side that leaves one of its own groups a single square of air loses at once, unless the move
//! itself captures. So only *safe* moves matter, after which all of the mover's groups have at least
//! two squares of air. The side that runs out of them loses. This is exact, and it leaves few moves
//! to search near the end.

mod air;
mod candidates;
mod evaluation;
mod forced;
mod ladder;
mod race;
mod reasons;

use cauce_rules::{
    Square,
    snorkels::{Move, Position},
};

use crate::{
    Candidates, Explain, Knowledge, PlayoutMoves, Proof, Reading, Reason, Rng, Skill, Values,
    level::skill,
};

impl Knowledge for Position {
    const EXPANSION_THRESHOLD: u32 = 4;
    const EXPLORATION: f32 = 0.6;
    const AMAF_WEIGHT: f32 = 300.0;
    const READING: Option<Reading> = Some(Reading { steps: 200, visits: [8, 256] });
    const SKILLS: &[Skill] = &[
        skill(20, 1, 0.3),
        skill(60, 2, 0.5),
        skill(150, 3, 0.65),
        skill(450, 4, 0.8),
        skill(1_800, 5, 0.9),
        skill(7_000, 7, 0.95),
        skill(24_000, 10, 1.0),
        skill(110_000, 40, 1.0),
    ];

    fn candidates(&self, list: &mut Candidates<Self::Move>) {
        candidates::candidates(self, list);
    }

    fn evaluate(&self, rng: &mut Rng, played: &mut PlayoutMoves) -> Values {
        evaluation::evaluate(self, rng, played)
    }

    fn forced(&self, deep: bool, proofs: &mut Vec<(Self::Move, Proof)>) {
        forced::forced(self, deep, proofs);
    }

    fn place(mv: Self::Move) -> Option<Square> {
        match mv {
            Move::Place(square) => Some(square),
            Move::Swap => None,
        }
    }
}

impl Explain for Position {
    fn explain(&self, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, mv)
    }
}
