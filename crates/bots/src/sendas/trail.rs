//! The distance of a colour from leaving the board.

use cauce_rules::{
    Direction,
    sendas::{Colour, Position, Squares},
};

/// Number of moves that means that there is no way.
pub(super) const FAR: u32 = 12;

/// Returns how many moves a colour is from leaving the board if the opponent does nothing, and the
/// number of shortest ways.
///
/// All pieces linked with the colour carry its trail, including those of the other colour. From an
/// open end the trail extends over empty squares to the far rank, one piece a move. One more move
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
