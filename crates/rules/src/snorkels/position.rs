//! The state of a game of Snorkels, and what is legal in it.

use std::{iter, ops::ControlFlow};

use super::{Move, Options, bits::Bits, playout};
use crate::{
    Dice, Direction, EndReason, Forfeit, Game, GameKind, Illegal, OptionsError, Outcome, Score, Seat,
    Seats, Side, Square, Turn,
};

/// What can stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A purple snorkel.
    Purple,
    /// A green snorkel.
    Green,
    /// A stone.
    Stone,
}

/// A position of Snorkels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) size: u8,
    /// Squares with neither stone nor snorkel.
    pub(super) empty: u128,
    pub(super) purple: u128,
    pub(super) green: u128,
    /// The colour that is placed next.
    pub(super) green_next: bool,
    /// Who plays purple.
    pub(super) purple_seat: Seat,
    /// Where seat 2 stands with the choice of colour.
    pub(super) choice: Choice,
    pub(super) outcome: Option<Outcome>,
}

/// The choice of colour after the first snorkel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Choice {
    /// No snorkel has been placed yet.
    Ahead,
    /// Seat 2 is choosing.
    Open,
    /// Chosen, or left out of this game.
    Closed,
}

impl Position {
    /// Squares along a side.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// All squares of the board: rank by rank from the south, each from the west.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |rank| (0..size).map(move |file| Square { file, rank }))
    }

    /// What stands on a square; `None` for an empty one and for one off the board.
    pub fn at(&self, square: Square) -> Option<Piece> {
        let bit = self.bit(square)?;
        if bit.meets(self.purple) {
            Some(Piece::Purple)
        } else if bit.meets(self.green) {
            Some(Piece::Green)
        } else if bit.meets(self.empty) {
            None
        } else {
            Some(Piece::Stone)
        }
    }

    /// The colour that is placed next.
    pub fn to_place(&self) -> Side {
        if self.green_next { Side::Green } else { Side::Purple }
    }

    /// Whether seat 2 may now choose a colour.
    pub fn is_choice(&self) -> bool {
        self.outcome.is_none() && self.choice == Choice::Open
    }

    /// Whether a tube that points this way from a square has air.
    pub fn breathes(&self, square: Square, direction: Direction) -> bool {
        let (east, north) = direction.step();
        square
            .offset(east, north)
            .and_then(|next| self.bit(next))
            .is_some_and(|bit| bit.meets(self.empty))
    }

    /// The group that the snorkel on a square belongs to; nothing where there is no snorkel.
    pub fn group(&self, square: Square) -> impl Iterator<Item = Square> + use<> {
        self.listed(self.group_bits(square))
    }

    /// The empty squares next to the group of the snorkel on a square.
    pub fn air(&self, square: Square) -> impl Iterator<Item = Square> + use<> {
        self.listed(self.group_bits(square).next_to(self.stride()) & self.empty)
    }

    /// The snorkels of a colour whose groups cannot breathe.
    pub fn suffocated(&self, side: Side) -> impl Iterator<Item = Square> + use<> {
        let own = if side == Side::Green { self.green } else { self.purple };
        let airy = self.empty.next_to(self.stride());
        self.listed(own & !(own & airy).flood(own, self.stride()))
    }

    /// Leaves the choice of colour out of this game.
    ///
    /// For study: published values of small boards and figures of random play are without it. A
    /// game line cannot say this. Seat 2 keeps green where the choice was ahead or open.
    pub fn waive_choice(&mut self) {
        self.choice = Choice::Closed;
    }

    pub(super) fn stride(&self) -> u32 {
        u32::from(self.size) + 1
    }

    pub(super) fn bit(&self, square: Square) -> Option<u128> {
        let on_board = square.file < self.size && square.rank < self.size;
        let index = u32::from(square.rank) * self.stride() + u32::from(square.file);
        on_board.then(|| u128::FIRST << index)
    }

    /// These squares, in the order of [`Position::squares`].
    fn listed(&self, mut bits: u128) -> impl Iterator<Item = Square> + use<> {
        let stride = self.stride();
        iter::from_fn(move || {
            let index = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(Square::new((index % stride) as u8, (index / stride) as u8))
        })
    }

    fn group_bits(&self, square: Square) -> u128 {
        let bit = self.bit(square).unwrap_or_default();
        let own = if bit.meets(self.purple) { self.purple } else { self.green };
        bit.flood(own, self.stride())
    }

    fn mover(&self) -> Seat {
        match (self.choice, self.green_next) {
            (Choice::Open, _) => Seat::TWO,
            (_, false) => self.purple_seat,
            (_, true) => self.purple_seat.next(2),
        }
    }

    fn end(&mut self, winners: Seats, reason: EndReason) {
        self.outcome = Some(Outcome { winners, reason });
    }

    /// Who decides, as long as the game goes on.
    fn decider(&self) -> Result<Seat, Illegal> {
        if self.outcome.is_some() { Err(Illegal::Over) } else { Ok(self.mover()) }
    }

    pub(super) fn place(&mut self, bit: u128) {
        let mover = self.mover();
        let stride = self.stride();
        let (own, other) = if self.green_next {
            (&mut self.green, self.purple)
        } else {
            (&mut self.purple, self.green)
        };
        *own |= bit;
        let own = *own;
        self.empty &= !bit;
        let airy = self.empty.next_to(stride);
        if bit.next_to(stride).any_suffocated(other, airy, stride) {
            self.end(Seats::only(mover), EndReason::Capture);
        } else if bit.any_suffocated(own, airy, stride) {
            self.end(Seats::only(mover.next(2)), EndReason::SelfCapture);
        }
        self.green_next = !self.green_next;
        self.choice = match self.choice {
            Choice::Ahead => Choice::Open,
            Choice::Open | Choice::Closed => Choice::Closed,
        };
    }
}

impl Game for Position {
    const KIND: GameKind = GameKind::Snorkels;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        options.check()?;
        let mut position = Self {
            size: options.size(),
            empty: 0,
            purple: 0,
            green: 0,
            green_next: false,
            purple_seat: Seat::ONE,
            choice: Choice::Ahead,
            outcome: None,
        };
        position.empty = position
            .squares()
            .filter(|square| !options.stones().contains(square))
            .filter_map(|square| position.bit(square))
            .fold(0, |all, bit| all | bit);
        Ok(position)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        match seat {
            _ if seat == self.purple_seat => Some(Side::Purple),
            Seat::ONE | Seat::TWO => Some(Side::Green),
            _ => None,
        }
    }

    fn turn(&self) -> Turn {
        match self.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Move(self.mover()),
        }
    }

    fn score(&self) -> Option<Score> {
        None
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.outcome.is_none() {
            self.listed(self.empty).map(Move::Place).try_for_each(&mut visit)?;
            if self.is_choice() {
                visit(Move::Swap)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.decider()?;
        match mv {
            Move::Swap if self.is_choice() => Ok(()),
            Move::Swap => Err(super::Illegal::NoChoice.into()),
            Move::Place(square) => match self.bit(square) {
                None => Err(Illegal::OffBoard(square)),
                Some(bit) if bit.meets(self.empty) => Ok(()),
                Some(_) => Err(Illegal::Occupied(square)),
            },
        }
    }

    fn play_trusted(&mut self, mv: Move) {
        match mv {
            Move::Swap => {
                self.purple_seat = Seat::TWO;
                self.choice = Choice::Closed;
            }
            Move::Place(square) => self.place(self.bit(square).unwrap_or_default()),
        }
    }

    fn parse(&self, token: &str) -> Result<Move, Illegal> {
        Move::parse(token)
    }

    fn forfeit(&mut self, why: Forfeit) -> Result<(), Illegal> {
        let seat = self.decider()?;
        self.end(Seats::only(seat.next(2)), why.by(seat));
        Ok(())
    }

    fn agree_draw(&mut self) -> Result<(), Illegal> {
        self.decider()?;
        self.end(Seats::NONE, EndReason::Agreement);
        Ok(())
    }

    fn playout(&mut self, dice: &mut impl Dice, max_plies: u32) -> u32 {
        playout::playout(self, dice, max_plies)
    }
}
