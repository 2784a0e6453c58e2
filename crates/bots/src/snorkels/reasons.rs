//! Explains what a placement does to groups and to the race of safe moves.

use cauce_rules::{
    Game,
    snorkels::{Group, Move, Position},
};

use super::air::{Air, Word};
use crate::Reason;

pub(super) fn reasons(position: &Position, mv: Move) -> Vec<Reason> {
    let Move::Place(square) = mv else { return Vec::new() };
    let (own, other) = (position.to_place(), position.to_place().other());
    let mut after = *position;
    after.play_unchecked(mv);
    if position.would_capture(square) == Some(other) {
        let touched = position.groups(other).filter(|group| group.air.contains(square));
        let snorkels = largest(touched.filter(|group| group.air.len() == 1));
        return vec![Reason::Captures { snorkels }];
    }
    let mut reasons = Vec::new();
    let joined: Vec<_> = position.groups(own).filter(|group| group.air.contains(square)).collect();
    let saved = largest(joined.iter().copied().filter(|group| group.air.len() == 1));
    if saved > 0 && after.group(square).is_some_and(|group| group.air.len() > 1) {
        reasons.push(Reason::Saves { snorkels: saved });
    }
    // The largest group of the opponent that now has this much air, and had more before.
    let left_with = |air| {
        let touched = after.groups(other).filter(move |group| group.air.len() == air);
        let newly = touched.filter(move |group| {
            let before = group.squares.first().and_then(|one| position.group(one));
            before.is_some_and(|before| before.air.len() > air)
        });
        largest(newly)
    };
    let threatened = left_with(1);
    if threatened > 0 {
        reasons.push(Reason::Threatens { snorkels: threatened });
    }
    // Before and after the move, as seen by the player who placed.
    let [before, now] = [Air::<u128>::new(position), Air::<u128>::new(&after).turned()];
    let (safe, left) = (now.safe().len(), now.turned().safe().len());
    let own_loss = before.safe().len().saturating_sub(safe);
    let robbed = before.turned().safe().len().saturating_sub(left);
    if robbed > 1 && robbed > own_loss {
        reasons.push(Reason::Robs { squares: robbed, left });
    }
    if joined.len() > 1 {
        reasons.push(Reason::Joins { groups: joined.len() as u32 });
    }
    let narrowed = left_with(2);
    if narrowed > 0 {
        reasons.push(Reason::Narrows { snorkels: narrowed });
    }
    // If there is no stronger reason for a safe move, give a weaker one.
    if !reasons.is_empty() || !now.own_last.is_empty() {
        return reasons;
    }
    let air = after.group(square).map_or(0, |group| group.air.len() as u32);
    let had = joined.first().map_or(air, |group| group.air.len() as u32);
    let mut touched = position.groups(other).filter(|group| group.air.contains(square));
    reasons.push(if air > had {
        Reason::Airs { before: had, air }
    } else if safe > left {
        Reason::Breathes { squares: safe, left }
    } else if let Some(group) = touched.next() {
        Reason::Presses { air: group.air.len() as u32 - 1 }
    } else {
        Reason::Opens { air }
    });
    reasons
}

fn largest(groups: impl Iterator<Item = Group>) -> u32 {
    groups.map(|group| group.squares.len() as u32).max().unwrap_or(0)
}
