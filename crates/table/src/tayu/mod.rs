//! Tayü at a table: the player turns and lays the drawn tile, or sets and makes a bid.

mod goals;
mod hand;
mod items;
mod setup;

use cauce_rules::tayu::Position;

use crate::{Editable, Goal, Play};
pub use hand::{Fit, Hand, HandError};
pub use items::Item;
pub use setup::Settings;

impl Play for Position {
    type Hand = Hand;
    type Item = Item;
    type HandError = HandError;
    type Settings = Settings;

    const GOALS: &'static [(&'static str, Goal<Self>)] = goals::GOALS;

    /// Luck and the many moves leave little to each move. The uncertainty of the chances is a sixth
    /// of that in Snorkels, so the thresholds are those of chess. `crates/lab/STRENGTH.md` has the
    /// measurements.
    const FAULT_SCALE: f64 = 0.5;
}

impl Editable for Position {
    const DRAWS: bool = true;
}
