//! When the table proposes a draw. It never forces one.

use cauce_rules::{AnyGame, AnyMove, Token, sendas};

use crate::Table;

/// Why a draw is proposed to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawReason {
    /// The last two moves were passes.
    Passes,
    /// The position stands on the table for at least the third time.
    Repetition,
}

impl Table {
    /// Whether a draw is to be proposed now, and why; in Sendas only, where play can go round in
    /// circles.
    pub fn proposes_draw(&self) -> Option<DrawReason> {
        let AnyGame::Sendas(position) = self.game() else { return None };
        if self.outcome().is_some() {
            return None;
        }
        const PASS: Token = Token::Move(AnyMove::Sendas(sendas::Move::Pass));
        let path = self.tree().path(self.at());
        let passed = |&id: &_| matches!(self.tree().node(id).from, Some((_, PASS)));
        if path.iter().rev().take_while(|id| passed(id)).count() >= 2 {
            return Some(DrawReason::Passes);
        }
        let same = |&&id: &&_| matches!(&self.tree().node(id).game, AnyGame::Sendas(other) if other == position);
        (path.iter().filter(same).count() >= 3).then_some(DrawReason::Repetition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dealer;

    fn proposed(line: &str) -> Option<DrawReason> {
        Table::new(&line.parse().unwrap(), &[], Dealer::new(1)).proposes_draw()
    }

    #[test]
    fn two_passes_in_a_row_propose_a_draw() {
        assert_eq!(proposed("sendas : pass"), None);
        assert_eq!(proposed("sendas : pass pass"), Some(DrawReason::Passes));
        assert_eq!(proposed("sendas : pass pass pass"), Some(DrawReason::Passes));
        assert_eq!(proposed("sendas : pass c9-f8=NW pass"), None);
        assert_eq!(proposed("sendas : pass pass draw"), None);
        assert_eq!(proposed("snorkels : d4"), None);
    }

    #[test]
    fn the_third_time_of_a_position_proposes_a_draw() {
        let round = "e2-c2 e8-c8 c2-e2 c8-e8";
        assert_eq!(proposed(&format!("sendas : {round}")), None);
        assert_eq!(proposed(&format!("sendas : {round} {round}")), Some(DrawReason::Repetition));
        // The same pieces with the other side to move are another position.
        assert_eq!(proposed(&format!("sendas : {round} e2-c2 e8-c8 pass c8-e8 c2-e2")), None);
    }

    #[test]
    fn only_the_line_that_is_shown_counts() {
        let round = "e2-c2 e8-c8 c2-e2 c8-e8";
        let line = format!("sendas : {round} {round}");
        let mut table = Table::new(&line.parse().unwrap(), &[], Dealer::new(1));
        assert_eq!(table.proposes_draw(), Some(DrawReason::Repetition));
        table.undo();
        assert_eq!(table.proposes_draw(), None);
    }
}
