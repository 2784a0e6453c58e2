//! What a finished game is worth.

use super::{Colour, Path};
use crate::{Score, Side};

/// What a finished game is worth, and why.
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
    /// Nobody joined two sides: the side with fewer pieces that touch the border of the board
    /// scores as many points as the other has such pieces.
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
    /// The points of both sides.
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
