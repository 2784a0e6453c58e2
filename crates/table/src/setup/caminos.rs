//! Caminos: the board, how many play, and neutral bars.

use cauce_rules::caminos::{Board, Options};

use super::{Setting, SettingKind};

pub(super) fn settings(options: &Options) -> Vec<Setting> {
    let one_of = |key, words: &[&str], value: &str| Setting {
        key,
        kind: SettingKind::OneOf(words.iter().map(|&word| word.to_owned()).collect()),
        value: value.to_owned(),
    };
    let players = if options.four_players { "4" } else { "2" };
    let neutrals = if options.neutrals { "yes" } else { "no" };
    vec![
        one_of("board", &Board::ALL.map(Board::name), options.board.name()),
        one_of("players", &["2", "4"], players),
        one_of("neutrals", &["no", "yes"], neutrals),
    ]
}
