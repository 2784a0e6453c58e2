//! Goals of lessons, which a position meets no matter how it was reached.

use cauce_rules::{EndReason, Game, Turn};

/// A goal of a lesson, which compares the positions after and before a move.
///
/// It looks at positions, not at moves, so that any legal way to the same result counts.
pub type Goal<G> = fn(now: &G, before: &G) -> Verdict;

/// The verdict of a goal on a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The move reached the goal.
    Done,
    /// The move did not reach the goal.
    Missed,
    /// The move did not reach the goal, and the opponent can win at once.
    Open,
    /// The move lost the game.
    Lost,
    /// The move displaced a piece that had to stay.
    Moved,
}

impl Verdict {
    /// Returns the name that lessons use.
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

/// Returns the first move that reaches the goal, in the order of [`Game::legal`].
pub fn solution<G: Game>(game: &G, goal: Goal<G>) -> Option<G::Move> {
    find(game, &|after| goal(after, game) == Verdict::Done)
}

pub(crate) fn find<G: Game>(game: &G, holds: &dyn Fn(&G) -> bool) -> Option<G::Move> {
    game.legal().into_iter().find(|&mv| {
        let mut after = game.clone();
        after.play_unchecked(mv);
        holds(&after)
    })
}

/// Returns whether the player to move in `before` has won.
pub(crate) fn won<G: Game>(now: &G, before: &G) -> bool {
    let winners = now.outcome().map(|outcome| outcome.winners);
    winners.zip(before.turn().seat()).is_some_and(|(winners, seat)| winners.contains(seat))
}

/// Checks that the mover won for this reason; a lost game has a verdict of its own.
pub(crate) fn wins_by<G: Game>(now: &G, before: &G, reason: EndReason) -> Verdict {
    match now.turn() {
        Turn::Over(outcome) if won(now, before) => (outcome.reason == reason).into(),
        Turn::Over(_) => Verdict::Lost,
        _ => Verdict::Missed,
    }
}

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
    fn goal_names_are_unique_in_each_game() {
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
