//! Settings of a new game of Caminos: board, number of players and neutral bars.

use cauce_rules::caminos::{Options, Position};

use crate::Setting;

/// Settings that are no options of the game line; Caminos has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings;

impl crate::GameSettings<Position> for Settings {
    const PICTURE_SETTING: &'static str = "board";

    fn settings(&self, options: &Options) -> Vec<Setting> {
        vec![
            Setting::one_of("board", Options::BOARDS, options),
            Setting::one_of("players", Options::PLAYERS, options),
            Setting::one_of("neutrals", Options::NEUTRALS, options),
        ]
    }
}
