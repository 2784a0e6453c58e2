//! The channels on the board, kept so that what fits where is a word of logic.
//!
//! Every place in which a tile can lie has a number, its [`Spot`]. For each spot the network knows
//! which edges of a tile there would face a mouth and which a blank ([`Facing`]); whether a tile
//! fits is then one `and`. Laying a tile touches the 32 spots on the other side of its edges, so
//! that nothing is ever looked for on the board.

use std::ops::ControlFlow;

use super::{
    Edge, Kind, Lie, Mouths, Placement, SIZE,
    placement::OUTLINE,
    position::{SPRINGS, is_centre, is_on_board},
};
use crate::{Direction, Square};

const ALONG: u16 = SIZE as u16;
const PER_LIE: u16 = ALONG * ALONG;
const SPOTS: usize = 2 * PER_LIE as usize;

/// Where the middle of a tile lies, and which way the tile is laid.
///
/// Both lies are numbered alike, row by row in the direction in which the tile lies: `along` is
/// counted in that direction and `across` to the left of it. A tile that lies west-east has its
/// file along and its rank across; one that stands has its rank along, from the north, and its
/// file across. The middle is never at either end of a row: those numbers are of no tile, and a
/// step beyond the end of a row comes upon one of them and does no harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    lie: Lie,
    along: u16,
    across: u16,
}

impl Spot {
    /// Where this placement is; `None` where it is not wholly on the board.
    pub(super) fn of(placement: Placement) -> Option<Self> {
        let on_board =
            placement.squares().into_iter().all(|square| square.is_some_and(is_on_board));
        on_board.then(|| Self::at(placement.middle, placement.lie))
    }

    /// The tile that lies here with these mouths.
    pub(super) fn placement(self, mouths: Mouths) -> Placement {
        Placement { middle: self.square(0), lie: self.lie, mouths }
    }

    fn at(middle: Square, lie: Lie) -> Self {
        let (file, rank) = (middle.file.into(), middle.rank.into());
        match lie {
            Lie::Across => Self { lie, along: file, across: rank },
            Lie::Upright => Self { lie, along: ALONG - 1 - rank, across: file },
        }
    }

    fn from_index(index: u16) -> Self {
        let lie = if index < PER_LIE { Lie::Across } else { Lie::Upright };
        let place = index % PER_LIE;
        Self { lie, along: place % ALONG, across: place / ALONG }
    }

    fn index(self) -> u16 {
        self.lie as u16 * PER_LIE + self.across * ALONG + self.along
    }

    /// The number of a tile with the same middle that is laid the other way.
    fn crossing(self) -> u16 {
        Self::at(self.square(0), self.lie.other()).index()
    }

    /// The square so many steps after the middle.
    fn square(self, step: i8) -> Square {
        let along = self.along.wrapping_add_signed(step.into()) as u8;
        match self.lie {
            Lie::Across => Square::new(along, self.across as u8),
            Lie::Upright => Square::new(self.across as u8, SIZE - 1 - along),
        }
    }

    /// Whether the edge that points so many quarter turns clockwise lies on the rim.
    fn is_at_rim(self, quarters: u8) -> bool {
        match quarters {
            0 => self.along == ALONG - 2,
            1 => self.across == 0,
            2 => self.along == 1,
            _ => self.across == ALONG - 1,
        }
    }
}

/// What the eight edges of a tile would face at a spot: mouths in the low byte, blanks in the
/// high one, bit `n` for edge `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Facing(u16);

impl Facing {
    pub(super) const fn mouths(self) -> u8 {
        self.0 as u8
    }

    pub(super) const fn blanks(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Whether mouth meets mouth and blank meets blank everywhere.
    const fn admits(self, mouths: Mouths) -> bool {
        let bits = mouths.bits();
        self.0 & u16::from_le_bytes([!bits, bits]) == 0
    }
}

/// A set of spots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct SpotSet([u64; SPOTS.div_ceil(64)]);

impl SpotSet {
    const NONE: Self = Self([0; SPOTS.div_ceil(64)]);

    /// Puts a spot in; a number that no spot has changes nothing.
    fn insert(&mut self, index: u16) {
        if let Some(word) = self.0.get_mut(usize::from(index / 64)) {
            *word |= 1 << (index % 64);
        }
    }

    /// Takes a spot out; a number that no spot has changes nothing.
    fn remove(&mut self, index: u16) {
        if let Some(word) = self.0.get_mut(usize::from(index / 64)) {
            *word &= !(1 << (index % 64));
        }
    }

    fn contains(&self, index: u16) -> bool {
        self.0.get(usize::from(index / 64)).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }
}

impl FromIterator<Spot> for SpotSet {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        spots.into_iter().fold(Self::NONE, |mut set, spot| {
            set.insert(spot.index());
            set
        })
    }
}

/// The channels on the board.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Network {
    facing: [Facing; SPOTS],
    /// Spots whose three squares are on the board and empty.
    free: SpotSet,
    /// Spots that face a mouth, free or not; before the first tile, those that touch the centre.
    joined: SpotSet,
    /// The mouths at each rim, one bit for each file or rank.
    rims: [u32; 4],
    empty: bool,
}

impl Network {
    pub(super) fn new() -> Self {
        let places = (0..SPOTS as u16).map(Spot::from_index);
        let free = places.filter(|spot| (1..ALONG - 1).contains(&spot.along));
        let central = |spot: &Spot| (-1..=1).any(|step| is_centre(spot.square(step)));
        Self {
            facing: [Facing::default(); SPOTS],
            free: free.clone().collect(),
            joined: free.filter(central).collect(),
            rims: [0; 4],
            empty: true,
        }
    }

    /// Whether no tile lies on the board.
    pub(super) fn is_empty(&self) -> bool {
        self.empty
    }

    /// The mouths at a rim: bit `n` for file or rank `n`.
    pub(super) fn rim(&self, rim: Direction) -> u32 {
        self.rims[rim as usize]
    }

    /// A rim's total: its mouths, those on springs twice.
    pub(super) fn total(&self, rim: Direction) -> u32 {
        let mouths = self.rim(rim);
        mouths.count_ones() + (mouths & SPRINGS).count_ones()
    }

    /// Whether the squares of this spot are empty.
    pub(super) fn is_free(&self, spot: Spot) -> bool {
        self.free.contains(spot.index())
    }

    /// Whether a free spot faces a mouth, or may take the first tile.
    pub(super) fn is_candidate(&self, spot: Spot) -> bool {
        self.is_free(spot) && self.joined.contains(spot.index())
    }

    pub(super) fn facing(&self, spot: Spot) -> Facing {
        self.facing.get(usize::from(spot.index())).copied().unwrap_or_default()
    }

    /// Every way to lay a tile of this kind, as the spot's number and which of the kind's two
    /// shapes it is, until `visit` breaks off.
    #[inline]
    pub(super) fn visit_fits<B>(
        &self,
        kind: Kind,
        mut visit: impl FnMut(Fit) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let shapes = kind.shapes();
        let words = self.free.0.iter().zip(&self.joined.0).map(|(free, joined)| free & joined);
        for (word, mut candidates) in words.enumerate() {
            while candidates != 0 {
                let index = word as u16 * 64 + candidates.trailing_zeros() as u16;
                candidates &= candidates - 1;
                let facing = self.facing[usize::from(index) % SPOTS];
                for (half, shape) in shapes.into_iter().enumerate() {
                    if facing.admits(shape) {
                        visit(Fit { index, half: half as u8 })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Lays a tile that fits.
    pub(super) fn lay(&mut self, spot: Spot, mouths: Mouths) {
        if self.empty {
            self.joined = SpotSet::NONE;
            self.empty = false;
        }
        let (own, crossing) = (spot.index(), spot.crossing());

        for step in 0..5 {
            self.free.remove((own + step).wrapping_sub(2));
        }
        for row in [0, ALONG, 2 * ALONG] {
            for step in 0..3 {
                self.free.remove((crossing + row + step).wrapping_sub(ALONG + 1));
            }
        }

        for (number, &(step, quarters)) in OUTLINE.iter().enumerate() {
            let mouth = mouths.has(number as u8);
            if spot.is_at_rim(quarters) {
                if mouth {
                    let direction = spot.lie.ahead().clockwise(quarters);
                    let edge = Edge { square: spot.square(step), direction };
                    self.rims[direction as usize] |= edge.at_rim().map_or(0, |place| 1 << place);
                }
                continue;
            }
            for joint in &JOINTS[spot.lie as usize][number] {
                let base = if joint.crossing { crossing } else { own };
                let index = base.wrapping_add_signed(joint.offset);
                if let Some(facing) = self.facing.get_mut(usize::from(index)) {
                    facing.0 |= 1 << (joint.edge + if mouth { 0 } else { 8 });
                }
                if mouth {
                    self.joined.insert(index);
                }
            }
        }
    }
}

/// A way to lay a tile whose kind is known, as small as can be.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    index: u16,
    half: u8,
}

impl Fit {
    pub(super) const NONE: Self = Self { index: 0, half: 0 };

    pub(super) fn spot(self) -> Spot {
        Spot::from_index(self.index)
    }

    pub(super) fn mouths(self, kind: Kind) -> Mouths {
        kind.shapes()[usize::from(self.half & 1)]
    }
}

/// A spot on the other side of an edge, in steps of its number.
#[derive(Clone, Copy)]
struct Joint {
    /// Whether it is laid the other way, and counted from the tile that crosses this one.
    crossing: bool,
    offset: i16,
    /// The number that the same edge has there.
    edge: u8,
}

/// For a tile of each lie and each of its edges, the four spots on the other side: three in which
/// a long side of the tile has that edge, and one in which an end has it.
const JOINTS: [[[Joint; 4]; 8]; 2] = [joints(Lie::Across), joints(Lie::Upright)];

const fn joints(lie: Lie) -> [[Joint; 4]; 8] {
    let mut joints = [[Joint { crossing: false, offset: 0, edge: 0 }; 4]; 8];
    let mut number = 0;
    while number < OUTLINE.len() {
        let (step, quarters) = OUTLINE[number];
        // The square on the other side, from the middle of the tile.
        let (along, across) = match quarters {
            0 => (step + 1, 0),
            1 => (step, -1),
            2 => (step - 1, 0),
            _ => (step, 1),
        };
        // The same seen along the other lie, which is a quarter turn away, one way or the other.
        let (crossing_along, crossing_across, turn) = match lie {
            Lie::Across => (-across, along, 3),
            Lie::Upright => (across, -along, 1),
        };
        let mut count = 0;
        let mut edge = 0;
        while edge < OUTLINE.len() {
            let (edge_step, edge_quarters) = OUTLINE[edge];
            if edge_quarters == (quarters + 2) % 4 {
                let offset = across as i16 * ALONG as i16 + (along - edge_step) as i16;
                joints[number][count] = Joint { crossing: false, offset, edge: edge as u8 };
                count += 1;
            }
            if edge_quarters == (quarters + 2 + turn) % 4 {
                let offset =
                    crossing_across as i16 * ALONG as i16 + (crossing_along - edge_step) as i16;
                joints[number][count] = Joint { crossing: true, offset, edge: edge as u8 };
                count += 1;
            }
            edge += 1;
        }
        number += 1;
    }
    joints
}
