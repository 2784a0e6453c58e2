//! A reference implementation of the capture rule: slow and simple, with a search from every
//! snorkel.

use crate::{
    Direction, Square,
    snorkels::{Colour, Piece, Position},
};

/// Returns the colour that a placement of this colour captured, if any, checking the whole board.
pub(super) fn captured(position: &Position, placed: Colour) -> Option<Colour> {
    let is_captured = |&colour: &Colour| {
        position.squares().any(|square| is_stifled(position, square, Piece::Snorkel(colour)))
    };
    [placed.other(), placed].into_iter().find(is_captured)
}

/// Returns whether this snorkel is in a group that cannot breathe.
fn is_stifled(position: &Position, square: Square, snorkel: Piece) -> bool {
    if position.at(square) != Some(snorkel) {
        return false;
    }
    let mut group = vec![square];
    let mut next = 0;
    while next < group.len() {
        for neighbour in neighbours(position, group[next]) {
            match position.at(neighbour) {
                None => return false,
                Some(piece) if piece == snorkel && !group.contains(&neighbour) => {
                    group.push(neighbour);
                }
                Some(_) => {}
            }
        }
        next += 1;
    }
    true
}

fn neighbours(position: &Position, square: Square) -> impl Iterator<Item = Square> {
    let size = position.size();
    Direction::ALL
        .into_iter()
        .filter_map(move |way| {
            let (east, north) = way.step();
            square.offset(east, north)
        })
        .filter(move |next| next.file < size && next.rank < size)
}
