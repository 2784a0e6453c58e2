//! Tayü: players, how tiles are drawn, how the game ends, and with three the saboteur.

use cauce_rules::tayu::{DrawRule, EndRule, MAX_SCORE, Options, Role};

use super::{Setting, SettingKind};

pub(super) fn settings(options: &Options) -> Vec<Setting> {
    let one_of = |key, words: &[&str], value: String| Setting {
        key,
        kind: SettingKind::OneOf(words.iter().map(|&word| word.to_owned()).collect()),
        value,
    };
    let draw = match options.draw() {
        DrawRule::Bag => "bag",
        DrawRule::Table => "table",
    };
    let end = match options.end() {
        EndRule::Agree => "agree",
        EndRule::Stop => "stop",
    };
    let mut settings = vec![one_of("players", &["2", "3", "4"], options.players().to_string())];
    if let Some(role) = options.role() {
        let seat = match role {
            Role::Seat(seat, _) => seat.to_string(),
            Role::Auction => "auction".to_owned(),
        };
        settings.push(one_of("saboteur", &["1", "2", "3", "auction"], seat));
        if let Role::Seat(_, target) = role {
            settings.push(Setting {
                key: "target",
                kind: SettingKind::Number { min: 1, max: MAX_SCORE },
                value: target.to_string(),
            });
        }
    }
    settings.push(one_of("draw", &["bag", "table"], draw.to_owned()));
    settings.push(one_of("end", &["agree", "stop"], end.to_owned()));
    settings
}
