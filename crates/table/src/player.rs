//! The people at the table.

use std::{error::Error, fmt};

/// Who moves for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controller {
    /// Somebody at this table, with the hand.
    #[default]
    Here,
    /// Somebody elsewhere: the moves come in as tokens.
    Away,
    /// A computer at a level from 1 to 8: the caller asks one, and plays its token.
    Computer(u8),
}

impl Controller {
    /// All of them with their names in saved tables, records and links.
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

    /// The name.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(known, _)| *known == self).map_or("", |(_, name)| name)
    }

    /// The level of a computer; `None` for a person.
    pub fn level(self) -> Option<u8> {
        match self {
            Self::Here | Self::Away => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// The one of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|&(controller, _)| controller)
    }

    /// Reads who moves for each of so many seats: `here computer-3`, with spaces or commas between.
    ///
    /// # Errors
    /// A word that names no controller, or another number of words.
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

/// Why a text does not tell who moves for the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatsError {
    /// Nobody can be so.
    Unknown {
        /// The word.
        word: String,
    },
    /// The game has another number of seats.
    Count {
        /// How many it has.
        seats: usize,
        /// How many words there are.
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

/// Somebody who plays, and how they stand in a series of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name; empty where none was given.
    pub name: String,
    /// Points from the finished games of this series.
    pub points: u32,
    /// Who moves for them.
    pub by: Controller,
}

impl Player {
    /// The longest name, in characters; more is cut off.
    pub const MAX_NAME: usize = 40;

    /// A player here with this name and no points yet.
    ///
    /// The name is kept to one line: control characters go, and what is too long is cut off.
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
    fn seats_are_read_with_spaces_or_commas_and_counted() {
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
    fn a_computer_has_one_of_eight_levels() {
        for number in 0..=u8::MAX {
            let computer = Controller::from_name(&format!("computer-{number}"));
            let is_level = (1..=8).contains(&number);
            assert_eq!(computer, is_level.then_some(Controller::Computer(number)));
            assert_eq!(computer.and_then(Controller::level), is_level.then_some(number));
        }
        assert_eq!((Controller::Here.level(), Controller::Away.level()), (None, None));
    }
}
