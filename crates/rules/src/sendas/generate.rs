//! Move generation from the squares where a piece can be linked.
//!
//! Trying every piece on every square in every orientation would need thousands of checks of
//! wholeness for each position. Instead, each piece is lifted once. The rest falls into at most
//! four parts, one for each link of the piece. At its new place, the piece must be linked with
//! every part that must be connected with another. The squares where it would be linked with a part
//! are those next to the open ends of that part: one shift of a set for each end of the piece. The
//! legal squares are the empty ones in all of these sets.

use core::ops::ControlFlow;

use super::{Colour, Ends, Move, Position, Squares, links::Links};
use crate::{Direction, Square};

/// A set of moves that differ in one square only.
#[derive(Clone, Copy, Debug)]
pub(super) enum Moves {
    /// Puts the piece from a square on any of these squares.
    Put {
        from: Square,
        ends: Option<Ends>,
        to: Squares,
    },
    /// Takes the piece on a square off the board, past any of these squares on the far edge.
    Exit {
        from: Square,
        gates: Squares,
    },
    /// Turns over any of these pieces.
    Flip(Squares),
    Pass,
}

/// A position with its links.
pub(super) struct LinkedPosition<'a> {
    position: &'a Position,
    pub(super) links: Links,
    /// Whether all pieces are connected.
    pub(super) joined: bool,
}

impl<'a> LinkedPosition<'a> {
    #[inline]
    pub(super) fn new(position: &'a Position) -> Self {
        let links = Links::between(&position.open);
        let all = position.occupied();
        let joined = all.singles().next().is_some_and(|first| links.part(first) == all);
        Self { position, links, joined }
    }

    /// Lifts a piece of the side to move.
    #[inline]
    pub(super) fn lift(&self, from: Squares) -> Lift<'a> {
        let position = self.position;
        let colour = position.to_move();
        let own = position.pieces(colour) & !from;
        let other = position.pieces(colour.other());
        let hung_together = if self.joined { own | other } else { own };

        // Every part that results from lifting the piece is next to it.
        let around = self.links.around(from);
        let links = self.links.without(from);
        let mut parts = Parts::default();
        let mut left = around;
        while let Some(first) = left.singles().next() {
            let part = links.part_until(first, around);
            if around & part == around {
                parts.push(hung_together);
                break;
            }
            parts.push(part);
            left &= !part;
        }

        // The piece must connect its own colour, and the other one if it fell apart. A single part
        // with all of the other colour and nothing else need not be linked.
        if parts.as_slice().iter().filter(|part| part.meets(other)).count() == 1 {
            parts.retain(|part| part.meets(own));
        }
        Lift { position, from, parts }
    }

    /// Calls `each` with sets of moves, which may be empty, until it breaks. Each move occurs once.
    #[inline]
    pub(super) fn try_for_each<B>(
        &self,
        mut each: impl FnMut(Moves) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let position = self.position;
        if position.is_over() {
            return ControlFlow::Continue(());
        }
        for place in position.pieces(position.to_move()).singles() {
            let Some(from) = place.first() else { continue };
            let now = position.ends(place);
            let lift = self.lift(place);
            for &orientation in now.shape().orientations() {
                let to = lift.landings(orientation);
                if !to.is_empty() {
                    each(Moves::Put {
                        from,
                        ends: (orientation != now).then_some(orientation),
                        to,
                    })?;
                }
            }
            let gates = lift.gates();
            if !gates.is_empty() {
                each(Moves::Exit { from, gates })?;
            }
        }
        if self.joined {
            each(Moves::Flip(position.fewer_ends()))?;
        }
        each(Moves::Pass)
    }
}

/// A position with one piece lifted.
pub(super) struct Lift<'a> {
    position: &'a Position,
    from: Squares,
    parts: Parts,
}

impl Lift<'_> {
    /// Returns the squares where the piece can be put in this orientation.
    #[inline]
    pub(super) fn landings(&self, orientation: Ends) -> Squares {
        let mut squares = !self.position.occupied();
        if self.position.ends(self.from) != orientation {
            squares |= self.from;
        }
        for &part in self.parts.as_slice() {
            let mut linked = Squares::NONE;
            for direction in Direction::ALL {
                if orientation.contains(direction) {
                    let facing = direction.opposite();
                    linked |= (self.position.open[facing as usize] & part).shifted(facing);
                }
            }
            squares &= linked;
        }
        squares
    }

    /// Returns the far squares past which the piece can leave the board.
    #[inline]
    pub(super) fn gates(&self) -> Squares {
        // Beyond the edge, it is linked with one piece, so it cannot connect several parts.
        let colour = self.position.to_move();
        match self.parts.as_slice() {
            [part] => {
                let open = self.position.open[colour.forward() as usize];
                *part & open & Squares::rank(colour.far_rank())
            }
            _ => Squares::NONE,
        }
    }
}

/// At most four parts, because a piece has four sides.
#[derive(Default)]
struct Parts {
    parts: [Squares; 4],
    len: usize,
}

impl Parts {
    #[inline]
    fn as_slice(&self) -> &[Squares] {
        &self.parts[..self.len]
    }

    #[inline]
    fn push(&mut self, part: Squares) {
        self.parts[self.len] = part;
        self.len += 1;
    }

    #[inline]
    fn retain(&mut self, keep: impl Fn(Squares) -> bool) {
        let all = core::mem::take(self);
        for &part in all.as_slice().iter().filter(|&&part| keep(part)) {
            self.push(part);
        }
    }
}

impl Moves {
    #[inline]
    pub(super) fn len(self) -> u32 {
        match self {
            Self::Put { to: squares, .. }
            | Self::Exit { gates: squares, .. }
            | Self::Flip(squares) => squares.len(),
            Self::Pass => 1,
        }
    }

    #[inline]
    pub(super) fn visit<B>(
        self,
        colour: Colour,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self {
            Self::Put { from, ends, to } => {
                to.iter().try_for_each(|to| visit(Move::Put { from, to, ends }))
            }
            Self::Exit { from, gates } => gates
                .iter()
                .try_for_each(|gate| visit(Move::Exit { from, file: gate.file, colour })),
            Self::Flip(pieces) => pieces.iter().try_for_each(|piece| visit(Move::Flip(piece))),
            Self::Pass => visit(Move::Pass),
        }
    }

    #[inline]
    pub(super) fn nth(self, n: u32, colour: Colour) -> Option<Move> {
        match self {
            Self::Put { from, ends, to } => Some(Move::Put { from, to: to.nth(n)?, ends }),
            Self::Exit { from, gates } => {
                Some(Move::Exit { from, file: gates.nth(n)?.file, colour })
            }
            Self::Flip(pieces) => pieces.nth(n).map(Move::Flip),
            Self::Pass => (n == 0).then_some(Move::Pass),
        }
    }
}
