//! What is said in every game.

use cauce_rules::{Arg, EndReason, Outcome, Phrase, Seat, Token};
use cauce_table::Table;

/// A player's name, or what a player without one is called.
pub(crate) fn name(table: &Table, seat: Seat) -> Arg {
    match table.players().get(seat.index()) {
        Some(player) if !player.name.is_empty() => player.name.as_str().into(),
        _ => default_name(table, seat).into(),
    }
}

/// The same as a phrase.
pub(crate) fn title(table: &Table, seat: Seat) -> Phrase {
    match name(table, seat) {
        Arg::Text(name) => Phrase::new("player-name").with("name", name),
        _ => default_name(table, seat),
    }
}

fn default_name(table: &Table, seat: Seat) -> Phrase {
    Phrase::new("player-default").with("seat", player(table, seat))
}

/// The seat that whoever sits here had in the first game of the series: by that they are called
/// where they have no name, and keep it when all move on.
pub(crate) fn player(table: &Table, seat: Seat) -> Seat {
    let first = table.rounds().first().and_then(|round| round.get(seat.index()));
    first.map_or(seat, |part| part.seat)
}

/// Who won, or that nobody did.
pub(crate) fn verdict(table: &Table, outcome: Outcome) -> Phrase {
    let winners: Vec<_> = outcome.winners.iter().map(|seat| title(table, seat)).collect();
    if winners.is_empty() {
        Phrase::new("ending-draw")
    } else {
        Phrase::new("ending-won").with("count", winners.len()).with("names", winners)
    }
}

/// Why the game ended, where it ended as any game can.
pub(crate) fn common_reason(table: &Table, outcome: Outcome) -> Option<Phrase> {
    match outcome.reason {
        EndReason::Agreement => Some(Phrase::new("ending-agreement")),
        EndReason::Resignation => {
            let (before, _) = table.last()?;
            Some(Phrase::new("ending-resignation").with("name", name(table, before.turn().seat()?)))
        }
        _ => None,
    }
}

/// The announcement of a token that every game has.
pub(crate) fn common_said(table: &Table) -> Option<Phrase> {
    let (before, token) = table.last_move()?;
    match token {
        Token::Resign => {
            Some(Phrase::new("said-resign").with("name", name(table, before.turn().seat()?)))
        }
        Token::Draw => Some(Phrase::new("said-draw")),
        Token::Move(_) => None,
    }
}
