//! Phrases on their way to a page.

use cauce_rules::{Arg, Phrase};
use serde::{Serialize, Serializer, ser::SerializeMap};

/// A phrase as a page gets it: `{id, args: {name: text | number | phrase | phrases}}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken(pub Phrase);

impl From<Phrase> for Spoken {
    fn from(phrase: Phrase) -> Self {
        Self(phrase)
    }
}

impl Serialize for Spoken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Ref(&self.0).serialize(serializer)
    }
}

struct Ref<'a>(&'a Phrase);
struct Args<'a>(&'a [(&'static str, Arg)]);
struct Value<'a>(&'a Arg);

impl Serialize for Ref<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("id", self.0.id)?;
        map.serialize_entry("args", &Args(&self.0.args))?;
        map.end()
    }
}

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (*name, Value(arg))))
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Arg::Text(text) => serializer.serialize_str(text),
            Arg::Number(number) => serializer.serialize_f64(*number as f64),
            Arg::Phrase(phrase) => Ref(phrase).serialize(serializer),
            Arg::List(phrases) => serializer.collect_seq(phrases.iter().map(Ref)),
        }
    }
}
