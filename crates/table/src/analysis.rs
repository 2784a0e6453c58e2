//! What a computer has found out about a position, as its answer crosses from one module to another.

use std::collections::BTreeMap;

use cauce_rules::Seat;
use serde::Serialize;

/// A chance that lies nearer than this to all or none is all or none: it is a sum of fractions.
pub const CERTAIN: f64 = 1e-5;

/// What has been found out about a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The game line up to the position.
    pub line: String,
    /// How many steps the search has made.
    pub steps: u32,
    /// The number of the seat to move; none where nobody is.
    pub seat: Option<u8>,
    /// How likely each seat is to win, by seat, from 0 to 1; a draw is a share of a win.
    pub chances: Vec<f64>,
    /// The best moves, the best first; none where nobody decides.
    pub lines: Vec<AnalysisLine>,
}

/// A move, what it is worth, and how the game is expected to go on.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct AnalysisLine {
    /// The token of the move, and the best answers one after the other.
    pub moves: Vec<String>,
    /// How likely who is to move is to win with it.
    pub chance: f64,
    /// How often the search has looked at it.
    pub visits: u32,
    /// How the game ends with it, where that is proved.
    pub proof: Option<ProvedEnd>,
    /// What speaks for it, the most telling first.
    pub reasons: Vec<MoveReason>,
}

/// How the game ends if all play their best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ProvedEnd {
    /// The numbers of the seats that win; none in a draw.
    pub winners: Vec<u8>,
    /// After how many moves and chance events at most, the move among them.
    pub plies: u16,
}

/// What speaks for a move: a message of the catalogues and its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveReason {
    /// The message's name.
    pub id: String,
    /// The numbers by their names.
    pub args: BTreeMap<String, u32>,
}

impl Analysis {
    /// How likely a seat is to win; not at all where there is no such seat.
    pub fn chance(&self, seat: Seat) -> f64 {
        chance_of(&self.chances, seat)
    }

    /// The best move with what is known of it.
    pub fn best(&self) -> Option<&AnalysisLine> {
        self.lines.first()
    }

    /// What is known of a move.
    pub fn line_of(&self, token: &str) -> Option<&AnalysisLine> {
        self.lines.iter().find(|line| line.token() == Some(token))
    }

    /// Whether whoever is to move here wins at once against this seat.
    pub fn wins_at_once_against(&self, seat: Seat) -> bool {
        let proof = self.best().and_then(|line| line.proof.as_ref());
        proof.is_some_and(|proof| proof.plies == 1 && proof.loses(seat))
    }
}

impl AnalysisLine {
    /// The token of the move itself.
    pub fn token(&self) -> Option<&str> {
        self.moves.first().map(String::as_str)
    }

    /// Whether it is proved that a seat loses with it.
    pub fn loses(&self, seat: Seat) -> bool {
        self.proof.as_ref().is_some_and(|proof| proof.loses(seat))
    }

    /// Whether it is proved that a seat wins with it.
    pub fn wins(&self, seat: Seat) -> bool {
        self.proof.as_ref().is_some_and(|proof| proof.wins(seat))
    }
}

impl ProvedEnd {
    /// Whether a seat is among the winners.
    pub fn wins(&self, seat: Seat) -> bool {
        self.winners.contains(&seat.number())
    }

    /// Whether others win.
    pub fn loses(&self, seat: Seat) -> bool {
        !self.winners.is_empty() && !self.wins(seat)
    }
}

/// How likely a seat is to win by these chances; not at all where they do not tell.
pub fn chance_of(chances: &[f64], seat: Seat) -> f64 {
    chances.get(seat.index()).copied().unwrap_or(0.0)
}

/// A chance in percent: all and none only where that is certain.
pub fn percent(chance: f64) -> u8 {
    if (chance - chance.round()).abs() < CERTAIN {
        (chance * 100.0).round() as u8
    } else {
        percent_unsure(chance)
    }
}

/// A chance in percent that is not certain, however near it is to all or none.
pub fn percent_unsure(chance: f64) -> u8 {
    (chance * 100.0).clamp(1.0, 99.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_and_none_are_said_only_where_that_is_certain() {
        let told = [0.0, 1e-6, 0.001, 0.5, 0.625, 0.999, 1.0 - 1e-6, 1.0].map(percent);
        assert_eq!(told, [0, 0, 1, 50, 63, 99, 100, 100]);
        // No number of another module can break it.
        assert_eq!([f64::NAN, f64::INFINITY, -1.0, 7.5].map(percent), [0, 99, 0, 99]);
    }

    #[test]
    fn who_wins_and_loses_is_proved_and_a_draw_is_neither() {
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
