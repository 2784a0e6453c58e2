//! What tells one kind of exercise from another, and the judge of lessons.

use super::{Answer, Course, Goal, LessonStep, Remark, State};
use crate::{Arg, Phrase, Session};

/// A step of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HintStep {
    /// Where to look.
    Where,
    /// Which move it is, and why.
    Which,
    /// It is made.
    Play,
}

/// What a kind of exercise calls what all have.
pub(super) struct Labels {
    /// Whose move is asked for.
    pub(super) side: &'static str,
    /// The button that opens it again after a wrong move.
    pub(super) again: &'static str,
    /// The button that shows the solution, where one can be shown.
    pub(super) solution: Option<&'static str>,
    /// The steps of a hint, each with the button that asks for it.
    pub(super) hints: &'static [(HintStep, &'static str)],
}

/// A move that somebody has made where one is asked for.
pub(super) struct Tried<'a> {
    pub(super) token: &'a str,
    pub(super) before: &'a dyn Session,
    pub(super) after: &'a dyn Session,
}

/// What is asked, and what comes of a move.
pub(super) trait Judge {
    fn title(&self) -> Option<Remark> {
        None
    }

    fn text(&self) -> Option<Remark> {
        None
    }

    /// What is to be done.
    fn asked(&self) -> Remark;

    /// Whether a move is asked for, and the position is not only to be looked at.
    fn asks(&self) -> bool {
        true
    }

    /// Whether it takes a while to judge the move that was made.
    fn is_weighing(&self) -> bool {
        false
    }

    /// The position is shown where a move is asked for.
    fn opened(&self, _course: &mut Course) {}

    fn labels(&self) -> &'static Labels;

    /// What is called out once all is done, with or without help.
    fn cheer(&self, _helped: bool) -> Option<Phrase> {
        None
    }

    /// Whether the first step of a hint is told as soon as there is one.
    fn helps_at_once(&self) -> bool {
        false
    }

    /// The move that a hint tells.
    fn wanted(&self, _course: &Course) -> Option<String> {
        None
    }

    /// Says which move is wanted.
    fn tell(&mut self, _course: &mut Course, _token: &str, _name: Arg) {}

    /// Judges a move.
    fn tried(&mut self, course: &mut Course, tried: Tried<'_>);

    fn answered(&mut self, _course: &mut Course, _answer: Answer) {}

    /// A question has no answer.
    fn failed(&mut self, _course: &mut Course, _why: String) {}

    /// What was waited for a while for.
    fn elapsed(&mut self, _course: &mut Course) {}

    /// Begins anew. Returns the line at whose end the first move is asked for.
    fn restart(&mut self) -> &str;

    /// Shows the solution.
    fn show(&mut self, _course: &mut Course) {}
}

/// A piece on end stands on no more squares than these: of one that lies, it is seen where.
const UPRIGHT: usize = 2;

/// Judges by the goals of the step of a lesson.
pub(super) struct LessonJudge {
    step: &'static LessonStep,
    /// Which of the goals is to be reached.
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

/// On which squares a piece on end would stand and how high, where a move puts one there.
fn upright(course: &Course, token: &str) -> Option<Arg> {
    let mut session = course.games.after(&course.line, [])?;
    let presses = session.press_sequence(token);
    let (last, first) = presses.split_last()?;
    // What is pressed twice is pressed again only by somebody who is sure.
    for id in first.iter().filter(|id| *id != last) {
        session.press(id);
    }
    session.aim(Some(last));
    let columns = session.view().over?.args.into_iter().find(|(name, _)| *name == "columns")?.1;
    matches!(&columns, Arg::List(list) if list.len() <= UPRIGHT).then_some(columns)
}
