use cauce_rules::{
    Direction, Game, MoveError, Seat, Side, Square,
    tayu::{
        EndCause, Move, Orientation, Placement, Pool, Position, RimCount, SideCount, Step, TileKind,
    },
};
use cauce_table::{Target, tayu::Item};

use super::{
    RenderContext,
    choices::{goes_on_as_before, is_settled},
    picture::spots,
};
use crate::{Phrase, Reason, Say};

impl Say for Position {
    fn status(context: RenderContext) -> Phrase {
        let game = context.game;
        let seat = game.turn().seat().unwrap_or(game.seat());
        let id = match game.step() {
            Some(Step::Bid) => "tayu-status-bid",
            Some(Step::Pick) => "tayu-status-pick",
            Some(Step::Lay) if game.tiles().next().is_none() => "tayu-status-first",
            Some(Step::Lay) => "tayu-status-lay",
            Some(Step::Answer) => "tayu-status-answer",
            None => "tayu-status-draw",
        };
        let phrase = Phrase::new(id)
            .with("name", context.name(seat))
            .with("drawer", context.name(game.seat()));
        match game.side(seat) {
            Some(side) => phrase.with("side", side),
            None => phrase.with("side", "none"),
        }
    }

    /// Explains the aimed target: its score or why it is illegal. Without a target, explains the
    /// question to the player.
    fn hint(context: RenderContext) -> Option<Phrase> {
        let game = context.game;
        if context.hand.shows_bag() {
            return Some(Phrase::new("tayu-hint-bag").with("count", game.undrawn()));
        }
        if let Some(Target::Item(Item::Rim(rim))) = context.table.aimed() {
            let counts = game.counts();
            return counts.iter().find(|count| count.rims.iter().any(|of| of.rim == rim)).map(side);
        }
        if context.table.aimed().is_none() && goes_on_as_before(context) {
            return Some(Phrase::new("tayu-hint-again"));
        }
        match game.step()? {
            Step::Bid => Some(match game.last_bid() {
                None => Phrase::new("tayu-hint-bid-first"),
                Some((seat, bid)) => {
                    Phrase::new("tayu-hint-bid").with("bid", bid).with("name", context.name(seat))
                }
            }),
            // The auction has just assigned the sides.
            Step::Lay | Step::Pick if was_auctioned(context) && held(context).is_none() => {
                sides(context)
            }
            Step::Pick => Some(
                Phrase::new("tayu-hint-pick")
                    .with("ring", game.remaining_in(Pool::Ring))
                    .with("plain", game.remaining_in(Pool::Plain)),
            ),
            Step::Answer if is_settled(context) => Some(Phrase::new("tayu-hint-settled")),
            Step::Answer => {
                let fitting = TileKind::all().filter(|&kind| game.fits(kind));
                let fitting: u32 = fitting.map(|kind| u32::from(game.remaining(kind))).sum();
                Some(
                    Phrase::new("tayu-hint-answer")
                        .with("left", game.undrawn())
                        .with("fitting", fitting),
                )
            }
            Step::Lay => Some(held(context).unwrap_or_else(|| {
                let (now, turned) = spots(context);
                // Squares that the tile covers in its current orientation have no dashed outline.
                let dashed = |at| !now.iter().any(|tile| tile.squares().contains(&at));
                let rotated = turned.iter().any(|tile| tile.squares().into_iter().any(dashed));
                // A player's first placement comes with an explanation of its purpose.
                let first = context.table.ply() < context.table.players().len();
                let hint = match brought(context).filter(|_| !first) {
                    Some(after) => Phrase::new("tayu-hint-lay-on").with("after", after),
                    None => Phrase::new("tayu-hint-lay").with("first", first),
                };
                hint.with("places", now.len() + turned.len()).with("rotated", rotated)
            })),
        }
    }

    /// Announces the last move and the tile that was drawn after it.
    fn announcement(context: RenderContext) -> Option<Phrase> {
        let drawn = match (context.last, tile_in_hand(context)) {
            (Some((_, Move::Draw(_))), Some(tile)) => Some(
                Phrase::new("tayu-said-drawn")
                    .with("name", context.name(context.game.seat()))
                    .with("tile", tile),
            ),
            _ => None,
        };
        let done = context.last_move().and_then(|(before, mv)| {
            Some(did(context, mv)?.with("name", context.name(before.turn().seat()?)))
        });
        match (done, drawn) {
            (Some(done), Some(drawn)) => {
                Some(Phrase::new("tayu-said-both").with("done", done).with("drawn", drawn))
            }
            (done, drawn) => done.or(drawn),
        }
    }

    /// Describes the tile in hand in its orientation, or the current bid.
    fn in_hand(context: RenderContext) -> Option<Phrase> {
        match context.game.step()? {
            Step::Bid => {
                Some(Phrase::new("tayu-choice-bid").with("bid", u32::from(context.hand.bid())))
            }
            Step::Lay => tile_in_hand(context),
            Step::Pick | Step::Answer => None,
        }
    }

    /// Names the squares that the tile would cover, if it can be laid there.
    fn over(context: RenderContext) -> Option<Phrase> {
        let tile = context.hand.shown(context.game).filter(|_| !context.hand.shows_bag())?;
        context.game.check_placement(tile).ok()?;
        let squares: Vec<_> =
            tile.squares().into_iter().flatten().map(|at| at.to_string()).collect();
        Some(Phrase::new("tayu-over").with("squares", squares.join(", ")))
    }

    /// Explains why the game ended, the count of each rim, the two products and the target. A game
    /// that ended by resignation, time or agreement has no count: its scores are shown below the
    /// board.
    fn ending(context: RenderContext) -> Vec<Phrase> {
        let Some(ending) = context.game.ending() else { return Vec::new() };
        let cause = match ending.cause {
            EndCause::BagEmpty => Some("tayu-ending-empty"),
            EndCause::NothingFits(_) => Some("tayu-ending-nothing-fits"),
            EndCause::DoesNotFit(_) => Some("tayu-ending-stop"),
            EndCause::AllAgreed(_) => Some("tayu-ending-agreed"),
            _ if ending.target.is_none() => return Vec::new(),
            _ => None,
        };
        let counted = ending.sides.iter().filter(|count| !count.forfeited).map(side);
        let target = match (ending.target, ending.held) {
            (Some(target), Some(held)) if cause.is_some() => {
                let id = if held { "tayu-ending-missed" } else { "tayu-ending-reached" };
                Some(Phrase::new(id).with("target", target))
            }
            _ => None,
        };
        cause.map(Phrase::new).into_iter().chain(counted).chain(target).collect()
    }

    fn facts(context: RenderContext, seat: Seat) -> Vec<Phrase> {
        let game = context.game;
        let fact = match game.side(seat) {
            Some(Side::Saboteur) => {
                let target = game.target().unwrap_or_default();
                Some(Phrase::new("tayu-fact-saboteur").with("target", target))
            }
            Some(side) => {
                let mut counts = game.counts().into_iter();
                let count = counts.find(|count| count.side == side && !count.forfeited);
                count.map(|count| product(Phrase::new("tayu-fact-score"), &count))
            }
            None => {
                let bid = game.last_bid().filter(|(by, _)| *by == seat);
                bid.map(|(_, bid)| Phrase::new("tayu-fact-bid").with("bid", bid))
            }
        };
        fact.into_iter().collect()
    }

    fn move_label(mv: Move) -> Option<Phrase> {
        match mv {
            Move::Bid(bid) => Some(Phrase::new("tayu-move-bid").with("bid", u32::from(bid))),
            Move::Pick(pool) => Some(Phrase::new("tayu-move-pick").with("pool", pool.name())),
            Move::End => Some(Phrase::new("tayu-move-end")),
            Move::On => Some(Phrase::new("tayu-move-on")),
            Move::Draw(drawn) => Some(Phrase::new("tayu-move-draw").with("tile", kind(drawn))),
            // The parts of the token, separated by spaces.
            Move::Lay(laid) => Some(
                Phrase::new("tayu-move-lay")
                    .with(
                        "move",
                        format!("{} {} {}", laid.middle, laid.orientation.letter(), laid.mouths),
                    )
                    .with("square", laid.middle)
                    .with("tile", tile(laid)),
            ),
        }
    }
}

/// Describes what the last tile has added to the rims, if anything.
fn brought(context: RenderContext) -> Option<Phrase> {
    let (before, Move::Lay(tile)) = context.last_move()? else { return None };
    let more = |rim| context.game.total(rim) - before.total(rim);
    let rims: Vec<_> = Direction::ALL
        .into_iter()
        .filter(|&rim| more(rim) > 0)
        .map(|rim| Phrase::new("tayu-rim-more").with("rim", rim).with("more", more(rim)))
        .collect();
    if rims.is_empty() {
        return None;
    }
    let by = context.name(before.turn().seat()?);
    let laid = Phrase::new("tayu-hint-after").with("square", tile.middle);
    Some(laid.with("name", by).with("rims", rims))
}

fn held(context: RenderContext) -> Option<Phrase> {
    let tile = context.hand.shown(context.game)?;
    match context.game.check_placement(tile) {
        Ok(()) => {
            let (totals, then) = context.game.forecast(tile);
            let now = context.game.score()?;
            let score = |side| (now.get(side).unwrap_or(0), then.get(side).unwrap_or(0));
            let ((ns, ns_then), (ew, ew_then)) = (score(Side::Ns), score(Side::Ew));
            let total = |rim: Direction| totals[rim as usize];
            Some(if Direction::ALL.into_iter().all(|rim| total(rim) == context.game.total(rim)) {
                Phrase::new("tayu-hint-same")
            } else if (ns, ew) == (ns_then, ew_then) {
                Phrase::new("tayu-hint-rims")
                    .with("north", total(Direction::North))
                    .with("south", total(Direction::South))
                    .with("east", total(Direction::East))
                    .with("west", total(Direction::West))
            } else {
                Phrase::new("tayu-hint-score")
                    .with("ns", ns_then)
                    .with("ns-more", ns_then - ns)
                    .with("ew", ew_then)
                    .with("ew-more", ew_then - ew)
            })
        }
        // An occupied square is visible. The reason is given only after a press.
        Err(why) => (!matches!(why, MoveError::Occupied(_))).then(|| why.phrase()),
    }
}

fn was_auctioned(context: RenderContext) -> bool {
    matches!(context.last_move(), Some((_, Move::Bid(_)))) && context.game.saboteur().is_some()
}

fn sides(context: RenderContext) -> Option<Phrase> {
    let game = context.game;
    let name = |side| {
        let seat = Seat::all(game.seats()).find(|&seat| game.side(seat) == Some(side))?;
        Some(context.name(seat))
    };
    Some(
        Phrase::new("tayu-sides")
            .with("ns", name(Side::Ns)?)
            .with("ew", name(Side::Ew)?)
            .with("saboteur", name(Side::Saboteur)?)
            .with("target", game.target()?),
    )
}

fn did(context: RenderContext, mv: Move) -> Option<Phrase> {
    Some(match mv {
        Move::Bid(bid) => {
            let bid = u32::from(bid);
            match context.game.saboteur() {
                None => Phrase::new("tayu-said-bid").with("bid", bid),
                Some(seat) => Phrase::new("tayu-said-hold")
                    .with("bid", bid)
                    .with("saboteur", context.name(seat))
                    .with("sides", sides(context)?),
            }
        }
        Move::Pick(pool) => Phrase::new("tayu-said-pick").with("pool", pool.name()),
        Move::Lay(tile) => {
            let score = context.game.score()?;
            Phrase::new("tayu-said-lay")
                .with("square", tile.middle)
                .with("tile", self::tile(tile))
                .with("ns", score.get(Side::Ns)?)
                .with("ew", score.get(Side::Ew)?)
        }
        Move::End => Phrase::new("tayu-said-end"),
        Move::On => Phrase::new("tayu-said-on"),
        Move::Draw(_) => return None,
    })
}

pub(super) fn tile_in_hand(context: RenderContext) -> Option<Phrase> {
    context.hand.tile_at(context.game, Square::new(8, 8)).map(tile)
}

/// Describes a kind of tile in its standard orientation.
pub(super) fn kind(kind: TileKind) -> Phrase {
    tile(Placement {
        middle: Square::new(8, 8),
        orientation: Orientation::Across,
        mouths: kind.mouths(),
    })
}

fn tile(tile: Placement) -> Phrase {
    let squares = tile.squares();
    let mouths: Vec<_> = tile
        .mouths
        .edges()
        .filter_map(|number| tile.edge(number))
        .map(|edge| {
            let place = squares.iter().position(|&square| square == Some(edge.square));
            let part = match (tile.orientation, place) {
                (_, Some(1)) => "middle",
                (Orientation::Across, Some(0)) => "west",
                (Orientation::Across, _) => "east",
                (Orientation::Upright, Some(0)) => "north",
                (Orientation::Upright, _) => "south",
            };
            Phrase::new("tayu-mouth").with("part", part).with("direction", edge.direction)
        })
        .collect();
    let orientation = match tile.orientation {
        Orientation::Across => "across",
        Orientation::Upright => "upright",
    };
    Phrase::new("tayu-tile").with("lie", orientation).with("mouths", mouths)
}

fn side(count: &SideCount) -> Phrase {
    let rims: Vec<_> = count.rims.map(rim).into();
    product(Phrase::new("tayu-ending-side").with("side", count.side).with("rims", rims), count)
}

pub(super) fn rim(count: RimCount) -> Phrase {
    Phrase::new("tayu-ending-rim")
        .with("rim", count.rim)
        .with("mouths", count.mouths)
        .with("springs", count.on_springs)
        .with("total", count.total())
}

fn product(phrase: Phrase, count: &SideCount) -> Phrase {
    let [one, other] = count.rims.map(RimCount::total);
    phrase.with("one", one).with("other", other).with("product", count.product())
}
