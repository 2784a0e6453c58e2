//! Selects and weighs the safe moves.

use cauce_rules::snorkels::{Move, Position};

use super::air::{Air, Word};
use crate::Candidates;

/// Lists a capture if there is one, else a move that saves a group in atari, else all safe moves. A
/// side that has none of these has lost.
pub(super) fn candidates(position: &Position, list: &mut Candidates<Move>) {
    let air = Air::<u128>::new(position);
    let urgent = if air.other_last.is_empty() { air.own_last } else { air.other_last };
    if !urgent.is_empty() {
        return list.set_only(air.move_at(urgent.first()));
    }
    if position.is_choice() {
        list.push(Move::Swap, air.empty.len() as f32);
    }
    let mut left = air.safe();
    if left.is_empty() {
        left = air.empty.first();
    }
    while !left.is_empty() {
        list.push(air.move_at(left.first()), weight(&air, left.first()));
        left = left.without_first();
    }
}

/// Weighs a placement. Own neighbours increase its weight, and adjacent groups of the opponent with
/// little air increase it most.
fn weight(air: &Air<u128>, bit: u128) -> f32 {
    let around = bit.next_to(air.stride);
    let mut weight = 1.0 + (around & air.own).len() as f32 * 0.5;
    let mut near = around & air.other;
    while !near.is_empty() {
        let (group, breath) = air.group(near.first(), air.other);
        near &= !group;
        weight += 3.0 / (breath.len() as f32 - 1.0).max(1.0);
    }
    weight
}
