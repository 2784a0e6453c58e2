//! The lessons: for each game some steps, each with a position and what is to be done there.

use cauce_rules::{GameKind, with_game};

/// A step of a lesson. What it says is in the catalogue `<game>-lesson`, see [`LessonStep::id`].
#[derive(Debug)]
pub struct LessonStep {
    /// Its name among those of its game.
    pub name: &'static str,
    /// The game line at whose end it begins.
    pub line: &'static str,
    /// What is to be done, one after the other; where there is nothing, it is only looked at.
    pub goals: &'static [Goal],
}

/// What is to be done in a step.
#[derive(Debug)]
pub struct Goal {
    /// The name by which the game knows it; see [`Session::verdict`](crate::Session::verdict).
    pub name: &'static str,
    /// The token that a hint shows; empty where the first that does what is asked will do.
    pub hint: &'static str,
    /// The token that the other side answers; empty where it does not.
    pub reply: &'static str,
    /// The name of a way to miss it of which something is said; empty where there is none.
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
    /// The name of a message about it in the catalogues. Its title has no part; what there is to
    /// know is `text`, what is asked `task`, what is said once that is done `done`. Those of a second
    /// goal end in `-2`.
    pub fn id(&self, part: &str, goal: usize) -> String {
        let game = GameKind::from_line(self.line).map_or("", GameKind::name);
        let part = if part.is_empty() { String::new() } else { format!("-{part}") };
        let goal = if goal == 0 { String::new() } else { format!("-{}", goal + 1) };
        format!("{game}-lesson-{}{part}{goal}", self.name)
    }
}

/// A game that is taught.
pub trait Teach {
    /// The steps of its lesson.
    const LESSON: &'static [LessonStep];

    /// How many of the last of them are extras, which a first game does without: they stand after the
    /// end of the lesson.
    const EXTRAS: usize = 0;

    /// What moves are called in a sentence, by what is announced of them or by their labels, where
    /// that is a sentence of its own.
    const MOVE_NAMES: &'static [(&'static str, &'static str)];

    /// What is said of the piece that is taken for a move, likewise.
    const TAKES: &'static [(&'static str, &'static str)] = &[];
}

/// The steps of the lesson of a game.
pub fn lesson(kind: GameKind) -> &'static [LessonStep] {
    with_game!(kind, G => G::LESSON)
}

/// How many of the last steps of the lesson of a game are extras.
pub fn extras(kind: GameKind) -> usize {
    with_game!(kind, G => G::EXTRAS)
}
