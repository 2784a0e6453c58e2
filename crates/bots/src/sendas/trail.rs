//! How far a colour is from leaving the board.

use cauce_rules::{
    Direction,
    sendas::{Colour, Position, Squares},
};

/// A number of moves that says that there is no way.
pub(super) const FAR: u32 = 12;

/// How many moves a colour is from leaving the board if nothing is done against it, and how many
/// ways there are to begin.
///
/// Whatever hangs together with the colour carries it, pieces of the other colour as well. From an
/// open end the trail goes on over empty squares, a piece a move, to the far rank; one more move
/// leaves the board.
pub(super) fn moves_to_leave(position: &Position, colour: Colour) -> (u32, u32) {
    let joined = position.linked_with(position.pieces(colour));
    let far = Squares::rank(colour.far_rank());
    let out = joined & far & position.open(colour.forward());
    if !out.is_empty() {
        return (1, out.len());
    }
    let [white, black] = Colour::ALL.map(|colour| position.pieces(colour));
    let empty = !(white | black);
    let mut ends = Squares::NONE;
    for direction in Direction::ALL {
        ends |= (joined & position.open(direction)).next(direction) & empty;
    }
    let mut reached = far & empty;
    for moves in 2..FAR {
        let begun = reached & ends;
        if !begun.is_empty() {
            return (moves, begun.len());
        }
        let mut more = reached;
        for direction in Direction::ALL {
            more |= reached.next(direction) & empty;
        }
        if more == reached {
            break;
        }
        reached = more;
    }
    (FAR, 0)
}
