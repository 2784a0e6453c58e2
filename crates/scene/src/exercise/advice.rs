//! The judge of a hint in a game. It sets no task, but helps with the best move of an analysis.

use cauce_rules::Seat;
use cauce_table::analysis::{Analysis, AnalysisLine, percent_uncertain};

use super::{
    Answer, Progress, Remark, State,
    judge::{HintStep, Judge, Labels, Tried},
};
use crate::{Arg, Phrase, review::per_side};

/// The maximal number of reasons for the move itself.
const REASONS: usize = 2;
/// The maximal number of sentences after the one that names the move.
const SENTENCES: usize = 2;
/// The minimal loss of chance for which the second best move is mentioned as worse.
const LESS: f64 = 0.05;

#[derive(Default)]
pub(super) struct AdviceJudge {
    found: Option<Analysis>,
}

impl Judge for AdviceJudge {
    fn asked(&self) -> Remark {
        Phrase::new("command-hint").into()
    }

    fn labels(&self) -> &'static Labels {
        &Labels {
            side: "puzzle-side",
            again: "puzzle-again",
            solution: None,
            hints: &[
                (HintStep::Where, "command-hint"),
                (HintStep::Which, "hint-show-move"),
                (HintStep::Play, "hint-play"),
            ],
        }
    }

    fn helps_at_once(&self) -> bool {
        true
    }

    fn wanted(&self, _course: &Progress) -> Option<String> {
        self.found.as_ref()?.best()?.token().map(str::to_owned)
    }

    /// Names the move and its reasons, then the second best move and the expected reply.
    fn tell(&mut self, progress: &mut Progress, _token: &str, name: Arg) {
        progress.set_feedback([Phrase::new("hint-there").with("move", name)]);
        let Some(found) = &self.found else { return };
        let (Some(best), Some(seat)) = (found.best(), found.seat.and_then(Seat::from_number))
        else {
            return;
        };
        let reasons: Vec<Remark> = why(best, seat)
            .into_iter()
            .chain(instead(progress, best, found.lines.get(1), seat))
            .chain(answer(progress, best))
            .take(SENTENCES)
            .collect();
        progress.add_feedback(reasons);
    }

    /// The move was made, by the hint or by the user.
    fn tried(&mut self, progress: &mut Progress, _tried: Tried<'_>) {
        progress.state = State::Done;
    }

    fn answered(&mut self, progress: &mut Progress, answer: Answer) {
        self.found = answer.found;
        if self.wanted(progress).is_none() {
            progress.set_feedback([Phrase::new("hint-none")]);
        }
    }

    fn failed(&mut self, progress: &mut Progress, why: String) {
        progress.state = State::Wrong;
        progress.set_feedback([Remark::named(why)]);
    }

    fn restart(&mut self) -> &str {
        self.found.as_ref().map_or("", |found| &found.line)
    }
}

/// Returns the reasons for the best move, and its chance or proof.
fn why(best: &AnalysisLine, seat: Seat) -> Vec<Remark> {
    let reasons = best.reasons.iter().take(REASONS).cloned().map(Remark::from);
    let end = match &best.proof {
        None => Some(Phrase::new("hint-chance").with("percent", percent_uncertain(best.chance))),
        Some(_) if best.wins(seat) => None,
        Some(_) => Some(Phrase::new(if best.loses(seat) { "hint-lost" } else { "hint-drawn" })),
    };
    reasons.chain(end.map(Remark::from)).collect()
}

/// Describes the second best move, if it is worse.
fn instead(
    progress: &Progress,
    best: &AnalysisLine,
    next: Option<&AnalysisLine>,
    seat: Seat,
) -> Option<Remark> {
    let next = next?;
    let name = progress.games.move_name(&progress.line, &[next.token()?]);
    if next.loses(seat) {
        let alone = best.reasons.iter().any(|reason| reason.id == "hint-only");
        let moves = per_side(next.plies().unwrap_or_default().into());
        let loses = Phrase::new("hint-next-loses").with("move", name).with("moves", moves);
        return (!alone).then(|| loses.into());
    }
    let less = next.proof.is_none() && best.chance - next.chance >= LESS;
    let percent = percent_uncertain(next.chance);
    let reasons = Phrase::new("hint-next").with("move", name).with("percent", percent);
    less.then(|| reasons.into())
}

fn answer(progress: &Progress, best: &AnalysisLine) -> Option<Remark> {
    let [token, then, ..] = &*best.moves else { return None };
    let name = progress.games.move_name(&progress.line, &[token, then]);
    Some(Phrase::new("hint-answer").with("move", name).into())
}
