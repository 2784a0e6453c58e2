//! What a solver need not look at.

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

/// Where more placements than these are against a threat, hardly ever one alone wins.
const FEW: usize = 12;

/// How long a path is that three pieces can most often finish.
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

    /// A winning placement alone if there is one; else those after which the other side cannot win
    /// at once, and where there is none, any one.
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
        // The other's answers that have won already: they will do against most placements.
        let mut answers: Vec<Move> = Vec::new();
        moves.retain(|&mv| {
            let mut next = *self;
            next.play_trusted(mv);
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

    /// A piece makes no path shorter than by as much as it can cover, and the other's pieces make
    /// none shorter.
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

    /// One piece does for the other, few are against that, and three might do for who moves.
    fn is_promising(&self) -> bool {
        let Some(seat) = self.turn().seat() else { return false };
        let own = Colour::from_seat(seat);
        let shortest = |colour| Paths::new(self, colour).shortest();
        shortest(own.other()) <= NEAR
            && shortest(own) <= THREE_PIECES
            && threats::is_pressed(self, FEW)
    }

    /// Few late positions are symmetric to each other, and to turn one takes long.
    fn table_key(&self) -> u64 {
        self.key()
    }
}
