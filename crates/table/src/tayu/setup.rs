//! Settings of a new game of Tayü: players, draws, end of the game, and the saboteur with three
//! players.

use cauce_rules::tayu::{MAX_SCORE, Options, Position, SaboteurRule};

use crate::{Setting, SettingKind};

/// Settings that are no options of the game line; Tayü has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings;

impl crate::GameSettings<Position> for Settings {
    fn settings(&self, options: &Options) -> Vec<Setting> {
        let mut settings = vec![Setting::one_of("players", Options::PLAYERS, options)];
        if let Some(role) = options.role() {
            let (saboteur, target) = match role {
                SaboteurRule::Seat(seat, target) => (seat.to_string(), Some(target)),
                SaboteurRule::Auction => (Options::AUCTION.to_owned(), None),
            };
            let one_of = Setting::one_of("saboteur", Options::SABOTEURS, options);
            settings.push(Setting { value: saboteur, ..one_of });
            settings.extend(target.map(|target| Setting {
                key: "target",
                kind: SettingKind::Number { min: Options::MIN_TARGET.into(), max: MAX_SCORE },
                value: target.to_string(),
            }));
        }
        settings.push(Setting::one_of("draw", Options::DRAWS, options));
        settings.push(Setting::one_of("end", Options::ENDS, options));
        settings
    }

    fn shown(options: Options) -> Options {
        options.applicable()
    }
}
