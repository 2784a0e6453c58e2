use cauce_rules::{
    Game, Seat,
    snorkels::{End, Move, Piece, Position},
};

use super::RenderContext;
use crate::{Phrase, Say};

impl Say for Position {
    /// Seat 2 chooses a colour during the game.
    const SIDES_AT_START: bool = false;

    fn status(context: RenderContext) -> Phrase {
        let seat = context.game.turn().seat().unwrap_or(Seat::ONE);
        let status = Phrase::new("snorkels-status-place")
            .with("name", context.name(seat))
            .with("side", context.game.to_place().side());
        match context.last {
            // The pieces stay where they are, so a swap of sides is not visible on the board.
            Some((_, Move::Swap)) => Phrase::new("snorkels-status-swapped")
                .with("done", Self::announcement(context).unwrap_or_else(|| status.clone()))
                .with("status", status),
            _ => status,
        }
    }

    /// Warns of a placement that would end the game. At the beginning, explains the task, the
    /// numbers and the choice of colour; after a swap, says who continues with which colour.
    fn hint(context: RenderContext) -> Option<Phrase> {
        let proposal = context.proposal();
        if let Some(Move::Place(square)) = proposal
            && let Some(captured) = context.game.would_capture(square)
        {
            let own = captured == context.game.to_place();
            let id = if own { "snorkels-hint-self-capture" } else { "snorkels-hint-capture" };
            return Some(Phrase::new(id));
        }
        if let Some((before, Move::Swap)) = context.last {
            let [by, name] = [before, context.game].map(|game| game.turn().seat());
            let phrase = Phrase::new("snorkels-hint-swapped").with("by", context.name(by?));
            return (!context.table.has_preview())
                .then_some(phrase.with("name", context.name(name?)));
        }
        let id = match context.table.ply() {
            0 => "snorkels-hint-start",
            _ if context.game.is_choice() => "snorkels-hint-choice",
            2 => "snorkels-hint-air",
            _ => return None,
        };
        proposal.is_none().then(|| Phrase::new(id))
    }

    fn announcement(context: RenderContext) -> Option<Phrase> {
        let (before, mv) = context.last?;
        let by = context.name(before.turn().seat()?);
        Some(match mv {
            Move::Swap => Phrase::new("snorkels-said-swap").with("name", by),
            Move::Place(square) => Phrase::new("snorkels-said-place")
                .with("name", by)
                .with("side", before.to_place().side())
                .with("square", square),
        })
    }

    fn ending(context: RenderContext) -> Vec<Phrase> {
        let Some(End::Capture { by, captured }) = context.game.end() else { return Vec::new() };
        let own = context.game.at(by) == Some(Piece::Snorkel(captured));
        let id = if own { "snorkels-ending-self-capture" } else { "snorkels-ending-capture" };
        let count = context.game.suffocated(captured).len();
        vec![Phrase::new(id).with("side", captured.side()).with("count", count)]
    }

    fn move_label(mv: Move) -> Option<Phrase> {
        (mv == Move::Swap).then(|| Phrase::new("snorkels-move-swap"))
    }
}
