//! A plain search that proves puzzles again and shares no code with the solver. It is a depth-first
//! search on the rules alone, with a table of results and the killer heuristic.

use std::collections::HashMap;

use cauce_rules::{Search, Seat, Turn};

/// Maximum number of positions to visit.
const MAX_VISITS: u32 = 1_000_000;

/// Whether this move wins and all other legal moves lose, each within this many plies.
pub fn unique_win<G: Search>(game: &G, first: G::Move, plies: u8) -> bool {
    unique_win_as_shown(game, first, plies, &HashMap::new())
}

/// Like [`unique_win`], but `shown` contains winning moves by position key. They are tried first, and
/// every reply to them is searched.
pub fn unique_win_as_shown<G: Search>(
    game: &G,
    first: G::Move,
    plies: u8,
    shown: &HashMap<u64, G::Move>,
) -> bool {
    let Some(seat) = game.turn().seat() else { return false };
    let others: Vec<_> = Seat::all(game.seats()).filter(|&other| other != seat).collect();
    let mut search = Plain { known: HashMap::new(), killers: Vec::new(), shown, left: MAX_VISITS };
    game.legal().into_iter().all(|mv| {
        let next = game.after(mv);
        if mv == first {
            search.wins(&next, seat, plies)
        } else {
            others.iter().any(|&other| search.wins(&next, other, plies))
        }
    })
}

/// Returns the move that is better than all others by at least `clear`, as a share of a win. It is
/// for games with chance.
pub fn best_by_expectation<G: Search>(game: &G, clear: f32) -> Option<G::Move> {
    let seat = game.turn().seat()?;
    let mut all: Vec<_> =
        game.legal().into_iter().map(|mv| (mv, mean(&game.after(mv), seat))).collect();
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let [(best, share), (_, second), ..] = all[..] else { return None };
    (share - second >= f64::from(clear) - 1e-6).then_some(best)
}

/// Returns the expected value of a position to one of two seats. There is no table, and the values
/// of both seats add up to 1.
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

const KILLERS: usize = 8;

struct Plain<'a, G: Search> {
    /// Whether a seat wins a position within a number of plies.
    known: HashMap<(u64, Seat, u8), bool>,
    /// Killer moves by plies left and by whether the seat is to move, the latest at the end.
    killers: Vec<Vec<G::Move>>,
    /// Moves to try first, by position.
    shown: &'a HashMap<u64, G::Move>,
    left: u32,
}

impl<G: Search> Plain<'_, G> {
    fn wins(&mut self, game: &G, seat: Seat, most: u8) -> bool {
        // If a move is shown, shorter wins need not be tried first.
        let least = if self.shown.contains_key(&game.key()) { most } else { 0 };
        (least..=most).any(|plies| self.within(game, seat, plies))
    }

    /// Whether the search finds that the seat wins within this many plies, whatever the others do.
    fn within(&mut self, game: &G, seat: Seat, plies: u8) -> bool {
        let own = match game.turn() {
            Turn::Over(outcome) => return outcome.winners.contains(seat),
            _ if plies == 0 || self.left == 0 => return false,
            turn => turn.seat() == Some(seat),
        };
        // The seat wins with one of its own moves, so a last ply of the opponent is dropped.
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
        // Out of visits, nothing is proved.
        let answer = settles.is_some() == own && self.left > 0;
        self.known.insert(key, answer);
        answer
    }
}
