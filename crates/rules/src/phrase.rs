//! Something to say, without the words.

use crate::{Seat, Side, Square};

/// A message in no language: a name that the language catalogues know, and its arguments.
///
/// Rules, table and scene never hold a sentence. They say what happened as typed values; each of
/// those can give its phrase, and a catalogue (`www/locales`) turns that into words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message's name in the catalogues.
    pub id: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Text that stays as it is in every language: a square, a token, a player's name.
    Text(String),
    /// A number, which a language may write its own way and choose a plural by.
    Number(i64),
    /// A phrase of its own, put into words first.
    Phrase(Phrase),
    /// Several phrases, put into words and joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The phrase with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        seat.number().into()
    }
}

impl From<Side> for Arg {
    /// The side's name as a text argument, for a catalogue to select on.
    fn from(side: Side) -> Self {
        side.name().into()
    }
}
