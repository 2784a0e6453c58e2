//! A quick look for wins with the second move, where a player has hundreds.

use cauce_rules::{Search, Seats};

use crate::solve::Endgame;

/// How many moves that did well are tried first.
const TRIED: usize = 4;

/// The move that alone wins with the next move after it, whatever is answered; `None` where there is
/// none, several, or one that wins at once.
pub(super) fn only_win_in_two<G: Endgame>(game: &G) -> Option<G::Move> {
    let seat = game.turn().seat()?;
    let side = Seats::only(seat);
    if game.win().is_some() {
        return None;
    }
    let (mut refutations, mut answers, mut wins) = (Vec::new(), Vec::new(), Vec::new());
    let (mut found, mut choices) = (None, 0);
    for mv in game.legal() {
        let next = after(game, mv);
        if next.outcome().is_some() || wins_at_once(&next, &mut answers) {
            continue;
        }
        choices += 1;
        if choices > G::EFFORT.choices {
            return None;
        }
        if next.least(side) <= 2
            && !is_refuted(&next, &mut refutations, &mut wins)
            && found.replace(mv).is_some()
        {
            return None;
        }
    }
    found
}

/// Whether who moves wins at once; moves that did so are tried first.
fn wins_at_once<G: Endgame>(game: &G, tried: &mut Vec<G::Move>) -> bool {
    let seat = game.turn().seat();
    let wins = |&&mv: &&G::Move| {
        game.check(mv).is_ok() && {
            let outcome = after(game, mv).outcome();
            outcome.is_some_and(|outcome| seat.is_some_and(|seat| outcome.winners.contains(seat)))
        }
    };
    if tried.iter().rev().any(|mv| wins(&mv)) {
        return true;
    }
    let win = game.win();
    win.map(|mv| remember(tried, mv)).is_some()
}

/// Whether there is an answer after which the other cannot win at once.
fn is_refuted<G: Endgame>(game: &G, tried: &mut Vec<G::Move>, wins: &mut Vec<G::Move>) -> bool {
    let mut refutes = |mv: G::Move| {
        let next = after(game, mv);
        next.outcome().is_some() || !wins_at_once(&next, wins)
    };
    let legal = tried.iter().rev().copied().filter(|&mv| game.check(mv).is_ok());
    if legal.collect::<Vec<_>>().into_iter().any(&mut refutes) {
        return true;
    }
    let found = game.legal().into_iter().find(|&mv| refutes(mv));
    found.map(|mv| remember(tried, mv)).is_some()
}

fn remember<M: PartialEq>(tried: &mut Vec<M>, mv: M) {
    tried.retain(|other| *other != mv);
    tried.push(mv);
    if tried.len() > TRIED {
        tried.remove(0);
    }
}

fn after<G: Search>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play_trusted(mv);
    next
}
