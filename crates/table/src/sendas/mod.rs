//! Sendas at a table: the player picks up a piece, turns it and puts it down.

mod editor;
mod goals;
mod hand;
mod items;
mod setup;

use cauce_rules::sendas::Position;

use crate::{Goal, Play};
pub use hand::{Hand, HandError, Held, Spot};
pub use items::Item;
pub use setup::Settings;

impl Play for Position {
    type Hand = Hand;
    type Item = Item;
    type HandError = HandError;
    type Settings = Settings;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;
}
