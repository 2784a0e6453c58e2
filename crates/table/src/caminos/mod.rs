//! Caminos at a table: the player chooses a piece, turns it about three axes and holds it over the
//! board.

mod goals;
mod hand;
mod items;
mod setup;

use cauce_rules::caminos::Position;

use crate::{Editable, Goal, Play};
pub use hand::{Hand, HandError, Held};
pub use items::Item;
pub use setup::Settings;

impl Play for Position {
    type Hand = Hand;
    type Item = Item;
    type HandError = HandError;
    type Settings = Settings;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;
}

impl Editable for Position {}
