//! What a lesson asks for: goals that are met by a position, however it was reached.

use cauce_rules::{EndReason, Game, Turn};

/// A goal of a lesson: what it says of a move, by the positions after it and before it.
///
/// Whether it is met is asked of the position that a move leads to and never of the move, so that
/// whatever the rules allow to do the same counts as well.
pub type Goal<G> = fn(now: &G, before: &G) -> Verdict;

/// What a goal says of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The move did what was asked.
    Done,
    /// It did not.
    Missed,
    /// It did not, and the other side can win at once.
    Open,
    /// It has lost the game.
    Lost,
    /// A piece was put elsewhere that was to stay.
    Moved,
}

impl Verdict {
    /// The name by which a lesson knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Missed => "missed",
            Self::Open => "open",
            Self::Lost => "lost",
            Self::Moved => "moved",
        }
    }
}

impl From<bool> for Verdict {
    fn from(done: bool) -> Self {
        if done { Self::Done } else { Self::Missed }
    }
}

/// The first move that does what is asked, in the order of [`Game::legal`].
pub fn solution<G: Game>(game: &G, goal: Goal<G>) -> Option<G::Move> {
    find(game, &|after| goal(after, game) == Verdict::Done)
}

/// The first move after which this holds.
pub(crate) fn find<G: Game>(game: &G, holds: &dyn Fn(&G) -> bool) -> Option<G::Move> {
    game.legal().into_iter().find(|&mv| {
        let mut after = game.clone();
        after.play_trusted(mv);
        holds(&after)
    })
}

/// Whether the player who was to move before has won.
pub(crate) fn won<G: Game>(now: &G, before: &G) -> bool {
    let winners = now.outcome().map(|outcome| outcome.winners);
    winners.zip(before.turn().seat()).is_some_and(|(winners, seat)| winners.contains(seat))
}

/// The mover has won for this reason; a game lost is a miss of its own.
pub(crate) fn wins_by<G: Game>(now: &G, before: &G, reason: EndReason) -> Verdict {
    match now.turn() {
        Turn::Over(outcome) if won(now, before) => (outcome.reason == reason).into(),
        Turn::Over(_) => Verdict::Lost,
        _ => Verdict::Missed,
    }
}

/// The other side cannot win with its next move.
pub(crate) fn holds<G: Game>(now: &G) -> Verdict {
    if find(now, &|after| won(after, now)).is_some() { Verdict::Open } else { Verdict::Done }
}

#[cfg(test)]
mod tests {
    use crate::Play;
    use cauce_rules::{GameKind, with_game};

    fn names<G: Play>() -> Vec<&'static str> {
        G::GOALS.iter().map(|&(name, _)| name).collect()
    }

    #[test]
    fn goals_are_known_by_names_of_their_own() {
        for &kind in GameKind::ALL {
            let mut names = with_game!(kind, G => names::<G>());
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{kind}");
            assert!(with_game!(kind, G => <G as Play>::goal("chess").is_none()));
        }
    }
}
