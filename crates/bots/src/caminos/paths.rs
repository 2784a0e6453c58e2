//! The shortest paths of a colour from side to side, over its own cubes and over squares it could
//! still cover.
//!
//! A path is a chain of squares. A square whose top cube has the colour costs nothing. An empty one
//! costs 2, and one that must be covered costs more the higher it is. Every piece rests on the board
//! with at least one cube, so a square without an empty square near it can no longer be covered.

use cauce_rules::{
    Square,
    caminos::{Board, Colour, Move, Position},
};

/// A set of squares, numbered as in [`Board::bits`].
pub(super) type Bits = u128;

/// Bits from one rank to the next, and number of bits in all.
const STRIDE: usize = 11;
pub(super) const SQUARES: usize = STRIDE * STRIDE;

/// Highest cost of a square.
const MAX_COST: usize = 5;

/// Distance that means that there is no path.
pub(super) const FAR: usize = 36;

type Levels = [Bits; FAR];

const fn next_to(bits: Bits) -> Bits {
    bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE
}

/// The cost of each square to a colour.
pub(super) struct Paths {
    board: Board,
    /// The squares of each cost.
    cost: [Bits; MAX_COST + 1],
}

impl Paths {
    pub(super) fn new(position: &Position, colour: Colour) -> Self {
        let board = position.board();
        let [low, middle, high] = position.storeys(None);
        let own = position.storeys(Some(colour));
        let tops = own[0] & !middle | own[1] & !high | own[2];
        let empty = board.bits() & !low;
        let other = board.bits() & !tops;
        let (near, nearer) = (next_to(next_to(empty)), next_to(empty));
        let mut cost = [0; MAX_COST + 1];
        cost[0] = tops;
        if !position.is_out(colour) {
            cost[2] = empty;
            cost[3] = low & !middle & other & nearer;
            cost[4] = middle & !high & other & nearer;
            cost[5] = low & !high & other & near & !nearer;
        }
        Self { board, cost }
    }

    pub(super) const fn own(&self) -> Bits {
        self.cost[0]
    }

    /// Returns the squares at each distance below `far` from the given squares. The distance
    /// includes the cost of both end squares.
    fn levels(&self, from: Bits, far: usize) -> Levels {
        let mut levels = [0; FAR];
        for (level, squares) in levels[..far].iter_mut().zip(Spread::new(self, from)) {
            *level = squares;
        }
        levels
    }

    /// Returns the length of the shortest path between two sides that may be joined.
    pub(super) fn shortest(&self) -> usize {
        pairs(self.board).fold(FAR, |best, (one, others)| {
            let meets = |squares| squares & others != 0;
            Spread::new(self, one).take(best).position(meets).unwrap_or(best)
        })
    }

    /// Returns how much each square matters to the colour. It is 1 for squares on a shortest path,
    /// and less the longer the shortest path through the square is. The colour's own squares
    /// count, too.
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

    /// Returns, for each length, the squares on paths of at most that length.
    pub(super) fn within<const LENGTHS: usize>(&self) -> [Bits; LENGTHS] {
        let mut within = [0; LENGTHS];
        for (one, others) in pairs(self.board) {
            let far = FAR.min(LENGTHS + MAX_COST);
            let there = self.levels(one, far);
            let mut back = self.levels(others, far);
            // Make the sets cumulative: squares at this distance or less.
            for distance in 1..far {
                back[distance] |= back[distance - 1];
            }
            for (cost, &squares) in self.cost.iter().enumerate() {
                for (distance, &there) in there[..far].iter().enumerate() {
                    let both = there & squares;
                    // Both distances include the cost of the square itself.
                    let least = distance.saturating_sub(cost);
                    if both != 0 {
                        for length in least..LENGTHS {
                            within[length] |= both & back[(length + cost - distance).min(far - 1)];
                        }
                    }
                }
            }
        }
        within
    }

    pub(super) fn costs(&self) -> Costs {
        let mut costs = [0; SQUARES];
        for (cost, &squares) in self.cost.iter().enumerate() {
            each(squares, |at| costs[at] = cost as u8);
        }
        Costs(costs)
    }

    fn distances(&self, from: Bits) -> [usize; SQUARES] {
        let mut distances = [FAR; SQUARES];
        for (distance, squares) in self.levels(from, FAR).into_iter().enumerate() {
            each(squares, |at| distances[at] = distances[at].min(distance));
        }
        distances
    }
}

/// An endless iterator over the squares at distance 0, 1, 2 and so on from a set of squares. It
/// yields empty sets once all squares are reached.
struct Spread<'a> {
    paths: &'a Paths,
    /// Frontier squares by their remaining distance; some of them may have been reached already.
    ahead: [Bits; MAX_COST + 1],
    reached: Bits,
}

impl<'a> Spread<'a> {
    fn new(paths: &'a Paths, from: Bits) -> Self {
        Self { paths, ahead: paths.cost.map(|squares| from & squares), reached: 0 }
    }
}

impl Iterator for Spread<'_> {
    type Item = Bits;

    fn next(&mut self) -> Option<Bits> {
        let cost = &self.paths.cost;
        let mut now = self.ahead[0] & !self.reached;
        self.ahead.rotate_left(1);
        self.ahead[MAX_COST] = 0;
        if now != 0 {
            loop {
                let more = now | next_to(now) & cost[0] & !self.reached;
                if more == now {
                    break;
                }
                now = more;
            }
            self.reached |= now;
            let around = next_to(now) & !self.reached;
            for (ahead, squares) in self.ahead.iter_mut().zip(&cost[1..]) {
                *ahead |= around & squares;
            }
        }
        Some(now)
    }
}

/// The cost of each square to a colour, by square number.
pub(super) struct Costs([u8; SQUARES]);

impl Costs {
    /// Returns the most that a piece can shorten a path by.
    pub(super) fn max_savings(&self, mv: Move) -> usize {
        mv.squares().map(|square| usize::from(self.0[at(square)])).sum()
    }
}

pub(super) fn at(square: Square) -> usize {
    usize::from(square.rank) * STRIDE + usize::from(square.file)
}

pub(super) fn each(mut squares: Bits, mut visit: impl FnMut(usize)) {
    while squares != 0 {
        visit(squares.trailing_zeros() as usize);
        squares &= squares - 1;
    }
}

/// Each side, with the union of all sides that it may be joined with.
fn pairs(board: Board) -> impl Iterator<Item = (Bits, Bits)> {
    (0..board.edges().len()).filter_map(move |side| {
        let others = board.pairs().filter(|&(one, _)| one == side);
        let others = others.fold(0, |all, (_, other)| all | board.side(other));
        (others != 0).then_some((board.side(side), others))
    })
}
