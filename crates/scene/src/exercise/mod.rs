//! Exercises: a position with a task, a judge, replies, hints and an end.
//!
//! A step of a lesson, a puzzle, a mistake to learn from and a hint in a game are all exercises.
//! They differ only in their judge.
//!
//! An exercise is a state machine without a clock: [`Exercise::on`] takes an event and returns
//! effects, and never blocks. An effect that takes time carries a number, and its result arrives as
//! an event with the same number. A result that is late, repeated or missing has no effect.

mod advice;
mod answer;
mod judge;
mod lesson;
mod mistake;
mod progress;
mod puzzle;

use cauce_table::analysis::Analysis;
use serde::Serialize;

use crate::{Games, Phrase, RegionMark};
use advice::AdviceJudge;
pub use answer::{Answer, MoveValue, Remark};
use judge::{HintStep, Judge, LessonJudge};
pub use lesson::{Goal, LessonStep, Teach, extras, lesson};
use mistake::MistakeJudge;
use progress::Progress;
use puzzle::PuzzleJudge;

/// An event that changes an exercise.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The board is ready.
    Begun,
    /// The board shows another position, after a move or after going elsewhere in the game.
    Moved {
        /// The game line up to that position.
        line: String,
        /// The number of plies in that position.
        ply: usize,
    },
    /// A button of the task was pressed.
    Pressed(Button),
    /// The user did something other than the hint shows.
    Aside,
    /// A question was answered.
    Answered(u32, Answer),
    /// A question failed, with the id of the message that says why.
    Failed(u32, String),
    /// The time of an [`Effect::Wait`] has passed.
    Elapsed(u32),
}

/// An instruction to the caller.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Show a game line, at its end or at a ply.
    Open {
        /// The game line.
        line: String,
        /// The ply to show, if not the end.
        ply: Option<usize>,
    },
    /// Go to a ply of the current line, or to its end if the line is shorter.
    GoTo(usize),
    /// Play a token.
    Play(String),
    /// Press places or buttons, and preview the effect of the last press.
    Point {
        /// The ids to press.
        press: Vec<String>,
        /// The id to aim at.
        at: Option<String>,
    },
    /// Replace all marks on the board.
    Mark(Vec<RegionMark>),
    /// Ask the computer. The answer is an [`Event::Answered`] with the same number.
    Ask {
        /// The number of the question.
        number: u32,
        /// The question.
        question: Question,
    },
    /// Send an [`Event::Elapsed`] with the same number after a delay.
    Wait {
        /// The number of the timer.
        number: u32,
        /// The delay.
        milliseconds: u32,
    },
    /// Cancel all pending questions and timers.
    Stop,
}

/// A question to the computer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Prove the values of all relevant moves at the end of a game line.
    Prove {
        /// The game line.
        line: String,
    },
    /// Find the best moves at the end of a game line.
    Analyse {
        /// The game line.
        line: String,
        /// The number of search steps that suffice.
        steps: u32,
        /// The maximal number of moves in the answer.
        lines: u32,
    },
    /// Look up the position at the end of a game line in the analysis of the game.
    Look {
        /// The game line.
        line: String,
    },
}

/// The state of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// The user is to move.
    Open,
    /// A move is being judged, or the other side is about to reply.
    Waiting,
    /// The move does not solve the task.
    Wrong,
    /// The task is solved.
    Done,
    /// The solution is shown.
    Shown,
}

/// A button of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Button {
    /// Show the next step of a hint.
    Help,
    /// Try again after a wrong move.
    Again,
    /// Start again after the end.
    Restart,
    /// Show the solution.
    Show,
}

impl Button {
    /// Returns the button with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "help" => Self::Help,
            "again" => Self::Again,
            "restart" => Self::Restart,
            "show" => Self::Show,
            _ => return None,
        })
    }
}

/// An exercise as data for the page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Task {
    /// The state of the exercise.
    pub state: State,
    /// The title of a lesson step.
    pub title: Option<Remark>,
    /// The explanation of a lesson step.
    pub text: Option<Remark>,
    /// The side that is to move.
    pub side: Option<&'static str>,
    /// That side in words.
    pub plays: Option<Phrase>,
    /// The task in words.
    pub asked: Option<Remark>,
    /// The result of a move or the text of a hint, for users who see the board.
    pub feedback: Vec<Remark>,
    /// The same for screen readers, if it differs.
    pub spoken: Vec<Remark>,
    /// The announcement when the task is done.
    pub cheer: Option<Phrase>,
    /// Whether a hint has played a move of the solution.
    pub helped: bool,
    /// Whether a move is being judged.
    pub judging: bool,
    /// The presses that make the move of a hint, empty while the hint shows only where to look. Any
    /// other press dismisses the hint.
    pub presses: Option<Vec<String>>,
    /// Whether the line can be stepped through; `None` if this exercise never shows one.
    pub steppable: Option<bool>,
    /// The available buttons.
    pub buttons: Vec<TaskButton>,
}

/// A button of an exercise as data for the page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TaskButton {
    /// The function of the button.
    pub name: Button,
    /// The caption.
    pub label: Phrase,
    /// Whether the button is highlighted as the usual choice.
    pub primary: bool,
}

/// An exercise on a board.
pub struct Exercise {
    progress: Progress,
    judge: Box<dyn Judge>,
    /// The number of hint steps shown so far.
    hinted: usize,
    /// The presses that make the move of the current hint.
    presses: Option<Vec<String>>,
    helped: bool,
}

impl Exercise {
    /// Starts a step of a lesson. If `still` is true, moves are not played automatically.
    pub fn lesson(games: Games, step: &'static LessonStep, still: bool) -> Self {
        Self::new(games, step.line, still, Box::new(LessonJudge::new(step)))
    }

    /// Starts a puzzle at the end of a game line. The solution alternates between the user's moves
    /// and the longest defence.
    pub fn puzzle(games: Games, line: &str, solution: Vec<String>, still: bool) -> Self {
        Self::new(games, line, still, Box::new(PuzzleJudge::new(games, line, solution)))
    }

    /// Starts an exercise to find a better move than a mistake in a game. `before` is the analysis
    /// of the position before it, `seat` the seat that made it and `made` its token.
    pub fn mistake(games: Games, before: Analysis, seat: u8, made: String, still: bool) -> Self {
        let line = before.line.clone();
        Self::new(games, &line, still, Box::new(MistakeJudge::new(before, seat, made)))
    }

    /// Starts a hint for the position at the end of a game line, which the board already shows.
    pub fn advice(games: Games, line: &str) -> Self {
        let mut progress = Progress::new(games, line, true);
        line.clone_into(&mut progress.shown_line);
        progress.ask(Question::Look { line: line.to_owned() });
        Self::with(progress, Box::<AdviceJudge>::default())
    }

    fn new(games: Games, line: &str, still: bool, judge: Box<dyn Judge>) -> Self {
        let mut new = Self::with(Progress::new(games, line, still), judge);
        new.open();
        new
    }

    fn with(progress: Progress, judge: Box<dyn Judge>) -> Self {
        Self { progress, judge, hinted: 0, presses: None, helped: false }
    }

    /// Handles an event and returns the effects to carry out, in this order.
    pub fn on(&mut self, event: Event) -> Vec<Effect> {
        let before = self.progress.state;
        match event {
            Event::Begun => {}
            Event::Moved { line, ply } => self.moved(&line, ply),
            Event::Pressed(button) => self.pressed(button),
            Event::Aside => self.step_aside(),
            Event::Answered(number, answer) if self.progress.takes(number) => {
                self.judge.answered(&mut self.progress, answer);
                if self.judge.helps_at_once() {
                    self.help();
                }
            }
            Event::Failed(number, why) if self.progress.takes(number) => {
                self.judge.failed(&mut self.progress, why);
            }
            Event::Elapsed(number) if self.progress.takes(number) => {
                if !self.progress.step() {
                    self.judge.elapsed(&mut self.progress);
                }
            }
            Event::Answered(..) | Event::Failed(..) | Event::Elapsed(..) => {}
        }
        if self.progress.state != before {
            self.end_hint();
        }
        std::mem::take(&mut self.progress.effects)
    }

    /// Returns the exercise as data for the page.
    pub fn task(&self) -> Task {
        let Progress { state, feedback, spoken, steps_from, .. } = &self.progress;
        let (state, judge) = (*state, &self.judge);
        let asks = judge.asks() && !matches!(state, State::Done | State::Shown);
        let side = self.progress.side().filter(|_| asks);
        let said_of = |side| Phrase::new("side-name").with("side", side);
        Task {
            state,
            title: judge.title(),
            text: judge.text(),
            side,
            plays: side.map(|side| Phrase::new(judge.labels().side).with("side", said_of(side))),
            asked: (asks || !judge.asks()).then(|| judge.asked()),
            feedback: feedback.clone(),
            spoken: spoken.clone(),
            cheer: judge.cheer(self.helped).filter(|_| state == State::Done),
            helped: self.helped,
            judging: judge.is_judging(),
            presses: self.presses.clone(),
            steppable: judge.labels().solution.map(|_| steps_from.is_some()),
            buttons: self.buttons(),
        }
    }

    fn buttons(&self) -> Vec<TaskButton> {
        let button = |name, label| TaskButton { name, label: Phrase::new(label), primary: false };
        let help = self.judge.labels().hints.get(self.hinted).filter(|_| self.wanted().is_some());
        let help = help.map(|&(_, label)| button(Button::Help, label));
        let show = self.judge.labels().solution.map(|label| button(Button::Show, label));
        let again = button(Button::Again, self.judge.labels().again);
        match self.progress.state {
            State::Open => help.into_iter().chain(show).collect(),
            State::Waiting => Vec::new(),
            // The solution is offered without another try.
            State::Wrong => {
                let primary = TaskButton { primary: true, ..again };
                [primary].into_iter().chain(show.or(help)).collect()
            }
            State::Done | State::Shown => {
                let restart = show.map(|_| button(Button::Restart, "puzzle-from-start"));
                restart.into_iter().collect()
            }
        }
    }

    /// Returns the token that a hint would show.
    fn wanted(&self) -> Option<String> {
        self.judge.wanted(&self.progress)
    }

    fn open(&mut self) {
        self.progress.clear_feedback();
        self.progress.open(self.judge.asks());
        self.judge.opened(&mut self.progress);
        self.end_hint();
    }

    fn end_hint(&mut self) {
        self.hinted = 0;
        self.presses = None;
    }

    /// Handles a new position on the board.
    ///
    /// While the user is to move, going back in the game returns to the end of the line. After a
    /// wrong move, going back retracts it. If a line can be stepped through, going to the start of
    /// the game leads to the start of that line.
    fn moved(&mut self, line: &str, ply: usize) {
        self.progress.shows(ply);
        if line == self.progress.shown_line {
            return;
        }
        let on = line.strip_prefix(&*self.progress.shown_line).filter(|rest| rest.starts_with(' '));
        let token = on.and_then(|_| line.rsplit(' ').next());
        match (self.progress.state, token) {
            (State::Open, Some(token)) => self.tried(token),
            (State::Open | State::Waiting, None) => self.progress.go_to(usize::MAX),
            (State::Waiting, Some(_)) => {}
            (State::Wrong | State::Done | State::Shown, _) => match self.progress.steps_from {
                Some(from) if ply == 0 => self.progress.go_to(from),
                _ if token.is_some() => {}
                _ if self.progress.state == State::Wrong => self.open(),
                None => self.progress.go_to(usize::MAX),
                Some(_) => {}
            },
        }
    }

    fn tried(&mut self, token: &str) {
        let Some(before) = self.progress.games.after(&self.progress.line, []) else { return };
        let Some(after) = self.progress.games.after(&self.progress.line, [token]) else { return };
        self.progress.shown_line = after.line();
        let tried = judge::Tried { token, before: &*before, after: &*after };
        self.judge.tried(&mut self.progress, tried);
    }

    fn pressed(&mut self, button: Button) {
        match (button, self.progress.state) {
            (Button::Help, State::Open) => self.help(),
            (Button::Help, State::Wrong) => {
                self.open();
                self.help();
            }
            (Button::Again, State::Wrong) => self.open(),
            (Button::Restart, State::Done | State::Shown) => {
                self.helped = false;
                self.progress.line = self.judge.restart().to_owned();
                self.open();
            }
            (Button::Show, State::Open | State::Wrong) => {
                self.progress.stop();
                self.progress.line = self.judge.restart().to_owned();
                self.judge.show(&mut self.progress);
            }
            _ => {}
        }
    }

    /// Shows the next step of the hint: where to look, which move and why, or the move itself.
    fn help(&mut self) {
        let Some(token) = self.wanted() else { return };
        let games = self.progress.games;
        let Some(hint) = games.hint(&self.progress.line, &token) else { return };
        let Some(&(step, _)) = self.judge.labels().hints.get(self.hinted) else { return };
        self.hinted += 1;
        match step {
            HintStep::Where => {
                self.progress.effect(Effect::Point { press: hint.region.take, at: None });
                self.progress.effect(Effect::Mark(hint.region.marks));
                self.progress.set_feedback(hint.region.glance);
                self.progress.spoken = hint.region.spoken.into_iter().map(Remark::from).collect();
                self.presses = Some(Vec::new());
            }
            HintStep::Which => {
                let mut press = hint.presses.clone();
                let at = press.pop();
                self.progress.effect(Effect::Mark(Vec::new()));
                self.progress.effect(Effect::Point { press, at });
                self.presses = Some(hint.presses);
                self.progress.clear_feedback();
                self.judge.tell(&mut self.progress, &token, hint.name);
            }
            HintStep::Play => {
                self.helped = true;
                self.progress.play(&token);
                self.tried(&token);
            }
        }
    }

    /// Dismisses a hint. The next press of the button names the move.
    fn step_aside(&mut self) {
        if self.presses.take().is_some() {
            let which =
                self.judge.labels().hints.iter().position(|&(step, _)| step == HintStep::Which);
            self.hinted = which.unwrap_or_default();
            self.progress.stop();
            self.progress.clear_feedback();
            self.progress.effect(Effect::Mark(Vec::new()));
        }
    }
}
