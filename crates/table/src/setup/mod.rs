//! What is chosen before a game: the options of its game line, and what the table draws by lot.

mod caminos;
mod sendas;
mod snorkels;
mod tayu;

use cauce_rules::{AnyGame, AnyOptions, GameKind, Options, OptionsError};

use crate::Dealer;

/// The choices for a new game.
///
/// A setting is an option of the game line, or something that the table draws by lot when the
/// game is dealt, such as the number of random stones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    options: AnyOptions,
    /// Snorkels: how many stones are drawn by lot.
    random_stones: u8,
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
    /// The pieces at the start, with an editor of their own: see
    /// [`StartEditor`](crate::StartEditor).
    Start,
}

/// An option that is one of these words, the first of them where nothing else is said.
fn one_of(key: &'static str, words: &[&str], options: &impl Options) -> Setting {
    Setting {
        key,
        kind: SettingKind::OneOf(words.iter().map(|&word| word.to_owned()).collect()),
        value: options.get(key).unwrap_or_else(|| words[0].to_owned()),
    }
}

impl Setup {
    /// The default choices.
    pub fn new(kind: GameKind) -> Self {
        Self { options: AnyOptions::default_of(kind), random_stones: 0 }
    }

    /// The choices that these options stand for.
    pub fn from_options(options: AnyOptions) -> Self {
        Self { options, random_stones: 0 }
    }

    /// Which game.
    pub fn kind(&self) -> GameKind {
        self.options.kind()
    }

    /// The options of the game line, without what is drawn by lot and without what the settings
    /// do not show, whatever it was set to before another choice hid it.
    pub fn options(&self) -> AnyOptions {
        match &self.options {
            AnyOptions::Tayu(options) => AnyOptions::Tayu(options.clone().applicable()),
            others => others.clone(),
        }
    }

    /// Makes one choice.
    ///
    /// # Errors
    /// That there is no such setting, or what is wrong with the value; nothing is changed then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        if let Some(own) = snorkels::set(self, key, value).or_else(|| sendas::set(self, key, value))
        {
            return own;
        }
        if value.is_empty() {
            // An empty field of a form stands for the default.
            return self.reset(key);
        }
        self.options.set(key, value)
    }

    /// All settings, as they stand and as they depend on each other.
    pub fn settings(&self) -> Vec<Setting> {
        match &self.options {
            AnyOptions::Snorkels(options) => snorkels::settings(options, self.random_stones),
            AnyOptions::Tayu(options) => tayu::settings(options),
            AnyOptions::Caminos(options) => caminos::settings(options),
            AnyOptions::Sendas(options) => sendas::settings(options),
        }
    }

    /// The game line that each value of a setting would lead to, where a picture of it says more
    /// than the value's name: the starts of Sendas.
    pub fn lines(&self, setting: &Setting) -> Vec<String> {
        match (&setting.kind, &self.options) {
            (SettingKind::OneOf(values), AnyOptions::Sendas(_)) => {
                let line = |value: &String| {
                    let mut chosen = self.clone();
                    // A value that is offered can be chosen.
                    let _ = chosen.set(setting.key, value);
                    chosen.options().to_string()
                };
                values.iter().map(line).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How many seats the game will have.
    pub fn seats(&self) -> u8 {
        AnyGame::start(&self.options()).map_or(2, |game| game.seats())
    }

    /// Draws by lot what is left to chance, and gives the options to start with.
    ///
    /// # Errors
    /// Choices that do not go together.
    pub fn deal(&self, dealer: &mut Dealer) -> Result<AnyOptions, OptionsError> {
        let mut options = self.options();
        if let AnyOptions::Snorkels(options) = &mut options {
            snorkels::deal(options, self.random_stones, dealer)?;
        }
        AnyGame::start(&options)?;
        Ok(options)
    }

    /// Puts one option back to its default.
    fn reset(&mut self, key: &str) -> Result<(), OptionsError> {
        let known = self.kind().option_keys();
        if !known.contains(&key) {
            return Err(OptionsError::UnknownKey { key: key.to_owned(), known });
        }
        let mut options = AnyOptions::default_of(self.kind());
        for other in known.iter().filter(|other| **other != key) {
            if let Some(value) = self.options.get(other) {
                options.set(other, &value)?;
            }
        }
        self.options = options;
        Ok(())
    }
}
