use cauce_rules::{
    DrawReason, Seat, Square,
    sendas::{Colour as Side, Move, Piece, Position, Squares},
};
use cauce_table::sendas::Spot;

use super::{RenderContext, places};
use crate::{Phrase, Say};

impl Say for Position {
    fn status(context: RenderContext) -> Phrase {
        let side = context.game.to_move();
        let held = context.hand.held().is_some();
        let id = if held { "sendas-status-held" } else { "sendas-status-move" };
        let status =
            Phrase::new(id).with("name", context.name(side.seat())).with("side", side.side());
        match context.last {
            // A pass is not visible on the board.
            Some((_, Move::Pass)) if !held => Phrase::new("sendas-status-passed")
                .with("done", Self::announcement(context).unwrap_or_else(|| status.clone()))
                .with("status", status),
            _ => status,
        }
    }

    fn hint(context: RenderContext) -> Option<Phrase> {
        let game = context.game;
        if context.hand.is_passing() {
            return Some(Phrase::new("sendas-hint-pass"));
        }
        let piece = context.hand.piece(game);
        if let Some(square) = piece.filter(|&square| !game.can_move(square)) {
            return Some(stuck(game, square));
        }
        if context.hand.held().is_some() {
            return held(context);
        }
        if let Some(reason) = proposed_draw(context) {
            let id = match reason {
                DrawReason::Passes => "sendas-hint-draw-passes",
                _ => "sendas-hint-draw-repetition",
            };
            let by = context.name(game.to_move().seat());
            return Some(Phrase::new(id).with("name", by));
        }
        if context.table.outcome().is_some() {
            return None;
        }
        let pieces = game.pieces(game.to_move());
        if !pieces.iter().any(|square| game.can_move(square)) {
            return Some(Phrase::new("sendas-hint-all-stuck").with("joined", game.is_joined()));
        }
        // Until both players have moved, the hint explains the moves; later, the aim of the game.
        let id = if context.table.ply() < 2 { "sendas-hint-start" } else { "sendas-hint-edge" };
        Some(Phrase::new(id).with("side", game.to_move().side()))
    }

    fn in_hand(context: RenderContext) -> Option<Phrase> {
        let held = context.hand.held()?;
        let piece = Piece { ends: held.ends, ..context.game.at(held.from)? };
        let phrase = Phrase::new("sendas-hand").with("piece", places::named(piece));
        Some(phrase.with("ends", places::ends(piece)))
    }

    fn announcement(context: RenderContext) -> Option<Phrase> {
        let (before, mv) = context.last?;
        let side = before.to_move();
        let phrase =
            |id| Phrase::new(id).with("name", context.name(side.seat())).with("side", side.side());
        Some(match mv {
            Move::Put { from, to, ends } => {
                let piece = context.game.at(to)?;
                let id = match (from == to, ends.is_some()) {
                    (true, _) => "sendas-said-turn",
                    (false, true) => "sendas-said-move-turn",
                    (false, false) => "sendas-said-move",
                };
                phrase(id).with("from", from).with("to", to).with("ends", places::ends(piece))
            }
            Move::Flip(square) => phrase("sendas-said-flip").with("square", square),
            Move::Exit { from, .. } => phrase("sendas-said-exit").with("from", from),
            Move::Pass => phrase("sendas-said-pass"),
        })
    }

    fn ending(context: RenderContext) -> Vec<Phrase> {
        let Some(left) = context.game.exited_piece() else { return Vec::new() };
        let colour = left.piece.colour;
        let through = context.game.at(left.gate()).map_or(colour, |piece| piece.colour);
        let id =
            if through == colour { "sendas-ending-exit" } else { "sendas-ending-exit-through" };
        vec![
            Phrase::new(id)
                .with("side", colour.side())
                .with("from", left.from)
                .with("gate", left.gate()),
        ]
    }

    /// Returns the direction of a seat, its wildcards, and whether the trails are joined.
    fn facts(context: RenderContext, seat: Seat) -> Vec<Phrase> {
        let Some(colour) = Side::from_seat(seat) else { return Vec::new() };
        let game = context.game;
        let mut facts = vec![Phrase::new("sendas-fact-walks").with("side", colour.side())];
        let wildcards = (game.pieces(colour) & game.wildcards()).len();
        if game.is_joined() {
            facts.push(Phrase::new("sendas-fact-joined"));
        }
        if wildcards > 0 {
            facts.push(Phrase::new("sendas-fact-wildcards").with("count", wildcards));
        }
        facts
    }

    fn move_label(mv: Move) -> Option<Phrase> {
        (mv == Move::Pass).then(|| Phrase::new("sendas-move-pass"))
    }
}

/// Returns the reason why a draw is proposed, unless the player to move has declined it.
pub(super) fn proposed_draw(context: RenderContext) -> Option<DrawReason> {
    context.table.draw_offer().filter(|_| !context.hand.has_declined())
}

/// Explains why a piece cannot move: what it would cut off, or that it has no room.
fn stuck(game: &Position, square: Square) -> Phrase {
    match game.cut_without(square) {
        Some(cut) => Phrase::new("sendas-hint-stuck")
            .with("square", square)
            .with("side", cut.colour.side())
            .with("count", cut.pieces.len())
            .with("squares", cut.pieces.to_string()),
        None => Phrase::new("sendas-hint-no-room").with("square", square),
    }
}

/// Describes the piece in the hand: its target, and what is possible there.
fn held(context: RenderContext) -> Option<Phrase> {
    let held = context.hand.held()?;
    let fits = context.hand.fits(context.game).len();
    match context.hand.over() {
        Some(Spot::Beyond(_)) => Some(Phrase::new("sendas-hint-exit")),
        Some(Spot::Square(to)) if to != held.from && fits > 0 => {
            (fits > 1).then(|| Phrase::new("sendas-hint-fits").with("count", fits))
        }
        Some(Spot::Square(to)) if to == held.from && context.table.plays() => {
            Some(Phrase::new("sendas-hint-turned"))
        }
        _ => {
            let ways = context.game.landings(held.from) | context.game.gates(held.from);
            if ways == Squares::only(held.from) {
                return Some(Phrase::new("sendas-hint-turns"));
            }
            if !context.game.gates(held.from).is_empty() {
                return Some(Phrase::new("sendas-hint-gate"));
            }
            let turns = context.hand.fits_at(context.game, held.from).len().saturating_sub(1);
            Some(Phrase::new("sendas-hint-held").with("turns", turns))
        }
    }
}
