//! Exact results of the race of safe moves.
//!
//! A move is safe if every group of the mover has at least two squares of air afterwards. A mover
//! who makes an unsafe move loses at once, unless the move itself captures.

use cauce_rules::{
    Game, Seat, Seats,
    snorkels::{Choice, Move, Position},
};

use super::{
    air::{Air, Word},
    ladder::{self, Depth},
};
use crate::solve::{Effort, Endgame, LeafValue};

/// Search limits for reading in the solver, which finds most of the rest by itself.
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

    /// Returns a capture or a saving move alone if one is urgent, else the safe moves. Before the
    /// choice of colours, all moves are relevant.
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

/// Returns what is known of a board on which `mover` is to place; see [`Endgame::leaf_value`].
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
        // The opponent captures next, unless every move of the mover takes its own last air.
        let plies = if can_place_with_air(air) { 2 } else { 1 };
        return won(false, plies, plies);
    }
    if !air.own_last.is_empty() {
        return LeafValue::Open { moves: 1 };
    }
    let (own, other) = (Reserve::new(air), Reserve::new(&air.turned()));
    // The mover moves first, so with more sure moves it outlasts the opponent. After its last safe
    // move, the opponent must still make an unsafe one and be captured.
    if own.lower.is_some_and(|lower| lower > other.upper) {
        return won(true, 2 + 2 * other.lower.unwrap_or(0), 3 + 2 * other.upper);
    }
    if other.lower.is_some_and(|lower| lower >= own.upper) {
        return won(false, 1 + 2 * own.lower.unwrap_or(0), 2 + 2 * own.upper);
    }
    match ladder::read(air, DEPTH) {
        Some(win) => won(true, 2, win.plies.into()),
        None => LeafValue::Open { moves: safe.len() },
    }
}

/// Returns the square that saves all groups in atari, if one square does.
fn saving(air: &Air<u128>) -> u128 {
    let saves = !air.own_last.has_two() && air.is_safe(air.own_last);
    if saves { air.own_last } else { u128::NONE }
}

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

struct Reserve {
    /// Upper bound, whatever the opponent does.
    upper: u32,
    /// Lower bound, whatever the opponent does; `None` if unknown because not all groups are safe
    /// themselves.
    lower: Option<u32>,
}

impl Reserve {
    /// Counts the safe moves of the colour to move in `air`.
    // Inlining would copy the function to each call and enlarge the WebAssembly module.
    #[inline(never)]
    fn new(air: &Air<u128>) -> Self {
        let (upper, _) = zones(air.empty, air.own, air.stride);
        let (_, closed) = zones(air.empty, air.other, air.stride);
        Self { upper, lower: lower_bound(air, closed) }
    }
}

/// Returns an upper bound of the safe moves of a colour, and the squares on which it has none.
///
/// A zone is a connected region of empty squares and squares of the colour. Snorkels of the colour
/// in a zone belong to it until the end, and they need two of its empty squares. A zone can only
/// shrink.
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

/// Returns how many moves the mover can make on squares that are closed to the opponent. Returns
/// `None` unless every group has two of them as air, so that the opponent can never take it.
fn lower_bound(air: &Air<u128>, closed: u128) -> Option<u32> {
    let mut left = air.own;
    while !left.is_empty() {
        let (group, breath) = air.group(left.first(), air.own);
        left &= !group;
        if !(breath & closed).has_two() {
            return None;
        }
    }
    // Makes the moves one after the other. Each keeps two closed squares of air for its group, which
    // now includes all groups that had the square as air.
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
