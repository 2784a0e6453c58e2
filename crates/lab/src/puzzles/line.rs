//! Finds the solution of a puzzle against the best defence.

use cauce_rules::Seat;

use cauce_bots::{
    prover::{MoveValue, Prover},
    solve::{Endgame, LeafValue, TranspositionTable},
};

/// Maximum number of moves of the solving player in a solution.
const MAX_OWN_MOVES: usize = 9;

/// A line of moves and replies that begins and ends with a move of the solving player.
#[derive(Clone, Debug)]
pub(super) struct Solution<M> {
    pub(super) moves: Vec<M>,
    /// The indices of the moves that are the only winning ones.
    pub(super) single: Vec<usize>,
}

/// Returns the solution of a position that only `first` wins, if it is demanding enough. Each position
/// on the way is proved with at most `visits` visits.
///
/// The solving player wins as soon as possible, and replies resist as long as possible. Among replies
/// of equal length, one that leaves a single winning move comes first, unless that move wins at once.
/// Then comes the reply that leaves the fewest immediate wins.
///
/// The line ends with the game, or after the last single choice, but not before the minimum number of
/// moves of the solving player.
pub(super) fn solve<G: Endgame>(
    game: &G,
    first: G::Move,
    table: &TranspositionTable,
    visits: u64,
) -> Option<Solution<G::Move>> {
    let seat = game.turn().seat()?;
    let least = G::EFFORT.own;
    let mut at = game.clone();
    at.play_unchecked(first);
    let (mut moves, mut single) = (vec![first], vec![0]);
    while at.outcome().is_none() {
        let own = moves.len().div_ceil(2);
        if own >= least && is_clear(&at, seat) || own >= MAX_OWN_MOVES {
            break;
        }
        let (mv, alone) = best(&at, seat, table, visits)?;
        if alone {
            single.push(moves.len());
        }
        moves.push(mv);
        at.play_unchecked(mv);
    }
    // The line must end with a move of the solving player.
    let end = match at.outcome() {
        Some(_) => moves.len() - usize::from(moves.len().is_multiple_of(2)),
        None => single.last().map_or(0, |&last| last + 1).max(2 * least - 1),
    };
    moves.truncate(end);
    let enough = moves.len() == end && end >= 2 * least - 1 && single.len() >= G::EFFORT.single;
    enough.then_some(Solution { moves, single })
}

/// Whether the leaf value already shows that this seat wins.
fn is_clear<G: Endgame>(game: &G, seat: Seat) -> bool {
    let leaf_value = game.leaf_value();
    matches!(leaf_value, LeafValue::Known { winners, least, .. } if winners.contains(seat) && least > 2)
}

/// Returns the next move, and whether it is the only winning move of this seat.
fn best<G: Endgame>(
    game: &G,
    seat: Seat,
    table: &TranspositionTable,
    visits: u64,
) -> Option<(G::Move, bool)> {
    let worth = proved(game, table, visits)?;
    let best = *worth.first()?;
    if game.turn().seat() == Some(seat) {
        let alone = best.plies > 1
            && match G::EFFORT.threats {
                0 => worth.iter().filter(|worth| worth.wins()).count() == 1,
                _ => Prover::with_table(game.clone(), table).unique_win(visits).is_some(),
            };
        return Some((best.mv, alone));
    }
    let alike = worth.iter().filter(|worth| worth.order(&best).is_eq());
    let mut alike: Vec<_> = alike.map(|worth| worth.mv).collect();
    let is_trap = |&mv: &G::Move| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        next.turn().seat() == Some(seat)
            && next.winning_move().is_none()
            && Prover::with_table(next, table).unique_win(visits).is_some()
    };
    if let Some(mv) = alike.iter().copied().find(is_trap) {
        return Some((mv, false));
    }
    let mut next = game.clone();
    next.play_unchecked(best.mv);
    if next.winning_move().is_some() {
        // All moves lose equally fast, including those that are not relevant.
        alike = game.legal();
    }
    Some((alike.into_iter().min_by_key(|&mv| wins_at_once(game, mv))?, false))
}

/// Returns how many moves end the game at once after `mv`. If `mv` itself ends it, returns the
/// maximum.
fn wins_at_once<G: Endgame>(game: &G, mv: G::Move) -> usize {
    let mut next = game.clone();
    next.play_unchecked(mv);
    if next.outcome().is_some() {
        return usize::MAX;
    }
    let ends = |mv: &G::Move| {
        let mut last = next.clone();
        last.play_unchecked(*mv);
        last.outcome().is_some()
    };
    next.legal().iter().filter(|mv| ends(mv)).count()
}

/// Returns the values of all moves; `None` if the proof takes more than `visits` visits.
fn proved<G: Endgame>(
    game: &G,
    table: &TranspositionTable,
    visits: u64,
) -> Option<Vec<MoveValue<G::Move>>> {
    let mut prover = Prover::with_table(game.clone(), table);
    while prover.prove(visits) {
        if prover.visits() > visits {
            return None;
        }
    }
    Some(prover.worth())
}
