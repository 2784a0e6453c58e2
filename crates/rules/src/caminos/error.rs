//! Why a move of Caminos is not legal, beyond what all games have in common.

use core::{error::Error, fmt};

use super::Shape;
use crate::Square;

/// Why a move of Caminos is not legal.
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
    /// The squares of the token do not make a piece of this shape, however it is turned.
    NotTheShape(Shape),
    /// A part of the piece lies beyond the grid of squares that have a name.
    OffGrid,
    /// The neutral bars are placed first.
    BarFirst,
    /// The seat to move has no piece of this shape left. Neutral bars are left to nobody once each
    /// side has placed one, or where the game has none.
    NoneLeft(Shape),
    /// Lowered until it rests on something, the piece would leave empty space over this square.
    Gap(Square),
    /// Lowered until it rests on something, the piece would not touch the board.
    Aloft,
}

/// What the tokens look like, for a caller that wrote something else.
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
            Self::Aloft => f.write_str("no cube of the piece would rest on the board"),
        }
    }
}
