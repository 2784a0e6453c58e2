//! Snorkels at a table.

mod goals;
mod hand;
mod items;
mod setup;

use std::convert::Infallible;

use cauce_rules::{
    MoveError, Square,
    snorkels::{Piece, Position},
};

use crate::{EditError, Editable, Goal, Play};
pub use hand::Hand;
pub use setup::Settings;

impl Play for Position {
    type Hand = Hand;
    type Item = Infallible;
    type HandError = Infallible;
    type Settings = Settings;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;

    fn without_choice(mut self) -> Self {
        self.waive_choice();
        self
    }
}

impl Editable for Position {
    fn pressed(&self, piece: Piece, square: Square) -> Result<(Piece, Square), EditError> {
        match self.at(square) {
            Some(_) => Err(MoveError::Occupied(square).into()),
            None => Ok((piece, square)),
        }
    }
}
