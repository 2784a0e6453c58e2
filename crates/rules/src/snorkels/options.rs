//! What can be chosen before a game of Snorkels.

use crate::{Fault, OptionsError, Square, error};

/// The options of a game of Snorkels.
///
/// Whether the stones lie on the board is asked when the game starts, since the options may be
/// set in any order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    size: u8,
    stones: Vec<Square>,
}

impl Default for Options {
    /// The boxed game: seven squares along a side, no stones.
    fn default() -> Self {
        Self { size: 7, stones: Vec::new() }
    }
}

impl Options {
    /// The smallest board.
    pub const MIN_SIZE: u8 = 3;
    /// The largest board.
    pub const MAX_SIZE: u8 = 9;

    /// Squares along a side.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The stones, in order of file, then rank.
    pub fn stones(&self) -> &[Square] {
        &self.stones
    }

    /// How many more stones there may be.
    pub fn room(&self) -> u8 {
        self.size.saturating_sub(self.stones.len() as u8)
    }

    /// The same board, with those of the stones that have their place on it.
    #[must_use]
    pub fn fitting(mut self) -> Self {
        self.stones.retain(|stone| stone.file.max(stone.rank) < self.size);
        self.stones.truncate(self.size.into());
        self
    }

    /// That all stones lie on the board and are no more than the board's size.
    pub(super) fn check(&self) -> Result<(), OptionsError> {
        let fault = if self.stones.len() > usize::from(self.size) {
            Fault::TooMany { max: self.size.into() }
        } else if let Some(&off) =
            self.stones.iter().find(|stone| stone.file.max(stone.rank) >= self.size)
        {
            Fault::OffBoard(off)
        } else {
            return Ok(());
        };
        let value = crate::Options::get(self, "stones").unwrap_or_default();
        Err(OptionsError::Value { key: "stones", value, fault })
    }
}

impl crate::Options for Options {
    const KEYS: &'static [&'static str] = &["size", "stones"];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "size" => {
                let (min, max) = (Self::MIN_SIZE.into(), Self::MAX_SIZE.into());
                self.size = error::number("size", value, min, max)? as u8;
            }
            "stones" => self.stones = read_stones(value)?,
            _ => {
                return Err(OptionsError::UnknownKey { key: key.to_owned(), known: Self::KEYS });
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "size" => (self.size != Self::default().size).then(|| self.size.to_string()),
            "stones" => (!self.stones.is_empty())
                .then(|| self.stones.iter().map(Square::to_string).collect::<Vec<_>>().join(",")),
            _ => None,
        }
    }
}

fn read_stones(value: &str) -> Result<Vec<Square>, OptionsError> {
    let wrong = |fault| OptionsError::Value { key: "stones", value: value.to_owned(), fault };
    let mut stones = Vec::new();
    for text in value.split(',') {
        let Some(square) = Square::parse(text) else {
            return Err(wrong(Fault::NotASquare(text.to_owned())));
        };
        if stones.contains(&square) {
            return Err(wrong(Fault::Repeated(square)));
        }
        if stones.len() == usize::from(Options::MAX_SIZE) {
            return Err(wrong(Fault::TooMany { max: Options::MAX_SIZE.into() }));
        }
        let place = stones.partition_point(|stone| *stone < square);
        stones.insert(place, square);
    }
    Ok(stones)
}
