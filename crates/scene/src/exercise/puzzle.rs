//! The judge of puzzles. A move is right if it is the move of the solution or is proved to win as
//! well. The refutation of a wrong move and the solution are played move by move.

use super::{
    Answer, Effect, MoveValue, Progress, Question, Remark, State,
    judge::{HintStep, Judge, Labels, Tried},
};
use cauce_table::analysis::percent;

use crate::{Arg, Games, Phrase, review::per_side};

/// The time limit for finding the reason why a move is right, in milliseconds.
const PATIENCE: u32 = 3000;
/// The maximal length of a refutation in plies; wrong moves of a puzzle lose sooner.
const LONGEST: u32 = 20;
/// The search steps and the number of moves in a search for the best reply that avoids a loss.
const STEPS: u32 = 1500;
const LINES: u32 = 6;
/// More moves than any position has, so that the answer includes the move that was made.
const ALL: u32 = 10_000;
/// Reasons that are omitted, because they are obvious in a puzzle.
const KNOWN: [&str; 2] = ["hint-wins", "hint-only"];

pub(super) struct PuzzleJudge {
    line: String,
    /// The user's moves and the longest defence in turn.
    solution: Vec<String>,
    start: usize,
    ends: bool,
    /// Whether a chance event follows the first move.
    chance: bool,
    made: usize,
    /// Whether all moves so far are those of the solution.
    straight: bool,
    waits: Waits,
}

/// The pending question or timer, and what to do with the answer.
enum Waits {
    Nothing,
    /// The values of the possible moves, for a puzzle that asks for the best one.
    Values {
        token: String,
        right: bool,
    },
    /// The values of the replies to a move.
    Proof {
        token: String,
    },
    /// The next move of a refutation.
    Refutation(Refutation),
    /// The best of the replies that avoid a loss.
    Holding {
        line: String,
        answers: Vec<String>,
    },
    /// The reason why a move is right, before the other side replies.
    Reason {
        token: String,
        plies: u32,
        then: Then,
    },
    /// The other side's reply, after a pause.
    Reply(String),
}

/// What follows the reason why a move is right.
enum Then {
    Reply(String),
    /// A comparison of the best move with the second best.
    Best(Vec<MoveValue>),
    /// The continuation, if a hint finds no reason for its move.
    Hint,
    Nothing,
}

struct Refutation {
    line: String,
    made: u32,
    /// The number of plies until the end of the game.
    most: u32,
    /// A message about the first reply.
    first: Option<Remark>,
}

impl PuzzleJudge {
    pub(super) fn new(games: Games, line: &str, solution: Vec<String>) -> Self {
        let first = solution.first().map(String::as_str);
        let after = games.after(line, solution.iter().map(String::as_str));
        Self {
            line: line.to_owned(),
            start: games.after(line, []).map_or(0, |session| session.view().ply),
            ends: after.is_some_and(|session| session.view().turn.kind == "over"),
            chance: games
                .after(line, first)
                .is_some_and(|first| first.view().turn.kind == "chance"),
            solution,
            made: 0,
            straight: true,
            waits: Waits::Nothing,
        }
    }

    fn rest(&self) -> &[String] {
        self.solution.get(2 * self.made..).unwrap_or_default()
    }

    /// Returns the number of plies until the solution ends the game; 0 if it does not end it.
    fn plies(&self) -> u32 {
        if self.ends { self.rest().len() as u32 } else { 0 }
    }

    /// Whether the puzzle asks for a single move, the one that wins most often.
    fn asks_for_the_best(&self) -> bool {
        self.solution.len() == 1
    }

    fn solve(&mut self, progress: &mut Progress) {
        self.waits = Waits::Nothing;
        progress.steps_from = Some(self.start);
        progress.state = State::Done;
    }

    /// Asks for the effects of a move on the board. They need no search, so one step is enough.
    fn ask_why(&mut self, progress: &mut Progress, token: String, plies: u32, then: Then) {
        self.waits = Waits::Reason { token, plies, then };
        progress.ask(Question::Analyse { line: progress.line.clone(), steps: 1, lines: ALL });
        progress.wait(PATIENCE);
    }

    /// Asks why a move is right. Unless the puzzle is solved, the other side then replies.
    fn right(&mut self, progress: &mut Progress, token: String, plies: u32, reply: Option<String>) {
        let then = match reply.filter(|_| progress.state != State::Done) {
            Some(reply) => {
                progress.set_feedback([Phrase::new("puzzle-right")]);
                Then::Reply(reply)
            }
            None => Then::Nothing,
        };
        self.ask_why(progress, token, plies, then);
    }

    fn reasoned(&mut self, progress: &mut Progress, reasons: Vec<Remark>, then: Then) {
        progress.stop();
        let bare = reasons.iter().all(is_win);
        progress.add_feedback(reasons);
        match then {
            Then::Reply(reply) => {
                self.waits = Waits::Reply(reply);
                progress.wait_for_reply();
            }
            Then::Best(worth) => {
                let best = Phrase::new("puzzle-best")
                    .with("own", self.often(worth.first()))
                    .with("next", self.often(worth.get(1)));
                progress.add_feedback([best]);
            }
            Then::Hint if bare => self.tell_what_follows(progress),
            Then::Hint | Then::Nothing => {}
        }
    }

    /// Adds the continuation after the move of a hint.
    fn tell_what_follows(&self, progress: &mut Progress) {
        if let [token, answer, then, ..] = self.rest() {
            let follows = best_answer(progress, &progress.line, &[token, answer]);
            let name = progress.games.move_name(&progress.line, &[token, answer, then]);
            progress.add_feedback([follows, Phrase::new("puzzle-then").with("move", name).into()]);
        } else if self.plies() == 1 {
            progress.add_feedback([wins(1)]);
        }
    }

    fn wrong(&mut self, progress: &mut Progress, feedback: Vec<Remark>) {
        self.waits = Waits::Nothing;
        progress.set_feedback(feedback);
        progress.state = State::Wrong;
    }

    /// Compares how often a move wins with the best move, or the best with the second best.
    fn compared(
        &mut self,
        progress: &mut Progress,
        token: String,
        right: bool,
        worth: Vec<MoveValue>,
    ) {
        if right {
            return self.ask_why(progress, token, 0, Then::Best(worth));
        }
        let own = worth.iter().find(|worth| worth.token == token);
        let chance = Phrase::new("puzzle-chance")
            .with("own", self.often(own))
            .with("best", self.often(worth.first()));
        let feedback = [chance].into_iter().chain(self.scores(progress, &token));
        self.wrong(progress, feedback.map(Remark::from).collect());
    }

    /// Compares the scores after a move and after the best move, if the move ends the game.
    fn scores(&self, progress: &Progress, token: &str) -> Option<Phrase> {
        let mover = progress.games.after(&self.line, [])?.view().turn.seat;
        let points = |token: &str| {
            let view = progress.games.after(&self.line, [token])?.view();
            let of = |own| {
                let mut seats = view.seats.iter();
                seats.find(|seat| (Some(seat.number) == mover) == own).map_or(0, |seat| seat.points)
            };
            (view.turn.kind == "over").then(|| [of(true), of(false)])
        };
        let [own, against] = points(token)?;
        let [best, left] = points(self.solution.first()?)?;
        let feedback = Phrase::new("puzzle-scores").with("own", own).with("against", against);
        Some(feedback.with("best", best).with("left", left))
    }

    /// Returns a share as a percentage, which is 0 or 100 only if that is certain. Without chance,
    /// a half can only be a draw.
    fn often(&self, worth: Option<&MoveValue>) -> Arg {
        let share = worth.map_or(0.0, |worth| worth.share);
        if (share - 0.5).abs() < f64::EPSILON && !self.chance {
            return "draw".into();
        }
        percent(share).into()
    }

    /// Refutes a move. `worth` has the values of the replies; it is empty if the game has ended.
    fn refute(&mut self, progress: &mut Progress, worth: Vec<MoveValue>) {
        let line = progress.shown_line.clone();
        let first = worth.first();
        if first.is_some_and(|worth| worth.share < 1.0) {
            let holding = worth.into_iter().filter(|worth| worth.share > 0.0);
            let answers = holding.map(|worth| worth.token).collect();
            progress.ask(Question::Analyse { line: line.clone(), steps: STEPS, lines: LINES });
            self.waits = Waits::Holding { line, answers };
            return;
        }
        let most = first.map_or(0, |worth| worth.plies);
        let reasons = first.map(|worth| best_answer(progress, &line, &[&worth.token]));
        self.go_on(progress, Refutation { line, made: 0, most, first: reasons }, first);
    }

    fn go_on(
        &mut self,
        progress: &mut Progress,
        mut refutation: Refutation,
        next: Option<&MoveValue>,
    ) {
        let Some(session) = progress.games.after(&refutation.line, next.map(|next| &*next.token))
        else {
            return self.refuted(progress, refutation);
        };
        let over = session.view().turn.kind == "over";
        if next.is_some() {
            refutation.line = session.line();
            refutation.made += 1;
            // At the end of the game, the exact number of plies is known.
            if over {
                refutation.most = refutation.made;
            }
        }
        if over || next.is_none() || refutation.made >= LONGEST {
            return self.refuted(progress, refutation);
        }
        progress.ask(Question::Prove { line: refutation.line.clone() });
        self.waits = Waits::Refutation(refutation);
    }

    fn refuted(
        &mut self,
        progress: &mut Progress,
        Refutation { line, made, most, first }: Refutation,
    ) {
        let end = progress.games.after(&line, []).map(|session| session.view());
        // The first message names the winner. In a long refutation, its first reply explains more
        // than the ending.
        let how = end.and_then(|view| {
            view.ending.into_iter().find(|phrase| phrase.id != view.status.id).map(Remark::from)
        });
        let more = if most > 1 { first } else { how.or(first) };
        let loses = Phrase::new("puzzle-loses").with("moves", per_side(most));
        let mut feedback = vec![loses.into()];
        feedback.extend(more);
        // The line on the board contains moves of both sides, so a message says so.
        if made > 1 {
            feedback.push(Phrase::new("puzzle-goes-on").into());
        }
        self.wrong(progress, feedback);
        if made > 0 {
            self.walk_on(progress, line);
        }
    }

    fn walk_on(&self, progress: &mut Progress, line: String) {
        let from =
            progress.games.after(&progress.shown_line, []).map_or(0, |session| session.view().ply);
        progress.walk(line, from);
    }

    /// Shows the best reply after which the user is not proved to win, and its reason.
    fn held(&mut self, progress: &mut Progress, line: &str, answers: &[String], answer: &Answer) {
        let best = answer
            .lines()
            .iter()
            .find(|found| found.token().is_some_and(|token| answers.iter().any(|of| of == token)));
        let token = best.and_then(|found| found.moves.first()).or(answers.first()).cloned();
        let reasons = best.map(|found| found.reasons.clone()).unwrap_or_default();
        let Some(token) = token else { return self.wrong(progress, Vec::new()) };
        // Some reasons also have a message that addresses the player whose move is answered.
        let why = reasons.into_iter().find_map(|mut named| {
            let name = named.id.strip_prefix("hint-")?;
            let known = ["blocks", "shuts", "covers"].contains(&name);
            named.id = format!("computer-answer-{name}");
            known.then_some(Remark::Named(named))
        });
        let mut feedback =
            vec![Phrase::new("puzzle-holds").into(), best_answer(progress, line, &[&token])];
        feedback.extend(why);
        self.wrong(progress, feedback);
        if let Some(after) = progress.games.after(line, [&*token]) {
            self.walk_on(progress, after.line());
        }
    }
}

impl Judge for PuzzleJudge {
    fn asked(&self) -> Remark {
        let game = self.line.split(' ').next().unwrap_or_default();
        Remark::named(format!("puzzle-task-{game}{}", if self.chance { "-chance" } else { "" }))
    }

    fn is_judging(&self) -> bool {
        matches!(
            self.waits,
            Waits::Values { right: false, .. }
                | Waits::Proof { .. }
                | Waits::Refutation(_)
                | Waits::Holding { .. }
        )
    }

    fn labels(&self) -> &'static Labels {
        &Labels {
            side: "puzzle-side",
            again: "puzzle-again",
            solution: Some("puzzle-show"),
            hints: &[
                (HintStep::Where, "puzzle-hint"),
                (HintStep::Which, "hint-show-move"),
                (HintStep::Play, "hint-play"),
            ],
        }
    }

    fn cheer(&self, helped: bool) -> Option<Phrase> {
        Some(Phrase::new(if helped { "puzzle-helped" } else { "puzzle-solved" }))
    }

    fn wanted(&self, _: &Progress) -> Option<String> {
        self.rest().first().filter(|_| self.straight).cloned()
    }

    fn tell(&mut self, progress: &mut Progress, token: &str, name: Arg) {
        progress.set_feedback([Phrase::new("hint-there").with("move", name)]);
        if self.asks_for_the_best() {
            progress.ask(Question::Prove { line: progress.line.clone() });
            self.waits = Waits::Values { token: token.to_owned(), right: true };
        } else {
            self.ask_why(progress, token.to_owned(), self.plies(), Then::Hint);
        }
    }

    fn tried(&mut self, progress: &mut Progress, Tried { token, before, after }: Tried<'_>) {
        progress.stop();
        let token = token.to_owned();
        let right = self.straight && self.rest().first() == Some(&token);
        progress.set_feedback((!right).then(|| Phrase::new("puzzle-weighs")));
        progress.state = State::Waiting;
        if right && self.rest().len() < 2 {
            self.solve(progress);
        }
        // A puzzle of a single move asks which move wins most often.
        if self.asks_for_the_best() {
            progress.ask(Question::Prove { line: self.line.clone() });
            self.waits = Waits::Values { token, right };
        } else if right {
            self.right(progress, token, self.plies(), self.rest().get(1).cloned());
        } else if let Some(outcome) = after.view().outcome {
            if before.view().turn.seat.is_some_and(|seat| outcome.winners.contains(&seat)) {
                self.straight = false;
                self.solve(progress);
                self.right(progress, token, 0, None);
            } else {
                self.refute(progress, Vec::new());
            }
        } else {
            progress.ask(Question::Prove { line: after.line() });
            self.waits = Waits::Proof { token };
        }
    }

    fn answered(&mut self, progress: &mut Progress, answer: Answer) {
        match std::mem::replace(&mut self.waits, Waits::Nothing) {
            Waits::Values { token, right } => self.compared(progress, token, right, answer.worth),
            Waits::Proof { token } => {
                let next = answer.worth.first();
                if next.is_none_or(|next| next.share > 0.0) {
                    return self.refute(progress, answer.worth);
                }
                self.straight = false;
                if self.rest().len() < 2 {
                    self.solve(progress);
                }
                let plies = next.map_or(0, |next| next.plies);
                let plies = if plies > 0 { plies + 1 } else { 0 };
                let reply = next.map(|next| next.token.clone());
                self.right(progress, token, plies, reply);
            }
            Waits::Refutation(refutation) => {
                self.go_on(progress, refutation, answer.worth.first());
            }
            Waits::Holding { line, answers } => self.held(progress, &line, &answers, &answer),
            Waits::Reason { token, plies, then } => {
                self.reasoned(progress, reasons(&answer, &token, plies), then);
            }
            waits @ (Waits::Reply(_) | Waits::Nothing) => self.waits = waits,
        }
    }

    fn failed(&mut self, progress: &mut Progress, why: String) {
        match self.waits {
            Waits::Reason { .. } => self.answered(progress, Answer::default()),
            Waits::Values { right: true, .. } => self.waits = Waits::Nothing,
            _ => self.wrong(progress, vec![Remark::named(why)]),
        }
    }

    fn elapsed(&mut self, progress: &mut Progress) {
        match std::mem::replace(&mut self.waits, Waits::Nothing) {
            Waits::Reply(token) => {
                progress.play(&token);
                self.made += 1;
                progress.line.clone_from(&progress.shown_line);
                let over = progress.games.after(&progress.line, []);
                if over.is_none_or(|session| session.view().outcome.is_some()) {
                    return self.solve(progress);
                }
                progress.add_feedback([Phrase::new("puzzle-on")]);
                progress.state = State::Open;
            }
            waits => {
                self.waits = waits;
                self.answered(progress, Answer::default());
            }
        }
    }

    fn restart(&mut self) -> &str {
        (self.made, self.straight, self.waits) = (0, true, Waits::Nothing);
        &self.line
    }

    fn show(&mut self, progress: &mut Progress) {
        progress.state = State::Shown;
        let kind = if self.ends {
            "ends"
        } else if self.asks_for_the_best() {
            "best"
        } else {
            "wins"
        };
        let feedback = Phrase::new("puzzle-solution").with("moves", per_side(self.plies()));
        progress.set_feedback([feedback.with("kind", kind)]);
        progress.effect(Effect::Mark(Vec::new()));
        if let Some(end) =
            progress.games.after(&self.line, self.solution.iter().map(String::as_str))
        {
            progress.walk(end.line(), self.start);
        }
    }
}

/// Describes the effect of a move, and how soon it wins if it does not end the game.
fn reasons(answer: &Answer, token: &str, plies: u32) -> Vec<Remark> {
    let made = answer.lines().iter().find(|found| found.token() == Some(token));
    let reasons = made.map_or(&[][..], |made| &made.reasons);
    let reasons = reasons.iter().find(|named| !KNOWN.contains(&&*named.id)).cloned();
    reasons.map(Remark::from).into_iter().chain((plies > 1).then(|| wins(plies))).collect()
}

fn is_win(remark: &Remark) -> bool {
    matches!(remark, Remark::Phrase(phrase) if phrase.id == "hint-wins")
}

fn wins(plies: u32) -> Remark {
    Phrase::new("hint-wins").with("moves", per_side(plies)).with("plies", plies).into()
}

fn best_answer(progress: &Progress, line: &str, tokens: &[&str]) -> Remark {
    Phrase::new("hint-answer").with("move", progress.games.move_name(line, tokens)).into()
}
