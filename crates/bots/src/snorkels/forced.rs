//! Certain results of moves: by sequences of atari, by nets, and by the race of safe moves.

use cauce_rules::{
    Seat, Seats,
    snorkels::{Choice, Move, Position},
};

use super::{
    air::{Air, Word},
    ladder::{self, Depth, Forced},
    race,
};
use crate::{Proof, solve::LeafValue};

/// Search limits for reading during a search.
const DEPTH: Depth = Depth { atari: 100, jumps: 2 };

pub(super) fn forced(position: &Position, deep: bool, proofs: &mut Vec<(Move, Proof)>) {
    let seat = position.seat(position.to_place());
    // Until the colours are assigned, a win belongs to neither seat. The 128-bit version serves all
    // boards, because few positions are read and a second copy would enlarge the module.
    if position.choice() == Choice::Closed {
        within(&Air::<u128>::new(position), seat, deep, proofs);
    }
}

fn within(air: &Air<u128>, seat: Seat, deep: bool, proofs: &mut Vec<(Move, Proof)>) {
    let won = |seat, plies| Proof { winners: Seats::only(seat), plies };
    if !air.other_last.is_empty() {
        return;
    }
    if let Some(win) = ladder::read(air, DEPTH) {
        proofs.push((air.move_at(win.bit), won(seat, win.plies - 1)));
        return;
    }
    // A player in atari has no choice.
    if !air.own_last.is_empty() {
        return;
    }
    let threat = ladder::read(&air.turned(), DEPTH);
    for bit in bits(air.safe()) {
        let mut next = *air;
        next.place(bit);
        let lost = match threat {
            Some(threat) if (bit & threat.relevant).is_empty() => Some(threat.plies),
            Some(_) => ladder::read(&next, DEPTH).map(|win| win.plies),
            None => None,
        };
        let proof = match lost {
            Some(plies) => Some(won(seat.next(2), plies)),
            None if deep => {
                ending(&next, seat.next(2)).or_else(|| net(&next).map(|plies| won(seat, plies)))
            }
            None => None,
        };
        proofs.extend(proof.map(|proof| (air.move_at(bit), proof)));
    }
}

/// Returns the result of a position, if the race of safe moves decides it.
fn ending(air: &Air<u128>, seat: Seat) -> Option<Proof> {
    match race::leaf_value(air, seat) {
        LeafValue::Known { winners, most, .. } => Some(Proof { winners, plies: most.into() }),
        LeafValue::Open { .. } => None,
    }
}

/// Returns the maximum number of plies until the player to move is captured. That is so if there is
/// a threat, and every defence against it leads to another.
///
/// This is lambda search of the second order: a quiet move casts a net.
fn net(air: &Air<u128>) -> Option<u16> {
    if !air.own_last.is_empty() {
        return None;
    }
    let threat = ladder::read(&air.turned(), DEPTH)?;
    bits(air.safe() & threat.relevant).try_fold(1 + threat.plies, |most, bit| {
        let mut next = *air;
        next.place(bit);
        let Forced { plies, .. } = ladder::read(&next, DEPTH)?;
        Some(most.max(1 + plies))
    })
}

fn bits(mut left: u128) -> impl Iterator<Item = u128> {
    std::iter::from_fn(move || {
        let bit = left.first();
        left = left.without_first();
        (!bit.is_empty()).then_some(bit)
    })
}
