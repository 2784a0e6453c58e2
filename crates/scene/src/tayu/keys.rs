//! The keys.

use cauce_rules::tayu::Position;
use cauce_table::{Action, tayu::Item};

/// `n` brings the tile to the next place, with shift to the one before; `b` shows the bag; `+` and
/// `-` set the bid.
pub(super) fn action(key: &str) -> Option<Action<Position>> {
    match key {
        "n" => Some(Action::Next),
        "N" => Some(Action::Back),
        "b" | "B" => Some(Action::item(Item::Bag)),
        "+" => Some(Action::item(Item::More(1))),
        "-" => Some(Action::item(Item::More(-1))),
        _ => None,
    }
}
