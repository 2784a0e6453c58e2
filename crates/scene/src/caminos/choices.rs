//! The tray of pieces, what can be done with the one in the hand, and its keys.

use cauce_rules::{
    Direction, Game, Seat, Square,
    caminos::{Axis, Position, Shape},
};
use cauce_table::{Target, caminos::Item};

use super::{
    RenderContext, icons,
    space::quarters,
    words::{column, shape},
};
use crate::{Arg, Choice, Offer, Phrase, Picture};

impl Offer for Position {
    /// The buttons stay where they are all the game through, and when it is over.
    fn choices(context: RenderContext) -> Vec<Choice> {
        let game = context.game;
        let seat = game.turn().seat().unwrap_or(Seat::ONE);
        let some = || Shape::COLOURED.first()?.orientations().next();
        let Some(lie) = context.hand.lie().or_else(some) else { return Vec::new() };
        let mut choices = Vec::new();
        let tray: &[Shape] = if game.is_bar_due() { &[Shape::I] } else { &Shape::COLOURED };
        for (index, &of) in tray.iter().enumerate() {
            let left = game.left(seat, of);
            let fits = of.orientations().any(|way| game.admits(way));
            let label = Phrase::new("caminos-choice-piece")
                .with("shape", shape(of))
                .with("count", left)
                .with("fits", fits);
            let in_hand = lie.shape() == of;
            let hint = Phrase::new("caminos-choice-piece-hint").with("key", index + 1);
            choices.push(Choice {
                hint: (!in_hand).then_some(hint),
                icon: true,
                pressed: in_hand,
                enabled: left > 0 && fits,
                ..choice(Item::Piece(of), "tray", label)
            });
        }

        let mut turn = |item, turned, id, hint| {
            choices.push(Choice {
                hint: Some(Phrase::new(hint)),
                icon: true,
                enabled: turned != lie,
                ..choice(item, "turn", Phrase::new(id))
            });
        };
        let turned = lie.turned(Axis::Up);
        turn(Item::Turn, turned, "caminos-choice-turn", "caminos-choice-turn-hint");
        for (way, id, hint) in [
            (AWAY, "caminos-choice-tip-away", "caminos-choice-tip-away-hint"),
            (RIGHT, "caminos-choice-tip-right", "caminos-choice-tip-right-hint"),
        ] {
            let over = on_board(context, way);
            turn(Item::Tip(over), lie.tipped(over), id, hint);
        }

        let over = context.hand.over();
        let mut act = |item, id, hint: Option<&'static str>, pressed, enabled| {
            let square = over.map_or_else(|| Arg::from("none"), Arg::from);
            choices.push(Choice {
                hint: hint.map(Phrase::new),
                pressed,
                enabled,
                primary: item == Item::Place && enabled,
                ..choice(item, "act", Phrase::new(id).with("square", square))
            });
        };
        let held = context.hand.held(game);
        let legal = held.is_some_and(|held| held.legal.is_ok());
        act(Item::Place, "caminos-choice-place", None, false, context.table.can_place());
        let fit_hint = Some("caminos-choice-fit-hint");
        let anything_fits = legal || !context.hand.fits(game).is_empty();
        act(Item::Fit, "caminos-choice-fit", fit_hint, false, anything_fits);
        let shown = context.hand.shows_ways();
        act(Item::Ways, "caminos-choice-ways", Some("caminos-choice-ways-hint"), shown, true);

        if shown {
            let ways = context.hand.ways(game);
            let count = ways.len();
            for (index, way) in ways.into_iter().enumerate() {
                let columns = way
                    .columns()
                    .iter()
                    .map(|part| column(Square::new(part.east, part.north), part.base, part.cubes));
                let label = Phrase::new("caminos-choice-way")
                    .with("number", index + 1)
                    .with("count", count)
                    .with("columns", columns.collect::<Vec<_>>());
                choices.push(Choice {
                    icon: true,
                    pressed: way == lie,
                    ..choice(Item::Way(way), "ways", label)
                });
            }
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

/// Directions as they are seen by whoever is to move.
pub(super) const AWAY: Direction = Direction::North;
pub(super) const RIGHT: Direction = Direction::East;

/// The direction of the board that is seen as this one.
pub(super) fn on_board(context: RenderContext, seen: Direction) -> Direction {
    seen.clockwise(4 - quarters(context.game.board(), context.camera))
}
