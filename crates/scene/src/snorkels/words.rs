//! What is said in a game of Snorkels.

use cauce_rules::{
    EndReason, Game, Seat, Side,
    snorkels::{Move, Position},
};

use super::Look;
use crate::Phrase;

pub(super) fn status(look: Look) -> Phrase {
    let seat = look.game.turn().seat().unwrap_or(Seat::ONE);
    let id = if look.game.is_choice() { "snorkels-status-choice" } else { "snorkels-status-place" };
    Phrase::new(id).with("name", look.name(seat)).with("side", look.game.to_place())
}

/// Warns of a placement that would end the game, before it is made.
pub(super) fn hint(look: Look) -> Option<Phrase> {
    let mut after = *look.game;
    after.play(look.proposal()?).ok()?;
    match after.turn().outcome()?.reason {
        EndReason::Capture => Some(Phrase::new("snorkels-hint-capture")),
        EndReason::SelfCapture => Some(Phrase::new("snorkels-hint-self-capture")),
        _ => None,
    }
}

pub(super) fn said(look: Look) -> Option<Phrase> {
    let (before, mv) = look.last?;
    let by = look.name(before.turn().seat()?);
    Some(match mv {
        Move::Swap => Phrase::new("snorkels-said-swap").with("name", by),
        Move::Place(square) => Phrase::new("snorkels-said-place")
            .with("name", by)
            .with("side", before.to_place())
            .with("square", square),
    })
}

pub(super) fn ending(look: Look) -> Vec<Phrase> {
    let Some((side, reason)) = loser(look.game) else { return Vec::new() };
    let id = match reason {
        EndReason::Capture => "snorkels-ending-capture",
        _ => "snorkels-ending-self-capture",
    };
    let count = look.game.suffocated(side).count();
    vec![Phrase::new(id).with("side", side).with("count", count)]
}

/// The colour that was captured, and how.
pub(super) fn loser(game: &Position) -> Option<(Side, EndReason)> {
    let outcome = game.turn().outcome()?;
    match outcome.reason {
        EndReason::Capture | EndReason::SelfCapture => {
            let seat = Seat::all(2).find(|&seat| !outcome.winners.contains(seat))?;
            Some((game.side(seat)?, outcome.reason))
        }
        _ => None,
    }
}

pub(super) fn move_label(mv: Move) -> Option<Phrase> {
    (mv == Move::Swap).then(|| Phrase::new("snorkels-move-swap"))
}
