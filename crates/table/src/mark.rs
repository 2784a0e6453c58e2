//! What people say of a move with a sign.

/// How good a move is said to be, as in records of games everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `!`: a good move.
    Good,
    /// `?`: a mistake.
    Mistake,
    /// `!!`: a brilliant move.
    Brilliant,
    /// `??`: a blunder.
    Blunder,
    /// `!?`: worth a thought.
    Interesting,
    /// `?!`: doubtful.
    Dubious,
}

impl Mark {
    /// All marks.
    pub const ALL: [Self; 6] = [
        Self::Good,
        Self::Mistake,
        Self::Brilliant,
        Self::Blunder,
        Self::Interesting,
        Self::Dubious,
    ];

    /// As it stands after a move.
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

    /// The mark of a sign.
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.sign() == sign)
    }

    /// The mark of a number, which other programs write in place of a sign: `$1` is `!`.
    pub(crate) fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Takes the mark from behind a word. A word that ends with no sign, or with what is none,
    /// stays as it is.
    pub(crate) fn split(word: &str) -> (&str, Option<Self>) {
        let bare = word.trim_end_matches(['!', '?']);
        match Self::from_sign(&word[bare.len()..]) {
            Some(mark) => (bare, Some(mark)),
            None => (word, None),
        }
    }
}
