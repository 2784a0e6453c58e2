//! The interface of the kinds of exercises, and the judge of lessons.

use super::{Answer, Course, Goal, LessonStep, Remark, State};
use crate::{Arg, Phrase, Session};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HintStep {
    /// Shows where to look.
    Where,
    /// Names the move and explains it.
    Which,
    /// Plays the move.
    Play,
}

/// Message ids that differ between the kinds of exercises.
pub(super) struct Labels {
    pub(super) side: &'static str,
    /// The button that returns to the position after a wrong move.
    pub(super) again: &'static str,
    /// The button that shows the solution, if it can be shown.
    pub(super) solution: Option<&'static str>,
    /// The steps of a hint, each with its button.
    pub(super) hints: &'static [(HintStep, &'static str)],
}

pub(super) struct Tried<'a> {
    pub(super) token: &'a str,
    pub(super) before: &'a dyn Session,
    pub(super) after: &'a dyn Session,
}

/// The task of an exercise, and its reaction to moves.
pub(super) trait Judge {
    fn title(&self) -> Option<Remark> {
        None
    }

    fn text(&self) -> Option<Remark> {
        None
    }

    fn asked(&self) -> Remark;

    /// Whether the player must find a move. If not, the position is only shown.
    fn asks(&self) -> bool {
        true
    }

    fn is_weighing(&self) -> bool {
        false
    }

    /// Called when the position of the task is shown.
    fn opened(&self, _course: &mut Course) {}

    fn labels(&self) -> &'static Labels;

    fn cheer(&self, _helped: bool) -> Option<Phrase> {
        None
    }

    /// Whether the first step of a hint is shown as soon as a move is known.
    fn helps_at_once(&self) -> bool {
        false
    }

    fn wanted(&self, _course: &Course) -> Option<String> {
        None
    }

    fn tell(&mut self, _course: &mut Course, _token: &str, _name: Arg) {}

    fn tried(&mut self, course: &mut Course, tried: Tried<'_>);

    fn answered(&mut self, _course: &mut Course, _answer: Answer) {}

    fn failed(&mut self, _course: &mut Course, _why: String) {}

    fn elapsed(&mut self, _course: &mut Course) {}

    /// Resets the exercise and returns the game line of its first position.
    fn restart(&mut self) -> &str;

    fn show(&mut self, _course: &mut Course) {}
}

/// A piece on end has at most this many columns. The squares of a lying piece are visible.
const UPRIGHT: usize = 2;

/// Judges the goals of a lesson step.
pub(super) struct LessonJudge {
    step: &'static LessonStep,
    at: usize,
}

impl LessonJudge {
    pub(super) fn new(step: &'static LessonStep) -> Self {
        Self { step, at: 0 }
    }

    fn goal(&self) -> Option<&'static Goal> {
        self.step.goals.get(self.at)
    }

    fn remark(&self, part: &str) -> Remark {
        Remark::named(self.step.id(part, self.at))
    }
}

impl Judge for LessonJudge {
    fn title(&self) -> Option<Remark> {
        Some(Remark::named(self.step.id("", 0)))
    }

    fn text(&self) -> Option<Remark> {
        Some(Remark::named(self.step.id("text", 0)))
    }

    fn asked(&self) -> Remark {
        if self.asks() { self.remark("task") } else { Phrase::new("lesson-only-look").into() }
    }

    fn asks(&self) -> bool {
        !self.step.goals.is_empty()
    }

    fn labels(&self) -> &'static Labels {
        &Labels {
            side: "lesson-side",
            again: "lesson-again",
            solution: None,
            hints: &[(HintStep::Which, "lesson-hint"), (HintStep::Play, "lesson-play-it")],
        }
    }

    fn wanted(&self, course: &Course) -> Option<String> {
        let goal = self.goal()?;
        if goal.hint.is_empty() {
            course.games.after(&course.line, [])?.solution(goal.name)
        } else {
            Some(goal.hint.to_owned())
        }
    }

    fn tell(&mut self, course: &mut Course, token: &str, name: Arg) {
        let name = upright(course, token).unwrap_or(name);
        course.say([Phrase::new("lesson-look").with("move", name)]);
    }

    fn tried(&mut self, course: &mut Course, Tried { after, .. }: Tried<'_>) {
        let Some(goal) = self.goal() else { return };
        match after.verdict(goal.name) {
            Some("done") => {
                course.say([self.remark("done")]);
                if after.legal().iter().any(|token| token == goal.reply) {
                    course.state = State::Waiting;
                    course.wait_for_reply();
                } else {
                    course.state = State::Done;
                }
            }
            miss => {
                course.state = State::Wrong;
                match miss.filter(|miss| *miss == goal.miss) {
                    Some(miss) => course.say([Remark::named(self.step.id(miss, 0))]),
                    None => course.say([Phrase::new("lesson-missed")]),
                }
            }
        }
    }

    fn elapsed(&mut self, course: &mut Course) {
        let Some(goal) = self.goal() else { return };
        course.play(goal.reply);
        course.line.clone_from(&course.stands);
        if self.at + 1 < self.step.goals.len() {
            self.at += 1;
            course.hush();
            course.state = State::Open;
        } else {
            course.state = State::Done;
        }
    }

    fn restart(&mut self) -> &str {
        self.at = 0;
        self.step.line
    }
}

/// Returns the squares and the height of a piece that a move would stand on end.
fn upright(course: &Course, token: &str) -> Option<Arg> {
    let mut session = course.games.after(&course.line, [])?;
    let presses = session.press_sequence(token);
    let (last, first) = presses.split_last()?;
    // Some presses occur twice, to confirm a move. Aiming at the last place is enough here.
    for id in first.iter().filter(|id| *id != last) {
        session.press(id);
    }
    session.aim(Some(last));
    let columns = session.view().over?.args.into_iter().find(|(name, _)| *name == "columns")?.1;
    matches!(&columns, Arg::List(list) if list.len() <= UPRIGHT).then_some(columns)
}
