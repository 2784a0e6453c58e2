//! The buttons beside the board: tile in hand, pools, end question, auction and bag.

use cauce_rules::{
    Game, Square, Token,
    tayu::{Move, Pool, Position, Step},
};
use cauce_table::{NodeId, Target, tayu::Item};

use super::{
    RenderContext,
    tile::{self, Body},
};
use crate::{Choice, Offer, Phrase, Picture, Point};

/// The group of buttons that can be dragged to the board.
const TRAY: &str = "tray";

impl Offer for Position {
    const ROWS: u8 = 1;

    fn choices(context: RenderContext) -> Vec<Choice> {
        let mut choices = match context.game.step() {
            Some(Step::Bid) => auction(context),
            Some(Step::Pick) => Pool::ALL
                .into_iter()
                .map(|pool| {
                    let left = context.game.remaining_in(pool);
                    let label = Phrase::new("tayu-choice-pick")
                        .with("pool", pool.name())
                        .with("count", left);
                    Choice {
                        icon: true,
                        enabled: left > 0,
                        hint: Some(Phrase::new("tayu-choice-pick-hint").with("pool", pool.name())),
                        ..answer(Move::Pick(pool), "pick", label)
                    }
                })
                .collect(),
            Some(Step::Lay) => vec![
                tile_in_hand(),
                item(Item::Next, "tile", Phrase::new("tayu-choice-next")),
                Choice {
                    enabled: context.table.can_place(),
                    primary: context.table.can_place(),
                    ..item(Item::Lay, "tile", Phrase::new("tayu-choice-lay"))
                },
            ],
            Some(Step::Answer) => {
                let settled = is_settled(context);
                let group = if settled { "again" } else { "answer" };
                let on = answer(Move::On, group, Phrase::new("tayu-choice-on"));
                vec![
                    Choice { enabled: false, ..tile_in_hand() },
                    answer(Move::End, "answer", Phrase::new("tayu-choice-end")),
                    Choice { primary: settled, ..on },
                ]
            }
            None => Vec::new(),
        };
        let asks = context.game.step() != Some(Step::Lay);
        choices.iter_mut().for_each(|choice| choice.asks = asks && choice.group != TRAY);
        let bag = Phrase::new("tayu-choice-bag").with("count", context.game.undrawn());
        let shown = context.hand.shows_bag();
        choices.push(Choice { pressed: shown, ..item(Item::Bag, "bag", bag) });
        choices
    }

    /// Draws the back of a tile on a button that picks one, or the tile in hand in its orientation.
    /// The tile is struck through if it fits nowhere.
    fn icon(context: RenderContext, target: Target<Position>) -> Option<Picture> {
        let middle = Point::new(1.6, 1.6);
        let mut picture = Picture::new(2.0 * middle.x, 2.0 * middle.y);
        match target {
            Target::Answer(Token::Move(Move::Pick(pool))) => {
                tile::back(&mut picture, middle, 1.0, pool == Pool::Ring);
            }
            Target::Item(Item::Turn) => {
                let game = context.game;
                let drawn = context.hand.tile_at(game, Square::new(8, 8))?;
                let body = Body::beside(drawn.orientation, drawn.mouths, middle, 1.0);
                tile::draw(&mut picture, &[body], 1.0);
                if game.step() == Some(Step::Answer) {
                    tile::cross(&mut picture, middle, 0.6, 0.16);
                }
            }
            _ => return None,
        }
        Some(picture)
    }
}

/// Whether the side that is asked to end the game has already chosen to continue, and has not taken
/// the lead since.
pub(super) fn is_settled(context: RenderContext) -> bool {
    is_settled_at(context, context.table.at(), context.game)
}

/// Whether the last answer repeated an earlier one.
pub(super) fn goes_on_as_before(context: RenderContext) -> bool {
    let tree = context.table.tree();
    let mut back = tree.index().ancestors(context.table.at());
    let answer = back.find(|&id| {
        tree.step(id).is_some_and(|(_, token)| !matches!(token, Token::Move(Move::Draw(_))))
    });
    answer.and_then(|id| tree.step(id)).is_some_and(|(before, token)| {
        token == Token::Move(Move::On)
            && back.next().is_some_and(|at| is_settled_at(context, at, before))
    })
}

fn is_settled_at(context: RenderContext, at: NodeId, game: &Position) -> bool {
    let asked = |game: &Position| game.turn().seat().and_then(|seat| game.side(seat));
    let leads = |game: &Position| {
        game.turn().seat().and_then(|seat| game.margin(seat)).is_some_and(|points| points > 0)
    };
    let tree = context.table.tree();
    let mut steps = tree.index().ancestors(at).filter_map(|id| tree.step(id));
    let said = steps
        .find(|(before, token)| *token == Token::Move(Move::On) && asked(before) == asked(game));
    said.is_some_and(|(before, _)| leads(before) || !leads(game))
}

fn tile_in_hand() -> Choice {
    Choice { icon: true, pressed: true, ..item(Item::Turn, TRAY, Phrase::new("tayu-choice-turn")) }
}

fn item(item: Item, group: &'static str, label: Phrase) -> Choice {
    Choice::new(Target::<Position>::Item(item), group, label)
}

fn answer(mv: Move, group: &'static str, label: Phrase) -> Choice {
    Choice::new(Target::<Position>::play(mv), group, label)
}

/// Creates the buttons of the auction: the bid, buttons that change it by one and by ten, and one
/// that accepts the last bid and closes the auction.
fn auction(context: RenderContext) -> Vec<Choice> {
    let most = context.game.max_bid().unwrap_or_default();
    let bid = context.hand.bid();
    let more = |more: i16| {
        let label =
            Phrase::new("tayu-choice-more").with("more", format!("{more:+}").replace('-', "−"));
        let at_end = if more < 0 { bid == 1 } else { u32::from(bid) == most };
        Choice { enabled: !at_end, ..item(Item::More(more), "bid", label) }
    };
    let mut choices: Vec<_> = Item::STEPS.map(more).into();
    let last = context.game.last_bid();
    let hold = |seat, bid: u32| {
        Phrase::new("tayu-choice-hold").with("bid", bid).with("name", context.name(seat))
    };
    let holds = last.filter(|(_, last)| *last == u32::from(bid));
    let label = match holds {
        Some((seat, bid)) => hold(seat, bid),
        None => Phrase::new("tayu-choice-bid").with("bid", u32::from(bid)),
    };
    choices.insert(2, Choice { primary: true, ..answer(Move::Bid(bid), "bid", label) });
    if let Some((seat, last)) = last.filter(|_| holds.is_none()) {
        choices.push(answer(Move::Bid(last as u16), "bid-answer", hold(seat, last)));
    }
    choices
}
