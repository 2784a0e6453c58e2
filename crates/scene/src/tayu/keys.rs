//! The keys.

use cauce_rules::tayu::Position;
use cauce_table::{Action, tayu::Item};

use super::RenderContext;
use crate::{Keyboard, Keys};

impl Keyboard for Position {
    /// What the sheet of keys lists.
    const KEYS: &'static [Keys] = &[
        (&["R"], "keys-turn"),
        (&["Shift+R"], "keys-turn-back"),
        (&["N"], "keys-tayu-next"),
        (&["Shift+N"], "keys-before"),
        (&["B"], "keys-tayu-bag"),
        (&["+", "−"], "keys-tayu-bid"),
    ];

    /// `n` brings the tile to the next place, with shift to the one before; `b` shows the bag; `+`
    /// and `-` set the bid.
    fn action(_look: RenderContext, key: &str) -> Option<Action<Position>> {
        match key {
            "n" => Some(Action::Next),
            "N" => Some(Action::Back),
            "b" | "B" => Some(Action::item(Item::Bag)),
            "+" => Some(Action::item(Item::More(1))),
            "-" => Some(Action::item(Item::More(-1))),
            _ => None,
        }
    }
}
