//! What the lesson of Snorkels asks for.

use cauce_rules::{
    EndReason, Game,
    snorkels::{Colour, Position},
};

use crate::{
    Verdict,
    goal::{find, holds, wins_by, won},
};

/// A goal of the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A purple group has four squares to breathe through.
    FourAir,
    /// Green has less air than before.
    LessAir,
    /// All purple snorkels are one group.
    OneGroup,
    /// The other side cannot win with its next move.
    Hold,
    /// The mover wins by capture.
    Capture,
    /// Two green snorkels are down to their last breath.
    Fork,
    /// The move does not end the game.
    Survive,
    /// Whatever the other side does, it loses.
    Squeeze,
    /// It is green's turn.
    GreenTurn,
}

impl crate::Goal<Position> for Goal {
    const ALL: &'static [(&'static str, Self)] = &[
        ("four-air", Self::FourAir),
        ("less-air", Self::LessAir),
        ("one-group", Self::OneGroup),
        ("hold", Self::Hold),
        ("capture", Self::Capture),
        ("fork", Self::Fork),
        ("survive", Self::Survive),
        ("squeeze", Self::Squeeze),
        ("green-turn", Self::GreenTurn),
    ];

    fn judge(self, now: &Position, before: &Position) -> Verdict {
        let is_over = now.end().is_some();
        match self {
            Self::FourAir => now.groups(Colour::Purple).any(|group| group.air.len() == 4).into(),
            Self::LessAir => (green_air(now) < green_air(before)).into(),
            Self::OneGroup => (now.groups(Colour::Purple).count() == 1).into(),
            Self::Hold => holds(now),
            Self::Capture => wins_by(now, before, EndReason::Capture),
            Self::Fork => {
                let short = now.groups(Colour::Green).filter(|group| group.air.len() == 1);
                (short.map(|group| group.squares.len()).sum::<usize>() > 1).into()
            }
            Self::Survive | Self::Squeeze if is_over => Verdict::Lost,
            Self::Survive => Verdict::Done,
            Self::Squeeze => find(now, &|after| !won(after, before)).is_none().into(),
            Self::GreenTurn => {
                let mover = now.turn().seat();
                (mover.and_then(|seat| now.colour(seat)) == Some(Colour::Green)).into()
            }
        }
    }
}

/// How much air the groups of green have, each counted for every snorkel of it.
fn green_air(game: &Position) -> usize {
    game.groups(Colour::Green).map(|group| group.squares.len() * group.air.len()).sum()
}
