//! Snorkels: the size, and stones by lot or by hand.

use cauce_rules::{Fault, Options as _, OptionsError, Square, snorkels::Options};

use super::{Setting, SettingKind, Setup};
use crate::Dealer;

const RANDOM: &str = "random-stones";
/// The boxed game has three stones.
const WORDS: &[&str] = &["0", "1", "2", "3"];

/// Handles the settings that are the table's own; `None` for all others.
pub(super) fn set(setup: &mut Setup, key: &str, value: &str) -> Option<Result<(), OptionsError>> {
    (key == RANDOM && matches!(setup.options, cauce_rules::AnyOptions::Snorkels(_))).then(|| {
        let fault = OptionsError::Value {
            key: RANDOM,
            value: value.to_owned(),
            fault: Fault::OneOf(WORDS),
        };
        let count = WORDS.iter().position(|word| *word == value).ok_or(fault)?;
        setup.random_stones = count as u8;
        Ok(())
    })
}

pub(super) fn settings(options: &Options, random_stones: u8) -> Vec<Setting> {
    let sizes = (Options::MIN_SIZE..=Options::MAX_SIZE).map(|size| size.to_string()).collect();
    vec![
        Setting { key: "size", kind: SettingKind::OneOf(sizes), value: options.size().to_string() },
        Setting {
            key: RANDOM,
            kind: SettingKind::OneOf(WORDS.iter().map(|&word| word.to_owned()).collect()),
            value: random_stones.to_string(),
        },
        Setting {
            key: "stones",
            kind: SettingKind::Squares { max: options.size().into() },
            value: options.get("stones").unwrap_or_default(),
        },
    ]
}

/// Draws the random stones uniformly over the squares that have none yet.
pub(super) fn deal(
    options: &mut Options,
    random_stones: u8,
    dealer: &mut Dealer,
) -> Result<(), OptionsError> {
    if random_stones == 0 {
        return Ok(());
    }
    let size = options.size();
    let free = (0..size)
        .flat_map(|file| (0..size).map(move |rank| Square { file, rank }))
        .filter(|square| !options.stones().contains(square))
        .collect();
    let drawn = dealer.pick(free, random_stones.into());
    let all: Vec<_> = options.stones().iter().chain(&drawn).map(Square::to_string).collect();
    options.set("stones", &all.join(","))
}
