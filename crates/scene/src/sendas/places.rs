//! The squares and the space beyond the edge as places, and their labels.

use cauce_rules::{
    Square,
    sendas::{Piece, Position, Squares},
};
use cauce_table::{Target, sendas::Item};

use super::{RenderContext, board, picture};
use crate::{Phrase, Place, Point, geometry};

/// Half the side of the press target around the mark that turns a piece.
const TURNING: f32 = 0.3;

pub(super) fn places(context: RenderContext) -> Vec<Place> {
    let game = context.game;
    let side = game.to_move();
    let squares = Squares::BOARD.iter().map(|square| {
        let target = Target::Square(square);
        let own = game.own_piece(square).is_ok();
        Place {
            pressable: own || context.table.proposal_at(target).is_some(),
            grab: own,
            ..board::place(square, label(context, square))
        }
    });
    let gates = context.hand.held().map_or(Squares::NONE, |held| game.gates(held.from));
    let outside = gates.iter().map(|gate| {
        let target = Target::<Position>::Item(Item::Beyond(gate.file));
        let outline = board::outline(board::beyond(side, gate.file));
        let row = if side.far_rank() == 0 { Squares::SIDE + 1 } else { 0 };
        let label =
            Phrase::new("sendas-square-beyond").with("square", gate).with("side", side.side());
        Place { pressable: true, ..Place::new(target, outline, (row, gate.file), label) }
    });
    let turning =
        context.hand.held().and_then(|held| picture::turns(context, held)).map(|square| {
            let half = Point::new(TURNING, TURNING);
            let least = board::turning(board::centre(square)) - half;
            let outline = geometry::rectangle(least, 2.0 * TURNING, 2.0 * TURNING);
            let target = Target::<Position>::Item(Item::Turn);
            let label = Phrase::new("sendas-choice-turn");
            Place { pressable: true, ..Place::new(target, outline, (Squares::SIDE + 2, 0), label) }
        });
    squares.chain(outside).chain(turning).collect()
}

/// Describes a square: the piece with its open ends and links, or in how many orientations the
/// piece in the hand fits on the empty square.
fn label(context: RenderContext, square: Square) -> Phrase {
    let game = context.game;
    let Some(piece) = game.at(square) else {
        let fits =
            context.hand.held().map_or(0, |held| game.orientations(held.from, square).count());
        return Phrase::new("sendas-square-empty").with("square", square).with("fits", fits);
    };
    let held = context.hand.held().is_some_and(|held| held.from == square);
    Phrase::new("sendas-square-piece")
        .with("square", square)
        .with("piece", named(piece))
        .with("ends", ends(piece))
        .with("links", links(game, square))
        .with("held", held)
}

pub(super) fn named(piece: Piece) -> Phrase {
    let shape = if piece.wildcard { "wildcard" } else { piece.ends.shape().name() };
    Phrase::new("sendas-piece").with("side", piece.colour.side()).with("shape", shape)
}

pub(super) fn ends(piece: Piece) -> Vec<Phrase> {
    piece.ends.iter().map(|end| Phrase::new("sendas-end").with("end", end)).collect()
}

/// Returns the pieces that the piece on a square is linked with, as a list.
fn links(game: &Position, square: Square) -> Vec<Phrase> {
    game.links(square)
        .filter_map(|way| {
            let (east, north) = way.step();
            let next = square.offset(east, north)?;
            let side = game.at(next)?.colour.side();
            Some(Phrase::new("sendas-link").with("square", next).with("side", side))
        })
        .collect()
}
