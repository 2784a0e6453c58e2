//! Settings of a new game: the options of its game line, and what the table draws at random.

use std::fmt::Debug;

use cauce_rules::{Game, GameLine, Options, OptionsError};

use crate::{Dealer, Play};

/// The settings of a new game.
///
/// A setting is an option of the game line, or something that the table draws when the game is
/// dealt, such as the number of random stones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Play> {
    options: G::Options,
    extra: G::Settings,
}

/// The settings of one game beyond its options, and the dependencies between its settings.
pub trait GameSettings<G: Game>: Clone + Eq + Debug + Default {
    /// The setting whose values the page shows as pictures of the board rather than by name.
    const PICTURE_SETTING: &'static str = "";

    /// Sets a value that affects more than one option. Returns `None` if the key is a plain option.
    fn set(
        &mut self,
        _options: &mut G::Options,
        _key: &str,
        _value: &str,
    ) -> Option<Result<(), OptionsError>> {
        None
    }

    /// Returns all available settings with their current values.
    fn settings(&self, options: &G::Options) -> Vec<Setting>;

    /// Returns the options without those that other settings hide.
    fn shown(options: G::Options) -> G::Options {
        options
    }

    /// Draws what is left to chance, and writes it into the options.
    ///
    /// # Errors
    /// Returns an error if the options are incompatible.
    fn draw(&self, _options: &mut G::Options, _dealer: &mut Dealer) -> Result<(), OptionsError> {
        Ok(())
    }
}

/// One setting with its current value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The key of an option, or of a setting of the table.
    pub key: &'static str,
    /// The possible values.
    pub kind: SettingKind,
    /// The current value.
    pub value: String,
}

/// The range of a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingKind {
    /// One of these values.
    OneOf(Vec<String>),
    /// An integer.
    Number {
        /// The minimum.
        min: u32,
        /// The maximum.
        max: u32,
    },
    /// Squares of the board, separated by commas; none by default.
    Squares {
        /// The maximum number of squares.
        max: u32,
    },
}

impl Setting {
    /// Creates a setting with these values, of which the first is the default.
    pub(crate) fn one_of(key: &'static str, words: &[&str], options: &impl Options) -> Self {
        Self {
            key,
            kind: SettingKind::OneOf(words.iter().map(|&word| word.to_owned()).collect()),
            value: options.get(key).unwrap_or_else(|| words[0].to_owned()),
        }
    }
}

/// Returns the values of all options but this one.
fn others(
    known: &[&'static str],
    key: &str,
    value: &dyn Fn(&str) -> Option<String>,
) -> Vec<(&'static str, String)> {
    let others = known.iter().filter(|other| **other != key);
    others.filter_map(|other| Some((*other, value(other)?))).collect()
}

impl<G: Play> Default for Setup<G> {
    fn default() -> Self {
        Self::new(G::Options::default())
    }
}

impl<G: Play> Setup<G> {
    /// Creates the setup that corresponds to these options.
    pub fn new(options: G::Options) -> Self {
        Self { options, extra: G::Settings::default() }
    }

    /// Returns the options of the game line, without random draws and without options that other
    /// settings hide.
    pub fn options(&self) -> G::Options {
        G::Settings::shown(self.options.clone())
    }

    /// Sets a setting.
    ///
    /// # Errors
    /// Returns an error if the key is unknown or the value invalid; the setup is then unchanged.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match self.extra.set(&mut self.options, key, value) {
            Some(chosen) => chosen,
            // An empty field of a form means the default.
            None if value.is_empty() => self.reset(key),
            None => self.options.set(key, value),
        }
    }

    /// Returns all available settings with their current values.
    pub fn settings(&self) -> Vec<Setting> {
        self.extra.settings(&self.options)
    }

    /// Returns the game line for each value of a setting that is displayed as pictures; empty for
    /// other settings.
    pub fn lines(&self, setting: &Setting) -> Vec<String> {
        match &setting.kind {
            SettingKind::OneOf(values) if G::Settings::PICTURE_SETTING == setting.key => {
                let line = |value: &String| {
                    let mut chosen = self.clone();
                    // Every value that is offered is valid.
                    let _ = chosen.set(setting.key, value);
                    chosen.line().to_string()
                };
                values.iter().map(line).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the game line without random draws, or the default one if the options are
    /// incompatible.
    pub fn line(&self) -> GameLine<G> {
        GameLine::new(self.options()).unwrap_or_else(|_| GameLine::default())
    }

    /// Draws what is left to chance. Returns the options and the start.
    ///
    /// # Errors
    /// Returns an error if the options are incompatible.
    pub fn deal(&self, dealer: &mut Dealer) -> Result<(G::Options, G), OptionsError> {
        let mut options = self.options();
        self.extra.draw(&mut options, dealer)?;
        let start = G::start(&options)?;
        Ok((options, start))
    }

    fn reset(&mut self, key: &str) -> Result<(), OptionsError> {
        let known = G::Options::KEYS;
        if !known.contains(&key) {
            return Err(OptionsError::UnknownKey { key: key.to_owned(), known });
        }
        let given = others(known, key, &|other| self.options.get(other));
        let mut options = G::Options::default();
        given.iter().try_for_each(|(other, value)| options.set(other, value))?;
        self.options = options;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::{caminos, sendas, tayu};

    fn line<G: Play>(setup: &Setup<G>) -> String {
        setup.line().to_string()
    }

    #[test]
    fn an_empty_value_selects_the_default() {
        let mut setup = Setup::<tayu::Position>::default();
        setup.set("players", "3").unwrap();
        setup.set("saboteur", "auction").unwrap();
        assert_eq!(line(&setup), "tayu players=3 saboteur=auction");
        setup.set("saboteur", "").unwrap();
        assert!(!line(&setup).contains("auction"));
        assert!(line(&setup).contains("players=3"), "the other settings stay");
        let unknown = OptionsError::UnknownKey {
            key: "colour".to_owned(),
            known: <tayu::Position as Game>::Options::KEYS,
        };
        assert_eq!(setup.set("colour", ""), Err(unknown.clone()));
        assert_eq!(setup.set("colour", "red"), Err(unknown));
        assert!(setup.set("players", "9").is_err());
        assert!(line(&setup).contains("players=3"), "an invalid value changes nothing");
    }

    #[test]
    fn a_setting_hidden_by_another_is_kept_but_not_used() {
        let mut setup = Setup::<tayu::Position>::default();
        setup.set("players", "3").unwrap();
        setup.set("saboteur", "auction").unwrap();
        setup.set("players", "2").unwrap();
        assert_eq!(line(&setup), "tayu");
        setup.set("players", "3").unwrap();
        assert_eq!(line(&setup), "tayu players=3 saboteur=auction");
    }

    #[test]
    fn settings_with_unclear_names_have_a_picture_for_each_choice() {
        let setup = Setup::<sendas::Position>::default();
        let settings = setup.settings();
        let lines = setup.lines(&settings[0]);
        let SettingKind::OneOf(words) = &settings[0].kind else { panic!("{settings:?}") };
        assert_eq!(lines.len(), words.len());
        assert_eq!(lines[0], "sendas");
        assert!(lines[1].starts_with("sendas setup="));
        let setup = Setup::<caminos::Position>::default();
        let boards =
            ["caminos", "caminos board=rhombus", "caminos board=octagon", "caminos board=ring"];
        assert_eq!(setup.lines(&setup.settings()[0]), boards);
        assert!(setup.lines(&setup.settings()[1]).is_empty());
        let shown: Vec<_> =
            setup.settings().iter().map(|one| (one.key, one.value.clone())).collect();
        let meant = [("board", "square"), ("players", "2"), ("neutrals", "no")];
        assert_eq!(shown, meant.map(|(key, value)| (key, value.to_owned())));
    }
}
