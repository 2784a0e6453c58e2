//! Prunes the moves of Caminos for the solver.

use cauce_rules::{
    Game, Search, Seats, Turn,
    caminos::{Colour, Move, Position},
};

use super::{
    candidates::{NEAR, win},
    paths::Paths,
    threats,
};
use crate::solve::{Effort, Endgame};

/// Number of defences above which a position hardly ever has a single winning move.
const FEW: usize = 12;

/// Length up to which three pieces can usually finish a path.
const THREE_PIECES: usize = 24;

impl Endgame for Position {
    const EFFORT: Effort = Effort {
        visits: 500,
        choices: 150,
        horizon: 5,
        own: 3,
        single: 2,
        threats: 2,
        levels: [3, 4, 5],
    };

    /// Returns a winning placement alone if there is one, else those after which the opponent cannot
    /// win at once, else any single placement.
    fn relevant_moves(&self) -> Vec<Move> {
        let Turn::Move(seat) = self.turn() else { return Vec::new() };
        let own = Colour::from_seat(seat);
        if let Some(win) = win(self, &Paths::new(self, own)) {
            return vec![win];
        }
        if let Some(mut defences) = threats::defences(self) {
            if defences.is_empty() {
                defences.extend(self.legal().first());
            }
            return defences;
        }
        let mut moves = self.legal();
        let any = moves.first().copied();
        // Winning replies found so far. They refute most other placements, too.
        let mut answers: Vec<Move> = Vec::new();
        moves.retain(|&mv| {
            let mut next = *self;
            next.play_unchecked(mv);
            let other = match next.turn() {
                Turn::Move(seat) if Colour::from_seat(seat) != own => Colour::from_seat(seat),
                _ => return true,
            };
            if answers.iter().any(|&answer| next.check(answer).is_ok() && next.wins(answer)) {
                return false;
            }
            let answer = win(&next, &Paths::new(&next, other));
            answers.extend(answer);
            answer.is_none()
        });
        if moves.is_empty() {
            moves.extend(any);
        }
        moves
    }

    fn defences(&self) -> Option<Vec<Move>> {
        threats::defences(self)
    }

    fn is_lost(&self) -> bool {
        threats::is_lost(self)
    }

    fn threats(&self) -> Vec<Move> {
        threats::threats(self)
    }

    /// A piece shortens a path by at most as much as it can cover, and the opponent's pieces shorten
    /// none.
    fn min_plies(&self, side: Seats) -> u8 {
        let Some(colour) = side.iter().next().map(Colour::from_seat) else { return 0 };
        let moves = Paths::new(self, colour).shortest().div_ceil(NEAR).max(1) as u8;
        let own = self.turn().seat().is_some_and(|seat| side.contains(seat));
        2 * moves - u8::from(own)
    }

    fn winning_move(&self) -> Option<Move> {
        let Turn::Move(seat) = self.turn() else { return None };
        win(self, &Paths::new(self, Colour::from_seat(seat)))
    }

    /// The opponent threatens to win with one piece, few placements stop that, and the player to
    /// move may win with three pieces.
    fn is_promising(&self) -> bool {
        let Some(seat) = self.turn().seat() else { return false };
        let own = Colour::from_seat(seat);
        let shortest = |colour| Paths::new(self, colour).shortest();
        shortest(own.other()) <= NEAR
            && shortest(own) <= THREE_PIECES
            && threats::has_few_defences(self, FEW)
    }

    /// Late positions are seldom symmetric to each other, and transforming them is slow.
    fn table_key(&self) -> u64 {
        self.key()
    }
}
