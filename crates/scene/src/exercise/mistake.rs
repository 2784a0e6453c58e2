//! The judge of mistakes. The user looks for a better move than one of the game that lost part of
//! the chance of winning. Every move that is not a fault counts.

use cauce_table::analysis::{Analysis, AnalysisLine, MoveReason};

use super::{
    Answer, Effect, Progress, Question, Remark, State,
    judge::{Judge, Labels, Tried},
};
use crate::{Phrase, RegionMark, review::judge_try};

/// The maximal number of reasons shown for the best move, and for another one.
const REASONS: usize = 2;
const REASONS_OF_OTHERS: usize = 1;

pub(super) struct MistakeJudge {
    before: Analysis,
    seat: u8,
    made: String,
    /// The token that is being judged, or an empty string.
    token: String,
}

impl MistakeJudge {
    pub(super) fn new(before: Analysis, seat: u8, made: String) -> Self {
        Self { before, seat, made, token: String::new() }
    }

    fn judge(&mut self, progress: &mut Progress, after: Option<&Analysis>) {
        let token = std::mem::take(&mut self.token);
        let Some(tried) = judge_try(&self.before, after, self.seat, &token, Some(&self.made))
        else {
            return self.failed(progress, "analysis-failed".to_owned());
        };
        let best = self.before.best();
        if tried.found {
            progress.state = State::Done;
            progress.set_feedback([tried.verdict]);
            if best.is_some_and(|best| best.token() == Some(&token)) {
                progress.add_feedback(reasons(best, REASONS));
                return;
            }
            progress.add_feedback(reasons(self.before.line_of(&token), REASONS_OF_OTHERS));
            if let Some(best) = best.and_then(AnalysisLine::token) {
                let best = progress.games.move_name(&progress.line, &[best]);
                progress.add_feedback([Phrase::new("analysis-learn-top").with("move", best)]);
            }
        } else {
            progress.state = State::Wrong;
            progress.set_feedback([tried.verdict]);
            if let Some(answer) = after.and_then(Analysis::best).and_then(AnalysisLine::token) {
                let name = progress.games.move_name(&progress.line, &[&token, answer]);
                progress.add_feedback([Phrase::new("analysis-learn-answer").with("move", name)]);
                let marks = marks(progress, &progress.shown_line, answer, "aim");
                progress.effect(Effect::Mark(marks));
            }
        }
    }
}

impl Judge for MistakeJudge {
    fn asked(&self) -> Remark {
        Phrase::new("analysis-learn-asked").into()
    }

    fn is_judging(&self) -> bool {
        !self.token.is_empty()
    }

    fn opened(&self, progress: &mut Progress) {
        let marks = marks(progress, &progress.line, &self.made, "danger");
        progress.effect(Effect::Mark(marks));
    }

    fn labels(&self) -> &'static Labels {
        &Labels {
            side: "puzzle-side",
            again: "puzzle-again",
            solution: Some("puzzle-show"),
            hints: &[],
        }
    }

    fn tried(&mut self, progress: &mut Progress, Tried { token, after, .. }: Tried<'_>) {
        progress.state = State::Waiting;
        token.clone_into(&mut self.token);
        if self.before.best().and_then(AnalysisLine::token) == Some(token) {
            return self.judge(progress, None);
        }
        progress.set_feedback([Phrase::new("analysis-learn-weighs")]);
        progress.ask(Question::Look { line: after.line() });
    }

    fn answered(&mut self, progress: &mut Progress, answer: Answer) {
        self.judge(progress, answer.found.as_ref());
    }

    fn failed(&mut self, progress: &mut Progress, why: String) {
        self.token.clear();
        progress.state = State::Wrong;
        progress.set_feedback([Remark::named(why)]);
    }

    fn restart(&mut self) -> &str {
        self.token.clear();
        &self.before.line
    }

    fn show(&mut self, progress: &mut Progress) {
        progress.state = State::Shown;
        let Some(best) = self.before.best() else { return };
        let moves: Vec<_> = best.moves.iter().map(String::as_str).collect();
        let Some(end) = progress.games.after(&progress.line, moves.iter().copied()) else { return };
        let start =
            progress.games.after(&progress.line, []).map_or(0, |session| session.view().ply);
        let name = progress.games.move_name(&progress.line, &moves[..1]);
        progress.set_feedback([Phrase::new("analysis-learn-shown").with("move", name)]);
        progress.add_feedback(reasons(Some(best), REASONS));
        progress.effect(Effect::Mark(Vec::new()));
        progress.walk(end.line(), start);
    }
}

fn reasons(found: Option<&AnalysisLine>, most: usize) -> Vec<MoveReason> {
    found.map(|found| found.reasons.iter().take(most).cloned().collect()).unwrap_or_default()
}

/// Marks a move at the end of a line with a circle around its target. On a three-dimensional board,
/// where many moves share a target, it marks all squares that the move changes.
fn marks(progress: &Progress, line: &str, token: &str, colour: &'static str) -> Vec<RegionMark> {
    let games = progress.games;
    let (Some(before), Some(after)) = (games.after(line, []), games.after(line, [token])) else {
        return Vec::new();
    };
    let mark = RegionMark { colour, ..RegionMark::default() };
    if !before.view().turnable {
        return vec![RegionMark { at: before.press_sequence(token).pop(), ..mark }];
    }
    let places = before.places();
    let changed = after.places().into_iter().filter(|place| {
        places.iter().any(|before| before.id == place.id && before.label != place.label)
    });
    vec![RegionMark { around: changed.map(|place| place.id).collect(), ..mark }]
}
