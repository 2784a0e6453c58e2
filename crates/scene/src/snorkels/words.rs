//! What is said in a game of Snorkels.

use cauce_rules::{
    Game, Seat,
    snorkels::{End, Move, Piece, Position},
};

use super::Look;
use crate::{Phrase, Say};

impl Say for Position {
    /// Seat 2 chooses a colour in the course of the game.
    const SIDES_AT_START: bool = false;

    fn status(look: Look) -> Phrase {
        let seat = look.game.turn().seat().unwrap_or(Seat::ONE);
        let id =
            if look.game.is_choice() { "snorkels-status-choice" } else { "snorkels-status-place" };
        let status =
            Phrase::new(id).with("name", look.name(seat)).with("side", look.game.to_place().side());
        match look.last {
            // Pieces stay where they are: it is not seen that sides were exchanged.
            Some((_, Move::Swap)) => Phrase::new("snorkels-status-swapped")
                .with("done", Self::said(look).unwrap_or_else(|| status.clone()))
                .with("status", status),
            _ => status,
        }
    }

    /// Warns of a placement that would end the game, before it is made. At the beginning it says what
    /// there is to do.
    fn hint(look: Look) -> Option<Phrase> {
        let Some(Move::Place(square)) = look.proposal() else {
            return look.table.last().is_none().then(|| Phrase::new("snorkels-hint-start"));
        };
        let own = look.game.would_capture(square)? == look.game.to_place();
        let id = if own { "snorkels-hint-self-capture" } else { "snorkels-hint-capture" };
        Some(Phrase::new(id))
    }

    fn said(look: Look) -> Option<Phrase> {
        let (before, mv) = look.last?;
        let by = look.name(before.turn().seat()?);
        Some(match mv {
            Move::Swap => Phrase::new("snorkels-said-swap").with("name", by),
            Move::Place(square) => Phrase::new("snorkels-said-place")
                .with("name", by)
                .with("side", before.to_place().side())
                .with("square", square),
        })
    }

    fn ending(look: Look) -> Vec<Phrase> {
        let Some(End::Capture { by, captured }) = look.game.end() else { return Vec::new() };
        let own = look.game.at(by) == Some(Piece::Snorkel(captured));
        let id = if own { "snorkels-ending-self-capture" } else { "snorkels-ending-capture" };
        let count = look.game.suffocated(captured).len();
        vec![Phrase::new(id).with("side", captured.side()).with("count", count)]
    }

    fn move_label(mv: Move) -> Option<Phrase> {
        (mv == Move::Swap).then(|| Phrase::new("snorkels-move-swap"))
    }
}
