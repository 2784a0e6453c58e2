//! Game lines: a whole game as one line of text.

#[cfg(test)]
mod tests;

use alloc::{
    borrow::ToOwned,
    boxed::Box,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt, str::FromStr};

use crate::{Game, GameKind, MoveError, Options, OptionsError, Token, error};

/// The maximum length of a game line, in bytes.
pub const MAX_LINE_BYTES: usize = 64 * 1024;

/// A whole game: its options and the tokens played.
///
/// Every token was legal when it was added, so [`GameLine::position`] cannot fail. The line prints
/// in canonical form.
///
/// ```
/// use cauce_rules::{GameKind, GameLine, Search, snorkels, with_game};
///
/// // If the game is known:
/// let line: GameLine<snorkels::Position> = "snorkels : d4 swap".parse()?;
/// assert_eq!(line.tokens().len(), 2);
///
/// // For any game:
/// let text = "sendas : pass";
/// let kind = GameKind::from_line(text)?;
/// let key = with_game!(kind, G => text.parse::<GameLine<G>>()?.position().key());
/// # let _ = key;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLine<G: Game> {
    options: G::Options,
    tokens: Vec<Token<G::Move>>,
    start: G,
    end: G,
}

impl<G: Game> GameLine<G> {
    /// Creates a game with these options and no tokens.
    ///
    /// # Errors
    /// Returns an error if the options contradict each other.
    pub fn new(options: G::Options) -> Result<Self, OptionsError> {
        let start = G::start(&options)?;
        Ok(Self { options, tokens: Vec::new(), end: start.clone(), start })
    }

    /// Returns the options of the game.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Returns the tokens in the order of play.
    pub fn tokens(&self) -> &[Token<G::Move>] {
        &self.tokens
    }

    /// Returns the first position.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns the position after the last token.
    pub fn position(&self) -> G {
        self.end.clone()
    }

    /// Plays a token and appends it.
    ///
    /// # Errors
    /// Returns an error if the token is not legal. The line is then unchanged.
    pub fn push(&mut self, token: Token<G::Move>) -> Result<(), MoveError> {
        self.end.play_token(token)?;
        self.tokens.push(token);
        Ok(())
    }

    /// Parses a token, plays it and appends it.
    ///
    /// # Errors
    /// Returns an error if the token cannot be parsed or is not legal. The line is then unchanged.
    pub fn push_text(&mut self, token: &str) -> Result<(), MoveError> {
        self.push(self.end.parse_token(token)?)
    }
}

impl<G: Game> Default for GameLine<G> {
    fn default() -> Self {
        let (start, end) = (G::default(), G::default());
        Self { options: G::Options::default(), tokens: Vec::new(), start, end }
    }
}

impl<G: Game> fmt::Display for GameLine<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_options(f, G::KIND, &|key| self.options.get(key))?;
        let mut separator = " : ";
        for token in &self.tokens {
            write!(f, "{separator}{token}")?;
            separator = " ";
        }
        Ok(())
    }
}

/// Writes the beginning of a game line: the name of the game and its options.
pub(crate) fn write_options(
    f: &mut fmt::Formatter<'_>,
    kind: GameKind,
    value: &dyn Fn(&str) -> Option<String>,
) -> fmt::Result {
    f.write_str(kind.name())?;
    kind.option_keys().iter().try_for_each(|key| match value(key) {
        Some(value) => write!(f, " {key}={value}"),
        None => Ok(()),
    })
}

impl GameKind {
    /// Returns the game of a game line, which its first word names.
    ///
    /// # Errors
    /// Returns an error if the first word is not the name of a game or the line is too long.
    pub fn from_line(text: &str) -> Result<Self, Box<LineError>> {
        let mut words = text.split(' ');
        let name = words.next().unwrap_or_default();
        let named = Self::from_name(name);
        let fault = match (named, name, words.next()) {
            _ if text.len() > MAX_LINE_BYTES => LineErrorKind::TooLong,
            (Some(kind), ..) => return Ok(kind),
            (None, "", None) => LineErrorKind::NoGame,
            (None, "", Some(_)) => LineErrorKind::Spacing,
            (None, ..) => LineErrorKind::UnknownGame,
        };
        let text = if fault == LineErrorKind::TooLong { "" } else { name };
        Err(Box::new(LineError::at_start(named.unwrap_or(Self::Snorkels), text, fault)))
    }
}

impl<G: Game> FromStr for GameLine<G> {
    type Err = Box<LineError>;

    /// Parses a game line up to the first word that is wrong.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reading = Reading { options: G::Options::default(), line: None };
        read(text, G::KIND, &mut reading)?;
        Ok(reading.line.unwrap_or_else(Self::default))
    }
}

/// The state of the parser.
struct Reading<G: Game> {
    options: G::Options,
    /// `None` until all options are read.
    line: Option<GameLine<G>>,
}

/// The part of the parser that depends on the game. Because `read` is not generic, it is compiled
/// once for all games.
trait Reader {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError>;

    /// Starts the game: no option follows.
    fn start(&mut self) -> Result<(), OptionsError>;

    fn push(&mut self, token: &str) -> Result<(), MoveError>;

    fn written(&self) -> String;
}

impl<G: Game> Reader for Reading<G> {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        self.options.set(key, value)
    }

    fn start(&mut self) -> Result<(), OptionsError> {
        self.line = Some(GameLine::new(self.options.clone())?);
        Ok(())
    }

    fn push(&mut self, token: &str) -> Result<(), MoveError> {
        self.line.as_mut().map_or(Ok(()), |line| line.push_text(token))
    }

    fn written(&self) -> String {
        self.line.as_ref().map(ToString::to_string).unwrap_or_default()
    }
}

fn read(text: &str, expected: GameKind, reader: &mut dyn Reader) -> Result<(), Box<LineError>> {
    let kind = GameKind::from_line(text)?;
    let wrong = |word: &str, fault| Box::new(LineError::at_start(kind, word, fault));
    if kind != expected {
        return Err(wrong(kind.name(), LineErrorKind::OtherGame { expected }));
    }
    // `GAME : ` is a game without tokens, so the space after the colon is allowed.
    let text = if text.ends_with(" : ") { text.trim_end_matches(' ') } else { text };
    let mut words = text.split(' ').skip(1);

    let mut given = Vec::new();
    for word in words.by_ref().take_while(|word| *word != ":") {
        if word.is_empty() {
            return Err(wrong(word, LineErrorKind::Spacing));
        }
        option(kind, word, &mut given)
            .and_then(|(key, value)| reader.set(key, value))
            .map_err(|error| wrong(word, LineErrorKind::Options(error)))?;
    }
    reader.start().map_err(|error| {
        let is_at_fault = |word: &&str| match &error {
            OptionsError::Value { key, .. } => {
                word.split_once('=').is_some_and(|(of, _)| of == *key)
            }
            _ => false,
        };
        let word = text.split(' ').find(is_at_fault).unwrap_or(kind.name());
        wrong(word, LineErrorKind::Options(error))
    })?;

    for (index, word) in words.enumerate() {
        let fault = if word.is_empty() {
            LineErrorKind::Spacing
        } else if let Err(illegal) = reader.push(word) {
            LineErrorKind::Illegal(illegal)
        } else {
            continue;
        };
        let error = LineError::at_start(kind, word, fault);
        return Err(Box::new(LineError { read: reader.written(), token: index + 1, ..error }));
    }
    Ok(())
}

/// Splits the word of an option into key and value, and records the key in `given`.
fn option<'a>(
    kind: GameKind,
    word: &'a str,
    given: &mut Vec<&'static str>,
) -> Result<(&'static str, &'a str), OptionsError> {
    let Some((key, value)) = word.split_once('=') else {
        return Err(OptionsError::NotAPair { word: word.to_owned() });
    };
    let known = kind.option_keys();
    let Some(&key) = known.iter().find(|known| **known == key) else {
        return Err(OptionsError::UnknownKey { key: key.to_owned(), known });
    };
    if given.contains(&key) {
        return Err(OptionsError::RepeatedKey { key });
    }
    given.push(key);
    Ok((key, value))
}

/// Where and why parsing a game line stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// The line up to the error in canonical form, which can be parsed again. If the name of the
    /// game or an option is wrong, it is the game with default options; if the line names no game,
    /// it is Snorkels.
    pub read: String,
    /// The number of the wrong token, counted from 1; 0 for the name of the game and the options.
    pub token: usize,
    /// The wrong word.
    pub text: String,
    /// What is wrong with it.
    pub kind: LineErrorKind,
}

/// What is wrong with a game line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LineErrorKind {
    /// No game is named.
    NoGame,
    /// No game has this name.
    UnknownGame,
    /// The line is of another game than the expected one.
    OtherGame {
        /// The expected game.
        expected: GameKind,
    },
    /// Words are not separated by single spaces.
    Spacing,
    /// The line is longer than [`MAX_LINE_BYTES`].
    TooLong,
    /// An option is wrong.
    Options(OptionsError),
    /// A token is not legal.
    Illegal(MoveError),
}

impl LineError {
    /// Creates the error of a line with a wrong name or option.
    pub fn at_start(game: GameKind, text: &str, kind: LineErrorKind) -> Self {
        let (read, text) = (game.name().to_owned(), text.to_owned());
        Self { read, token: 0, text, kind }
    }
}

impl fmt::Display for LineErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGame | Self::UnknownGame => {
                let names: Vec<_> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
                write!(f, "a game line begins with the name of a game: {}", error::one_of(&names))
            }
            Self::OtherGame { expected } => write!(f, "this is not a game line of {expected}"),
            Self::Spacing => {
                f.write_str("words are separated by single spaces, with none at the ends")
            }
            Self::TooLong => write!(f, "a game line has at most {MAX_LINE_BYTES} bytes"),
            Self::Options(error) => error.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { token, text, kind, .. } = self;
        match (token, text.as_str()) {
            (0, "") => write!(f, "in the game line: {kind}"),
            (0, text) => write!(f, "in the game line, at '{text}': {kind}"),
            (number, "") => write!(f, "in the game line, token {number}: {kind}"),
            (number, text) => write!(f, "in the game line, token {number}, '{text}': {kind}"),
        }
    }
}

impl Error for LineErrorKind {}

impl Error for LineError {}
