//! Squares by file and rank, as the notation writes them.

use core::{error::Error, fmt, str::FromStr};

/// A square: files are letters from `a`, ranks are numbers from 1.
///
/// A `Square` is a name. Whether it lies on a board is each game's own question. The notation
/// reads files `a` to `z` and ranks 1 to 99, more than any board has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// The file, counted from 0 (`a`).
    pub file: u8,
    /// The rank, counted from 0: the notation writes one more.
    pub rank: u8,
}

impl Square {
    /// The square with this file and rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }

    /// Reads a whole text as a square in canonical spelling.
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

    /// Reads a square from the front of a text and returns what follows it, too.
    ///
    /// The rank takes as many digits as there are, at most two, the first of them not 0.
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

    /// The square that is so many files east and so many ranks north, if it has a name.
    pub fn offset(self, east: i8, north: i8) -> Option<Self> {
        let file = self.file.checked_add_signed(east).filter(|&file| file < 26)?;
        let rank = self.rank.checked_add_signed(north).filter(|&rank| rank < 99)?;
        Some(Self { file, rank })
    }
}

impl FromStr for Square {
    type Err = SquareError;

    /// See [`Square::parse`].
    fn from_str(text: &str) -> Result<Self, SquareError> {
        Self::parse(text).ok_or(SquareError)
    }
}

/// That a text is no square: a letter from `a` to `z` and a number from 1 to 99.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a square: a letter and a number, such as d4")
    }
}

impl Error for SquareError {}

impl fmt::Display for Square {
    /// Every square prints as another text, whether a board can have it or not: after file `z`
    /// come `aa`, `ab` and so on, as in a spreadsheet.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", File(self.file), u16::from(self.rank) + 1)
    }
}

/// A file, counted from 0, that prints as its letter.
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
