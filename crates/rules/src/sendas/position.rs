//! The state of a game of Sendas, and what is legal in it.

use std::ops::ControlFlow;

use super::{Ends, Illegal as Own, Move, Options, Placed, Squares, generate::Ground, playout};
use crate::{
    Dice, Direction, EndReason, Forfeit, Game, GameKind, Illegal, OptionsError, Outcome, Score, Seat,
    Seats, Side, Square, Turn,
};

/// The two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Walks north, and moves first.
    White,
    /// Walks south.
    Black,
}

impl Colour {
    /// Both, in the order of their turns.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Which way it walks.
    pub const fn forward(self) -> Direction {
        match self {
            Self::White => Direction::North,
            Self::Black => Direction::South,
        }
    }

    /// The rank at the edge that it walks to, counted from 0.
    pub const fn far_rank(self) -> u8 {
        match self {
            Self::White => Squares::SIDE - 1,
            Self::Black => 0,
        }
    }

    /// The side in the notation.
    pub const fn side(self) -> Side {
        match self {
            Self::White => Side::White,
            Self::Black => Side::Black,
        }
    }

    /// Who plays it.
    pub const fn seat(self) -> Seat {
        match self {
            Self::White => Seat::ONE,
            Self::Black => Seat::TWO,
        }
    }
}

/// A piece as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub colour: Colour,
    /// On which sides it is open.
    pub ends: Ends,
    /// Whether it has been turned over; it is then open on all sides for good.
    pub wildcard: bool,
}

/// A position of Sendas.
///
/// Every position is whole: the pieces of each colour hang together, through pieces of the other
/// colour if need be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces that are open in each direction.
    pub(super) open: [Squares; 4],
    white: Squares,
    black: Squares,
    wildcards: Squares,
    to_move: Colour,
    outcome: Option<Outcome>,
}

impl Position {
    /// The pieces of a colour.
    #[inline]
    pub const fn pieces(&self, colour: Colour) -> Squares {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// Who moves, or moved last in a game that is over.
    #[inline]
    pub const fn to_move(&self) -> Colour {
        self.to_move
    }

    /// What lies on a square; `None` for an empty one and for one off the board.
    pub fn at(&self, square: Square) -> Option<Piece> {
        let colour =
            Colour::ALL.into_iter().find(|&colour| self.pieces(colour).contains(square))?;
        Some(Piece {
            colour,
            ends: self.ends(Squares::only(square)),
            wildcard: self.wildcards.contains(square),
        })
    }

    /// The sides on which the piece on a square is linked with its neighbour.
    pub fn links(&self, square: Square) -> impl Iterator<Item = Direction> + use<> {
        Ground::new(self).links.of(Squares::only(square))
    }

    /// Whether the two trails hang together.
    pub fn is_joined(&self) -> bool {
        Ground::new(self).joined
    }

    /// Where the piece on a square can be put, turned one way or another; its own square where
    /// it can be turned in place. Nothing for a piece that is not the mover's.
    pub fn landings(&self, from: Square) -> Squares {
        self.lies_of(from).fold(Squares::NONE, |all, (_, squares)| all | squares)
    }

    /// The ways in which the piece on a square can lie on another, or otherwise on its own, in
    /// the order of [`Shape::lies`](super::Shape::lies).
    pub fn lies(&self, from: Square, to: Square) -> impl Iterator<Item = Ends> {
        self.lies_of(from).filter(move |(_, squares)| squares.contains(to)).map(|(lie, _)| lie)
    }

    /// The squares at the far edge past which the piece on a square can leave the board.
    pub fn gates(&self, from: Square) -> Squares {
        match self.own_piece(from) {
            Ok(_) => Ground::new(self).lift(Squares::only(from)).gates(),
            Err(_) => Squares::NONE,
        }
    }

    /// What would be cut off if the piece on a square were gone.
    pub fn cut_without(&self, square: Square) -> Option<Own> {
        let lifted = Squares::only(square);
        let links = Ground::new(self).links.without(lifted);
        Own::cut(self.to_move, |colour| links.stray(self.pieces(colour) & !lifted))
    }

    /// Every way to lie of the mover's piece on a square, and where it can be put so.
    fn lies_of(&self, from: Square) -> impl Iterator<Item = (Ends, Squares)> {
        let piece = self.own_piece(from).ok();
        piece.into_iter().flat_map(move |piece| {
            let lift = Ground::new(self).lift(Squares::only(from));
            let lies = piece.ends.shape().lies().iter();
            lies.map(move |&lie| (lie, lift.landings(lie)))
        })
    }

    /// The sides on which a piece is open; `place` is its square.
    #[inline]
    pub(super) fn ends(&self, place: Squares) -> Ends {
        // Every piece has one of the shapes; an empty square is not asked for.
        Ends::of_sides(self.open.map(|open| open.meets(place))).unwrap_or(Ends::ALL)
    }

    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        self.white | self.black
    }

    /// The pieces of the side to move that are no crosses.
    #[inline]
    pub(super) fn flippable(&self) -> Squares {
        let [north, east, south, west] = self.open;
        self.pieces(self.to_move) & !(north & east & south & west)
    }

    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    #[inline]
    fn pieces_mut(&mut self, colour: Colour) -> &mut Squares {
        match colour {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }

    fn add(&mut self, colour: Colour, place: Squares, ends: Ends) {
        *self.pieces_mut(colour) |= place;
        for direction in Direction::ALL {
            if ends.contains(direction) {
                self.open[direction as usize] |= place;
            }
        }
    }

    /// The piece on this square, if it is the mover's to move.
    ///
    /// # Errors
    /// Why it is not.
    pub fn own_piece(&self, square: Square) -> Result<Piece, Illegal> {
        self.check_going_on()?;
        if Squares::only(square).is_empty() {
            return Err(Illegal::OffBoard(square));
        }
        match self.at(square) {
            None => Err(Own::NoPiece(square).into()),
            Some(piece) if piece.colour != self.to_move => Err(Own::NotYours(square).into()),
            Some(piece) => Ok(piece),
        }
    }

    fn check_put(&self, from: Square, to: Square, ends: Option<Ends>) -> Result<(), Illegal> {
        let piece = self.own_piece(from)?;
        let target = Squares::only(to);
        if target.is_empty() {
            return Err(Illegal::OffBoard(to));
        }
        let lie = ends.unwrap_or(piece.ends);
        if lie == piece.ends {
            if from == to {
                return Err(Own::NoChange(from).into());
            }
            if ends.is_some() {
                return Err(Illegal::Spelling(Move::Put { from, to, ends: None }.to_string()));
            }
        }
        if lie.shape() != piece.ends.shape() {
            return Err(Own::OtherShape(from).into());
        }
        if from != to && self.occupied().meets(target) {
            return Err(Illegal::Occupied(to));
        }
        if Ground::new(self).lift(Squares::only(from)).landings(lie).meets(target) {
            return Ok(());
        }
        let mut after = *self;
        after.apply_put(Squares::only(from), target, lie);
        let links = Ground::new(&after).links;
        refused(Own::cut(self.to_move, |colour| links.stray(after.pieces(colour))))
    }

    fn check_exit(&self, from: Square, file: u8, colour: Colour) -> Result<(), Illegal> {
        self.own_piece(from)?;
        if colour != self.to_move {
            return Err(Own::WrongEdge(self.to_move).into());
        }
        let gate = Square::new(file, colour.far_rank());
        let place = Squares::only(gate);
        if place.is_empty() {
            return Err(Illegal::OffBoard(gate));
        }
        if gate == from || !self.open[colour.forward() as usize].meets(place) {
            return Err(Own::NoWayOut(gate).into());
        }
        let ground = Ground::new(self);
        let lifted = Squares::only(from);
        if ground.lift(lifted).gates().meets(place) {
            return Ok(());
        }
        // Outside the piece is linked with the gate alone, and hangs together with what the gate
        // hangs together with.
        let links = ground.links.without(lifted);
        refused(Own::cut(colour, |side| {
            let rest = self.pieces(side) & !lifted;
            if side == colour { rest & !links.part(place) } else { links.stray(rest) }
        }))
    }

    fn check_flip(&self, square: Square) -> Result<(), Illegal> {
        let piece = self.own_piece(square)?;
        if piece.ends == Ends::ALL {
            Err(Own::AlreadyCross(square).into())
        } else if !self.is_joined() {
            Err(Own::NotJoined.into())
        } else {
            Ok(())
        }
    }

    fn check_going_on(&self) -> Result<(), Illegal> {
        if self.is_over() { Err(Illegal::Over) } else { Ok(()) }
    }

    fn end(&mut self, winners: Seats, reason: EndReason) {
        self.outcome = Some(Outcome { winners, reason });
    }

    #[inline]
    fn lift(&mut self, from: Squares) {
        self.white &= !from;
        self.black &= !from;
        self.wildcards &= !from;
        self.open = self.open.map(|open| open & !from);
    }

    #[inline]
    fn apply_put(&mut self, from: Squares, to: Squares, ends: Ends) {
        let wildcard = self.wildcards.meets(from);
        self.lift(from);
        self.add(self.to_move, to, ends);
        if wildcard {
            self.wildcards |= to;
        }
    }

    /// Plays a move that is known to be legal.
    #[inline]
    pub(super) fn apply(&mut self, mv: Move) {
        match mv {
            Move::Put { from, to, ends } => {
                let from = Squares::only(from);
                let ends = ends.unwrap_or_else(|| self.ends(from));
                self.apply_put(from, Squares::only(to), ends);
            }
            Move::Flip(square) => {
                let place = Squares::only(square);
                self.wildcards |= place;
                self.add(self.to_move, place, Ends::ALL);
            }
            Move::Exit { from, .. } => {
                self.lift(Squares::only(from));
                self.end(Seats::only(self.to_move.seat()), EndReason::Exit);
                return;
            }
            Move::Pass => {}
        }
        self.to_move = self.to_move.other();
    }
}

/// The error of a move that cuts something.
fn refused(cut: Option<Own>) -> Result<(), Illegal> {
    cut.map_or(Ok(()), |cut| Err(cut.into()))
}

impl Game for Position {
    const KIND: GameKind = GameKind::Sendas;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        options.check()?;
        let mut position = Self {
            open: [Squares::NONE; 4],
            white: Squares::NONE,
            black: Squares::NONE,
            wildcards: Squares::NONE,
            to_move: Colour::White,
            outcome: None,
        };
        for colour in Colour::ALL {
            for Placed { square, ends } in options.start(colour) {
                position.add(colour, Squares::only(square), ends);
            }
        }
        Ok(position)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        Colour::ALL.into_iter().find(|colour| colour.seat() == seat).map(Colour::side)
    }

    fn turn(&self) -> Turn {
        match self.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Move(self.to_move.seat()),
        }
    }

    fn score(&self) -> Option<Score> {
        None
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        Ground::new(self).try_for_each(|moves| moves.iter(self).try_for_each(&mut visit))
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.check_going_on()?;
        match mv {
            Move::Put { from, to, ends } => self.check_put(from, to, ends),
            Move::Flip(square) => self.check_flip(square),
            Move::Exit { from, file, colour } => self.check_exit(from, file, colour),
            Move::Pass => Ok(()),
        }
    }

    fn play_trusted(&mut self, mv: Move) {
        self.apply(mv);
    }

    fn parse(&self, token: &str) -> Result<Move, Illegal> {
        let mut mv = Move::parse_loosely(token).ok_or(Illegal::Unreadable(GameKind::Sendas))?;
        if let Move::Put { from, to, ends: ends @ Some(_) } = &mut mv {
            // Ends are written exactly when they change.
            if from != to && self.at(*from).map(|piece| piece.ends) == *ends {
                *ends = None;
            }
        }
        let canonical = mv.to_string();
        if canonical == token { Ok(mv) } else { Err(Illegal::Spelling(canonical)) }
    }

    fn forfeit(&mut self, why: Forfeit) -> Result<(), Illegal> {
        self.check_going_on()?;
        let reason = why.by(self.to_move.seat());
        self.end(Seats::only(self.to_move.other().seat()), reason);
        Ok(())
    }

    fn agree_draw(&mut self) -> Result<(), Illegal> {
        self.check_going_on()?;
        self.end(Seats::NONE, EndReason::Agreement);
        Ok(())
    }

    fn play_random(&mut self, dice: &mut impl Dice) -> Option<Move> {
        playout::play_random(self, dice)
    }
}
