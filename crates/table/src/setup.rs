//! What is chosen before a game: the options of its game line, and what the table draws by lot.

use std::fmt::Debug;

use cauce_rules::{Game, GameLine, Options, OptionsError};

use crate::{Dealer, Play};

/// The choices for a new game.
///
/// A setting is an option of the game line, or something that the table draws by lot when the
/// game is dealt, such as the number of random stones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Play> {
    options: G::Options,
    extra: G::Settings,
}

/// What a new game leaves to the table, and how its settings depend on each other.
pub trait GameSettings<G: Game>: Clone + Eq + Debug + Default {
    /// The setting of which the picture of a game line says more than the names of its values.
    const PICTURED: &'static str = "";

    /// Makes a choice that is more than one option; `None` where it is one.
    fn set(
        &mut self,
        _options: &mut G::Options,
        _key: &str,
        _value: &str,
    ) -> Option<Result<(), OptionsError>> {
        None
    }

    /// All settings, as they stand and as they depend on each other.
    fn settings(&self, options: &G::Options) -> Vec<Setting>;

    /// The options without what the settings do not show, whatever it was set to before another
    /// choice hid it.
    fn shown(options: G::Options) -> G::Options {
        options
    }

    /// Draws by lot what is left to chance.
    ///
    /// # Errors
    /// Choices that do not go together.
    fn draw(&self, _options: &mut G::Options, _dealer: &mut Dealer) -> Result<(), OptionsError> {
        Ok(())
    }
}

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The name: an option's key, or one of the table's own.
    pub key: &'static str,
    /// What it can be.
    pub kind: SettingKind,
    /// What it is now.
    pub value: String,
}

/// What a setting can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingKind {
    /// One of these words.
    OneOf(Vec<String>),
    /// A whole number.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// Squares of the board, separated by commas; none by default.
    Squares {
        /// How many at most.
        max: u32,
    },
}

impl Setting {
    /// An option that is one of these words, the first of them where nothing else is said.
    pub(crate) fn one_of(key: &'static str, words: &[&str], options: &impl Options) -> Self {
        Self {
            key,
            kind: SettingKind::OneOf(words.iter().map(|&word| word.to_owned()).collect()),
            value: options.get(key).unwrap_or_else(|| words[0].to_owned()),
        }
    }
}

/// The options that were given besides this one.
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
    /// The choices that these options stand for.
    pub fn new(options: G::Options) -> Self {
        Self { options, extra: G::Settings::default() }
    }

    /// The options of the game line, without what is drawn by lot and without what the settings
    /// do not show, whatever it was set to before another choice hid it.
    pub fn options(&self) -> G::Options {
        G::Settings::shown(self.options.clone())
    }

    /// Makes one choice.
    ///
    /// # Errors
    /// That there is no such setting, or what is wrong with the value; nothing is changed then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match self.extra.set(&mut self.options, key, value) {
            Some(chosen) => chosen,
            // An empty field of a form stands for the default.
            None if value.is_empty() => self.reset(key),
            None => self.options.set(key, value),
        }
    }

    /// All settings, as they stand and as they depend on each other.
    pub fn settings(&self) -> Vec<Setting> {
        self.extra.settings(&self.options)
    }

    /// The game line that each value of a setting would lead to, where a picture of it says more
    /// than the value's name.
    pub fn lines(&self, setting: &Setting) -> Vec<String> {
        match &setting.kind {
            SettingKind::OneOf(values) if G::Settings::PICTURED == setting.key => {
                let line = |value: &String| {
                    let mut chosen = self.clone();
                    // A value that is offered can be chosen.
                    let _ = chosen.set(setting.key, value);
                    chosen.line().to_string()
                };
                values.iter().map(line).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The game line, without what is drawn by lot; that of the default choices, where these do
    /// not go together.
    pub fn line(&self) -> GameLine<G> {
        GameLine::new(self.options()).unwrap_or_else(|_| GameLine::default())
    }

    /// Draws by lot what is left to chance, and gives the options to start with, and the start.
    ///
    /// # Errors
    /// Choices that do not go together.
    pub fn deal(&self, dealer: &mut Dealer) -> Result<(G::Options, G), OptionsError> {
        let mut options = self.options();
        self.extra.draw(&mut options, dealer)?;
        let start = G::start(&options)?;
        Ok((options, start))
    }

    /// Puts one option back to its default.
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
    fn an_empty_value_stands_for_the_default() {
        let mut setup = Setup::<tayu::Position>::default();
        setup.set("players", "3").unwrap();
        setup.set("saboteur", "auction").unwrap();
        assert_eq!(line(&setup), "tayu players=3 saboteur=auction");
        setup.set("saboteur", "").unwrap();
        assert!(!line(&setup).contains("auction"));
        assert!(line(&setup).contains("players=3"), "the others stay");
        let unknown = OptionsError::UnknownKey {
            key: "colour".to_owned(),
            known: <tayu::Position as Game>::Options::KEYS,
        };
        assert_eq!(setup.set("colour", ""), Err(unknown.clone()));
        assert_eq!(setup.set("colour", "red"), Err(unknown));
        assert!(setup.set("players", "9").is_err());
        assert!(line(&setup).contains("players=3"), "nothing is changed by what is wrong");
    }

    #[test]
    fn what_a_choice_hides_is_left_out_and_comes_back() {
        let mut setup = Setup::<tayu::Position>::default();
        setup.set("players", "3").unwrap();
        setup.set("saboteur", "auction").unwrap();
        setup.set("players", "2").unwrap();
        assert_eq!(line(&setup), "tayu");
        setup.set("players", "3").unwrap();
        assert_eq!(line(&setup), "tayu players=3 saboteur=auction");
    }

    #[test]
    fn words_are_pictured_where_their_names_say_too_little() {
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
