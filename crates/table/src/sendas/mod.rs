//! Sendas at a table: a piece is picked up, turned, and put down; a start is laid out.

mod goals;
mod hand;
mod items;
mod setup;
mod start;

use cauce_rules::sendas::Position;

use crate::{Goal, Play};
pub use hand::{Hand, Held, Refusal, Spot};
pub use items::Item;
pub use setup::Lots;
pub use start::{StartEditor, StartProblem, StartRefusal, Tool};

impl Play for Position {
    type Hand = Hand;
    type Item = Item;
    type Refusal = Refusal;
    type Lots = Lots;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;
}
