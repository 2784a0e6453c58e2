//! Explains what a move does to the ways off the board.

use cauce_rules::{
    Game,
    sendas::{Move, Position},
};

use super::trail::{FAR, moves_to_leave};
use crate::Reason;

pub(super) fn reasons(position: &Position, mv: Move) -> Vec<Reason> {
    let mut after = *position;
    after.play_unchecked(mv);
    if after.outcome().is_some() {
        return Vec::new();
    }
    let colour = position.to_move();
    let mut reasons = Vec::new();
    let [(before, had), (own, ways)] =
        [position, &after].map(|position| moves_to_leave(position, colour));
    if own < before {
        reasons.push(Reason::Approaches { moves: own });
    }
    let [before, now] =
        [position, &after].map(|position| moves_to_leave(position, colour.other()).0);
    if before < FAR && now >= FAR {
        reasons.push(Reason::Halts);
    } else if now > before {
        reasons.push(Reason::Delays { moves: now - before });
    }
    match position.effect(mv) {
        Ok(effect) if effect.joins => reasons.push(Reason::Links),
        Ok(effect) if effect.parts => reasons.push(Reason::Parts),
        _ => {}
    }
    // A move that changes neither distance may be good if the player is ahead.
    if reasons.is_empty() && own < now && now < FAR {
        reasons.push(Reason::Leads { moves: own, left: now });
    }
    if own <= before && ways > had.max(1) {
        reasons.push(Reason::Widens { ways });
    }
    reasons
}
