//! Random games, fast.
//!
//! As long as no colour can be chosen, uniform play is a walk through the empty squares in random
//! order: no list of moves is made. Boards up to 7 x 7 are played in single machine words.

use super::{Move, Position, bits::Bits, position::Choice};
use crate::{Dice, EndReason, Game, Outcome, Seats, Side};

/// Plays uniformly at random to the end or to `max_plies` and gives back the number of plies.
pub(super) fn playout(position: &mut Position, dice: &mut impl Dice, max_plies: u32) -> u32 {
    let mut plies = 0;
    while position.choice != Choice::Closed && plies < max_plies {
        if position.outcome.is_some() {
            return plies;
        }
        let squares = position.empty.count_ones();
        let ways = squares + u32::from(position.is_choice());
        let pick = dice.below(ways).min(ways - 1);
        if pick == squares {
            position.play_trusted(Move::Swap);
        } else {
            position.place(nth_bit(position.empty, pick));
        }
        plies += 1;
    }
    if position.outcome.is_some() {
        return plies;
    }
    let left = max_plies - plies;
    plies
        + match position.size {
            3 => walk::<u64, 4>(position, dice, left),
            4 => walk::<u64, 5>(position, dice, left),
            5 => walk::<u64, 6>(position, dice, left),
            6 => walk::<u64, 7>(position, dice, left),
            7 => walk::<u64, 8>(position, dice, left),
            8 => walk::<u128, 9>(position, dice, left),
            _ => walk::<u128, 10>(position, dice, left),
        }
}

/// Plays the empty squares in random order. The choice of colour must be closed.
///
/// `STRIDE` is the position's: shifts by a number that the compiler knows are the faster ones.
fn walk<B: Bits + Word, const STRIDE: u32>(
    position: &mut Position,
    dice: &mut impl Dice,
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

    let mut empty = B::narrow(position.empty);
    let mut own = B::narrow(position.purple);
    let mut other = B::narrow(position.green);
    if position.green_next {
        (own, other) = (other, own);
    }
    let mut plies = 0;
    let mut end = None;
    while left > 0 && plies < max_plies && end.is_none() {
        let pick = (dice.below(left as u32) as usize).min(left - 1) % squares.len();
        left -= 1;
        let bit = B::FIRST << u32::from(squares[pick]);
        squares[pick] = squares[left];

        own |= bit;
        empty = empty & !bit;
        let airy = empty.next_to(STRIDE);
        if bit.next_to(STRIDE).any_suffocated(other, airy, STRIDE) {
            end = Some(EndReason::Capture);
        } else if bit.any_suffocated(own, airy, STRIDE) {
            end = Some(EndReason::SelfCapture);
        }
        (own, other) = (other, own);
        plies += 1;
    }

    position.green_next ^= plies % 2 == 1;
    if position.green_next {
        (own, other) = (other, own);
    }
    (position.empty, position.purple, position.green) = (empty.widen(), own.widen(), other.widen());
    position.outcome = end.map(|reason| {
        // The colour that would move next did not move last.
        let capture = reason == EndReason::Capture;
        let purple_wins = capture == (position.to_place() == Side::Green);
        let seat = position.purple_seat;
        let winner = if purple_wins { seat } else { seat.next(2) };
        Outcome { winners: Seats::only(winner), reason }
    });
    plies
}

/// The bit with so many set bits below it.
fn nth_bit(mut bits: u128, n: u32) -> u128 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

/// A machine word that a board fits in.
trait Word {
    fn narrow(bits: u128) -> Self;
    fn widen(self) -> u128;
}

impl Word for u64 {
    fn narrow(bits: u128) -> Self {
        bits as Self
    }
    fn widen(self) -> u128 {
        self.into()
    }
}

impl Word for u128 {
    fn narrow(bits: u128) -> Self {
        bits
    }
    fn widen(self) -> u128 {
        self
    }
}
