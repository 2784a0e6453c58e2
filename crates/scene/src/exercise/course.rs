//! The way through an exercise: what the board shows, what is said, and what is waited for.

use super::{Effect, Question, Remark, State};
use crate::{Games, Phrase};

/// How long it takes until the other side answers, in milliseconds: the move before must have been
/// seen.
const REPLY: u32 = 900;

/// Milliseconds from one move to the next while a line is shown move by move: each is animated, and
/// then looked at.
const PACE: u32 = 1_700;

/// The part of an exercise that does not depend on what is asked.
pub(super) struct Course {
    pub(super) games: Games,
    /// The game line at whose end the move is made that is asked for.
    pub(super) line: String,
    /// What the board shows, unless somebody has gone elsewhere.
    pub(super) stands: String,
    pub(super) state: State,
    pub(super) said: Vec<Remark>,
    pub(super) spoken: Vec<Remark>,
    /// How many moves are made where that begins which can be gone through.
    pub(super) walks_from: Option<usize>,
    /// The ply that is shown while a line plays by itself, and the last one of it.
    playing: Option<(usize, usize)>,
    pub(super) effects: Vec<Effect>,
    /// Whether nothing is to move by itself.
    still: bool,
    numbers: u32,
    /// The numbers of what is waited for.
    pending: Vec<u32>,
}

impl Course {
    pub(super) fn new(games: Games, line: &str, still: bool) -> Self {
        Self {
            games,
            line: line.to_owned(),
            stands: String::new(),
            state: State::Open,
            said: Vec::new(),
            spoken: Vec::new(),
            walks_from: None,
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

    pub(super) fn say<T: Into<Remark>>(&mut self, said: impl IntoIterator<Item = T>) {
        self.said = said.into_iter().map(Into::into).collect();
        self.spoken.clear();
    }

    pub(super) fn hush(&mut self) {
        self.say::<Remark>([]);
    }

    pub(super) fn add<T: Into<Remark>>(&mut self, said: impl IntoIterator<Item = T>) {
        self.said.extend(said.into_iter().map(Into::into));
    }

    /// The side that moves where the move is made that is asked for.
    pub(super) fn side(&self) -> Option<&'static str> {
        self.games.after(&self.line, [])?.view().turn.side
    }

    /// Shows where the move is made that is asked for; nothing is asked where it is only looked at.
    pub(super) fn open(&mut self, asks: bool) {
        self.stop();
        self.walks_from = None;
        self.state = if asks { State::Open } else { State::Done };
        self.show(self.line.clone(), None);
    }

    fn show(&mut self, line: String, ply: Option<usize>) {
        if ply.is_none() {
            self.stands.clone_from(&line);
        }
        self.effect(Effect::Open { line, ply });
    }

    pub(super) fn go_to(&mut self, ply: usize) {
        self.effect(Effect::GoTo(ply));
    }

    /// Plays a token where the board stands. It is what the board shows from now on.
    pub(super) fn play(&mut self, token: &str) {
        if let Some(after) = self.games.after(&self.stands, [token]) {
            self.stands = after.line();
            self.effect(Effect::Play(token.to_owned()));
        }
    }

    /// Shows the moves of a line one after the other, by themselves or as somebody steps through
    /// them, from where so many are made.
    pub(super) fn walk(&mut self, line: String, from: usize) {
        self.walks_from = Some(from);
        let last = self.games.after(&line, []).map_or(from, |session| session.view().ply);
        self.show(line, Some(from));
        if self.still {
            self.add([Phrase::new("puzzle-step")]);
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

    /// Shows the next move of the line that plays by itself. Returns false if none does.
    pub(super) fn step(&mut self) -> bool {
        let Some((ply, last)) = self.playing else { return false };
        self.go_to(ply + 1);
        self.play_from(ply + 1, last);
        true
    }

    /// Stops the line that plays by itself if another ply is shown: the user steps through it.
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

    /// Returns true if what has this number is waited for, which it is no longer then.
    pub(super) fn takes(&mut self, number: u32) -> bool {
        let at = self.pending.iter().position(|&pending| pending == number);
        at.map(|at| self.pending.swap_remove(at)).is_some()
    }

    /// Waits for nothing any more.
    pub(super) fn stop(&mut self) {
        self.playing = None;
        if !self.pending.is_empty() {
            self.pending.clear();
            self.effect(Effect::Stop);
        }
    }
}
