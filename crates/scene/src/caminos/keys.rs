use cauce_rules::{
    Direction,
    caminos::{Position, Shape},
};
use cauce_table::{Action, caminos::Item};

use super::{RenderContext, space::quarters};
use crate::{Keyboard, Keys};

impl Keyboard for Position {
    const KEYS: &'static [Keys] = &[
        (&["1", "2", "3", "4"], "keys-caminos-pieces"),
        (&["R", "T", "G"], "keys-caminos-turn"),
        (&["W"], "keys-caminos-ways"),
        (&["Shift+W"], "keys-before"),
        (&["F"], "keys-caminos-fit"),
        (&["Shift+←", "Shift+→"], "keys-caminos-board"),
    ];

    /// `1` to `4` take a piece, `w` selects its next orientation, and `f` shows the next way in
    /// which it fits over the square; with shift, the previous ones. `t` and `g` tip the piece away
    /// and to the right; with shift, towards the viewer and to the left.
    fn action(context: RenderContext, key: &str) -> Option<Action<Position>> {
        let item = match key {
            "1" | "2" | "3" | "4" => {
                let index = usize::from(key.as_bytes()[0] - b'1');
                Item::Piece(Shape::COLOURED[index])
            }
            "w" | "W" => {
                Item::Orientation(context.hand.next_orientation(context.game, key == "W")?)
            }
            "f" => return Some(Action::Next),
            "F" => return Some(Action::Back),
            "t" => Item::Tip(on_board(context, AWAY)),
            "g" => Item::Tip(on_board(context, RIGHT)),
            "T" => Item::Tip(on_board(context, AWAY.opposite())),
            "G" => Item::Tip(on_board(context, RIGHT.opposite())),
            _ => return None,
        };
        Some(Action::item(item))
    }
}

/// Directions as seen by the player to move.
const AWAY: Direction = Direction::North;
const RIGHT: Direction = Direction::East;

/// Converts a direction as seen by the viewer to one on the board.
fn on_board(context: RenderContext, seen: Direction) -> Direction {
    seen.clockwise(4 - quarters(context.game.board(), context.camera))
}
