//! Fast random games.
//!
//! After the colour choice, uniform play is a walk through the empty squares in random order, so no
//! list of moves is needed. Boards up to 7 x 7 are played in words of 64 bits.

use super::{
    Choice, Colour, End, Move, Position,
    bits::{self, Bits},
};
use crate::{Game, RandomSource, random};

pub(super) fn random_move(position: &Position, source: &mut impl RandomSource) -> Option<Move> {
    if position.end.is_some() {
        return None;
    }
    let squares = position.empty();
    let ways = squares.len() as u32 + u32::from(position.is_choice());
    let index = random::pick(ways, source)?.min(ways - 1);
    Some(squares.iter().nth(index as usize).map_or(Move::Swap, Move::Place))
}

/// Plays random moves until the game is over or `max_plies` moves are played. Returns their number.
pub(super) fn playout(
    position: &mut Position,
    source: &mut impl RandomSource,
    max_plies: u32,
) -> u32 {
    let mut plies = 0;
    while position.choice != Choice::Closed && plies < max_plies {
        if position.play_random(source).is_none() {
            return plies;
        }
        plies += 1;
    }
    if position.end.is_some() {
        return plies;
    }
    let left = max_plies - plies;
    plies
        + match position.size {
            3 => walk::<u64, 4>(position, source, left),
            4 => walk::<u64, 5>(position, source, left),
            5 => walk::<u64, 6>(position, source, left),
            6 => walk::<u64, 7>(position, source, left),
            7 => walk::<u64, 8>(position, source, left),
            8 => walk::<u128, 9>(position, source, left),
            _ => walk::<u128, 10>(position, source, left),
        }
}

/// Plays the empty squares in random order. The colour choice must be closed.
///
/// `STRIDE` is a constant because shifts by a constant are faster.
fn walk<B: Bits, const STRIDE: u32>(
    position: &mut Position,
    source: &mut impl RandomSource,
    max_plies: u32,
) -> u32 {
    let mut squares = [0_u8; 128];
    let mut left = 0;
    let mut bits = position.empty;
    while bits != 0 {
        squares[left] = bits.trailing_zeros() as u8;
        left += 1;
        bits &= bits - 1;
    }

    let first = position.to_place;
    let mut colour = first;
    let mut empty = B::narrow(position.empty);
    let mut own = B::narrow(position.bits(first));
    let mut other = B::narrow(position.bits(first.other()));
    let mut plies = 0;
    while plies < max_plies && position.end.is_none() {
        let Some(pick) = random::pick(left as u32, source) else { break };
        let pick = (pick as usize).min(left - 1) % squares.len();
        left -= 1;
        let index = u32::from(squares[pick]);
        squares[pick] = squares[left];

        let bit = B::FIRST << index;
        own |= bit;
        empty = empty & !bit;
        position.end = bits::captured(colour, bit, (own, other), empty, STRIDE)
            .map(|captured| End::Capture { by: bits::square(index, position.size), captured });
        (own, other) = (other, own);
        colour = colour.other();
        plies += 1;
    }

    let (purple, green) = match colour {
        Colour::Purple => (own, other),
        Colour::Green => (other, own),
    };
    position.to_place = colour;
    (position.empty, position.purple, position.green) =
        (empty.widen(), purple.widen(), green.widen());
    plies
}
