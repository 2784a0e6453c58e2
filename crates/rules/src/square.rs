use core::{error::Error, fmt, str::FromStr};

/// A square, written as a file letter from `a` and a rank number from 1.
///
/// Whether a square is on the board depends on the game. The notation allows files `a` to `z` and
/// ranks 1 to 99, more than any board has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The file, counted from 0 (`a`).
    pub file: u8,
    /// The rank, counted from 0; the notation writes `rank + 1`.
    pub rank: u8,
}

impl Square {
    /// Returns the square with this file and rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }

    /// Parses a square in canonical spelling.
    ///
    /// ```
    /// use cauce_rules::Square;
    ///
    /// assert_eq!(Square::parse("c12"), Some(Square::new(2, 11)));
    /// for wrong in ["", "c", "12", "c0", "c01", "C1", "c1 ", "c100"] {
    ///     assert_eq!(Square::parse(wrong), None);
    /// }
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        match Self::parse_prefix(text) {
            Some((square, "")) => Some(square),
            _ => None,
        }
    }

    /// Parses a square at the beginning of a text. Returns the square and the rest of the text.
    ///
    /// The rank consists of all digits that follow. There must be one or two, and the first must
    /// not be 0.
    pub fn parse_prefix(text: &str) -> Option<(Self, &str)> {
        let bytes = text.as_bytes();
        let file = bytes.first().filter(|byte| byte.is_ascii_lowercase())? - b'a';
        let digits = bytes[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if !(1..=2).contains(&digits) || bytes[1] == b'0' {
            return None;
        }
        let rank = text[1..=digits].parse::<u8>().ok()? - 1;
        Some((Self { file, rank }, &text[1 + digits..]))
    }

    /// Returns the square this many files east and ranks north, if the notation has a name for it.
    pub fn offset(self, east: i8, north: i8) -> Option<Self> {
        let file = self.file.checked_add_signed(east).filter(|&file| file < 26)?;
        let rank = self.rank.checked_add_signed(north).filter(|&rank| rank < 99)?;
        Some(Self { file, rank })
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        Self::parse(text).ok_or(SquareError)
    }
}

/// The error of a text that is not a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a square: a letter and a number, such as d4")
    }
}

impl Error for SquareError {}

impl fmt::Display for Square {
    /// Writes the name. After file `z` come `aa`, `ab` and so on, so different squares differ.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", File(self.file), u16::from(self.rank) + 1)
    }
}

/// A file, counted from 0, that prints as its letters.
pub(crate) struct File(pub(crate) u8);

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |index: u8| char::from(b'a' + index);
        match self.0.checked_sub(26) {
            None => write!(f, "{}", letter(self.0)),
            Some(beyond) => write!(f, "{}{}", letter(beyond / 26), letter(beyond % 26)),
        }
    }
}
