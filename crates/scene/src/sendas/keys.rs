//! The keys.

use cauce_rules::sendas::{Move, Position};
use cauce_table::{Action, sendas::Item};

/// `n` brings the piece to the next place, with shift to the one before; `f` turns it over, `p`
/// passes.
pub(super) fn action(key: &str) -> Option<Action<Position>> {
    match key {
        "n" => Some(Action::item(Item::Next)),
        "N" => Some(Action::Back),
        "f" => Some(Action::item(Item::Flip)),
        "p" => Some(Action::play(Move::Pass)),
        _ => None,
    }
}
