//! The tray of pieces and the orientations of the piece in the hand.

use cauce_rules::{
    Game, Seat, Square,
    caminos::{Position, Shape},
};
use cauce_table::{Target, caminos::Item};

use super::{
    RenderContext, icons,
    words::{column, shape},
};
use crate::{Choice, Offer, Phrase, Picture};

impl Offer for Position {
    /// One row for the pieces and one for the orientations.
    const ROWS: u8 = 2;

    /// The buttons keep their places during the whole game and after its end.
    fn choices(context: RenderContext) -> Vec<Choice> {
        let game = context.game;
        let seat = game.turn().seat().unwrap_or(Seat::ONE);
        let some = || Shape::COLOURED.first()?.orientations().next();
        let Some(held) = context.hand.orientation().or_else(some) else { return Vec::new() };
        let mut choices = Vec::new();
        let tray: &[Shape] = if game.is_bar_due() { &[Shape::I] } else { &Shape::COLOURED };
        for (index, &of) in tray.iter().enumerate() {
            let left = game.remaining(seat, of);
            let fits = of.orientations().any(|orientation| game.admits(orientation));
            let label = Phrase::new("caminos-choice-piece")
                .with("shape", shape(of))
                .with("count", left)
                .with("fits", fits);
            let in_hand = held.shape() == of;
            let hint = Phrase::new("caminos-choice-piece-hint").with("key", index + 1);
            choices.push(Choice {
                hint: (!in_hand).then_some(hint),
                icon: true,
                pressed: in_hand,
                enabled: left > 0 && fits,
                ..choice(Item::Piece(of), "tray", label)
            });
        }

        let orientations: Vec<_> = context.hand.orientations(game).collect();
        let count = orientations.len();
        for (index, orientation) in orientations.into_iter().enumerate() {
            let columns = orientation
                .columns()
                .iter()
                .map(|part| column(Square::new(part.east, part.north), part.base, part.cubes));
            let label = Phrase::new("caminos-choice-way")
                .with("number", index + 1)
                .with("count", count)
                .with("columns", columns.collect::<Vec<_>>())
                .with("fits", context.hand.fits_here(game, orientation));
            choices.push(Choice {
                icon: true,
                pressed: orientation == held,
                ..choice(Item::Orientation(orientation), "ways", label)
            });
        }
        choices
    }

    fn icon(context: RenderContext, target: Target<Self>) -> Option<Picture> {
        icons::icon(context, target)
    }
}

fn choice(item: Item, group: &'static str, label: Phrase) -> Choice {
    Choice::new(Target::<Position>::Item(item), group, label)
}
