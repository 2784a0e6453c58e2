//! The shortest ways of a colour from side to side over what is there and what could be.
//!
//! A way leads over squares. One whose top cube is of the colour costs nothing; an empty one costs
//! 2, and one that must be covered costs more the higher it is. Pieces stand on the board with one
//! cube at least, so that a square that has no empty square near it can no longer be covered.

use cauce_rules::caminos::{Board, Colour, Position};

/// A set of squares, numbered as in [`Board::bits`].
pub(super) type Bits = u128;

/// Bits from one rank to the next, and how many there are in all.
const STRIDE: usize = 11;
pub(super) const SQUARES: usize = STRIDE * STRIDE;

/// What a square can cost at most.
const DEAREST: usize = 5;

/// A distance that says that there is no way.
pub(super) const FAR: usize = 36;

const fn next_to(bits: Bits) -> Bits {
    bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE
}

/// What the squares cost a colour.
pub(super) struct Ways {
    board: Board,
    /// The squares by what they cost.
    cost: [Bits; DEAREST + 1],
}

impl Ways {
    pub(super) fn new(position: &Position, colour: Colour) -> Self {
        let board = position.board();
        let [low, middle, high] = position.storeys(None);
        let own = position.storeys(Some(colour));
        let tops = own[0] & !middle | own[1] & !high | own[2];
        let empty = board.bits() & !low;
        let other = board.bits() & !tops;
        let (near, nearer) = (next_to(next_to(empty)), next_to(empty));
        let mut cost = [0; DEAREST + 1];
        cost[0] = tops;
        if !position.is_out(colour) {
            cost[2] = empty;
            cost[3] = low & !middle & other & nearer;
            cost[4] = middle & !high & other & nearer;
            cost[5] = low & !high & other & near & !nearer;
        }
        Self { board, cost }
    }

    /// The squares whose top cube is of the colour.
    pub(super) const fn own(&self) -> Bits {
        self.cost[0]
    }

    /// By distance, the squares at the end of ways from these squares, what they cost themselves
    /// included. It ends with the first that meets `goal`.
    fn levels(&self, from: Bits, goal: Bits) -> ([Bits; FAR + DEAREST + 1], usize) {
        let mut levels = [0; FAR + DEAREST + 1];
        for (cost, &squares) in self.cost.iter().enumerate() {
            levels[cost] = from & squares;
        }
        let mut reached = 0;
        for distance in 0..FAR {
            let mut now = levels[distance] & !reached;
            loop {
                let more = now | next_to(now) & self.cost[0] & !reached;
                if more == now {
                    break;
                }
                now = more;
            }
            levels[distance] = now;
            if now == 0 {
                continue;
            }
            reached |= now;
            if now & goal != 0 {
                return (levels, distance);
            }
            let around = next_to(now) & !reached;
            for cost in 1..=DEAREST {
                levels[distance + cost] |= around & self.cost[cost];
            }
        }
        (levels, FAR)
    }

    /// The length of the shortest way between two sides that count.
    pub(super) fn shortest(&self) -> usize {
        pairs(self.board).map(|(one, others)| self.levels(one, others).1).min().unwrap_or(FAR)
    }

    /// How much each square matters to the colour: it is 1 for those on a shortest way, and less
    /// the longer the shortest way over a square is. Squares that are the colour's own matter, too.
    pub(super) fn importance(&self) -> [f32; SQUARES] {
        let mut importance = [0.0_f32; SQUARES];
        let all =
            pairs(self.board).map(|(one, others)| (self.distances(one), self.distances(others)));
        let mut through = [FAR; SQUARES];
        for (there, back) in all {
            for (cost, &squares) in self.cost.iter().enumerate() {
                each(squares, |at| {
                    through[at] = through[at].min((there[at] + back[at]).saturating_sub(cost))
                });
            }
        }
        let shortest = through.iter().copied().min().unwrap_or(FAR);
        for (importance, through) in importance.iter_mut().zip(through) {
            if through < FAR {
                let detour = (through - shortest) as f32;
                *importance = 1.0 / (1.0 + detour * detour);
            }
        }
        importance
    }

    /// For each square how short a way over it can be, no more than it is, and what it costs itself.
    pub(super) fn through(&self) -> ([u8; SQUARES], [u8; SQUARES]) {
        let (mut through, mut costs) = ([u8::MAX; SQUARES], [0; SQUARES]);
        for (one, others) in pairs(self.board) {
            let (there, back) = (self.distances(one), self.distances(others));
            for (cost, &squares) in self.cost.iter().enumerate() {
                each(squares, |at| {
                    let way = (there[at] + back[at]).saturating_sub(cost) as u8;
                    through[at] = through[at].min(way);
                    costs[at] = costs[at].max(cost as u8);
                });
            }
        }
        (through, costs)
    }

    fn distances(&self, from: Bits) -> [usize; SQUARES] {
        let mut distances = [FAR; SQUARES];
        let (levels, _) = self.levels(from, 0);
        for (distance, &squares) in levels[..FAR].iter().enumerate() {
            each(squares, |at| distances[at] = distances[at].min(distance));
        }
        distances
    }
}

/// Visits the squares of a set by their numbers.
pub(super) fn each(mut squares: Bits, mut visit: impl FnMut(usize)) {
    while squares != 0 {
        visit(squares.trailing_zeros() as usize);
        squares &= squares - 1;
    }
}

/// The sides, each with all those that it may be joined with.
fn pairs(board: Board) -> impl Iterator<Item = (Bits, Bits)> {
    (0..board.edges().len()).filter_map(move |side| {
        let others = board.pairs().filter(|&(one, _)| one == side);
        let others = others.fold(0, |all, (_, other)| all | board.side(other));
        (others != 0).then_some((board.side(side), others))
    })
}
