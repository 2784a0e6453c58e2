//! Tags of records.

use cauce_rules::GameKind;

/// The tags that do not describe the game itself, such as the date. They keep their order, and
/// names are unique.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// Maximum number of tags.
    pub const MAX: usize = 200;

    /// Returns the names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }

    /// Returns the value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Sets a tag of a game of this kind; an empty value removes the tag.
    ///
    /// Returns whether that was possible. A name consists of the letters `A-Z` and `a-z`, digits,
    /// `-` and `_`, and begins with a letter. It must not be reserved by the record, and there are
    /// at most [`Tags::MAX`] tags.
    pub fn set(&mut self, kind: GameKind, name: &str, value: &str) -> bool {
        if !is_name(name) || TagRole::from_tag(kind, name) != TagRole::Free {
            return false;
        }
        match self.0.iter().position(|(known, _)| known == name) {
            Some(known) if value.is_empty() => {
                self.0.remove(known);
            }
            Some(known) => value.clone_into(&mut self.0[known].1),
            None if value.is_empty() => {}
            None if self.0.len() == Self::MAX => return false,
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
        true
    }
}

pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_name_char)
}

pub(super) fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TagRole {
    Game,
    Option(&'static str),
    /// Name of the player on the seat with this index.
    Player(usize),
    /// Points that the player on the seat with this index has from earlier games.
    Points(usize),
    Seats,
    /// The result, which follows from the moves.
    Result,
    /// A free tag without a meaning for the record.
    Free,
}

impl TagRole {
    pub(super) fn from_tag(kind: GameKind, name: &str) -> Self {
        let is_option = |key: &&&str| option_tag(key) == name;
        if let Some(key) = kind.option_keys().iter().find(is_option) {
            return Self::Option(key);
        }
        let seat = |prefix| match name.strip_prefix(prefix)?.as_bytes() {
            &[digit @ b'1'..=b'9'] => Some(usize::from(digit - b'1')),
            _ => None,
        };
        match name {
            "Game" => Self::Game,
            "Seats" => Self::Seats,
            "Result" => Self::Result,
            _ => seat("Player")
                .map(Self::Player)
                .or_else(|| seat("Points").map(Self::Points))
                .unwrap_or(Self::Free),
        }
    }
}

/// Returns the tag of an option: its key, capitalised.
pub(super) fn option_tag(key: &str) -> String {
    let mut tag = key.to_owned();
    if let Some(first) = tag.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    tag
}
