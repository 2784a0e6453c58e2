//! What a finished game is worth.

use super::{Colour, Path};
use crate::{Score, Side};

/// What a finished game is worth, and why.
///
/// Points are for a series of games, which adds them up; they do not decide who wins.
///
/// ```
/// use cauce_rules::{GameLine, caminos::{Colour, Points, Position}};
///
/// let line = "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2";
/// let game = line.parse::<GameLine<Position>>()?.position();
/// let Some(Points::Connection { winner, path, doubled }) = game.points() else {
///     return Err("the game goes on".into());
/// };
/// assert_eq!((winner, path.sides, path.faces), (Colour::Green, (0, 2), 13));
/// assert!(!doubled, "the square board has no near pairs");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Points {
    /// The winner scores the faces of this path, twice where it joins exactly opposite sides of a
    /// board that also knows near ones.
    Connection {
        /// Who joined the sides.
        winner: Colour,
        /// The path that counts.
        path: Path,
        /// Whether it counts twice.
        doubled: bool,
    },
    /// Nobody joined two sides: the colour with fewer pieces that touch the border of the board
    /// scores as many points as the other has such pieces. Nobody scores where they have as many.
    Border {
        /// Green pieces with a cube that rests on a square of a side.
        green: u32,
        /// The same for yellow.
        yellow: u32,
    },
    /// The game was given up or a draw was agreed: no points.
    Unplayed,
}

impl Points {
    /// The points of both sides, green first.
    ///
    /// ```
    /// use cauce_rules::{Score, Side, caminos::Points};
    ///
    /// let score = Points::Border { green: 8, yellow: 6 }.score();
    /// assert_eq!(score, Score([(Side::Green, 0), (Side::Yellow, 8)]));
    /// ```
    pub fn score(&self) -> Score {
        let (green, yellow) = match *self {
            Self::Connection { winner, ref path, doubled } => {
                let points = path.faces << u32::from(doubled);
                if winner == Colour::Green { (points, 0) } else { (0, points) }
            }
            Self::Border { green, yellow } if green < yellow => (yellow, 0),
            Self::Border { green, yellow } if green > yellow => (0, green),
            Self::Border { .. } | Self::Unplayed => (0, 0),
        };
        Score([(Side::Green, green), (Side::Yellow, yellow)])
    }
}
