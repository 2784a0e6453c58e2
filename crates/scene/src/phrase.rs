//! Messages that are independent of a language.

use cauce_rules::{Direction, Seat, Side, Square};
use serde::{Serialize, Serializer};

/// A message without words: an id in the language catalogues, and arguments.
///
/// No crate contains sentences for the page. Results are typed values, this crate makes phrases of
/// them, and a catalogue (`www/locales`) turns those into words. The page gets a phrase as `{id,
/// args: {name: text | number | phrase | phrases}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The id of the message in the catalogues.
    pub id: &'static str,
    /// The arguments by name.
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// Text that is the same in every language: a square, a token or a player's name.
    Text(String),
    /// A number, which a catalogue formats and may use to select a plural form.
    #[serde(serialize_with = "as_float")]
    Number(i64),
    /// A nested phrase, which is translated first.
    Phrase(Phrase),
    /// Several phrases, which are translated and joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// Creates a phrase without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// Serialises a number as a float, the only number type in JavaScript.
fn as_float<S: Serializer>(number: &i64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(*number as f64)
}

/// Implements the conversions to an argument.
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
    // Keywords on which a catalogue selects a variant.
    bool: holds => if holds { "yes" } else { "no" }.into();
    Side: side => side.name().into();
    Direction: direction => direction.name().into();
}
