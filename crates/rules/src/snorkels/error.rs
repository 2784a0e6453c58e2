use core::{error::Error, fmt};

/// Why a move of Snorkels is not legal, beyond the reasons common to all games.
///
/// ```
/// use cauce_rules::{Game, MoveError, snorkels};
///
/// let mut game = snorkels::Position::start(&snorkels::Options::default())?;
/// let refused = game.play(snorkels::Move::Swap);
/// assert_eq!(refused, Err(MoveError::Snorkels(snorkels::MoveError::NoChoice)));
/// # Ok::<(), cauce_rules::OptionsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveError {
    /// The colour can be chosen only directly after the first snorkel.
    NoChoice,
}

/// The tokens of Snorkels, for the message about an unreadable token.
pub(crate) const TOKENS: &str = "a square such as d4, 'swap'";

impl Error for MoveError {}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoChoice => {
                f.write_str("the colour can be chosen only in answer to the first snorkel")
            }
        }
    }
}
