//! Sendas: a start with a name, or one's own for either colour.

use cauce_rules::{
    AnyOptions, Options as _, OptionsError,
    sendas::{Colour, Options, SETUPS},
};

use super::{Setting, SettingKind, Setup};

const SETUP: &str = "setup";
const WHITE: &str = "white";
const BLACK: &str = "black";
/// Stands for a start of one's own among the names.
const OWN: &str = "own";

/// Handles the settings of Sendas; `None` for all others.
pub(super) fn set(setup: &mut Setup, key: &str, value: &str) -> Option<Result<(), OptionsError>> {
    let AnyOptions::Sendas(options) = &setup.options else { return None };
    let next = match (key, value) {
        (SETUP, OWN) => own(options, WHITE, &options.written(Colour::White)),
        (SETUP | WHITE, "") => named(SETUPS[0].0),
        (SETUP, name) => named(name),
        (WHITE, start) => own(options, WHITE, start),
        (BLACK, start) => own(options, BLACK, start),
        _ => return None,
    };
    Some(next.map(|next| setup.options = AnyOptions::Sendas(next)))
}

pub(super) fn settings(options: &Options) -> Vec<Setting> {
    let names = SETUPS.iter().map(|(name, _)| *name).chain([OWN]).map(str::to_owned).collect();
    let is_own = options.get(WHITE).is_some() || options.get(BLACK).is_some();
    let name = options.setup().filter(|_| !is_own).unwrap_or(OWN);
    let mut settings =
        vec![Setting { key: SETUP, kind: SettingKind::OneOf(names), value: name.to_owned() }];
    if is_own {
        let text = |key, value| Setting { key, kind: SettingKind::Text, value };
        settings.push(text(WHITE, options.written(Colour::White)));
        settings.push(text(BLACK, options.get(BLACK).unwrap_or_default()));
    }
    settings
}

fn named(name: &str) -> Result<Options, OptionsError> {
    let mut options = Options::default();
    options.set(SETUP, name)?;
    Ok(options)
}

/// The options with one colour's start replaced; nothing for black stands for white's start
/// turned by half a turn.
fn own(options: &Options, key: &'static str, start: &str) -> Result<Options, OptionsError> {
    let mut next = Options::default();
    let white = options.written(Colour::White);
    let black = options.get(BLACK).unwrap_or_default();
    let (white, black) = if key == WHITE { (start, &*black) } else { (&*white, start) };
    next.set(WHITE, white)?;
    if !black.is_empty() {
        next.set(BLACK, black)?;
    }
    Ok(next)
}
