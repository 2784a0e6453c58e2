//! Immediate threats to win, and the defences against them.
//!
//! A winning placement completes a path. A defence that touches neither that path nor the squares
//! of the winning piece changes nothing: the piece can still be placed, and the path still joins
//! the sides. This leaves few of a thousand placements to try.

use std::ops::ControlFlow;

use cauce_rules::{
    Game,
    caminos::{Colour, Material, Move, Points, Position},
};

use super::{
    candidates::{NEAR, win},
    paths::{Bits, Paths, at},
};

/// A winning placement, and the squares that must stay unchanged for it to win.
#[derive(Clone, Copy)]
struct Win {
    mv: Move,
    needs: Bits,
}

impl Win {
    fn find(position: &Position) -> Option<Self> {
        let colour = mover(position)?;
        let mv = win(position, &Paths::new(position, colour))?;
        let Some(Points::Connection { path, .. }) = position.after(mv).points() else {
            return None;
        };
        let path = path.squares.into_iter().fold(0, |path, square| path | 1 << at(square));
        Some(Self { mv, needs: path | mv.bits() })
    }

    /// Whether the placement also wins in `position`.
    fn wins(&self, position: &Position) -> bool {
        position.check(self.mv).is_ok() && position.wins(self.mv)
    }
}

/// Decides which placements stop the opponent from winning at once.
struct Guard<'a> {
    position: &'a Position,
    other: Colour,
    /// Winning placements of the opponent found so far.
    wins: Vec<Win>,
}

impl<'a> Guard<'a> {
    /// Returns `None` unless the opponent could win at once if the player to move passed.
    fn new(position: &'a Position) -> Option<Self> {
        let other = mover(position)?.other();
        if position.is_out(other) {
            return None;
        }
        let win = Win::find(&with_turn(position, other))?;
        Some(Self { position, other, wins: vec![win] })
    }

    /// Whether the opponent cannot win at once after this placement.
    fn stops(&mut self, mv: Move) -> bool {
        let covered = mv.bits();
        if self.wins.iter().any(|win| win.needs & covered == 0) {
            return false;
        }
        let next = self.position.after(mv);
        if mover(&next) != Some(self.other) {
            return true;
        }
        if self.wins.iter().any(|win| win.wins(&next)) {
            return false;
        }
        let Some(mut win) = Win::find(&next) else { return true };
        if win.needs & covered != 0 {
            // The win depends on this placement, so it does not refute others.
            win.needs = Bits::MAX;
        }
        self.wins.push(win);
        false
    }
}

/// Returns the placements after which the opponent cannot win at once; `None` if there is no such
/// threat. The player to move must not be able to win at once.
///
/// Placements that leave the opponent the longest path come first.
pub(super) fn defences(position: &Position) -> Option<Vec<Move>> {
    let mut guard = Guard::new(position)?;
    let mut moves = Vec::new();
    let ControlFlow::Continue(()) = position.visit_legal_over(guard.wins[0].needs, |mv| {
        if guard.stops(mv) {
            moves.push(mv);
        }
        ControlFlow::<std::convert::Infallible>::Continue(())
    });
    let left = |mv: &Move| Paths::new(&position.after(*mv), guard.other).shortest();
    moves.sort_by_cached_key(|mv| std::cmp::Reverse(left(mv)));
    Some(moves)
}

/// Whether the opponent threatens to win at once, and at least one but at most `few` placements
/// stop it.
pub(super) fn has_few_defences(position: &Position, few: usize) -> bool {
    let Some(mut guard) = Guard::new(position) else { return false };
    let mut count = 0;
    let needs = guard.wins[0].needs;
    let counted = position.visit_legal_over(needs, |mv| {
        count += usize::from(guard.stops(mv));
        if count > few { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    counted.is_continue() && count > 0
}

/// Whether the opponent threatens to win at once, and no placement stops it.
pub(super) fn is_lost(position: &Position) -> bool {
    let Some(mut guard) = Guard::new(position) else { return false };
    let needs = guard.wins[0].needs;
    let stops =
        |mv| if guard.stops(mv) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    position.visit_legal_over(needs, stops).is_continue()
}

/// Returns the placements that threaten to win with the next one and after which the opponent
/// cannot win at once. The player to move must not be able to win at once.
pub(super) fn threats(position: &Position) -> Vec<Move> {
    let Some(own) = mover(position) else { return Vec::new() };
    let mut moves = defences(position).unwrap_or_else(|| position.legal());
    let paths = Paths::new(position, own);
    let within: [Bits; 2 * NEAR + 1] = paths.within();
    let costs = paths.costs();
    moves.retain(|&mv| {
        // The next piece must complete a path over one of these squares.
        if within[(NEAR + costs.max_savings(mv)).min(2 * NEAR)] & mv.bits() == 0 {
            return false;
        }
        let next = position.after(mv);
        if mover(&next) != Some(own.other()) {
            return false;
        }
        let passed = with_turn(&next, own);
        win(&passed, &Paths::new(&passed, own)).is_some()
            && win(&next, &Paths::new(&next, own.other())).is_none()
    });
    moves
}

/// Returns the colour to move in a game of two players; `None` while the neutral bar is due.
fn mover(position: &Position) -> Option<Colour> {
    let seat = position.turn().seat()?;
    (position.seats() == 2 && !position.is_bar_due()).then(|| Colour::from_seat(seat))
}

fn with_turn(position: &Position, colour: Colour) -> Position {
    position.with_next(Material::from(colour))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use cauce_rules::{GameLine, RandomSource};

    use super::*;
    use crate::Rng;

    /// Positions of random games on all boards in which the player to move cannot win at once.
    fn positions(count: usize) -> Vec<Position> {
        let mut rng = Rng::new(4);
        let mut found = Vec::new();
        while found.len() < count {
            let board = ["square", "rhombus", "octagon", "ring"][found.len() % 4];
            let line: GameLine<Position> = format!("caminos board={board}").parse().unwrap();
            let mut game = line.position();
            for _ in 0..6 + rng.below(12) {
                game.play_random(&mut rng);
            }
            if mover(&game).is_some() && !wins(&game) {
                found.push(game);
            }
        }
        found
    }

    /// Whether the player to move can win at once, by trying all placements.
    fn wins(position: &Position) -> bool {
        position.legal().into_iter().any(|mv| is_won(&position.after(mv)))
    }

    fn is_won(position: &Position) -> bool {
        position.outcome().is_some_and(|outcome| !outcome.winners.is_empty())
    }

    fn could_win(position: &Position, colour: Colour) -> bool {
        !position.is_out(colour) && wins(&with_turn(position, colour))
    }

    #[test]
    fn win_detection_matches_playing_every_move() {
        for position in positions(120) {
            for colour in [Colour::Green, Colour::Yellow] {
                let position = with_turn(&position, colour);
                let won: Vec<_> =
                    position.legal().into_iter().map(|mv| is_won(&position.after(mv))).collect();
                let known = position.legal().into_iter().map(|mv| position.wins(mv));
                assert!(known.eq(won.iter().copied()), "{position:?}");
                let found = win(&position, &Paths::new(&position, colour));
                assert_eq!(found.is_some(), won.contains(&true), "{position:?}");
                assert!(found.is_none_or(|mv| is_won(&position.after(mv))));
            }
        }
    }

    #[test]
    fn defences_match_a_brute_force_search() {
        let mut threatened = 0;
        for position in positions(120) {
            let other = mover(&position).unwrap().other();
            let plain = could_win(&position, other).then(|| {
                let mut moves = position.legal();
                moves.retain(|&mv| {
                    let next = position.after(mv);
                    mover(&next) != Some(other) || !wins(&next)
                });
                moves.into_iter().collect::<HashSet<_>>()
            });
            threatened += usize::from(plain.is_some());
            let found = defences(&position);
            assert_eq!(found.clone().map(HashSet::from_iter), plain, "{position:?}");
            let count = found.as_ref().map_or(0, Vec::len);
            assert_eq!(is_lost(&position), found.is_some() && count == 0, "{position:?}");
            assert_eq!(has_few_defences(&position, 20), (1..=20).contains(&count), "{position:?}");
        }
        assert!(threatened > 20, "{threatened}");
    }

    #[test]
    fn threats_match_a_brute_force_search() {
        let mut threats_found = 0;
        for position in positions(40) {
            let own = mover(&position).unwrap();
            let mut plain = position.legal();
            plain.retain(|&mv| {
                let next = position.after(mv);
                mover(&next) == Some(own.other()) && !wins(&next) && wins(&with_turn(&next, own))
            });
            threats_found += plain.len();
            let found: HashSet<_> = threats(&position).into_iter().collect();
            assert_eq!(found, plain.into_iter().collect(), "{position:?}");
        }
        assert!(threats_found > 100, "{threats_found}");
    }
}
