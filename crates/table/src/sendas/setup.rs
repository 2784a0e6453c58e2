//! Settings of a new game of Sendas: a named start or a custom one.

use cauce_rules::{
    Options as _, OptionsError,
    sendas::{Colour, Options, Position, Setup as Named},
};

use crate::{Setting, SettingKind};

const SETUP: &str = "setup";
const WHITE: &str = "white";
const BLACK: &str = "black";

/// Settings that are no options of the game line; Sendas has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings;

impl crate::GameSettings<Position> for Settings {
    const PICTURE_SETTING: &'static str = SETUP;

    /// A custom start is listed with the named ones, written as white's pieces. Black's follow
    /// after a slash unless they are white's turned by 180 degrees.
    fn set(
        &mut self,
        options: &mut Options,
        key: &str,
        value: &str,
    ) -> Option<Result<(), OptionsError>> {
        let next = match (key, value) {
            (SETUP, "") => Ok(Options::default()),
            (SETUP, start) if start.contains(',') => own(start),
            (SETUP, name) => named(name),
            _ => return None,
        };
        Some(next.map(|next| *options = next))
    }

    fn settings(&self, options: &Options) -> Vec<Setting> {
        let mut starts: Vec<_> = Named::ALL.iter().map(|named| named.name().to_owned()).collect();
        let value = match options.setup() {
            Some(named) => named.name().to_owned(),
            None => {
                let black = options.get(BLACK).map(|black| format!("/{black}"));
                starts.push(options.written(Colour::White) + &black.unwrap_or_default());
                starts[starts.len() - 1].clone()
            }
        };
        vec![Setting { key: SETUP, kind: SettingKind::OneOf(starts), value }]
    }
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

    const WHITE_START: &str = "c1NE,d1EW,e1NEW,f1EW,g1NESW,g2SW";
    const BLACK_START: &str = "b9ES,c9EW,d9ESW,e9EW,f9SW,d8NESW";

    fn line(setup: &Setup) -> String {
        setup.line().to_string()
    }

    fn starts(setup: &Setup) -> Vec<String> {
        match setup.settings().remove(0).kind {
            SettingKind::OneOf(starts) => starts,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_custom_start_is_listed_only_while_it_is_chosen() {
        let mut setup = Setup::default();
        assert_eq!(line(&setup), "sendas");
        let names = starts(&setup);
        assert_eq!(names.len(), Named::ALL.len());
        setup.set("setup", "edge").unwrap();
        assert_eq!(line(&setup), "sendas setup=edge");
        for start in [format!("{WHITE_START}/{BLACK_START}"), WHITE_START.to_owned()] {
            setup.set("setup", &start).unwrap();
            let options = start.replace('/', " black=");
            assert_eq!(line(&setup), format!("sendas white={options}"));
            assert_eq!(setup.settings()[0].value, start);
            assert_eq!(starts(&setup), [&names[..], std::slice::from_ref(&start)].concat());
            let again = Setup::new(setup.options());
            assert_eq!(again.settings(), setup.settings());
        }
        assert!(setup.set("setup", "c1NE,d1EW").is_err());
        assert_eq!(setup.settings()[0].value, WHITE_START, "an invalid value changes nothing");
        setup.set("setup", "clash").unwrap();
        assert_eq!(line(&setup), "sendas setup=clash");
        assert_eq!(starts(&setup), names);
    }
}
