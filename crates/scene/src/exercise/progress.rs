//! The progress of an exercise: the board, the messages, and the pending questions and timers.

use super::{Effect, Question, Remark, State};
use crate::{Games, Phrase};

/// The pause before a reply in milliseconds, in which the user sees the previous move.
const REPLY: u32 = 900;

/// The pace at which a line is played, in milliseconds per move: the animation and a pause.
const PACE: u32 = 1_700;

/// The part of an exercise that does not depend on its kind.
pub(super) struct Progress {
    pub(super) games: Games,
    /// The game line of the position in which the user is to move.
    pub(super) line: String,
    /// The game line on the board, unless the user has moved elsewhere.
    pub(super) shown_line: String,
    pub(super) state: State,
    pub(super) feedback: Vec<Remark>,
    pub(super) spoken: Vec<Remark>,
    /// The ply at which the line that can be stepped through begins.
    pub(super) steps_from: Option<usize>,
    /// The current ply of a line that is played automatically, and its last ply.
    playing: Option<(usize, usize)>,
    pub(super) effects: Vec<Effect>,
    /// Whether moves are not played automatically.
    still: bool,
    numbers: u32,
    /// The numbers of the pending questions and timers.
    pending: Vec<u32>,
}

impl Progress {
    pub(super) fn new(games: Games, line: &str, still: bool) -> Self {
        Self {
            games,
            line: line.to_owned(),
            shown_line: String::new(),
            state: State::Open,
            feedback: Vec::new(),
            spoken: Vec::new(),
            steps_from: None,
            playing: None,
            effects: Vec::new(),
            still,
            numbers: 0,
            pending: Vec::new(),
        }
    }

    pub(super) fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub(super) fn set_feedback<T: Into<Remark>>(&mut self, feedback: impl IntoIterator<Item = T>) {
        self.feedback = feedback.into_iter().map(Into::into).collect();
        self.spoken.clear();
    }

    pub(super) fn clear_feedback(&mut self) {
        self.set_feedback::<Remark>([]);
    }

    pub(super) fn add_feedback<T: Into<Remark>>(&mut self, feedback: impl IntoIterator<Item = T>) {
        self.feedback.extend(feedback.into_iter().map(Into::into));
    }

    pub(super) fn side(&self) -> Option<&'static str> {
        self.games.after(&self.line, [])?.view().turn.side
    }

    /// Shows the task's position. If `asks` is false, no move is asked for.
    pub(super) fn open(&mut self, asks: bool) {
        self.stop();
        self.steps_from = None;
        self.state = if asks { State::Open } else { State::Done };
        self.show(self.line.clone(), None);
    }

    fn show(&mut self, line: String, ply: Option<usize>) {
        if ply.is_none() {
            self.shown_line.clone_from(&line);
        }
        self.effect(Effect::Open { line, ply });
    }

    pub(super) fn go_to(&mut self, ply: usize) {
        self.effect(Effect::GoTo(ply));
    }

    /// Plays a token at the end of the line on the board.
    pub(super) fn play(&mut self, token: &str) {
        if let Some(after) = self.games.after(&self.shown_line, [token]) {
            self.shown_line = after.line();
            self.effect(Effect::Play(token.to_owned()));
        }
    }

    /// Shows the moves of a line from a ply on, automatically unless `still` is set.
    pub(super) fn walk(&mut self, line: String, from: usize) {
        self.steps_from = Some(from);
        let last = self.games.after(&line, []).map_or(from, |session| session.view().ply);
        self.show(line, Some(from));
        if self.still {
            self.add_feedback([Phrase::new("puzzle-step")]);
        } else {
            self.play_from(from, last);
        }
    }

    fn play_from(&mut self, ply: usize, last: usize) {
        self.playing = (ply < last).then_some((ply, last));
        if self.playing.is_some() {
            self.wait(PACE);
        }
    }

    /// Shows the next move of the line that is being played. Returns false if there is none.
    pub(super) fn step(&mut self) -> bool {
        let Some((ply, last)) = self.playing else { return false };
        self.go_to(ply + 1);
        self.play_from(ply + 1, last);
        true
    }

    /// Stops playing the line if another ply is shown, because the user steps through it.
    pub(super) fn shows(&mut self, ply: usize) {
        if self.playing.is_some_and(|(shown, _)| shown != ply) {
            self.stop();
        }
    }

    pub(super) fn ask(&mut self, question: Question) {
        let number = self.next_number();
        self.effect(Effect::Ask { number, question });
    }

    pub(super) fn wait(&mut self, milliseconds: u32) {
        let number = self.next_number();
        self.effect(Effect::Wait { number, milliseconds });
    }

    pub(super) fn wait_for_reply(&mut self) {
        self.wait(REPLY);
    }

    fn next_number(&mut self) -> u32 {
        self.numbers += 1;
        self.pending.push(self.numbers);
        self.numbers
    }

    /// Removes a pending number. Returns false if it was not pending.
    pub(super) fn takes(&mut self, number: u32) -> bool {
        let at = self.pending.iter().position(|&pending| pending == number);
        at.map(|at| self.pending.swap_remove(at)).is_some()
    }

    pub(super) fn stop(&mut self) {
        self.playing = None;
        if !self.pending.is_empty() {
            self.pending.clear();
            self.effect(Effect::Stop);
        }
    }
}
