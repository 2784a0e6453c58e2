//! A start with a name, or one's own for either colour.

use cauce_rules::{
    Options as _, OptionsError,
    sendas::{Colour, Options, Position, Setup as Named},
};

use crate::{Setting, SettingKind};

const SETUP: &str = "setup";
const START: &str = "start";
const WHITE: &str = "white";
const BLACK: &str = "black";
/// Stands for a start of one's own among the names.
const OWN: &str = "own";

/// Nothing is left to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lots;

impl crate::Lots<Position> for Lots {
    const PICTURED: &'static str = SETUP;

    /// `start` is white's start, and behind a slash black's where it is not white's turned by half
    /// a turn.
    fn set(
        &mut self,
        options: &mut Options,
        key: &str,
        value: &str,
    ) -> Option<Result<(), OptionsError>> {
        let next = match (key, value) {
            (SETUP, OWN) if is_own(options) => return Some(Ok(())),
            (SETUP, OWN) => own(&options.written(Colour::White)),
            (SETUP | START, "") => Ok(Options::default()),
            (SETUP, name) => named(name),
            (START, start) => own(start),
            _ => return None,
        };
        Some(next.map(|next| *options = next))
    }

    fn settings(&self, options: &Options) -> Vec<Setting> {
        let names = Named::ALL.iter().map(|named| named.name()).chain([OWN]);
        let names = names.map(str::to_owned).collect();
        let name = options.setup().filter(|_| !is_own(options)).map_or(OWN, Named::name);
        let mut settings =
            vec![Setting { key: SETUP, kind: SettingKind::OneOf(names), value: name.to_owned() }];
        if is_own(options) {
            let mut start = options.written(Colour::White);
            if let Some(black) = options.get(BLACK) {
                start += "/";
                start += &black;
            }
            settings.push(Setting { key: START, kind: SettingKind::Start, value: start });
        }
        settings
    }
}

fn is_own(options: &Options) -> bool {
    options.get(WHITE).is_some() || options.get(BLACK).is_some()
}

fn named(name: &str) -> Result<Options, OptionsError> {
    let mut options = Options::default();
    options.set(SETUP, name)?;
    Ok(options)
}

fn own(start: &str) -> Result<Options, OptionsError> {
    let mut options = Options::default();
    let (white, black) = start.split_once('/').unwrap_or((start, ""));
    options.set(WHITE, white)?;
    if !black.is_empty() {
        options.set(BLACK, black)?;
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Setup = crate::Setup<Position>;

    const WHITE_START: &str = "c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW";
    const BLACK_START: &str = "b9ES,c9EW,d9ESW,e9EW,f9SW,d8NESW";

    fn line(setup: &Setup) -> String {
        setup.line().to_string()
    }

    fn value(setup: &Setup, key: &str) -> Option<String> {
        setup.settings().into_iter().find(|setting| setting.key == key).map(|one| one.value)
    }

    #[test]
    fn a_start_of_ones_own_begins_as_the_named_one_did() {
        let mut setup = Setup::default();
        assert_eq!(line(&setup), "sendas");
        assert_eq!(value(&setup, "start"), None);
        setup.set("setup", "edge").unwrap();
        assert_eq!(line(&setup), "sendas setup=edge");
        setup.set("setup", "own").unwrap();
        assert_eq!(value(&setup, "setup").unwrap(), "own");
        assert_eq!(value(&setup, "start").unwrap(), "c1NE,d1EW,e1NEW,f1NESW,g1EW,h1NW");
        setup.set("setup", "clash").unwrap();
        assert_eq!(line(&setup), "sendas setup=clash");
    }

    #[test]
    fn both_colours_can_have_their_own() {
        let mut setup = Setup::default();
        let start = format!("{WHITE_START}/{BLACK_START}");
        setup.set("setup", "own").unwrap();
        setup.set("start", &start).unwrap();
        assert_eq!(line(&setup), format!("sendas white={WHITE_START} black={BLACK_START}"));
        assert_eq!(value(&setup, "start").unwrap(), start);
        // Asked for again, it stays as it is.
        setup.set("setup", "own").unwrap();
        assert_eq!(value(&setup, "start").unwrap(), start);
        assert!(setup.set("start", "c1NE").is_err());
        assert_eq!(value(&setup, "start").unwrap(), start);
        setup.set("start", WHITE_START).unwrap();
        assert_eq!(line(&setup), format!("sendas white={WHITE_START}"));
    }
}
