//! Checks of moves.
//!
//! The simple reasons come first: colour, shape, occupied squares. The rest is whether the position
//! stays whole, which the move generator decides. Only a refused move is tried out, to find what it
//! would cut off.

use super::{
    Colour, Cut, Ends, Move, MoveError as Own, Position, Squares, generate::LinkedPosition,
};
use crate::{MoveError, Square};
use alloc::string::ToString;

impl Position {
    pub(super) fn check_move(&self, mv: Move) -> Result<(), MoveError> {
        self.check_going_on()?;
        match mv {
            Move::Put { from, to, ends } => self.check_put(from, to, ends),
            Move::Flip(square) => self.check_flip(square),
            Move::Exit { from, file, colour } => self.check_exit(from, file, colour),
            Move::Pass => Ok(()),
        }
    }

    pub(super) fn check_going_on(&self) -> Result<(), MoveError> {
        if self.is_over() { Err(MoveError::Over) } else { Ok(()) }
    }

    fn check_put(&self, from: Square, to: Square, ends: Option<Ends>) -> Result<(), MoveError> {
        let piece = self.own_piece(from)?;
        let target = Squares::only(to);
        if target.is_empty() {
            return Err(MoveError::OffBoard(to));
        }
        let orientation = ends.unwrap_or(piece.ends);
        if orientation == piece.ends {
            if from == to {
                return Err(Own::NoChange(from).into());
            }
            if ends.is_some() {
                return Err(MoveError::Spelling(Move::Put { from, to, ends: None }.to_string()));
            }
        }
        if orientation.shape() != piece.ends.shape() {
            return Err(Own::OtherShape(from).into());
        }
        if from != to && self.occupied().meets(target) {
            return Err(MoveError::Occupied(to));
        }
        if LinkedPosition::new(self).lift(Squares::only(from)).landings(orientation).meets(target) {
            return Ok(());
        }
        let mut after = *self;
        after.put(Squares::only(from), target, orientation);
        let links = LinkedPosition::new(&after).links;
        refused(Cut::find(self.to_move, |colour| links.stray(after.pieces(colour))))
    }

    fn check_exit(&self, from: Square, file: u8, colour: Colour) -> Result<(), MoveError> {
        self.own_piece(from)?;
        if colour != self.to_move {
            return Err(Own::WrongEdge(self.to_move).into());
        }
        let gate = colour.gate(file);
        let place = Squares::only(gate);
        if place.is_empty() {
            return Err(MoveError::OffBoard(gate));
        }
        if gate == from || !self.open[colour.forward() as usize].meets(place) {
            return Err(Own::NoWayOut(gate).into());
        }
        let ground = LinkedPosition::new(self);
        let lifted = Squares::only(from);
        if ground.lift(lifted).gates().meets(place) {
            return Ok(());
        }
        // Beyond the edge, the piece is linked only with the gate.
        let links = ground.links.without(lifted);
        refused(Cut::find(colour, |side| {
            let rest = self.pieces(side) & !lifted;
            if side == colour { rest & !links.part(place) } else { links.stray(rest) }
        }))
    }

    fn check_flip(&self, square: Square) -> Result<(), MoveError> {
        let piece = self.own_piece(square)?;
        if piece.ends == Ends::ALL {
            Err(Own::AlreadyCross(square).into())
        } else if !self.is_joined() {
            Err(Own::NotJoined.into())
        } else {
            Ok(())
        }
    }
}

fn refused(cut: Option<Cut>) -> Result<(), MoveError> {
    cut.map_or(Ok(()), |cut| Err(Own::Cut(cut).into()))
}
