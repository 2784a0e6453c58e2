//! What is said in a game of Caminos.

use cauce_rules::{
    Arg, Direction, Game, Phrase, Seat, Side, Square,
    caminos::{Axis, Move, Points, Position, Shape},
};
use cauce_table::{Item, Target};

use super::{Look, ground, space::quarters};
use crate::{Choice, words::name};

pub(super) fn status(look: Look) -> Phrase {
    let game = look.game;
    let seat = game.turn().seat().unwrap_or(Seat::ONE);
    let side = game.side(seat).unwrap_or(Side::Green);
    let id = if game.is_bar_due() {
        "caminos-status-bar"
    } else if game.is_out(other(side)) {
        "caminos-status-alone"
    } else {
        "caminos-status-place"
    };
    Phrase::new(id)
        .with("name", name(look.table, seat))
        .with("side", side)
        .with("other", other(side))
}

/// Why the piece cannot stand where it is held, or that it would win there, or which of all that
/// fits it is.
pub(super) fn hint(look: Look) -> Option<Phrase> {
    let held = look.hand.held(look.game);
    let Some(held) = held else {
        let fresh = look.table.last().is_none() && look.game.placing().is_some();
        return fresh.then(|| Phrase::new("caminos-hint-start"));
    };
    let mv = match held.legal {
        Ok(mv) => mv,
        Err(why) => return Some(why.phrase()),
    };
    let mut after = *look.game;
    if after.play(mv).is_ok() && after.turn().outcome().is_some_and(|end| !end.winners.is_empty()) {
        return Some(Phrase::new("caminos-hint-wins"));
    }
    let fits = look.hand.fits(look.game);
    let fit = look.hand.fit(&fits)?;
    Some(
        Phrase::new("caminos-hint-fit")
            .with("number", fit + 1)
            .with("count", fits.len())
            .with("shape", shape(mv.shape()))
            .with("square", look.hand.over()?),
    )
}

pub(super) fn in_hand(look: Look) -> Option<Phrase> {
    let lie = look.hand.lie()?;
    Some(
        Phrase::new("caminos-hand")
            .with("shape", shape(lie.shape()))
            .with("height", lie.extent()[2]),
    )
}

/// The columns of the piece where it is held: where it would stand, or would not.
pub(super) fn over(look: Look) -> Option<Phrase> {
    let held = look.hand.held(look.game)?;
    let on_board = |at: &Square| look.game.board().contains(*at);
    let columns: Vec<_> = held
        .lie
        .columns()
        .iter()
        .filter_map(|part| {
            let file = held.east.checked_add_unsigned(part.east)?.try_into().ok()?;
            let rank = held.north.checked_add_unsigned(part.north)?.try_into().ok()?;
            let square = Some(Square { file, rank }).filter(on_board)?;
            Some(column(square, held.rest + part.base, part.cubes))
        })
        .collect();
    Some(
        Phrase::new("caminos-over")
            .with("fits", if held.legal.is_ok() { "yes" } else { "no" })
            .with("columns", columns),
    )
}

/// Cubes that stand one on the other.
fn column(square: Square, base: u8, cubes: u8) -> Phrase {
    Phrase::new("caminos-said-column")
        .with("square", square)
        .with("from", base + 1)
        .with("to", base + cubes)
        .with("cubes", cubes)
}

pub(super) fn said(look: Look) -> Option<Phrase> {
    let (before, mv) = look.last?;
    let seat = before.turn().seat()?;
    let columns: Vec<_> =
        mv.columns().map(|(square, base, cubes)| column(square, base, cubes)).collect();
    let out = [Side::Green, Side::Yellow]
        .into_iter()
        .filter(|&side| look.game.is_out(side) && !before.is_out(side))
        .map(|side| Phrase::new("caminos-said-out").with("side", side))
        .collect::<Vec<_>>();
    Some(
        Phrase::new("caminos-said-place")
            .with("name", name(look.table, seat))
            .with("shape", shape(mv.shape()))
            .with("columns", columns)
            .with("outs", out.len())
            .with("out", out),
    )
}

pub(super) fn ending(look: Look) -> Vec<Phrase> {
    let Some(points) = look.game.points() else { return Vec::new() };
    let score = points.score();
    let earned = |side| score.of(side).unwrap_or_default();
    match points {
        Points::Connection { winner, path, doubled } => {
            let board = look.game.board();
            let letter = |side| ground::letter(board, side).to_string();
            let tops = path.squares.len() as u32;
            vec![
                Phrase::new("caminos-ending-joined")
                    .with("side", winner)
                    .with("pair", if board.is_exact(path.sides) { "exact" } else { "near" })
                    .with("from", letter(path.sides.0))
                    .with("to", letter(path.sides.1)),
                Phrase::new("caminos-ending-path")
                    .with("tops", tops)
                    .with("walls", path.faces - tops)
                    .with("faces", path.faces)
                    .with("doubled", if doubled { "yes" } else { "no" })
                    .with("points", earned(winner)),
            ]
        }
        Points::Border { green, yellow } => {
            let scorer = match green.cmp(&yellow) {
                std::cmp::Ordering::Less => Arg::from(Side::Green),
                std::cmp::Ordering::Greater => Arg::from(Side::Yellow),
                std::cmp::Ordering::Equal => Arg::from("nobody"),
            };
            vec![
                Phrase::new("caminos-ending-exhausted"),
                Phrase::new("caminos-ending-border")
                    .with("green", green)
                    .with("yellow", yellow)
                    .with("scorer", scorer)
                    .with("points", earned(Side::Green) + earned(Side::Yellow)),
            ]
        }
        Points::Unplayed => Vec::new(),
    }
}

/// The tray of pieces, and what can be done with the one in the hand.
pub(super) fn choices(look: Look) -> Vec<Choice> {
    let game = look.game;
    let (Some(seat), Some(lie)) = (game.turn().seat(), look.hand.lie()) else { return Vec::new() };
    let mut choices = Vec::new();
    let tray: &[Shape] = if game.is_bar_due() { &[Shape::I] } else { &Shape::COLOURED };
    for (index, &of) in tray.iter().enumerate() {
        let left = game.left(seat, of);
        let fits = of.orientations().any(|way| game.admits(way));
        let label = Phrase::new("caminos-choice-piece")
            .with("shape", shape(of))
            .with("count", left)
            .with("fits", if fits { "yes" } else { "no" });
        choices.push(Choice {
            hint: Some(Phrase::new("caminos-choice-piece-hint").with("key", index + 1).into()),
            icon: true,
            pressed: lie.shape() == of,
            enabled: left > 0 && fits,
            ..Choice::new(Target::Item(Item::Piece(of)), "tray", label)
        });
    }

    let mut turn = |item, id, hint, enabled: bool| {
        choices.push(Choice {
            hint: Some(Phrase::new(hint).into()),
            icon: true,
            enabled,
            ..Choice::new(Target::Item(item), "turn", Phrase::new(id))
        });
    };
    turn(
        Item::Turn,
        "caminos-choice-turn",
        "caminos-choice-turn-hint",
        lie.turned(Axis::Up) != lie,
    );
    let tips = [
        (AWAY, "caminos-choice-tip-away", "caminos-choice-tip-away-hint"),
        (RIGHT, "caminos-choice-tip-right", "caminos-choice-tip-right-hint"),
    ];
    for (way, id, hint) in tips {
        let over = on_board(look, way);
        turn(Item::Tip(over), id, hint, lie.tipped(over) != lie);
    }

    let over = look.hand.over();
    let mut act = |item, id, hint: Option<&'static str>, pressed, enabled| {
        let square = over.map_or_else(|| Arg::from("none"), Arg::from);
        choices.push(Choice {
            hint: hint.map(|id| Phrase::new(id).into()),
            pressed,
            enabled,
            primary: item == Item::Place && enabled,
            ..Choice::new(Target::Item(item), "act", Phrase::new(id).with("square", square))
        });
    };
    let held = look.hand.held(game);
    let legal = held.is_some_and(|held| held.legal.is_ok());
    act(Item::Place, "caminos-choice-place", None, false, legal);
    let fit_hint = Some("caminos-choice-fit-hint");
    let anything_fits = legal || !look.hand.fits(game).is_empty();
    act(Item::Fit, "caminos-choice-fit", fit_hint, false, anything_fits);
    let shown = look.hand.shows_ways();
    act(Item::Ways, "caminos-choice-ways", Some("caminos-choice-ways-hint"), shown, true);

    if shown {
        let ways = look.hand.ways(game);
        let count = ways.len();
        for (index, way) in ways.into_iter().enumerate() {
            let label = Phrase::new("caminos-choice-way").with("number", index + 1);
            let hint = Phrase::new("caminos-choice-way-hint")
                .with("number", index + 1)
                .with("count", count)
                .with("height", way.extent()[2]);
            choices.push(Choice {
                hint: Some(hint.into()),
                icon: true,
                pressed: way == lie,
                ..Choice::new(Target::Item(Item::Way(way)), "ways", label)
            });
        }
    }
    choices
}

/// Directions as they are seen from where the board is looked at.
const AWAY: Direction = Direction::North;
const RIGHT: Direction = Direction::East;

/// The direction of the board that is seen as this one.
fn on_board(look: Look, seen: Direction) -> Direction {
    seen.clockwise(4 - quarters(look.game.board(), look.eye))
}

/// `t` and `g` tip the piece away and to the right, with shift towards whoever looks and left.
pub(super) fn shortcut(look: Look, key: &str) -> Option<Target> {
    let seen = match key {
        "t" => AWAY,
        "g" => RIGHT,
        "T" => AWAY.opposite(),
        "G" => RIGHT.opposite(),
        _ => return None,
    };
    Some(Target::Item(Item::Tip(on_board(look, seen))))
}

pub(super) fn facts(look: Look, seat: Seat) -> Vec<Phrase> {
    let game = look.game;
    let mut facts = vec![left(game, seat)];
    if game.side(seat).is_some_and(|side| game.is_out(side)) {
        facts.push(Phrase::new("caminos-fact-out"));
    }
    facts
}

fn left(game: &Position, seat: Seat) -> Phrase {
    let counts = Shape::COLOURED.map(|of| game.left(seat, of));
    Shape::COLOURED.into_iter().zip(counts).fold(
        Phrase::new("caminos-fact-left").with("count", u32::from(counts.iter().sum::<u8>())),
        |phrase, (of, count)| phrase.with(key(of), count),
    )
}

pub(super) fn label(mv: Move) -> Phrase {
    let squares: Vec<_> = mv.squares().map(|square| square.to_string()).collect();
    Phrase::new("caminos-move").with("shape", shape(mv.shape())).with("squares", squares.join(" "))
}

fn other(side: Side) -> Side {
    if side == Side::Green { Side::Yellow } else { Side::Green }
}

/// The letter of a shape, for a catalogue to select on.
fn shape(of: Shape) -> String {
    of.letter().to_string()
}

fn key(of: Shape) -> &'static str {
    match of {
        Shape::T => "t",
        Shape::Z => "z",
        Shape::L => "l",
        Shape::O => "o",
        Shape::I => "i",
    }
}
