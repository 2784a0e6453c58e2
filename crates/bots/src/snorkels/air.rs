//! The air of all groups, updated incrementally from move to move.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr};

use cauce_rules::{
    RandomSource, Square,
    snorkels::{Move, Position},
};

pub(super) const MAX_SIZE_OF_U64: u8 = 7;

/// A bit board with one bit per square: 64 bits for boards up to 7 x 7, 128 for larger ones.
pub(super) trait Word:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const NONE: Self;

    fn narrow(bits: u128) -> Self;
    fn len(self) -> u32;
    fn first_index(self) -> u32;
    fn without_first(self) -> Self;

    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    fn has_two(self) -> bool {
        !self.is_empty() && !self.without_first().is_empty()
    }

    fn first(self) -> Self {
        self & !self.without_first()
    }

    /// Returns the neighbours of these squares, including bits off the board.
    fn next_to(self, stride: u32) -> Self {
        self << 1 | self >> 1 | self << stride | self >> stride
    }

    /// Returns all squares of `within` that are connected with these.
    fn flood(self, within: Self, stride: u32) -> Self {
        let mut reached = self;
        loop {
            let more = (reached | reached.next_to(stride)) & within;
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Returns one of the squares, each with equal probability.
    fn pick(self, rng: &mut impl RandomSource) -> Self {
        let mut left = self;
        for _ in 0..rng.below(self.len()) {
            left = left.without_first();
        }
        left.first()
    }
}

macro_rules! word {
    ($($Word:ty),+) => {
        $(impl Word for $Word {
            const NONE: Self = 0;

            #[inline(always)]
            fn narrow(bits: u128) -> Self {
                bits as Self
            }

            #[inline(always)]
            fn len(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn first_index(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
        })+
    };
}

word!(u64, u128);

/// A board as seen by the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Air<W> {
    pub(super) empty: W,
    pub(super) own: W,
    pub(super) other: W,
    /// The last air of the player's groups in atari; `other_last` is that of the opponent's groups.
    pub(super) own_last: W,
    pub(super) other_last: W,
    pub(super) stride: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Placed {
    /// The game continues with the opponent's turn.
    On,
    /// A group of the opponent has no air left.
    Captures,
    /// A group of the player has no air left.
    SelfCaptures,
}

impl<W: Word> Air<W> {
    // Inlining would copy the function to each call and enlarge the WebAssembly module.
    #[inline(never)]
    pub(super) fn new(position: &Position) -> Self {
        let colour = position.to_place();
        let [own, other] =
            [colour, colour.other()].map(|colour| W::narrow(position.snorkels(colour).bits()));
        let stride = u32::from(position.size()) + 1;
        let empty = W::narrow(position.empty().bits());
        let mut air = Self { empty, own, other, own_last: W::NONE, other_last: W::NONE, stride };
        air.own_last = air.last_of(own);
        air.other_last = air.last_of(other);
        air
    }

    /// Returns the last air of all groups of a colour in atari.
    fn last_of(&self, colour: W) -> W {
        let mut last = W::NONE;
        let mut left = colour;
        while !left.is_empty() {
            let (group, air) = self.group(left.first(), colour);
            left &= !group;
            if !air.has_two() {
                last |= air;
            }
        }
        last
    }

    /// Returns the group of a snorkel, and its air.
    #[inline(always)]
    pub(super) fn group(&self, snorkel: W, colour: W) -> (W, W) {
        let group = snorkel.flood(colour, self.stride);
        (group, group.next_to(self.stride) & self.empty)
    }

    /// Returns the air that the group of a snorkel placed here would have.
    #[inline(always)]
    pub(super) fn air_at(&self, bit: W) -> W {
        let around = bit.next_to(self.stride);
        let near = around & self.empty;
        if near.has_two() || (around & self.own).is_empty() {
            return near;
        }
        let group = bit.flood(self.own | bit, self.stride);
        group.next_to(self.stride) & self.empty & !bit
    }

    /// Whether the group of a snorkel placed here would have at least two squares of air. Other own
    /// groups are not considered; see [`Air::own_last`].
    #[inline(always)]
    pub(super) fn is_safe(&self, bit: W) -> bool {
        self.air_at(bit).has_two()
    }

    /// Returns all safe squares; see [`Air::is_safe`].
    #[inline(never)]
    pub(super) fn safe(&self) -> W {
        let mut safe = W::NONE;
        let mut left = self.empty;
        while !left.is_empty() {
            let bit = left.first();
            left = left.without_first();
            if self.is_safe(bit) {
                safe |= bit;
            }
        }
        safe
    }

    /// Places a snorkel on an empty square. Only adjacent groups can lose air. A group in atari can
    /// change only if the snorkel takes its last air. So only these need an update.
    #[inline]
    pub(super) fn place(&mut self, bit: W) -> Placed {
        self.own |= bit;
        self.empty &= !bit;
        self.own_last &= !bit;
        self.other_last &= !bit;
        let mut near = bit.next_to(self.stride) & self.other;
        while !near.is_empty() {
            let (group, air) = self.group(near.first(), self.other);
            near &= !group;
            if air.is_empty() {
                return Placed::Captures;
            }
            if !air.has_two() {
                self.other_last |= air;
            }
        }
        let (_, air) = self.group(bit, self.own);
        if air.is_empty() {
            return Placed::SelfCaptures;
        }
        if !air.has_two() {
            self.own_last |= air;
        }
        *self = self.turned();
        Placed::On
    }

    pub(super) fn move_at(&self, bit: W) -> Move {
        let index = bit.first_index();
        Move::Place(Square::new((index % self.stride) as u8, (index / self.stride) as u8))
    }

    /// Returns the same board as seen by the opponent.
    pub(super) fn turned(self) -> Self {
        let Self { own, other, own_last, other_last, .. } = self;
        Self { own: other, other: own, own_last: other_last, other_last: own_last, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use cauce_rules::{EndReason, Game, GameLine, Square, snorkels::Move};

    #[test]
    fn incremental_air_counts_match_a_full_recount() {
        let mut rng = Rng::new(1);
        for (size, stones) in [(3, ""), (5, " stones=c3"), (7, " stones=a1,d4,e4"), (9, "")] {
            for _ in 0..200 {
                let line = format!("snorkels size={size}{stones}");
                let mut game = line.parse::<GameLine<Position>>().unwrap().position();
                game.waive_choice();
                let mut air = Air::<u128>::new(&game);
                while game.outcome().is_none() {
                    let bit = air.empty.pick(&mut rng);
                    let index = bit.first_index();
                    let square =
                        Square::new((index % air.stride) as u8, (index / air.stride) as u8);
                    game.play(Move::Place(square)).unwrap();
                    let reason = match air.place(bit) {
                        Placed::On => None,
                        Placed::Captures => Some(EndReason::Capture),
                        Placed::SelfCaptures => Some(EndReason::SelfCapture),
                    };
                    assert_eq!(reason, game.outcome().map(|outcome| outcome.reason));
                    if reason.is_none() {
                        assert_eq!(air, Air::new(&game), "{game:?}");
                    }
                }
            }
        }
    }
}
