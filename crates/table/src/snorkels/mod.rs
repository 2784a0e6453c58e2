//! Snorkels at a table: one press is a whole move.

mod goals;
mod hand;
mod items;
mod setup;

use std::convert::Infallible;

use cauce_rules::snorkels::Position;

use crate::{Goal, Play};
pub use hand::Hand;
pub use setup::Lots;

impl Play for Position {
    type Hand = Hand;
    type Item = Infallible;
    type Refusal = Infallible;
    type Lots = Lots;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;

    /// Without the choice of colour.
    fn without_choice(mut self) -> Self {
        self.waive_choice();
        self
    }
}
