//! Serialization: types with a text form are stored as text, the others by their fields.

use alloc::{
    collections::BTreeMap,
    string::{String, ToString},
    vec::Vec,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    Direction, Game, GameKind, GameLine, Options, Seat, Seats, Side, Square, caminos, sendas,
    snorkels, tayu,
};

fn read<'de, D: Deserializer<'de>, T, E: ToString>(
    deserializer: D,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    parse(&text).map_err(|error| D::Error::custom(error.to_string()))
}

/// Serializes types as the text that they print.
macro_rules! as_text {
    ($($Type:ty: $parse:expr),+ $(,)?) => {
        $(impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read(deserializer, $parse)
            }
        })+
    };
}

as_text! {
    Square: str::parse::<Square>,
    GameKind: |name| GameKind::from_name(name).ok_or("there is no game of this name"),
    Side: |name| Side::from_name(name).ok_or("there is no side of this name"),
    snorkels::Move: str::parse::<snorkels::Move>,
    tayu::Move: str::parse::<tayu::Move>,
    sendas::Move: str::parse::<sendas::Move>,
}

impl Serialize for Direction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Direction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let find = |name: &str| Self::ALL.into_iter().find(|direction| direction.name() == name);
        read(deserializer, |name| find(name).ok_or("there is no direction of this name"))
    }
}

impl<G: Game> Serialize for GameLine<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, G: Game> Deserialize<'de> for GameLine<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer, str::parse::<Self>)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::from_number(number).ok_or_else(|| D::Error::custom("seats are numbered from 1 to 4"))
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Ok(seats.into_iter().collect())
    }
}

/// A move of Caminos, by orientation, because its token does not contain the heights.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    orientation: usize,
    anchor: Square,
}

impl Serialize for caminos::Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Placed { orientation: self.orientation().index(), anchor: self.anchor() }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for caminos::Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Placed { orientation, anchor } = Placed::deserialize(deserializer)?;
        caminos::Orientation::from_index(orientation)
            .and_then(|orientation| Self::new(orientation, anchor))
            .ok_or_else(|| D::Error::custom("no piece lies so on the grid"))
    }
}

/// Serializes options as a map from keys to texts, without those that have their default value.
macro_rules! options {
    ($($module:ident),+) => {
        $(impl Serialize for $module::Options {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(Self::KEYS.iter().filter_map(|&key| Some((key, self.get(key)?))))
            }
        }

        impl<'de> Deserialize<'de> for $module::Options {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let values = BTreeMap::<String, String>::deserialize(deserializer)?;
                let mut options = Self::default();
                for (key, value) in values {
                    options.set(&key, &value).map_err(D::Error::custom)?;
                }
                $module::Position::start(&options).map_err(D::Error::custom)?;
                Ok(options)
            }
        })+
    };
}

options!(snorkels, tayu, caminos, sendas);
