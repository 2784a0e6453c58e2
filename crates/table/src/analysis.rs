//! The result of a computer's analysis, in the form in which modules exchange it.

use std::collections::BTreeMap;

use cauce_rules::Seat;
use serde::Serialize;

/// Rounding tolerance: a probability within this distance of 0 or 1 counts as certain, because it
/// is a sum of fractions.
pub const CERTAINTY_TOLERANCE: f64 = 1e-5;

/// Analysis of one position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The game line up to the position, in text form.
    pub line: String,
    /// Number of search iterations.
    pub steps: u32,
    /// Number of the seat to move; `None` if it is nobody's turn.
    pub seat: Option<u8>,
    /// Probability of winning for each seat, from 0 to 1; a draw counts as a share of a win.
    pub chances: Vec<f64>,
    /// The best moves, best first; empty if no player is to move.
    pub lines: Vec<AnalysisLine>,
}

/// A move, its value and the expected continuation.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct AnalysisLine {
    /// Token of the move, followed by the expected replies.
    pub moves: Vec<String>,
    /// Probability that the player to move wins after this move.
    pub chance: f64,
    /// Number of times that the search visited the move.
    pub visits: u32,
    /// How the game ends after this move, if that is proved.
    pub proof: Option<ProvedEnd>,
    /// Reasons for the move, the strongest first.
    pub reasons: Vec<MoveReason>,
}

/// How the game ends with best play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ProvedEnd {
    /// Numbers of the winning seats; empty for a draw.
    pub winners: Vec<u8>,
    /// Upper bound on the plies to the end, chance events and this move included.
    pub plies: u16,
}

/// A reason for a move: a message of the catalogues and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveReason {
    /// Id of the message.
    pub id: String,
    /// Arguments of the message by name.
    pub args: BTreeMap<String, u32>,
}

impl Analysis {
    /// Returns a seat's probability of winning, or 0 if there is no such seat.
    pub fn chance(&self, seat: Seat) -> f64 {
        chance_of(&self.chances, seat)
    }

    /// Returns the best move.
    pub fn best(&self) -> Option<&AnalysisLine> {
        self.lines.first()
    }

    /// Returns the analysis of the move with this token.
    pub fn line_of(&self, token: &str) -> Option<&AnalysisLine> {
        self.lines.iter().find(|line| line.token() == Some(token))
    }

    /// Describes the move by `seat` that led to this position, using the analysis of the position.
    pub fn as_line_of(&self, token: &str, seat: Seat) -> AnalysisLine {
        let answer = self.best();
        let proof = answer.and_then(|answer| answer.proof.clone());
        let answers = answer.map_or(&[][..], |answer| &answer.moves);
        AnalysisLine {
            moves: std::iter::once(token.to_owned()).chain(answers.iter().cloned()).collect(),
            chance: self.chance(seat),
            visits: 0,
            proof: proof.map(|end| ProvedEnd { plies: end.plies.saturating_add(1), ..end }),
            reasons: Vec::new(),
        }
    }

    /// Returns whether the player to move can win with the next move, against this seat.
    pub fn wins_at_once_against(&self, seat: Seat) -> bool {
        self.best().is_some_and(|line| line.plies() == Some(1) && line.loses(seat))
    }
}

impl AnalysisLine {
    /// Returns the token of the move.
    pub fn token(&self) -> Option<&str> {
        self.moves.first().map(String::as_str)
    }

    /// Returns the number of plies to the proved end, if there is one.
    pub fn plies(&self) -> Option<u16> {
        self.proof.as_ref().map(|proof| proof.plies)
    }

    /// Returns whether it is proved that `seat` loses after this move.
    pub fn loses(&self, seat: Seat) -> bool {
        self.proof.as_ref().is_some_and(|proof| !proof.winners.is_empty()) && !self.wins(seat)
    }

    /// Returns whether it is proved that `seat` wins after this move.
    pub fn wins(&self, seat: Seat) -> bool {
        self.proof.as_ref().is_some_and(|proof| proof.winners.contains(&seat.number()))
    }
}

/// Returns a seat's probability of winning, or 0 if `chances` has no entry for it.
pub fn chance_of(chances: &[f64], seat: Seat) -> f64 {
    chances.get(seat.index()).copied().unwrap_or(0.0)
}

/// Converts a probability to percent; the result is 0 or 100 only if the outcome is certain.
pub fn percent(chance: f64) -> u8 {
    if (chance - chance.round()).abs() < CERTAINTY_TOLERANCE {
        (chance * 100.0).round() as u8
    } else {
        percent_uncertain(chance)
    }
}

/// Converts a probability to percent, from 1 to 99 even if it is very close to 0 or 1.
pub fn percent_uncertain(chance: f64) -> u8 {
    (chance * 100.0).clamp(1.0, 99.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_certain_chances_round_to_0_or_100_percent() {
        let told = [0.0, 1e-6, 0.001, 0.5, 0.625, 0.999, 1.0 - 1e-6, 1.0].map(percent);
        assert_eq!(told, [0, 0, 1, 50, 63, 99, 100, 100]);
        // Values from another module may be out of range and must not cause a panic.
        assert_eq!([f64::NAN, f64::INFINITY, -1.0, 7.5].map(percent), [0, 99, 0, 99]);
    }

    #[test]
    fn a_proved_draw_is_neither_a_win_nor_a_loss() {
        let line = |winners: &[u8]| AnalysisLine {
            proof: Some(ProvedEnd { winners: winners.to_vec(), plies: 1 }),
            ..AnalysisLine::default()
        };
        let told = |line: &AnalysisLine| (line.wins(Seat::ONE), line.loses(Seat::ONE));
        assert_eq!(told(&line(&[1, 3])), (true, false));
        assert_eq!(told(&line(&[2])), (false, true));
        assert_eq!(told(&line(&[])), (false, false));
        assert_eq!(told(&AnalysisLine::default()), (false, false));
    }
}
