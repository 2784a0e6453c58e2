//! How Tayü is shown.

mod board;
mod choices;
mod layout;
mod picture;
mod places;
#[cfg(test)]
mod tests;
mod tile;
mod tray;
mod words;

use cauce_rules::{
    AnyMove, Phrase, Seat, Token,
    tayu::{Move, Pool, Position},
};
use cauce_table::{Target, hand};

use crate::{Choice, Picture, Place, Point, stage};

type Look<'a> = stage::Look<'a, Position, hand::tayu::Hand>;

pub(crate) struct Stage;

impl stage::Stage for Stage {
    type Position = Position;
    type Hand = hand::tayu::Hand;

    fn picture(look: Look) -> Picture {
        picture::picture(look)
    }

    fn size(_look: Look) -> (f32, f32) {
        (layout::SIDE, layout::HEIGHT)
    }

    fn places(look: Look) -> Vec<Place> {
        places::places(look)
    }

    fn status(look: Look) -> Phrase {
        words::status(look)
    }

    fn said(look: Look) -> Option<Phrase> {
        words::said(look)
    }

    fn ending(look: Look) -> Vec<Phrase> {
        words::ending(look)
    }

    fn hint(look: Look) -> Option<Phrase> {
        words::hint(look)
    }

    fn choices(look: Look) -> Vec<Choice> {
        choices::choices(look)
    }

    /// The back of a tile, on the button that picks one like it.
    fn icon(_look: Look, target: Target) -> Option<Picture> {
        let Target::Answer(Token::Move(AnyMove::Tayu(Move::Pick(pool)))) = target else {
            return None;
        };
        let mut picture = Picture::new(3.2, 1.2);
        tile::back(&mut picture, Point::new(1.6, 0.6), 1.0, pool == Pool::Ring);
        Some(picture)
    }

    fn facts(look: Look, seat: Seat) -> Vec<Phrase> {
        words::facts(look, seat)
    }

    fn move_label(_game: &Position, mv: Move) -> Option<Phrase> {
        words::move_label(mv)
    }

    fn duration(look: Look) -> u32 {
        if picture::last_laid(look).is_some() { 260 } else { 0 }
    }
}
