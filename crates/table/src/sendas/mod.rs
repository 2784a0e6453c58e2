//! Sendas at a table: a piece is picked up, turned, and put down.

mod editor;
mod goals;
mod hand;
mod items;
mod setup;

use cauce_rules::sendas::Position;

use crate::{Goal, Play};
pub use hand::{Hand, Held, Refusal, Spot};
pub use items::Item;
pub use setup::Lots;

impl Play for Position {
    type Hand = Hand;
    type Item = Item;
    type Refusal = Refusal;
    type Lots = Lots;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;
}
