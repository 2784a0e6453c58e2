use crate::{OptionsError, Square, ValueError, error};
use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};

/// The options of a game of Snorkels.
///
/// Options may be set in any order. Therefore, [`Game::start`](crate::Game::start) checks that the
/// stones are on the board.
///
/// ```
/// use cauce_rules::{Game, Square, snorkels};
///
/// let options = snorkels::Options::default().with_size(5)?.with_stones([Square::new(2, 2)])?;
/// assert!(snorkels::Position::start(&options).is_ok());
/// let far = options.with_stones([Square::new(6, 6)])?;
/// let refused = snorkels::Position::start(&far).unwrap_err();
/// assert_eq!(refused.to_string(), "'stones' names g7, which is not on the board");
/// # Ok::<(), cauce_rules::OptionsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    pub(super) size: u8,
    pub(super) stones: Vec<Square>,
}

impl Default for Options {
    /// Returns the options of the boxed game: seven squares along a side, no stones.
    fn default() -> Self {
        Self { size: 7, stones: Vec::new() }
    }
}

impl Options {
    /// The smallest number of squares along a side.
    pub const MIN_SIZE: u8 = 3;
    /// The largest number of squares along a side.
    pub const MAX_SIZE: u8 = 9;

    /// Returns the number of squares along a side, 3 to 9.
    ///
    /// ```
    /// assert_eq!(cauce_rules::snorkels::Options::default().size(), 7);
    /// ```
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns the stones, ordered by file, then rank.
    pub fn stones(&self) -> &[Square] {
        &self.stones
    }

    /// Sets the number of squares along a side. The stones are kept.
    ///
    /// ```
    /// use cauce_rules::snorkels::Options;
    ///
    /// let refused = Options::default().with_size(10).unwrap_err();
    /// assert_eq!(refused.to_string(), "'size' must be a whole number from 3 to 9");
    /// ```
    ///
    /// # Errors
    /// Returns an error if `size` is not between [`Options::MIN_SIZE`] and [`Options::MAX_SIZE`].
    pub fn with_size(mut self, size: u8) -> Result<Self, OptionsError> {
        let (min, max) = (Self::MIN_SIZE.into(), Self::MAX_SIZE.into());
        self.size = error::number("size", &size.to_string(), min, max)? as u8;
        Ok(self)
    }

    /// Replaces the stones.
    ///
    /// ```
    /// use cauce_rules::{Square, snorkels::Options};
    ///
    /// let corners = [Square::new(6, 6), Square::new(0, 0)];
    /// let options = Options::default().with_stones(corners)?;
    /// assert_eq!(options.stones(), [Square::new(0, 0), Square::new(6, 6)], "in order");
    /// # Ok::<(), cauce_rules::OptionsError>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if a square is named twice or there are more than [`Options::MAX_SIZE`]
    /// stones.
    pub fn with_stones(
        mut self,
        stones: impl IntoIterator<Item = Square>,
    ) -> Result<Self, OptionsError> {
        let stones: Vec<_> = stones.into_iter().collect();
        self.stones = in_order(&stones).map_err(|reason| wrong(list(&stones), reason))?;
        Ok(self)
    }

    /// Returns how many stones can be added. The maximum is the number of squares along a side.
    ///
    /// ```
    /// use cauce_rules::{Square, snorkels::Options};
    ///
    /// let options = Options::default().with_size(4)?.with_stones([Square::new(0, 0)])?;
    /// assert_eq!(options.stones_left(), 3);
    /// # Ok::<(), cauce_rules::OptionsError>(())
    /// ```
    pub fn stones_left(&self) -> u8 {
        self.size.saturating_sub(self.stones.len() as u8)
    }

    /// Removes the stones that are off the board, and those beyond the maximum number.
    ///
    /// ```
    /// use cauce_rules::{Square, snorkels::Options};
    ///
    /// let large = Options::default().with_stones([Square::new(1, 1), Square::new(6, 6)])?;
    /// let small = large.with_size(5)?.without_invalid_stones();
    /// assert_eq!(small.stones(), [Square::new(1, 1)]);
    /// # Ok::<(), cauce_rules::OptionsError>(())
    /// ```
    #[must_use]
    pub fn without_invalid_stones(mut self) -> Self {
        self.stones.retain(|stone| stone.file.max(stone.rank) < self.size);
        self.stones.truncate(self.size.into());
        self
    }

    /// Checks that all stones are on the board and that there are at most `size`.
    pub(super) fn check(&self) -> Result<(), OptionsError> {
        let reason = if self.stones.len() > usize::from(self.size) {
            ValueError::TooMany { max: self.size.into() }
        } else if let Some(&off) =
            self.stones.iter().find(|stone| stone.file.max(stone.rank) >= self.size)
        {
            ValueError::OffBoard(off)
        } else {
            return Ok(());
        };
        Err(wrong(list(&self.stones), reason))
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
            "stones" => (!self.stones.is_empty()).then(|| list(&self.stones)),
            _ => None,
        }
    }
}

fn wrong(value: String, reason: ValueError) -> OptionsError {
    OptionsError::Value { key: "stones", value, reason }
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(",")
}

fn in_order(squares: &[Square]) -> Result<Vec<Square>, ValueError> {
    let mut stones = Vec::new();
    for &square in squares {
        if stones.contains(&square) {
            return Err(ValueError::Repeated(square));
        }
        if stones.len() == usize::from(Options::MAX_SIZE) {
            return Err(ValueError::TooMany { max: Options::MAX_SIZE.into() });
        }
        let place = stones.partition_point(|stone| *stone < square);
        stones.insert(place, square);
    }
    Ok(stones)
}

fn read_stones(value: &str) -> Result<Vec<Square>, OptionsError> {
    let read =
        |text: &str| Square::parse(text).ok_or_else(|| ValueError::NotASquare(text.to_owned()));
    let squares: Result<Vec<_>, _> = value.split(',').map(read).collect();
    squares.and_then(|squares| in_order(&squares)).map_err(|reason| wrong(value.to_owned(), reason))
}
