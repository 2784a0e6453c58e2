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

/// What an argument can be made of.
macro_rules! args {
    ($($Value:ty: $value:pat => $arg:expr;)+) => {
        $(impl From<$Value> for Arg {
            fn from($value: $Value) -> Self {
                $arg
            }
        })+
    };
}

args! {
    &str: text => Self::Text(text.to_owned());
    String: text => Self::Text(text);
    Square: square => Self::Text(square.to_string());
    u8: number => Self::Number(number.into());
    u16: number => Self::Number(number.into());
    u32: number => Self::Number(number.into());
    usize: number => Self::Number(i64::try_from(number).unwrap_or(i64::MAX));
    Seat: seat => seat.number().into();
    Phrase: phrase => Self::Phrase(phrase);
    Vec<Phrase>: phrases => Self::List(phrases);
    // For a catalogue to select on.
    bool: holds => if holds { "yes" } else { "no" }.into();
    Side: side => side.name().into();
    Direction: direction => direction.name().into();
}
