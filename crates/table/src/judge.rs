//! Judges moves by the winning chances that they give away. The review and the retrying of mistakes
//! use it.

use cauce_rules::{GameKind, with_game};

use crate::{Mark, Play, analysis::CERTAINTY_TOLERANCE};

/// Loss of winning chances, from 0 to 1, from which a move is a fault; the gravest first. The
/// thresholds are twice those of Lichess for chess (0.1, 0.2 and 0.3 on a scale from -1 to 1),
/// since these chances are estimated by random play.
const FAULTS: [(Mark, f64); 3] = [(Mark::Blunder, 0.3), (Mark::Mistake, 0.2), (Mark::Dubious, 0.1)];

const NEARLY: f64 = 0.05;

/// Returns the kinds of fault in a game, the gravest first, each with the smallest loss of winning
/// chances that counts as one.
pub fn faults(kind: GameKind) -> [(Mark, f64); 3] {
    FAULTS.map(|(mark, least)| (mark, least * with_game!(kind, G => G::FAULT_SCALE)))
}

/// Returns the loss of winning chances up to which a move is nearly as good as the best.
pub fn nearly(kind: GameKind) -> f64 {
    NEARLY * with_game!(kind, G => G::FAULT_SCALE)
}

/// Judges a move that loses so much of the winning chances. Returns `None` if it is no fault.
///
/// A move that lets an opponent win at once (`lets_win`) is a fault even if the loss is small. It
/// is no fault if the position was lost anyway.
pub fn judge(kind: GameKind, loss: f64, lets_win: bool) -> Option<Mark> {
    let fault = faults(kind).into_iter().find(|(_, least)| loss >= *least);
    fault
        .map(|(mark, _)| mark)
        .or((lets_win && loss >= CERTAINTY_TOLERANCE).then_some(Mark::Dubious))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOSSES: [f64; 6] = [0.04, 0.06, 0.12, 0.16, 0.22, 0.3];

    fn signs(kind: GameKind, lets_win: bool) -> [&'static str; 6] {
        LOSSES.map(|loss| judge(kind, loss, lets_win).map_or("", Mark::sign))
    }

    #[test]
    fn moves_are_judged_on_the_scale_of_their_game() {
        assert_eq!(signs(GameKind::Snorkels, false), ["", "", "?!", "?!", "?", "??"]);
        assert_eq!(signs(GameKind::Caminos, false), signs(GameKind::Snorkels, false));
        assert_eq!(signs(GameKind::Sendas, false), signs(GameKind::Snorkels, false));
        assert_eq!(signs(GameKind::Tayu, false), ["", "?!", "?", "??", "??", "??"]);
    }

    #[test]
    fn a_loss_at_a_threshold_gets_the_graver_mark() {
        for &kind in GameKind::ALL {
            for (mark, least) in faults(kind) {
                assert_eq!(judge(kind, least, false), Some(mark), "{kind}");
                assert_ne!(judge(kind, least - 1e-9, false), Some(mark), "{kind}");
                assert!(nearly(kind) < least);
            }
            assert_eq!(judge(kind, nearly(kind), false), None);
        }
    }

    #[test]
    fn allowing_an_immediate_win_is_a_fault_unless_nothing_was_lost() {
        assert_eq!(signs(GameKind::Snorkels, true), ["?!", "?!", "?!", "?!", "?", "??"]);
        assert_eq!(judge(GameKind::Snorkels, CERTAINTY_TOLERANCE, true), Some(Mark::Dubious));
        assert_eq!(judge(GameKind::Snorkels, CERTAINTY_TOLERANCE / 2.0, true), None);
        assert_eq!(judge(GameKind::Snorkels, -0.5, true), None);
        assert_eq!(judge(GameKind::Snorkels, f64::NAN, true), None);
    }
}
