//! Annotation symbols on moves, such as `!` and `?`.

/// Quality of a move, as in the records of chess games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `!`: good.
    Good,
    /// `?`: a mistake.
    Mistake,
    /// `!!`: a brilliant move.
    Brilliant,
    /// `??`: a blunder.
    Blunder,
    /// `!?`: interesting.
    Interesting,
    /// `?!`: dubious.
    Dubious,
}

impl Mark {
    /// All marks, in the order of their numeric glyphs (`$1` is `!`).
    pub const ALL: [Self; 6] = [
        Self::Good,
        Self::Mistake,
        Self::Brilliant,
        Self::Blunder,
        Self::Interesting,
        Self::Dubious,
    ];

    /// Returns the symbol, as it is written after a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
        }
    }

    /// Returns the mark with this symbol.
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.sign() == sign)
    }

    /// Returns the mark of a numeric annotation glyph, as in PGN: `$1` is `!`.
    pub(crate) fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Splits the mark from the end of a word. A word without a valid mark is returned unchanged.
    pub(crate) fn split(word: &str) -> (&str, Option<Self>) {
        let bare = word.trim_end_matches(['!', '?']);
        match Self::from_sign(&word[bare.len()..]) {
            Some(mark) => (bare, Some(mark)),
            None => (word, None),
        }
    }
}
