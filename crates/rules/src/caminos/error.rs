use core::{error::Error, fmt};

use super::Shape;
use crate::Square;

/// Why a move of Caminos is not legal, beyond the reasons common to all games.
///
/// ```
/// use cauce_rules::{Game, MoveError as Any, Square, caminos::{MoveError, Options, Position}};
///
/// let mut game = Position::start(&Options::default())?;
/// game.play(game.parse("O:a1a2b1b2")?)?;
/// let why = game.check(game.parse("O:b2b3c2c3")?).unwrap_err();
/// assert_eq!(why, Any::Caminos(MoveError::Gap(Square::new(1, 2))));
/// assert_eq!(why.to_string(), "there would be empty space under the piece on b3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveError {
    /// No orientation of this shape covers the squares of the token.
    NotTheShape(Shape),
    /// A part of the piece is off the grid of 11 files and 11 ranks. If it is on the grid but off the
    /// board, the error is [`MoveError::OffBoard`](crate::MoveError::OffBoard).
    OffGrid,
    /// A neutral bar must be placed first.
    BarFirst,
    /// The seat to move has no piece of this shape left, or no neutral bar is due.
    NoneLeft(Shape),
    /// The piece, lowered until it rests on something, would have empty space under it here.
    Gap(Square),
    /// The piece, lowered until it rests on something, would not touch the board.
    Unsupported,
}

/// The tokens of Caminos, for the message about an unreadable token.
pub(crate) const TOKENS: &str = "a letter (T, Z, L, O or I), a colon and the square under each \
    cube, such as L:d4d5d6e6";

impl Error for MoveError {}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotTheShape(shape) => write!(
                f,
                "these squares do not make the piece {}, however it is turned",
                shape.letter()
            ),
            Self::OffGrid => f.write_str("a part of the piece is not over the board"),
            Self::BarFirst => f.write_str("the neutral bar, I, is placed first"),
            Self::NoneLeft(Shape::I) => f.write_str(
                "there is no neutral bar to place: each side places one, before all else, in \
                 games with neutrals=yes",
            ),
            Self::NoneLeft(shape) => {
                write!(f, "the player has no piece {} left", shape.letter())
            }
            Self::Gap(square) => {
                write!(f, "there would be empty space under the piece on {square}")
            }
            Self::Unsupported => f.write_str("no cube of the piece would rest on the board"),
        }
    }
}
