//! Sentences of Caminos.

use cauce_rules::caminos::{Illegal, Shape};

/// What the game's tokens look like.
pub(super) const TOKENS: &str = "a letter (T, Z, L, O or I), a colon and the square under each \
    cube, such as L:d4d5d6e6";

pub(super) fn illegal(reason: Illegal) -> String {
    match reason {
        Illegal::NotTheShape(shape) => {
            format!("these squares do not make the piece {}, however it is turned", shape.letter())
        }
        Illegal::OffGrid => "a part of the piece is not over the board".into(),
        Illegal::BarFirst => "the neutral bar, I, is placed first".into(),
        Illegal::NoneLeft(Shape::I) => {
            "there is no neutral bar to place: each side places one, before all else, in games \
             with neutrals=yes"
                .into()
        }
        Illegal::NoneLeft(shape) => format!("the player has no piece {} left", shape.letter()),
        Illegal::Gap(square) => {
            format!("there would be empty space under the piece on {square}")
        }
        Illegal::Aloft => "no cube of the piece would rest on the board".into(),
    }
}
