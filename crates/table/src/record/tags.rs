//! What a record says of a game besides its moves.

use cauce_rules::GameKind;

/// The tags that say nothing of the game itself: the date, and whatever else people write, in
/// their order. No name stands twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The most that there may be.
    pub const MAX: usize = 200;

    /// The names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Gives a tag of a game of this kind a value; an empty one takes the tag away.
    ///
    /// Returns true if it could: a name consists of the letters `A` to `Z` and `a` to `z`, digits,
    /// `-` and `_`, begins with a letter, and is none that the record itself gives a meaning; and
    /// there are at most [`Tags::MAX`].
    pub fn set(&mut self, kind: GameKind, name: &str, value: &str) -> bool {
        if !is_name(name) || Meaning::from_tag(kind, name) != Meaning::Free {
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

/// Whether this can be the name of a tag.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_name_char)
}

/// Whether this can stand in the name of a tag.
pub(super) fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}

/// What a tag is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// Which game.
    Game,
    /// The option of this key.
    Option(&'static str),
    /// The name of the player on the seat of this index.
    Player(usize),
    /// The points that the player on the seat of this index brought with them.
    Points(usize),
    /// Who moves for the seats.
    Seats,
    /// Follows from the moves.
    Result,
    /// Nothing that the record knows of.
    Free,
}

impl Meaning {
    /// What a tag of this name is about in a game of this kind.
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

/// The tag of an option: its key, capitalised.
pub(super) fn option_tag(key: &str) -> String {
    let mut tag = key.to_owned();
    if let Some(first) = tag.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    tag
}
