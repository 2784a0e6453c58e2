//! The people at the table.

/// Somebody who plays, and how they stand in a series of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name; empty where none was given.
    pub name: String,
    /// Points from the finished games of this series.
    pub points: u32,
}

impl Player {
    /// The longest name, in characters; more is cut off.
    pub const MAX_NAME: usize = 40;

    /// A player with this name and no points yet.
    ///
    /// The name is kept to one line: control characters go, and what is too long is cut off.
    pub fn new(name: &str) -> Self {
        let clean = name.chars().filter(|c| !c.is_control()).collect::<String>();
        let short: String = clean.trim_start().chars().take(Self::MAX_NAME).collect();
        Self { name: short.trim_end().to_owned(), points: 0 }
    }
}
