use super::{Board, Shape};
use crate::{Options as _, OptionsError, Seat, error};
use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
};

/// The options of a game of Caminos.
///
/// ```
/// use cauce_rules::{Game, caminos::{Board, Options, Position}};
///
/// let options = Options::default().with_board(Board::Ring).with_players(4)?.with_neutrals(true);
/// assert_eq!(Position::start(&options)?.options(), options);
/// assert!(Options::default().with_players(3).is_err());
/// # Ok::<(), cauce_rules::OptionsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The board.
    pub board: Board,
    /// Whether there are four players, two for each colour, instead of two.
    pub four_players: bool,
    /// Whether each side begins by placing a neutral bar.
    pub neutrals: bool,
}

impl Default for Options {
    /// Returns the options for two players on the square board without neutral bars.
    fn default() -> Self {
        Self { board: Board::Square, four_players: false, neutrals: false }
    }
}

impl Options {
    /// The values of `board`.
    pub const BOARDS: &'static [&'static str] =
        &[Board::Square.name(), Board::Rhombus.name(), Board::Octagon.name(), Board::Ring.name()];
    /// The values of `players`.
    pub const PLAYERS: &'static [&'static str] = &["2", "4"];
    /// The values of `neutrals`.
    pub const NEUTRALS: &'static [&'static str] = &["no", "yes"];

    /// Sets the board.
    #[must_use]
    pub const fn with_board(self, board: Board) -> Self {
        Self { board, ..self }
    }

    /// Sets the number of players.
    ///
    /// # Errors
    /// Returns an error if `players` is not 2 or 4.
    pub fn with_players(mut self, players: u8) -> Result<Self, OptionsError> {
        self.set("players", &players.to_string())?;
        Ok(self)
    }

    /// Sets whether each side begins by placing a neutral bar.
    #[must_use]
    pub const fn with_neutrals(self, neutrals: bool) -> Self {
        Self { neutrals, ..self }
    }

    /// Returns the pieces of each seat at the start, by seat and shape.
    pub(super) fn supply(self) -> [[u8; Shape::COLOURED.len()]; Seat::MAX as usize] {
        let mut left = [[0; Shape::COLOURED.len()]; Seat::MAX as usize];
        for seat in Seat::all(self.players()) {
            left[seat.index()] = Shape::COLOURED.map(|shape| shape.supply() * 2 / self.players());
        }
        left
    }

    /// Returns the number of players, 2 or 4.
    pub const fn players(self) -> u8 {
        if self.four_players { 4 } else { 2 }
    }
}

impl crate::Options for Options {
    const KEYS: &'static [&'static str] = &["board", "players", "neutrals"];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "board" => self.board = Board::ALL[error::word("board", value, Self::BOARDS)?],
            "players" => self.four_players = error::word("players", value, Self::PLAYERS)? == 1,
            "neutrals" => self.neutrals = error::word("neutrals", value, Self::NEUTRALS)? == 1,
            _ => {
                return Err(OptionsError::UnknownKey { key: key.to_owned(), known: Self::KEYS });
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        let changed = match key {
            "board" => (self.board != Board::default()).then(|| self.board.name()),
            "players" => self.four_players.then_some(Self::PLAYERS[1]),
            "neutrals" => self.neutrals.then_some(Self::NEUTRALS[1]),
            _ => None,
        };
        changed.map(str::to_owned)
    }
}
