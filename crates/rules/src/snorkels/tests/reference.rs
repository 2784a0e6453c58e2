//! The rule in its slowest and plainest form: a grid and a search from every snorkel.

use crate::{
    Direction, EndReason, Square,
    snorkels::{Piece, Position},
};

/// How a placement of this colour ended the game, if it did, asked of the whole board.
pub(super) fn verdict(position: &Position, placed: Piece) -> Option<EndReason> {
    let other = if placed == Piece::Purple { Piece::Green } else { Piece::Purple };
    if position.squares().any(|square| is_stifled(position, square, other)) {
        Some(EndReason::Capture)
    } else if position.squares().any(|square| is_stifled(position, square, placed)) {
        Some(EndReason::SelfCapture)
    } else {
        None
    }
}

/// Whether a snorkel of this colour stands here in a group that cannot breathe.
fn is_stifled(position: &Position, square: Square, colour: Piece) -> bool {
    if position.at(square) != Some(colour) {
        return false;
    }
    let mut group = vec![square];
    let mut next = 0;
    while next < group.len() {
        for neighbour in neighbours(position, group[next]) {
            match position.at(neighbour) {
                None => return false,
                Some(piece) if piece == colour && !group.contains(&neighbour) => {
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
