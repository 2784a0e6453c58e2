use cauce_rules::sendas::{Move, Position};
use cauce_table::{Action, sendas::Item};

use super::RenderContext;
use crate::{Keyboard, Keys};

impl Keyboard for Position {
    const KEYS: &'static [Keys] = &[
        (&["R"], "keys-turn"),
        (&["Shift+R"], "keys-turn-back"),
        (&["N"], "keys-sendas-next"),
        (&["Shift+N"], "keys-before"),
        (&["F"], "keys-sendas-flip"),
        (&["P"], "keys-sendas-pass"),
    ];

    /// `n` moves the piece to the next placement and with shift to the previous one, `f` flips it,
    /// and `p` passes.
    fn action(_look: RenderContext, key: &str) -> Option<Action<Position>> {
        match key {
            "n" => Some(Action::item(Item::Next)),
            "N" => Some(Action::Back),
            "f" => Some(Action::item(Item::Flip)),
            "p" => Some(Action::play(Move::Pass)),
            _ => None,
        }
    }
}
