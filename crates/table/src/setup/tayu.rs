//! Tayü: players, how tiles are drawn, how the game ends, and with three the saboteur.

use cauce_rules::tayu::{MAX_SCORE, Options, Role};

use super::{Setting, SettingKind, one_of};

pub(super) fn settings(options: &Options) -> Vec<Setting> {
    let mut settings = vec![one_of("players", Options::PLAYERS, options)];
    if let Some(role) = options.role() {
        let (saboteur, target) = match role {
            Role::Seat(seat, target) => (seat.to_string(), Some(target)),
            Role::Auction => (Options::AUCTION.to_owned(), None),
        };
        settings
            .push(Setting { value: saboteur, ..one_of("saboteur", Options::SABOTEURS, options) });
        settings.extend(target.map(|target| Setting {
            key: "target",
            kind: SettingKind::Number { min: Options::MIN_TARGET.into(), max: MAX_SCORE },
            value: target.to_string(),
        }));
    }
    settings.push(one_of("draw", Options::DRAWS, options));
    settings.push(one_of("end", Options::ENDS, options));
    settings
}
