//! The game line: a whole game as one line of text.

#[cfg(test)]
mod tests;

use std::{fmt, str::FromStr};

use crate::{AnyGame, AnyOptions, GameKind, Illegal, OptionsError, Phrase, Token};

/// The longest game line that is read, in bytes.
pub const MAX_LINE_BYTES: usize = 64 * 1024;

/// A game that can be replayed: its options and the tokens played.
///
/// It can only be made of tokens that are legal one after the other, so [`GameLine::replay`]
/// cannot fail. It prints in canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLine {
    options: AnyOptions,
    tokens: Vec<Token>,
    start: AnyGame,
    end: AnyGame,
}

impl GameLine {
    /// A game with these options, before the first token.
    ///
    /// # Errors
    /// Options that do not go together.
    pub fn new(options: AnyOptions) -> Result<Self, OptionsError> {
        let start = AnyGame::start(&options)?;
        Ok(Self { options, tokens: Vec::new(), end: start.clone(), start })
    }

    /// What was chosen before play.
    pub fn options(&self) -> &AnyOptions {
        &self.options
    }

    /// The tokens, in the order in which they happened.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The first position.
    pub fn start(&self) -> &AnyGame {
        &self.start
    }

    /// The position after the last token.
    pub fn replay(&self) -> AnyGame {
        self.end.clone()
    }

    /// Plays one token more.
    ///
    /// # Errors
    /// Why it may not be played; the line is then unchanged.
    pub fn push(&mut self, token: Token) -> Result<(), Illegal> {
        self.end.play_token(token)?;
        self.tokens.push(token);
        Ok(())
    }

    /// Reads one token and plays it.
    ///
    /// # Errors
    /// Why it cannot be read or played; the line is then unchanged.
    pub fn push_text(&mut self, token: &str) -> Result<(), Illegal> {
        self.push(self.end.parse(token)?)
    }
}

impl fmt::Display for GameLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_line(f, &self.options, self.tokens.iter().copied())
    }
}

/// Writes a game line of tokens that are known to be legal one after the other, so that a game
/// kept in another form need not be replayed to be written.
///
/// # Errors
/// What the writer answers.
pub fn write_line(
    out: &mut impl fmt::Write,
    options: &AnyOptions,
    tokens: impl IntoIterator<Item = Token>,
) -> fmt::Result {
    write!(out, "{options}")?;
    let mut separator = " : ";
    for token in tokens {
        write!(out, "{separator}{token}")?;
        separator = " ";
    }
    Ok(())
}

impl FromStr for GameLine {
    type Err = Box<LineError>;

    /// Reads a game line, up to the first word that is wrong.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fail = |line, token, text: &str, fault| {
            Err(Box::new(LineError { line, token, text: text.to_owned(), fault }))
        };
        let fallback = || Self::fresh(GameKind::Snorkels);
        if text.len() > MAX_LINE_BYTES {
            return fail(fallback(), 0, "", LineFault::TooLong);
        }
        // `GAME : ` is a game without tokens: the space after the colon separates it from nothing.
        let text = if text.ends_with(" : ") { text.trim_end_matches(' ') } else { text };
        let mut words = text.split(' ');
        let name = words.next().unwrap_or_default();
        let Some(kind) = GameKind::from_name(name) else {
            let fault = match (name, words.next()) {
                ("", None) => LineFault::NoGame,
                ("", Some(_)) => LineFault::Spacing,
                _ => LineFault::UnknownGame,
            };
            return fail(fallback(), 0, name, fault);
        };

        let mut options = AnyOptions::default_of(kind);
        let mut given = Vec::new();
        for word in words.by_ref().take_while(|word| *word != ":") {
            if word.is_empty() {
                return fail(Self::fresh(kind), 0, word, LineFault::Spacing);
            }
            if let Err(error) = set(&mut options, &mut given, word) {
                return fail(Self::fresh(kind), 0, word, LineFault::Options(error));
            }
        }
        let mut line = match Self::new(options) {
            Ok(line) => line,
            Err(error) => {
                let is_at_fault = |word: &&str| match &error {
                    OptionsError::Value { key, .. } => {
                        word.split_once('=').is_some_and(|(of, _)| of == *key)
                    }
                    _ => false,
                };
                let word = text.split(' ').find(is_at_fault).unwrap_or(name);
                return fail(Self::fresh(kind), 0, word, LineFault::Options(error));
            }
        };

        for (index, word) in words.enumerate() {
            let fault = if word.is_empty() {
                LineFault::Spacing
            } else if let Err(illegal) = line.push_text(word) {
                LineFault::Illegal(illegal)
            } else {
                continue;
            };
            return fail(line, index + 1, word, fault);
        }
        Ok(line)
    }
}

impl GameLine {
    /// A game with default options.
    pub fn fresh(kind: GameKind) -> Self {
        // A test holds that of each game.
        let Ok(line) = Self::new(AnyOptions::default_of(kind)) else {
            unreachable!("a game starts with its default options")
        };
        line
    }
}

/// Sets one option from its word and notes that it was given.
fn set(
    options: &mut AnyOptions,
    given: &mut Vec<&'static str>,
    word: &str,
) -> Result<(), OptionsError> {
    let Some((key, value)) = word.split_once('=') else {
        return Err(OptionsError::NotAPair { word: word.to_owned() });
    };
    let known = options.kind().option_keys();
    let Some(&key) = known.iter().find(|known| **known == key) else {
        return Err(OptionsError::UnknownKey { key: key.to_owned(), known });
    };
    if given.contains(&key) {
        return Err(OptionsError::RepeatedKey { key });
    }
    given.push(key);
    options.set(key, value)
}

/// Where and why reading a game line stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// The game as far as it could be read; a fresh one where the set-up itself was wrong.
    pub line: GameLine,
    /// The number of the token at fault, counted from 1; 0 for the game's name and the options.
    pub token: usize,
    /// The word at fault.
    pub text: String,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// What is wrong with a game line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineFault {
    /// No game is named.
    NoGame,
    /// There is no game of that name.
    UnknownGame,
    /// Words must be separated by single spaces.
    Spacing,
    /// The line is longer than [`MAX_LINE_BYTES`].
    TooLong,
    /// The options are wrong.
    Options(OptionsError),
    /// The token cannot be played.
    Illegal(Illegal),
}

impl LineFault {
    /// The fault as a phrase of the catalogues.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoGame => Phrase::new("line-no-game").with("known", known_games()),
            Self::UnknownGame => Phrase::new("line-unknown-game").with("known", known_games()),
            Self::Spacing => Phrase::new("line-spacing"),
            Self::TooLong => Phrase::new("line-too-long").with("max", MAX_LINE_BYTES),
            Self::Options(error) => error.phrase(),
            Self::Illegal(illegal) => illegal.phrase(),
        }
    }
}

fn known_games() -> String {
    GameKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
}

impl LineError {
    /// The error as a phrase of the catalogues: where, what, why.
    pub fn phrase(&self) -> Phrase {
        let id = match (self.token, self.text.as_str()) {
            (_, "") => "line-error-empty",
            (0, _) => "line-error-setup",
            _ => "line-error-token",
        };
        Phrase::new(id)
            .with("number", self.token)
            .with("text", self.text.as_str())
            .with("reason", self.fault.phrase())
    }
}
