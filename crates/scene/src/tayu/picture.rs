//! The complete picture: the board, the tiles, the scoring mouths and the possible placements.

use cauce_rules::{
    EndReason, Game, MoveError, Outcome, Seat, Side,
    tayu::{Move, MoveError as Reason, Placement, Position, Step, is_spring},
};

use super::{
    RenderContext,
    area::{Area, Cover},
    bag, board, layout, places,
    tile::{self, Body},
};
use crate::{Colour, Draw, Picture, Place, Point, Style};

impl Draw for Position {
    fn picture(context: RenderContext) -> Picture {
        let mut picture = Picture::new(layout::SIDE, layout::SIDE);
        board::ground(&mut picture);
        picture.end_ground();
        let showing_bag = context.hand.shows_bag();
        if !showing_bag {
            mark_spots(&mut picture, context);
            tiles(&mut picture, context);
        }
        board::scoring(&mut picture, context);
        if !showing_bag {
            held(&mut picture, context);
        }

        let now = board::counted(context);
        let then = match context.proposal() {
            Some(Move::Lay(tile)) => context.game.forecast(tile).0,
            _ => now,
        };
        board::totals(&mut picture, now, then);
        if showing_bag {
            bag::list(&mut picture, context);
        }
        picture
    }

    fn size(&self) -> (f32, f32) {
        (layout::SIDE, layout::SIDE)
    }

    /// A rim of the seat's side. Partners, who sit opposite each other, have different rims.
    fn facing(&self, seat: Seat) -> u16 {
        let opposite = self.seats() == 4 && seat > Seat::TWO;
        match self.side(seat) {
            Some(Side::Ew) if opposite => 90,
            Some(Side::Ew) => 270,
            Some(Side::Ns) if opposite => 180,
            _ => 0,
        }
    }

    fn places(context: RenderContext) -> Vec<Place> {
        places::places(context)
    }

    /// One step for each mouth at the rims, if the game was decided by score.
    fn steps(context: RenderContext) -> usize {
        let counts = |end: Outcome| matches!(end.reason, EndReason::Score | EndReason::Target);
        let end = context.game.turn().outcome();
        if end.is_some_and(counts) { board::scored(context.game).len() } else { 0 }
    }

    fn duration(context: RenderContext) -> u32 {
        if last_laid(context).is_some() { 260 } else { 0 }
    }
}

pub(super) fn last_laid(context: RenderContext) -> Option<Placement> {
    match context.last_move()? {
        (_, Move::Lay(tile)) => Some(tile),
        _ => None,
    }
}

/// Draws the tiles on the board. The last one may still be on its way from the hand.
fn tiles(picture: &mut Picture, context: RenderContext) {
    let last = last_laid(context);
    let flying = last.filter(|_| context.t < 1.0);
    let lying: Vec<_> =
        context.game.tiles().filter(|&tile| Some(tile) != flying).map(Body::on_board).collect();
    tile::draw(picture, &lying, 1.0);
    let lies = |square| flying.is_none_or(|tile| !tile.squares().contains(&Some(square)));
    for edge in context.game.open_mouths().filter(|edge| lies(edge.square)) {
        let at = tile::edge(edge.square, edge.direction);
        picture.circle(at, 0.15, Style::fill(Colour::Foam).outlined(Colour::ChannelDeep, 0.07));
    }
    if let Some(tile) = flying {
        let body = Body::on_board(tile);
        let back = 1.0 - context.t;
        tile::draw(picture, &[body.towards_hand(back * back * back)], 1.0);
    } else if let Some(tile) = last {
        Body::on_board(tile).frame(picture, 0.08, Style::stroke(Colour::Last, 0.13));
    }
}

/// Marks where the drawn tile can be laid in its current orientation, and more faintly where it
/// fits in others. Overlapping placements share one outline, and the middle of each is marked. For
/// a player who is not here, the marks have a plain colour.
fn mark_spots(picture: &mut Picture, context: RenderContext) {
    let (now, turned) = spots(context);
    let mark = mark(context);
    let mut area = Area::default();
    area.cover(&turned, Cover::Turned);
    area.cover(&now, Cover::Now);
    let style = Style::fill(mark.alpha(0.07)).outlined(mark.alpha(0.55), 0.06);
    area.draw(picture, Cover::Turned, style.dashed(0.16));
    let style = Style::fill(mark.alpha(0.16)).outlined(mark.alpha(0.85), 0.08);
    area.draw(picture, Cover::Now, style);
    for tile in turned {
        let spot = Style::stroke(mark.alpha(0.55), 0.06);
        picture.circle(layout::centre(tile.middle), 0.13, spot);
    }
    for tile in now {
        picture.circle(layout::centre(tile.middle), 0.2, Style::fill(mark.alpha(0.9)));
    }
}

/// Returns the placements of the drawn tile in its current orientation, and the others. Placements
/// that differ by half a turn cover the same squares and are listed once.
pub(super) fn spots(context: RenderContext) -> (Vec<Placement>, Vec<Placement>) {
    let kind = context.game.drawn().filter(|_| context.game.step() == Some(Step::Lay));
    let all = kind.map_or_else(Vec::new, |kind| context.game.placements(kind));
    let all = all.into_iter().filter(|tile| context.table.offers(&tile.middle.to_string()));
    let is_now =
        |tile: &Placement| context.hand.chosen_at(context.game, tile.middle) == Some(*tile);
    let (now, rest): (Vec<_>, Vec<_>) = all.partition(is_now);
    let mut turned: Vec<Placement> = Vec::new();
    for tile in rest {
        if now.iter().chain(&turned).all(|other| other.squares() != tile.squares()) {
            turned.push(tile);
        }
    }
    (now, turned)
}

fn mark(context: RenderContext) -> Colour {
    if context.table.awaited_seat().is_some() { Colour::Line } else { Colour::Legal }
}

fn held(picture: &mut Picture, context: RenderContext) {
    if context.game.step() != Some(Step::Lay) {
        return;
    }
    let Some(tile) = context.hand.shown(context.game) else { return };
    let body = Body::on_board(tile);
    match context.game.check_placement(tile) {
        Ok(()) => {
            tile::draw(picture, &[body], 0.92);
            body.frame(picture, 0.06, Style::stroke(Colour::Aim, 0.16));
            for edge in tile.mouths.edges().filter_map(|number| tile.edge(number)) {
                if let Some(place) = edge.at_rim() {
                    let at = layout::rim_place(edge.direction, place);
                    let out = Point::step(edge.direction);
                    board::drop(picture, at, out, is_spring(place), 0.75);
                }
            }
        }
        Err(why) if is_seen(&why) => {
            tile::draw(picture, &[body], 0.5);
            body.frame(picture, 0.06, Style::stroke(Colour::Danger, 0.12).dashed(0.25));
            if let MoveError::Tayu(Reason::MouthOnBlank(edge) | Reason::BlankOnMouth(edge)) = why {
                tile::cross(picture, tile::edge(edge.square, edge.direction), 0.26, 0.12);
            }
        }
        Err(_) => {}
    }
}

/// Whether an illegal tile is drawn where it is held: not on other tiles or over the rim.
fn is_seen(why: &MoveError) -> bool {
    matches!(why, MoveError::Tayu(reason) if !matches!(reason, Reason::OverRim(_)))
}
