//! Playouts of safe moves.

use cauce_rules::{
    Game, RandomSource, Seat,
    snorkels::{Move, Position},
};

use super::air::{Air, MAX_SIZE_OF_U64, Placed, Word};
use crate::{PlayoutMoves, Rng, Values};

/// Plays random safe moves until one side has none. At the choice of colours, either is equally
/// likely.
pub(super) fn evaluate(position: &Position, rng: &mut Rng, played: &mut PlayoutMoves) -> Values {
    let mut position = *position;
    if position.is_choice() && rng.below(2) == 0 {
        position.play_unchecked(Move::Swap);
    }
    let winner = if position.size() <= MAX_SIZE_OF_U64 {
        play_out(Air::<u64>::new(&position), &position, rng, played)
    } else {
        play_out(Air::<u128>::new(&position), &position, rng, played)
    };
    let mut shares = Values::default();
    shares[winner.index()] = 1.0;
    shares
}

fn play_out<W: Word>(
    mut air: Air<W>,
    position: &Position,
    rng: &mut Rng,
    played: &mut PlayoutMoves,
) -> Seat {
    let mut seat = position.seat(position.to_place());
    loop {
        let other = seat.next(2);
        let bit = if !air.other_last.is_empty() {
            return seat;
        } else if !air.own_last.is_empty() {
            // Two groups in atari cannot both be saved.
            if air.own_last.has_two() || !air.is_safe(air.own_last) {
                return other;
            }
            air.own_last
        } else {
            let mut left = air.empty;
            loop {
                if left.is_empty() {
                    return other;
                }
                let bit = left.pick(rng);
                if air.is_safe(bit) {
                    break bit;
                }
                left &= !bit;
            }
        };
        let index = bit.first_index();
        played.push(seat, index - index / air.stride);
        if air.place(bit) != Placed::On {
            return other;
        }
        seat = other;
    }
}
