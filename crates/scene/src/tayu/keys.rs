use cauce_rules::tayu::Position;
use cauce_table::{Action, tayu::Item};

use super::RenderContext;
use crate::{Keyboard, Keys};

impl Keyboard for Position {
    const KEYS: &'static [Keys] = &[
        (&["R"], "keys-turn"),
        (&["Shift+R"], "keys-turn-back"),
        (&["N"], "keys-tayu-next"),
        (&["Shift+N"], "keys-before"),
        (&["B"], "keys-tayu-bag"),
        (&["+", "−"], "keys-tayu-bid"),
    ];

    /// `n` moves the tile to the next placement; with shift, to the previous one. `b` shows the
    /// bag, and `+` and `-` change the bid.
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
