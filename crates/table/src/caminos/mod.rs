//! Caminos at a table: a piece is chosen, turned about three axes and held over the board.

mod goals;
mod hand;
mod items;
mod setup;

use cauce_rules::caminos::Position;

use crate::{Editable, Goal, Play};
pub use hand::{Hand, Held, Refusal};
pub use items::Item;
pub use setup::Lots;

impl Play for Position {
    type Hand = Hand;
    type Item = Item;
    type Refusal = Refusal;
    type Lots = Lots;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;
}

impl Editable for Position {}
