//! Caminos: the board, how many play, and neutral bars.

use cauce_rules::caminos::Options;

use super::{Setting, one_of};

pub(super) fn settings(options: &Options) -> Vec<Setting> {
    vec![
        one_of("board", Options::BOARDS, options),
        one_of("players", Options::PLAYERS, options),
        one_of("neutrals", Options::NEUTRALS, options),
    ]
}
