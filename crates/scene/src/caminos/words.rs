use cauce_rules::{
    Game, Seat, Square,
    caminos::{Colour, Move, Points, Position, Shape},
};
use cauce_table::{Target, caminos::Item};

use super::{RenderContext, ground};
use crate::{Phrase, Reason, Say};

impl Say for Position {
    fn status(context: RenderContext) -> Phrase {
        let game = context.game;
        let seat = game.turn().seat().unwrap_or(Seat::ONE);
        let colour = Colour::from_seat(seat);
        let id = if game.is_bar_due() {
            "caminos-status-bar"
        } else if game.is_out(colour.other()) {
            "caminos-status-alone"
        } else {
            "caminos-status-place"
        };
        Phrase::new(id)
            .with("name", context.name(seat))
            .with("side", colour.side())
            .with("other", colour.other().side())
    }

    /// Explains the side that is aimed at. Otherwise says why the piece in the hand cannot be
    /// placed here, that it would win here, or which of the possible placements is shown.
    fn hint(context: RenderContext) -> Option<Phrase> {
        if let Some(Target::Item(Item::Side(side))) = context.table.aimed() {
            let board = context.game.board();
            let is_there = usize::from(side) < board.edges().len();
            return is_there.then(|| ground::aim(board, side.into()));
        }
        let held = context.hand.held(context.game);
        let Some(held) = held else {
            let bar = context.game.is_bar_due();
            return context
                .game
                .placing()
                .map(|_| Phrase::new("caminos-hint-start").with("bar", bar));
        };
        let mv = match held.legal {
            Ok(mv) => mv,
            Err(why) => return Some(why.phrase()),
        };
        let mut after = *context.game;
        if after.play(mv).is_ok() && after.outcome().is_some_and(|end| !end.winners.is_empty()) {
            return Some(Phrase::new("caminos-hint-wins"));
        }
        let fits = context.hand.fits(context.game);
        let fit = context.hand.fit(&fits)?;
        Some(
            Phrase::new("caminos-hint-fit")
                .with("number", fit + 1)
                .with("count", fits.len())
                .with("shape", shape(mv.shape()))
                .with("square", context.hand.over()?),
        )
    }

    fn in_hand(context: RenderContext) -> Option<Phrase> {
        let orientation = context.hand.orientation()?;
        let phrase = Phrase::new("caminos-hand").with("shape", shape(orientation.shape()));
        Some(phrase.with("height", orientation.extent()[2]))
    }

    /// Describes the columns of the piece where it is held, whether or not it can stand there.
    fn over(context: RenderContext) -> Option<Phrase> {
        let held = context.hand.held(context.game)?;
        let on_board = |at: &Square| context.game.board().contains(*at);
        let columns: Vec<_> = held
            .orientation
            .columns()
            .iter()
            .filter_map(|part| {
                let file = held.east.checked_add_unsigned(part.east)?.try_into().ok()?;
                let rank = held.north.checked_add_unsigned(part.north)?.try_into().ok()?;
                let square = Some(Square { file, rank }).filter(on_board)?;
                Some(column(square, held.rest + part.base, part.cubes))
            })
            .collect();
        let phrase = Phrase::new("caminos-over").with("fits", held.legal.is_ok());
        Some(phrase.with("columns", columns))
    }

    fn announcement(context: RenderContext) -> Option<Phrase> {
        let (before, mv) = context.last?;
        let seat = before.turn().seat()?;
        let columns: Vec<_> =
            mv.columns().map(|(square, base, cubes)| column(square, base, cubes)).collect();
        let squares: Vec<_> = mv.columns().map(|(square, ..)| square.to_string()).collect();
        let out = Colour::ALL
            .into_iter()
            .filter(|&colour| context.game.is_out(colour) && !before.is_out(colour))
            .map(|colour| Phrase::new("caminos-said-out").with("side", colour.side()))
            .collect::<Vec<_>>();
        Some(
            Phrase::new("caminos-said-place")
                .with("name", context.name(seat))
                .with("shape", shape(mv.shape()))
                .with("columns", columns)
                .with("squares", squares.join(", "))
                .with("outs", out.len())
                .with("out", out),
        )
    }

    fn ending(context: RenderContext) -> Vec<Phrase> {
        let Some(points) = context.game.points() else { return Vec::new() };
        let score = points.score();
        let earned = |colour: Colour| score.get(colour.side()).unwrap_or_default();
        match points {
            Points::Connection { winner, path, doubled } => {
                let board = context.game.board();
                let letter = |side| ground::letter(board, side).to_string();
                let tops = path.squares.len() as u32;
                vec![
                    Phrase::new("caminos-ending-joined")
                        .with("side", winner.side())
                        .with("pair", if board.is_exact(path.sides) { "exact" } else { "near" })
                        .with("from", letter(path.sides.0))
                        .with("to", letter(path.sides.1)),
                    Phrase::new("caminos-ending-path")
                        .with("tops", tops)
                        .with("walls", path.faces - tops)
                        .with("faces", path.faces)
                        .with("doubled", doubled)
                        .with("points", earned(winner)),
                ]
            }
            Points::Border { green, yellow } => {
                let scorer = Colour::ALL.into_iter().find(|&colour| earned(colour) > 0);
                let scorer = scorer.map_or("nobody", |colour| colour.side().name());
                vec![
                    Phrase::new("caminos-ending-exhausted"),
                    Phrase::new("caminos-ending-border")
                        .with("green", green)
                        .with("yellow", yellow)
                        .with("scorer", scorer)
                        .with("points", earned(Colour::Green) + earned(Colour::Yellow)),
                ]
            }
            Points::Unplayed => Vec::new(),
        }
    }

    fn facts(context: RenderContext, seat: Seat) -> Vec<Phrase> {
        let game = context.game;
        // A player who is out cannot place pieces. If both are out, the ending says so.
        let colour = Colour::from_seat(seat);
        if game.is_out(colour) && !game.is_out(colour.other()) {
            return vec![Phrase::new("caminos-fact-out")];
        }
        let [sum, which] = left(game, seat);
        // For the player to move, the tray shows which pieces are left.
        if game.turn().seat() == Some(seat) { vec![sum] } else { vec![sum, which] }
    }

    /// Names the shape and the square below each cube: the parts of the token, separated by spaces.
    fn move_label(mv: Move) -> Option<Phrase> {
        let cubes = mv.cubes().map(|(square, _)| square.to_string());
        let parts: Vec<_> = [shape(mv.shape())].into_iter().chain(cubes).collect();
        Some(Phrase::new("caminos-move").with("move", parts.join(" ")))
    }
}

pub(super) fn column(square: Square, base: u8, cubes: u8) -> Phrase {
    Phrase::new("caminos-said-column")
        .with("square", square)
        .with("from", base + 1)
        .with("to", base + cubes)
        .with("cubes", cubes)
}

/// Returns the number of pieces that a player has left, and a list of them. Without room for both,
/// the number is shown.
fn left(game: &Position, seat: Seat) -> [Phrase; 2] {
    let counts = Shape::COLOURED.map(|of| game.remaining(seat, of));
    let which = Phrase::new("caminos-fact-pieces");
    [
        Phrase::new("caminos-fact-left").with("count", u32::from(counts.iter().sum::<u8>())),
        Shape::COLOURED
            .into_iter()
            .zip(counts)
            .fold(which, |phrase, (of, count)| phrase.with(key(of), count)),
    ]
}

pub(super) fn shape(of: Shape) -> String {
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
