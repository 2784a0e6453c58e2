//! What can be said for certain of the race of safe moves.
//!
//! A move is safe if every group of the mover has two squares of air or more afterwards. A mover
//! who makes another loses at once, unless the move itself captures.

use cauce_rules::{
    Game, Seat, Seats,
    snorkels::{Choice, Move, Position},
};

use super::{
    air::{Air, Word},
    ladder::{self, Depth},
};
use crate::solve::{Effort, Endgame, LeafValue};

/// How far the solver reads, which comes to most of what follows itself.
const DEPTH: Depth = Depth { atari: 20, jumps: 0 };

impl Endgame for Position {
    const EFFORT: Effort = Effort {
        visits: 600,
        choices: 40,
        horizon: 11,
        own: 3,
        single: 2,
        threats: 0,
        levels: [3, 4, 5],
    };

    fn leaf_value(&self) -> LeafValue {
        let seat = self.seat(self.to_place());
        if let Some(outcome) = self.outcome() {
            LeafValue::over(outcome.winners)
        } else if self.choice() != Choice::Closed {
            LeafValue::Open { moves: self.empty().len() as u32 + 1 }
        } else {
            leaf_value(&Air::<u128>::new(self), seat)
        }
    }

    /// Capturing moves alone if there are any; the safe moves else. Before the choice of colours is
    /// made, all.
    fn relevant_moves(&self) -> Vec<Move> {
        let air = Air::<u128>::new(self);
        let urgent = if air.other_last.is_empty() { air.own_last } else { air.other_last };
        let safe = if urgent.is_empty() { air.safe() } else { urgent.first() };
        if self.choice() != Choice::Closed || safe.is_empty() {
            return self.legal();
        }
        let mut moves = Vec::with_capacity(safe.len() as usize);
        let mut left = safe;
        while !left.is_empty() {
            moves.push(air.move_at(left.first()));
            left = left.without_first();
        }
        moves
    }
}

/// What can be said of a board on which a seat is to place; see [`Endgame::leaf_value`].
pub(super) fn leaf_value(air: &Air<u128>, mover: Seat) -> LeafValue {
    let won = |mover_wins: bool, least: u32, most: u32| LeafValue::Known {
        winners: Seats::only(if mover_wins { mover } else { mover.next(2) }),
        least: least as u8,
        most: most as u8,
    };
    if !air.other_last.is_empty() {
        return won(true, 1, 1);
    }
    let safe = if air.own_last.is_empty() { air.safe() } else { saving(air) };
    if safe.is_empty() {
        // The other captures next, unless every move takes one's own last air.
        let plies = if can_place_with_air(air) { 2 } else { 1 };
        return won(false, plies, plies);
    }
    if !air.own_last.is_empty() {
        return LeafValue::Open { moves: 1 };
    }
    let (own, other) = (Reserve::new(air), Reserve::new(&air.turned()));
    // The mover makes a move first, and then the other runs out of safe moves first; after the last
    // one, the other must still make an unsafe move and be captured.
    if own.sure.is_some_and(|sure| sure > other.most) {
        return won(true, 2 + 2 * other.sure.unwrap_or(0), 3 + 2 * other.most);
    }
    if other.sure.is_some_and(|sure| sure >= own.most) {
        return won(false, 1 + 2 * own.sure.unwrap_or(0), 2 + 2 * own.most);
    }
    match ladder::read(air, DEPTH) {
        Some(win) => won(true, 2, win.plies.into()),
        None => LeafValue::Open { moves: safe.len() },
    }
}

/// The square that saves the group with one square of air, if one square does.
fn saving(air: &Air<u128>) -> u128 {
    let saves = !air.own_last.has_two() && air.is_safe(air.own_last);
    if saves { air.own_last } else { u128::NONE }
}

/// Whether a placement leaves the snorkel any air.
fn can_place_with_air(air: &Air<u128>) -> bool {
    let mut left = air.empty;
    while !left.is_empty() {
        if !air.air_at(left.first()).is_empty() {
            return true;
        }
        left = left.without_first();
    }
    false
}

/// How many safe moves a colour has left.
struct Reserve {
    /// No more than this, whatever the other does.
    most: u32,
    /// No fewer than this, whatever the other does; `None` where that cannot be said because groups
    /// are not safe themselves.
    sure: Option<u32>,
}

impl Reserve {
    /// That of the colour whose turn it is in `air`.
    // Not inlined: a copy at each call would make the module that a page fetches heavier.
    #[inline(never)]
    fn new(air: &Air<u128>) -> Self {
        let (most, _) = zones(air.empty, air.own, air.stride);
        let (_, closed) = zones(air.empty, air.other, air.stride);
        Self { most, sure: sure(air, closed) }
    }
}

/// How many safe moves a colour has at most, and the squares on which it has none.
///
/// A zone is what hangs together of empty squares and of the colour. All of the colour in it, now and
/// later, is of the same zone, and needs two empty squares of it; it can only shrink.
#[inline(never)]
fn zones(empty: u128, colour: u128, stride: u32) -> (u32, u128) {
    let (mut most, mut closed, mut left) = (0, u128::NONE, empty);
    while !left.is_empty() {
        let zone = left.first().flood(empty | colour, stride) & empty;
        left &= !zone;
        most += zone.len().saturating_sub(2);
        if zone.len() <= 2 {
            closed |= zone;
        }
    }
    (most, closed)
}

/// How many moves the mover can make on squares that are closed to the other, if all groups have two
/// of them as air, so that the other can never take their air.
fn sure(air: &Air<u128>, closed: u128) -> Option<u32> {
    let mut left = air.own;
    while !left.is_empty() {
        let (group, breath) = air.group(left.first(), air.own);
        left &= !group;
        if !(breath & closed).has_two() {
            return None;
        }
    }
    // The moves one after the other, as they come: each keeps two closed squares for its group, which
    // takes in all groups that had the square as air.
    let mut only = Air { empty: closed, ..*air };
    let mut count = 0;
    let mut left = closed;
    while !left.is_empty() {
        let bit = left.first();
        left &= !bit;
        if only.is_safe(bit) {
            only.own |= bit;
            only.empty &= !bit;
            count += 1;
            left = only.empty;
        }
    }
    Some(count)
}
