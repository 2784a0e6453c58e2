//! Something to say, without the words.

use cauce_rules::{Direction, Seat, Side, Square};
use serde::{Serialize, Serializer};

/// A message in no language: a name that the language catalogues know, and its arguments.
///
/// No crate holds a sentence for a page. What happened is a typed value; this crate makes a phrase
/// of it, and a catalogue (`www/locales`) turns that into words. A page gets a phrase as
/// `{id, args: {name: text | number | phrase | phrases}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The message's name in the catalogues.
    pub id: &'static str,
    /// The arguments by name.
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// Text that stays as it is in every language: a square, a token, a player's name.
    Text(String),
    /// A number, which a language may write its own way and choose a plural by.
    #[serde(serialize_with = "as_float")]
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

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// A page has no other numbers.
fn as_float<S: Serializer>(number: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*number as f64)
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

macro_rules! numbers {
    ($($Number:ty)+) => {
        $(impl From<$Number> for Arg {
            fn from(number: $Number) -> Self {
                Self::Number(number.into())
            }
        })+
    };
}

numbers! { u8 u16 u32 }

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
    /// The side's name, for a catalogue to select on.
    fn from(side: Side) -> Self {
        side.name().into()
    }
}

impl From<Direction> for Arg {
    /// The direction's name, for a catalogue to select on.
    fn from(direction: Direction) -> Self {
        direction.name().into()
    }
}
