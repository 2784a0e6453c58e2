//! Eight levels, from somebody who has just learnt the rules to all that the search can do.
//!
//! A level is a fixed amount of work and of attention, never of time, so that it plays alike on every
//! machine. A weak one errs like a person: it looks at little, overlooks what is far from the last
//! move, and does not always take what it likes best. No level misses a win in one move, and from
//! level 2 on none allows the others one if it can be helped.

use cauce_rules::{Game, Seat, Square};

use crate::{Knowledge, Thinker};

/// How well the computer plays.
///
/// ```
/// use cauce_bots::{Level, Thinker};
/// use cauce_rules::{GameLine, snorkels::Position};
///
/// let line: GameLine<Position> = "snorkels size=3 : a1 a2 c3".parse()?;
/// let mut thinker = Thinker::new(line.replay(), 1);
/// let answer = thinker.answer(Level::ALL[0], None);
/// assert_eq!(answer.map(|mv| mv.to_string()).as_deref(), Some("b1"), "it wins at once");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What makes a level.
struct Mind {
    /// The steps of the search for a move.
    steps: u32,
    /// How closely the choice follows the search: a move is taken in proportion to this power of
    /// the visits that it got.
    sharpness: u32,
    /// How much of what is far from the last move is seen, from 0 to 1.
    attention: f32,
}

const MINDS: [Mind; 8] = [
    Mind { steps: 10, sharpness: 1, attention: 0.4 },
    Mind { steps: 20, sharpness: 1, attention: 0.5 },
    Mind { steps: 40, sharpness: 1, attention: 0.6 },
    Mind { steps: 100, sharpness: 2, attention: 0.7 },
    Mind { steps: 250, sharpness: 2, attention: 0.8 },
    Mind { steps: 700, sharpness: 3, attention: 0.9 },
    Mind { steps: 2_500, sharpness: 5, attention: 1.0 },
    Mind { steps: 20_000, sharpness: 30, attention: 1.0 },
];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 8] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// The level with this number, 1 to 8; `None` for others.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 8 { Some(Self(number)) } else { None }
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn mind(self) -> &'static Mind {
        &MINDS[self.0 as usize - 1]
    }
}

impl<G: Knowledge> Thinker<G> {
    /// A move as this level plays it; `None` where nobody decides. `last` is where somebody has
    /// moved last: a weak level looks there first.
    ///
    /// The search begins anew, so that a level does not gain by what was thought about before.
    pub fn answer(&mut self, level: Level, last: Option<Square>) -> Option<G::Move> {
        self.forget();
        self.think(|steps| steps >= Self::steps(level));
        self.pick(level, last)
    }

    /// How many steps this level makes for a move.
    pub const fn steps(level: Level) -> u32 {
        level.mind().steps
    }

    /// The move that this level takes after its steps. Whoever makes the steps bit by bit, of a
    /// search that has just begun, gets the move that [`Thinker::answer`] gives.
    pub fn pick(&mut self, level: Level, last: Option<Square>) -> Option<G::Move> {
        let seat = self.game.turn().seat()?;
        if let Some(win) = win_in_one(&self.game, seat) {
            return Some(win);
        }
        let mind = level.mind();
        let lines = self.lines();
        let most = lines.iter().map(|line| line.visits).max()?.max(1) as f32;
        let mut moves: Vec<(G::Move, f32)> = Vec::new();
        for line in &lines {
            let mv = *line.moves.first()?;
            let far = match (last, G::place(mv)) {
                (Some(last), Some(place)) => distance(last, place) / (distance(last, place) + 3.0),
                _ => 0.5,
            };
            let lost = line.proof.is_some_and(|proof| !proof.winners.contains(seat));
            if !lost && self.dice.chance() >= (1.0 - mind.attention) * far {
                let weight = line.visits as f32 / most;
                moves.push((mv, (0..mind.sharpness).map(|_| weight).product()));
            }
        }
        while !moves.is_empty() {
            let index = self.drawn(&moves);
            let (mv, _) = moves.swap_remove(index);
            if level.number() == 1 || !loses_in_one(&self.game, mv, seat) {
                return Some(mv);
            }
        }
        lines.first()?.moves.first().copied()
    }

    /// The place in the list of a move drawn by weight.
    fn drawn(&mut self, moves: &[(G::Move, f32)]) -> usize {
        let sum: f32 = moves.iter().map(|&(_, weight)| weight).sum();
        let mut left = self.dice.chance() * sum;
        let drawn = moves.iter().position(|&(_, weight)| {
            left -= weight;
            left < 0.0
        });
        drawn.unwrap_or(0)
    }
}

/// A move with which this seat wins at once.
fn win_in_one<G: Game>(game: &G, seat: Seat) -> Option<G::Move> {
    let wins = |mv: &G::Move| {
        let outcome = after(game, *mv).outcome();
        outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    };
    game.legal().into_iter().find(wins)
}

/// Whether the next one can win at once after this move, and this seat does not win with them.
fn loses_in_one<G: Game>(game: &G, mv: G::Move, seat: Seat) -> bool {
    let next = after(game, mv);
    let together = |other: Seat| next.side(other).is_some() && next.side(other) == next.side(seat);
    let other = next.turn().seat().filter(|&other| !together(other));
    other.is_some_and(|other| win_in_one(&next, other).is_some())
}

fn after<G: Game>(game: &G, mv: G::Move) -> G {
    let mut next = game.clone();
    next.play_trusted(mv);
    next
}

/// In steps of a king of chess.
fn distance(one: Square, other: Square) -> f32 {
    f32::from(one.file.abs_diff(other.file).max(one.rank.abs_diff(other.rank)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_and_each_does_more_than_the_one_below() {
        assert!(Level::ALL.iter().map(|level| level.number()).eq(1..=8));
        assert_eq!((Level::new(0), Level::new(9)), (None, None));
        for pair in MINDS.windows(2) {
            assert!(pair[0].steps < pair[1].steps);
            assert!(pair[0].sharpness <= pair[1].sharpness);
            assert!(pair[0].attention <= pair[1].attention);
        }
    }
}
