//! Exercises: a position, a task, a judge, replies, hints and an end. A step of a lesson, a puzzle, a
//! mistake to learn from and a hint in a game are exercises, told apart by their judge alone.
//!
//! An exercise is a state machine without a clock: [`Exercise::on`] takes what has happened and gives
//! back what is to be done, and nothing in it waits. What takes time is asked for by an effect that
//! has a number, and its answer comes as an event of that number; one that comes too late, twice or
//! never changes nothing.

mod advice;
mod answer;
mod course;
mod judge;
mod lesson;
mod mistake;
mod puzzle;

use cauce_table::analysis::Analysis;
use serde::Serialize;

use crate::{Games, Phrase, RegionMark};
use advice::AdviceJudge;
pub use answer::{Answer, Remark, Worth};
use course::Course;
use judge::{HintStep, Judge, LessonJudge};
pub use lesson::{Goal, LessonStep, Teach, extras, lesson};
use mistake::MistakeJudge;
use puzzle::PuzzleJudge;

/// What has happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The board is there.
    Begun,
    /// The board shows another position: something was played, or somebody went elsewhere in the game.
    Moved {
        /// The game line that is shown.
        line: String,
        /// How many moves are made there.
        ply: usize,
    },
    /// Something that the task offers was pressed.
    Pressed(Button),
    /// Somebody does something else than a hint shows.
    Aside,
    /// A question was answered.
    Answered(u32, Answer),
    /// A question cannot be answered, with the message that says why.
    Failed(u32, String),
    /// A while has gone by.
    Elapsed(u32),
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Show a game line at its end, or where so many moves are made.
    Open {
        /// The game line.
        line: String,
        /// How many moves are made where it is shown.
        ply: Option<usize>,
    },
    /// Go to where so many moves are made of the line that is shown; to its end where it is shorter.
    GoTo(usize),
    /// Play a token.
    Play(String),
    /// Press these, and show what a press on the last of all would do.
    Point {
        /// What is pressed.
        press: Vec<String>,
        /// The last of all, if any.
        at: Option<String>,
    },
    /// Draw these marks in place of all others.
    Mark(Vec<RegionMark>),
    /// Ask the computer; the answer comes as [`Event::Answered`] of this number.
    Ask {
        /// The number of the question.
        number: u32,
        /// The question.
        question: Question,
    },
    /// [`Event::Elapsed`] of this number comes after so many milliseconds.
    Wait {
        /// The number.
        number: u32,
        /// How long it takes.
        milliseconds: u32,
    },
    /// No answer is waited for any more.
    Stop,
}

/// A question to the computer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What all moves that matter are worth at the end of a game line, proved.
    Prove {
        /// The game line.
        line: String,
    },
    /// What the best moves are at the end of a game line.
    Analyse {
        /// The game line.
        line: String,
        /// How many steps of a search are enough.
        steps: u32,
        /// How many moves are told at most.
        lines: u32,
    },
    /// What an analysis of the game says of the end of a game line.
    Look {
        /// The game line.
        line: String,
    },
}

/// How an exercise stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// A move is to be made.
    Open,
    /// A move is judged, or the other side is about to answer.
    Waiting,
    /// The move that was made does not do what is asked.
    Wrong,
    /// What is asked is done.
    Done,
    /// The solution is shown.
    Shown,
}

/// What a task offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Button {
    /// The next step of a hint.
    Help,
    /// Try the same once more.
    Again,
    /// Begin anew, once all is done.
    Restart,
    /// Show the solution.
    Show,
}

impl Button {
    /// The button of this name.
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

/// All that a page shows of an exercise.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Task {
    /// How it stands.
    pub state: State,
    /// What it is called and what there is to know, where it is a step of a lesson.
    pub title: Option<Remark>,
    /// See `title`.
    pub text: Option<Remark>,
    /// The side whose move is asked for.
    pub side: Option<&'static str>,
    /// That it is played, in words.
    pub plays: Option<Phrase>,
    /// What is asked.
    pub asked: Option<Remark>,
    /// What came of a move, or what a hint tells, to those who see the board.
    pub said: Vec<Remark>,
    /// The same to those who do not, where more is to be said.
    pub spoken: Vec<Remark>,
    /// What is called out once it is done.
    pub cheer: Option<Phrase>,
    /// Whether what is asked was done with the help of the last step of a hint.
    pub helped: bool,
    /// Whether a move is judged.
    pub weighs: bool,
    /// What is pressed for the move that a hint shows, nothing where it only shows where to look: who
    /// does something else has done with the hint.
    pub presses: Option<Vec<String>>,
    /// Whether what is shown can be gone through; none where nothing ever can.
    pub walks: Option<bool>,
    /// What is offered.
    pub buttons: Vec<TaskButton>,
}

/// Something that a task offers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TaskButton {
    /// What it does.
    pub name: Button,
    /// What it is called.
    pub label: Phrase,
    /// Whether it is what most people will want.
    pub primary: bool,
}

/// An exercise on a board.
pub struct Exercise {
    course: Course,
    judge: Box<dyn Judge>,
    /// How many steps of a hint have been told.
    hinted: usize,
    /// What is pressed for the move that a hint shows, as long as it does.
    presses: Option<Vec<String>>,
    helped: bool,
}

impl Exercise {
    /// A step of a lesson, which has to be there. What is shown moves by itself, unless it is to be
    /// `still`.
    pub fn lesson(games: Games, step: &'static LessonStep, still: bool) -> Self {
        Self::new(games, step.line, still, Box::new(LessonJudge::new(step)))
    }

    /// A puzzle: the move that is looked for at the end of a game line, the longest defence, the next
    /// move, and so on.
    pub fn puzzle(games: Games, line: &str, solution: Vec<String>, still: bool) -> Self {
        Self::new(games, line, still, Box::new(PuzzleJudge::new(games, line, solution)))
    }

    /// A move of a game that was a mistake, in place of which a better one is looked for: what was
    /// found out about the position before it, who made it, and its token.
    pub fn mistake(games: Games, before: Analysis, seat: u8, made: String, still: bool) -> Self {
        let line = before.line.clone();
        Self::new(games, &line, still, Box::new(MistakeJudge::new(before, seat, made)))
    }

    /// Help with the move at the end of a game line, which the board shows already.
    pub fn advice(games: Games, line: &str) -> Self {
        let mut course = Course::new(games, line, true);
        line.clone_into(&mut course.stands);
        course.ask(Question::Look { line: line.to_owned() });
        Self::with(course, Box::<AdviceJudge>::default())
    }

    fn new(games: Games, line: &str, still: bool, judge: Box<dyn Judge>) -> Self {
        let mut new = Self::with(Course::new(games, line, still), judge);
        new.open();
        new
    }

    fn with(course: Course, judge: Box<dyn Judge>) -> Self {
        Self { course, judge, hinted: 0, presses: None, helped: false }
    }

    /// Takes what has happened. Gives back what is to be done, in this order.
    pub fn on(&mut self, event: Event) -> Vec<Effect> {
        let before = self.course.state;
        match event {
            Event::Begun => {}
            Event::Moved { line, ply } => self.moved(&line, ply),
            Event::Pressed(button) => self.pressed(button),
            Event::Aside => self.step_aside(),
            Event::Answered(number, answer) if self.course.takes(number) => {
                self.judge.answered(&mut self.course, answer);
                if self.judge.helps_at_once() {
                    self.help();
                }
            }
            Event::Failed(number, why) if self.course.takes(number) => {
                self.judge.failed(&mut self.course, why);
            }
            Event::Elapsed(number) if self.course.takes(number) => {
                if !self.course.step() {
                    self.judge.elapsed(&mut self.course);
                }
            }
            Event::Answered(..) | Event::Failed(..) | Event::Elapsed(..) => {}
        }
        if self.course.state != before {
            self.end_hint();
        }
        std::mem::take(&mut self.course.effects)
    }

    /// How it stands.
    pub fn task(&self) -> Task {
        let Course { state, said, spoken, walks_from, .. } = &self.course;
        let (state, judge) = (*state, &self.judge);
        let asks = judge.asks() && !matches!(state, State::Done | State::Shown);
        let side = self.course.side().filter(|_| asks);
        let said_of = |side| Phrase::new("side-name").with("side", side);
        Task {
            state,
            title: judge.title(),
            text: judge.text(),
            side,
            plays: side.map(|side| Phrase::new(judge.labels().side).with("side", said_of(side))),
            asked: (asks || !judge.asks()).then(|| judge.asked()),
            said: said.clone(),
            spoken: spoken.clone(),
            cheer: judge.cheer(self.helped).filter(|_| state == State::Done),
            helped: self.helped,
            weighs: judge.is_weighing(),
            presses: self.presses.clone(),
            walks: judge.labels().solution.map(|_| walks_from.is_some()),
            buttons: self.buttons(),
        }
    }

    fn buttons(&self) -> Vec<TaskButton> {
        let button = |name, label| TaskButton { name, label: Phrase::new(label), primary: false };
        let help = self.judge.labels().hints.get(self.hinted).filter(|_| self.wanted().is_some());
        let help = help.map(|&(_, label)| button(Button::Help, label));
        let show = self.judge.labels().solution.map(|label| button(Button::Show, label));
        let again = button(Button::Again, self.judge.labels().again);
        match self.course.state {
            State::Open => help.into_iter().chain(show).collect(),
            State::Waiting => Vec::new(),
            // Who would rather be shown need not try again first.
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

    /// The move that a hint would tell.
    fn wanted(&self) -> Option<String> {
        self.judge.wanted(&self.course)
    }

    fn open(&mut self) {
        self.course.hush();
        self.course.open(self.judge.asks());
        self.judge.opened(&mut self.course);
        self.end_hint();
    }

    fn end_hint(&mut self) {
        self.hinted = 0;
        self.presses = None;
    }

    /// The keys that go back in a game lead nowhere while a move is to be made, and take a wrong one
    /// back. Those that go to the start lead to where that begins which is shown.
    fn moved(&mut self, line: &str, ply: usize) {
        self.course.shows(ply);
        if line == self.course.stands {
            return;
        }
        let on = line.strip_prefix(&*self.course.stands).filter(|rest| rest.starts_with(' '));
        let token = on.and_then(|_| line.rsplit(' ').next());
        match (self.course.state, token) {
            (State::Open, Some(token)) => self.tried(token),
            (State::Open | State::Waiting, None) => self.course.go_to(usize::MAX),
            (State::Waiting, Some(_)) => {}
            (State::Wrong | State::Done | State::Shown, _) => match self.course.walks_from {
                Some(from) if ply == 0 => self.course.go_to(from),
                _ if token.is_some() => {}
                _ if self.course.state == State::Wrong => self.open(),
                None => self.course.go_to(usize::MAX),
                Some(_) => {}
            },
        }
    }

    fn tried(&mut self, token: &str) {
        let Some(before) = self.course.games.after(&self.course.line, []) else { return };
        let Some(after) = self.course.games.after(&self.course.line, [token]) else { return };
        self.course.stands = after.line();
        let tried = judge::Tried { token, before: &*before, after: &*after };
        self.judge.tried(&mut self.course, tried);
    }

    fn pressed(&mut self, button: Button) {
        match (button, self.course.state) {
            (Button::Help, State::Open) => self.help(),
            (Button::Help, State::Wrong) => {
                self.open();
                self.help();
            }
            (Button::Again, State::Wrong) => self.open(),
            (Button::Restart, State::Done | State::Shown) => {
                self.helped = false;
                self.course.line = self.judge.restart().to_owned();
                self.open();
            }
            (Button::Show, State::Open | State::Wrong) => {
                self.course.stop();
                self.course.line = self.judge.restart().to_owned();
                self.judge.show(&mut self.course);
            }
            _ => {}
        }
    }

    /// Tells where the move is made, then which it is and why, and at last makes it.
    fn help(&mut self) {
        let Some(token) = self.wanted() else { return };
        let games = self.course.games;
        let Some(hint) = games.hint(&self.course.line, &token) else { return };
        let Some(&(step, _)) = self.judge.labels().hints.get(self.hinted) else { return };
        self.hinted += 1;
        match step {
            HintStep::Where => {
                self.course.effect(Effect::Point { press: hint.region.take, at: None });
                self.course.effect(Effect::Mark(hint.region.marks));
                self.course.say(hint.region.glance);
                self.course.spoken = hint.region.spoken.into_iter().map(Remark::from).collect();
                self.presses = Some(Vec::new());
            }
            HintStep::Which => {
                let mut press = hint.presses.clone();
                let at = press.pop();
                self.course.effect(Effect::Mark(Vec::new()));
                self.course.effect(Effect::Point { press, at });
                self.presses = Some(hint.presses);
                self.course.hush();
                self.judge.tell(&mut self.course, &token, hint.name);
            }
            HintStep::Play => {
                self.helped = true;
                self.course.play(&token);
                self.tried(&token);
            }
        }
    }

    /// A hint is put away once somebody does something else than it shows; the next press tells the
    /// move.
    fn step_aside(&mut self) {
        if self.presses.take().is_some() {
            let which =
                self.judge.labels().hints.iter().position(|&(step, _)| step == HintStep::Which);
            self.hinted = which.unwrap_or_default();
            self.course.stop();
            self.course.hush();
            self.course.effect(Effect::Mark(Vec::new()));
        }
    }
}
