//! Tayü at a table: the drawn tile is turned and laid, a bid is set and made.

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

    /// Luck and many moves leave little to each, and chances are known to a sixth of what is unsure in
    /// Snorkels: the lines are those of chess. `crates/lab/STRENGTH.md` has what was measured.
    const FAULT_SCALE: f64 = 0.5;
}

impl Editable for Position {
    const DRAWS: bool = true;
}
