//! The same proofs again, by a plain search that shares nothing with the solver: depth first, from the
//! rules alone, with a table of answers and the move that answered last tried first.

use std::collections::HashMap;

use cauce_rules::{Search, Seat, Turn};

/// More positions than these are not looked into.
const MOST: u32 = 1_000_000;

/// Whether this move wins and all other legal moves lose, within so many plies each.
pub fn only_win<G: Search>(game: &G, first: G::Move, plies: u8) -> bool {
    only_win_as_shown(game, first, plies, &HashMap::new())
}

/// The same where the moves that win are shown by the keys of the positions: they are tried first,
/// and to see that they win every answer to them is tried.
pub fn only_win_as_shown<G: Search>(
    game: &G,
    first: G::Move,
    plies: u8,
    shown: &HashMap<u64, G::Move>,
) -> bool {
    let Some(seat) = game.turn().seat() else { return false };
    let others: Vec<_> = Seat::all(game.seats()).filter(|&other| other != seat).collect();
    let mut search = Plain { known: HashMap::new(), killers: Vec::new(), shown, left: MOST };
    game.legal().into_iter().all(|mv| {
        let next = game.after(mv);
        if mv == first {
            search.wins(&next, seat, plies)
        } else {
            others.iter().any(|&other| search.wins(&next, other, plies))
        }
    })
}

/// The move that brings more than all others by so much as a share of a win, where chance takes part.
pub fn best_by_lot<G: Search>(game: &G, clear: f32) -> Option<G::Move> {
    let seat = game.turn().seat()?;
    let mut all: Vec<_> =
        game.legal().into_iter().map(|mv| (mv, mean(&game.after(mv), seat))).collect();
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let [(best, share), (_, second), ..] = all[..] else { return None };
    (share - second >= f64::from(clear) - 1e-6).then_some(best)
}

/// What a position is worth to a seat of a table for two: nothing is remembered, and the other seat
/// gets what is left of one.
fn mean<G: Search>(game: &G, seat: Seat) -> f64 {
    let shares = |mv| mean(&game.after(mv), seat);
    match game.turn() {
        Turn::Over(_) => f64::from(game.value(seat).unwrap_or(0.5)),
        Turn::Move(mover) if mover == seat => {
            game.legal().into_iter().map(shares).fold(0.0, f64::max)
        }
        Turn::Move(_) => game.legal().into_iter().map(shares).fold(1.0, f64::min),
        Turn::Chance => {
            let events = game.legal();
            let all: u32 = events.iter().map(|&event| game.weight(event)).sum();
            let sum: f64 =
                events.into_iter().map(|event| f64::from(game.weight(event)) * shares(event)).sum();
            sum / f64::from(all)
        }
    }
}

/// How many moves that settled positions are tried first.
const KILLERS: usize = 8;

struct Plain<'a, G: Search> {
    /// By position, seat and plies: whether the seat wins within them.
    known: HashMap<(u64, Seat, u8), bool>,
    /// By plies left and by the seat to move, the moves that settled a position last.
    killers: Vec<Vec<G::Move>>,
    /// By position, a move that is tried first.
    shown: &'a HashMap<u64, G::Move>,
    /// How many positions more may be looked into.
    left: u32,
}

impl<G: Search> Plain<'_, G> {
    fn wins(&mut self, game: &G, seat: Seat, most: u8) -> bool {
        // What is shown wins as late as it may.
        let least = if self.shown.contains_key(&game.key()) { most } else { 0 };
        (least..=most).any(|plies| self.within(game, seat, plies))
    }

    /// Whether the seat is seen to win within so many plies, whatever the others do.
    fn within(&mut self, game: &G, seat: Seat, plies: u8) -> bool {
        let own = match game.turn() {
            Turn::Over(outcome) => return outcome.winners.contains(seat),
            _ if plies == 0 || self.left == 0 => return false,
            turn => turn.seat() == Some(seat),
        };
        // The last ply is one's own.
        let left = plies.saturating_sub(1 + u8::from(own == plies.is_multiple_of(2)));
        let key = (game.key(), seat, left);
        if let Some(&answer) = self.known.get(&key) {
            return answer;
        }
        self.left -= 1;
        let slot = usize::from(left) * 2 + usize::from(own);
        if self.killers.len() <= slot {
            self.killers.resize(slot + 1, Vec::new());
        }
        let killers = self.killers[slot].clone();
        let ends = |mv: &G::Move| {
            let outcome = game.after(*mv).outcome();
            outcome.is_some_and(|outcome| outcome.winners.contains(seat) == own)
        };
        let legal = |mv: &&G::Move| game.check(**mv).is_ok();
        let mut settles = killers.iter().rev().filter(legal).find(|mv| ends(mv)).copied();
        if settles.is_none() {
            let moves = game.legal();
            settles = moves.iter().copied().find(&ends);
            if settles.is_none() && left > 0 {
                let shown = self.shown.get(&game.key()).filter(|_| own);
                let tried = shown.into_iter().chain(killers.iter().rev()).filter(legal);
                let rest = moves.iter().filter(|mv| !killers.contains(mv));
                settles = tried
                    .chain(rest)
                    .copied()
                    .find(|&mv| self.within(&game.after(mv), seat, left) == own);
            } else if settles.is_none() && !own {
                settles = moves.first().copied();
            }
        }
        if let Some(mv) = settles {
            let killers = &mut self.killers[slot];
            killers.retain(|&killer| killer != mv);
            killers.push(mv);
            if killers.len() > KILLERS {
                killers.remove(0);
            }
        }
        // Without room to look further, nothing is seen.
        let answer = settles.is_some() == own && self.left > 0;
        self.known.insert(key, answer);
        answer
    }
}
