//! The interface of the kinds of exercises, and the judge of lessons.

use super::{Answer, Goal, LessonStep, Progress, Remark, State};
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

    fn is_judging(&self) -> bool {
        false
    }

    /// Called when the position of the task is shown.
    fn opened(&self, _course: &mut Progress) {}

    fn labels(&self) -> &'static Labels;

    fn cheer(&self, _helped: bool) -> Option<Phrase> {
        None
    }

    /// Whether the first step of a hint is shown as soon as a move is known.
    fn helps_at_once(&self) -> bool {
        false
    }

    fn wanted(&self, _course: &Progress) -> Option<String> {
        None
    }

    fn tell(&mut self, _course: &mut Progress, _token: &str, _name: Arg) {}

    fn tried(&mut self, progress: &mut Progress, tried: Tried<'_>);

    fn answered(&mut self, _course: &mut Progress, _answer: Answer) {}

    fn failed(&mut self, _course: &mut Progress, _why: String) {}

    fn elapsed(&mut self, _course: &mut Progress) {}

    /// Resets the exercise and returns the game line of its first position.
    fn restart(&mut self) -> &str;

    fn show(&mut self, _course: &mut Progress) {}
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

    fn wanted(&self, progress: &Progress) -> Option<String> {
        let goal = self.goal()?;
        if goal.hint.is_empty() {
            progress.games.after(&progress.line, [])?.solution(goal.name)
        } else {
            Some(goal.hint.to_owned())
        }
    }

    fn tell(&mut self, progress: &mut Progress, token: &str, name: Arg) {
        let name = upright(progress, token).unwrap_or(name);
        progress.set_feedback([Phrase::new("lesson-look").with("move", name)]);
    }

    fn tried(&mut self, progress: &mut Progress, Tried { after, .. }: Tried<'_>) {
        let Some(goal) = self.goal() else { return };
        match after.verdict(goal.name) {
            Some("done") => {
                progress.set_feedback([self.remark("done")]);
                if after.legal().iter().any(|token| token == goal.reply) {
                    progress.state = State::Waiting;
                    progress.wait_for_reply();
                } else {
                    progress.state = State::Done;
                }
            }
            miss => {
                progress.state = State::Wrong;
                match miss.filter(|miss| *miss == goal.miss) {
                    Some(miss) => progress.set_feedback([Remark::named(self.step.id(miss, 0))]),
                    None => progress.set_feedback([Phrase::new("lesson-missed")]),
                }
            }
        }
    }

    fn elapsed(&mut self, progress: &mut Progress) {
        let Some(goal) = self.goal() else { return };
        progress.play(goal.reply);
        progress.line.clone_from(&progress.shown_line);
        if self.at + 1 < self.step.goals.len() {
            self.at += 1;
            progress.clear_feedback();
            progress.state = State::Open;
        } else {
            progress.state = State::Done;
        }
    }

    fn restart(&mut self) -> &str {
        self.at = 0;
        self.step.line
    }
}

/// Returns the squares and the height of a piece that a move would stand on end.
fn upright(progress: &Progress, token: &str) -> Option<Arg> {
    let mut session = progress.games.after(&progress.line, [])?;
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
