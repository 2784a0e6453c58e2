//! Lessons: steps for each game, each with a position and goals.

use cauce_rules::{GameKind, with_game};

/// A step of a lesson. Its texts are in the catalogue `<game>-lesson`, see [`LessonStep::id`].
#[derive(Debug)]
pub struct LessonStep {
    /// The name of the step, unique within its game.
    pub name: &'static str,
    /// The game line that leads to its position.
    pub line: &'static str,
    /// The goals in order. If there are none, the position is only shown.
    pub goals: &'static [Goal],
}

/// A goal of a lesson step.
#[derive(Debug)]
pub struct Goal {
    /// The name of the goal in the game; see [`Session::verdict`](crate::Session::verdict).
    pub name: &'static str,
    /// The token that a hint shows; if empty, the first token that reaches the goal.
    pub hint: &'static str,
    /// The reply of the other side, or an empty string.
    pub reply: &'static str,
    /// The name of a kind of failure that has its own message, or an empty string.
    pub miss: &'static str,
}

impl Goal {
    pub(crate) const fn new(name: &'static str) -> Self {
        Self { name, hint: "", reply: "", miss: "" }
    }

    pub(crate) const fn hint(self, hint: &'static str) -> Self {
        Self { hint, ..self }
    }

    pub(crate) const fn reply(self, reply: &'static str) -> Self {
        Self { reply, ..self }
    }

    pub(crate) const fn miss(self, miss: &'static str) -> Self {
        Self { miss, ..self }
    }
}

impl LessonStep {
    /// Returns the id of a message in the catalogues. The title has an empty part, the explanation
    /// `text`, the task `task` and the message after success `done`. The ids of a second goal end
    /// in `-2`.
    pub fn id(&self, part: &str, goal: usize) -> String {
        let game = GameKind::from_line(self.line).map_or("", GameKind::name);
        let part = if part.is_empty() { String::new() } else { format!("-{part}") };
        let goal = if goal == 0 { String::new() } else { format!("-{}", goal + 1) };
        format!("{game}-lesson-{}{part}{goal}", self.name)
    }
}

/// The lesson of a game, and the names of its moves in sentences.
pub trait Teach {
    /// The steps of the lesson.
    const LESSON: &'static [LessonStep];

    /// The number of extra steps at the end, which a first game does not need.
    const EXTRAS: usize = 0;

    /// Maps the ids of announcements and move labels that are full sentences to messages that name
    /// the move inside a sentence.
    const MOVE_NAMES: &'static [(&'static str, &'static str)];

    /// Maps the ids of announcements to messages about the piece that is taken for the move.
    const TAKES: &'static [(&'static str, &'static str)] = &[];
}

/// Returns the steps of the lesson of a game.
pub fn lesson(kind: GameKind) -> &'static [LessonStep] {
    with_game!(kind, G => G::LESSON)
}

/// Returns the number of extra steps at the end of the lesson of a game.
pub fn extras(kind: GameKind) -> usize {
    with_game!(kind, G => G::EXTRAS)
}
