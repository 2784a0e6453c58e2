use super::{Colour, Path};
use crate::{Score, Side};

/// The points of a finished game, for a series of games, and their reason.
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
    /// The winner scores the faces of a path. They count twice if the path joins exactly opposite
    /// sides of a board that also has near pairs.
    Connection {
        /// The colour that joined the sides.
        winner: Colour,
        /// The path that counts.
        path: Path,
        /// Whether the path counts twice.
        doubled: bool,
    },
    /// No colour joined two sides: the colour with fewer pieces at the border scores the other's
    /// number of such pieces. If the numbers are equal, neither scores.
    Border {
        /// The number of green pieces with a cube that rests on a square of a side.
        green: u32,
        /// The number of such yellow pieces.
        yellow: u32,
    },
    /// The game ended by a forfeit or an agreed draw: no points.
    Unplayed,
}

impl Points {
    /// Returns the points of both sides, green first.
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
