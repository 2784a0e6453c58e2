//! The players at a table.

use std::{error::Error, fmt};

/// Who moves for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controller {
    /// A person at this table, with the hand.
    #[default]
    Here,
    /// A person elsewhere, whose moves arrive as tokens.
    Away,
    /// A computer of level 1 to 8. The caller computes its moves and plays their tokens.
    Computer(u8),
}

impl Controller {
    /// All controllers with their names in saved tables, records and links.
    const ALL: [(Self, &str); 10] = [
        (Self::Here, "here"),
        (Self::Away, "away"),
        (Self::Computer(1), "computer-1"),
        (Self::Computer(2), "computer-2"),
        (Self::Computer(3), "computer-3"),
        (Self::Computer(4), "computer-4"),
        (Self::Computer(5), "computer-5"),
        (Self::Computer(6), "computer-6"),
        (Self::Computer(7), "computer-7"),
        (Self::Computer(8), "computer-8"),
    ];

    /// Returns the name.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(known, _)| *known == self).map_or("", |(_, name)| name)
    }

    /// Returns the level of a computer; `None` for a person.
    pub fn level(self) -> Option<u8> {
        match self {
            Self::Here | Self::Away => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// Returns the controller of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|&(controller, _)| controller)
    }

    /// Parses one controller per seat, separated by spaces or commas: `here computer-3`.
    ///
    /// # Errors
    /// Returns an error if a word is no controller, or if the number of words is not `seats`.
    pub fn parse_all(text: &str, seats: usize) -> Result<Vec<Self>, SeatsError> {
        let words = || text.split([' ', ',']).filter(|word| !word.is_empty());
        let unknown = |word: &str| SeatsError::Unknown { word: word.to_owned() };
        let read = |word| Self::from_name(word).ok_or_else(|| unknown(word));
        let all = words().map(read).collect::<Result<Vec<_>, _>>()?;
        match words().count() {
            given if given == seats => Ok(all),
            given => Err(SeatsError::Count { seats, given }),
        }
    }
}

/// Why a list of seats cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatsError {
    /// A word is no controller.
    Unknown {
        /// The unknown word.
        word: String,
    },
    /// The number of words is not the number of seats.
    Count {
        /// Number of seats in the game.
        seats: usize,
        /// Number of words given.
        given: usize,
    },
}

impl Error for SeatsError {}

impl fmt::Display for SeatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { word } => {
                write!(
                    f,
                    "a seat is played by 'here', 'away' or 'computer-1' to 'computer-8', not '{word}'"
                )
            }
            Self::Count { seats, given } => {
                write!(f, "the game has {seats} seats, and {given} are named")
            }
        }
    }
}

/// A player, with the score in a series of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name; empty if unknown.
    pub name: String,
    /// Points from the finished games of this series.
    pub points: u32,
    /// Who moves for the player's seat.
    pub by: Controller,
}

impl Player {
    /// Maximum length of a name in characters; longer names are truncated.
    pub const MAX_NAME: usize = 40;

    /// Creates a player at this table with this name and no points.
    ///
    /// Control characters are removed, so that the name fits on one line, and a name that is too
    /// long is truncated.
    pub fn new(name: &str) -> Self {
        let clean = name.chars().filter(|c| !c.is_control()).collect::<String>();
        let short: String = clean.trim_start().chars().take(Self::MAX_NAME).collect();
        Self { name: short.trim_end().to_owned(), ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_separated_by_spaces_or_commas_and_counted() {
        let read = |text: &str| Controller::parse_all(text, 2);
        let both = Ok(vec![Controller::Here, Controller::Away]);
        assert_eq!(read("here away"), both);
        assert_eq!(read(" here,  away "), both);
        let unknown = |word: &str| Err(SeatsError::Unknown { word: word.to_owned() });
        assert_eq!(read("here Away"), unknown("Away"));
        assert_eq!(read("here gone away"), unknown("gone"));
        for word in ["computer", "computer-0", "computer-9", "computer-03", "computer-1-1"] {
            assert_eq!(read(&format!("here {word}")), unknown(word));
        }
        for (text, given) in [("", 0), ("here", 1), ("here away here", 3)] {
            assert_eq!(read(text), Err(SeatsError::Count { seats: 2, given }), "{text}");
        }
    }

    #[test]
    fn computers_have_levels_1_to_8() {
        for number in 0..=u8::MAX {
            let computer = Controller::from_name(&format!("computer-{number}"));
            let is_level = (1..=8).contains(&number);
            assert_eq!(computer, is_level.then_some(Controller::Computer(number)));
            assert_eq!(computer.and_then(Controller::level), is_level.then_some(number));
        }
        assert_eq!((Controller::Here.level(), Controller::Away.level()), (None, None));
    }
}
