//! What the lesson of Caminos asks for.

use cauce_rules::{
    EndReason, Square,
    caminos::{Material, Points, Position},
};

use crate::{
    Verdict,
    goal::{holds, wins_by, won},
};

/// A goal of the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The piece lies flat on the board.
    Flat,
    /// The piece makes a column three cubes high.
    ThreeHigh,
    /// The piece covers yellow.
    CoverYellow,
    /// The piece covers yellow at the third storey.
    CoverYellowThreeHigh,
    /// The mover wins by joining two sides.
    Connect,
    /// The mover wins over a wall.
    ConnectOverWall,
    /// The other side cannot win with its next move.
    Hold,
}

impl crate::Goal<Position> for Goal {
    const ALL: &'static [(&'static str, Self)] = &[
        ("flat", Self::Flat),
        ("three-high", Self::ThreeHigh),
        ("cover-yellow", Self::CoverYellow),
        ("cover-yellow-three-high", Self::CoverYellowThreeHigh),
        ("connect", Self::Connect),
        ("connect-over-wall", Self::ConnectOverWall),
        ("hold", Self::Hold),
    ];

    fn judge(self, now: &Position, before: &Position) -> Verdict {
        let grown = || {
            let squares =
                (0..SIDE).flat_map(|rank| (0..SIDE).map(move |file| Square::new(file, rank)));
            squares.filter(|&square| now.height(square) > before.height(square))
        };
        let covered =
            || grown().filter(|&square| before.column(square).last() == Some(Material::Yellow));
        let is_three_high = |square| now.height(square) == 3;
        let done = match self {
            Self::Flat => grown().all(|square| now.height(square) == 1),
            Self::ThreeHigh => grown().any(is_three_high),
            Self::CoverYellow => covered().next().is_some(),
            Self::CoverYellowThreeHigh => covered().any(is_three_high),
            Self::Connect => return wins_by(now, before, EndReason::Connection),
            Self::ConnectOverWall => {
                let over_wall = matches!(
                    now.points(),
                    Some(Points::Connection { path, .. }) if path.faces > path.squares.len() as u32
                );
                over_wall && won(now, before)
            }
            Self::Hold => return holds(now),
        };
        done.into()
    }
}

/// The files and the ranks of the largest board.
const SIDE: u8 = 11;
