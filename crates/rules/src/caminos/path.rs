use super::{
    Board,
    bits::{self, STRIDE},
    connection::Links,
};
use crate::Square;
use alloc::{vec, vec::Vec};

/// A path of linked squares from one side to another.
///
/// ```
/// use cauce_rules::{GameLine, Square, caminos::{Colour, Position}};
///
/// let line = "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2";
/// let game = line.parse::<GameLine<Position>>()?.position();
/// let path = game.path(Colour::Green, (0, 2)).ok_or("not joined")?;
/// assert_eq!(path.squares.first(), Some(&Square::new(2, 0)));
/// assert_eq!((path.squares.len(), path.faces), (9, 13), "9 tops and 4 walls");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// The squares in order, each adjacent to the one before.
    pub squares: Vec<Square>,
    /// The number of faces: one on top of each square, and the walls between different heights.
    pub faces: u32,
    /// The numbers of the joined sides, at the first and the last square.
    pub sides: (usize, usize),
}

/// Returns a shortest path between two sides, if they are joined. The choice is deterministic.
pub(super) fn shortest(
    board: Board,
    links: Links,
    height: impl Fn(Square) -> u8,
    sides: (usize, usize),
) -> Option<Path> {
    const FAR: u32 = u32::MAX;
    let tops = links.tops();
    let index = |square: Square| usize::from(square.rank * STRIDE + square.file);
    let linked = |square: Square| bits::squares(links.step(bits::bit(square).unwrap_or_default()));

    // The distances are from the far side, so that the path can be followed forwards.
    let mut faces = [FAR; (STRIDE as usize).pow(2)];
    for square in bits::squares(tops & board.side(sides.1)) {
        faces[index(square)] = 1;
    }
    let cost = |faces: &[u32], from: Square, to: Square| {
        faces[index(to)].saturating_add(1 + u32::from(height(from).abs_diff(height(to))))
    };
    loop {
        let mut shorter = false;
        for square in bits::squares(tops) {
            let best = linked(square).map(|next| cost(&faces, square, next)).min().unwrap_or(FAR);
            if best < faces[index(square)] {
                faces[index(square)] = best;
                shorter = true;
            }
        }
        if !shorter {
            break;
        }
    }

    let reached = |square: &Square| faces[index(*square)] < FAR;
    let start = bits::squares(tops & board.side(sides.0))
        .filter(reached)
        .min_by_key(|&square| faces[index(square)])?;
    let mut squares = vec![start];
    let mut here = start;
    while let Some(next) =
        linked(here).find(|&next| reached(&next) && cost(&faces, here, next) == faces[index(here)])
    {
        squares.push(next);
        here = next;
    }
    Some(Path { squares, faces: faces[index(start)], sides })
}

/// Returns the path that counts for a won game, and whether it counts twice.
///
/// By the rules of Caminos, on boards with near pairs an exact path counts twice and a near path
/// once. The better one counts, and the exact one if they are equal.
pub(super) fn counted(
    board: Board,
    links: Links,
    height: impl Fn(Square) -> u8,
) -> Option<(Path, bool)> {
    let best = |exact: bool| {
        board
            .pairs()
            .filter(|&pair| board.is_exact(pair) == exact)
            .filter_map(|pair| shortest(board, links, &height, pair))
            .min_by_key(|path| path.faces)
    };
    match (best(true), best(false)) {
        (Some(exact), Some(near)) if 2 * exact.faces < near.faces => Some((near, false)),
        (Some(exact), _) => Some((exact, board.has_near_pairs())),
        (None, near) => near.map(|near| (near, false)),
    }
}
