//! Levels, from a beginner to the full strength of the search. There are eight of them, or fewer if
//! luck decides so much that eight would be too close to each other.
//!
//! A level is a fixed amount of work and of attention, never of time, so it plays alike on every
//! machine. A weak level errs like a person. It searches little, overlooks moves far from the last
//! one, and does not always choose the move it likes best. It plays an idle move only if it sees
//! that the others are worse.
//!
//! No level misses a win in one move. From level 2 on, none allows the opponent one if a legal move
//! prevents it. A level that reads forced sequences ([`crate::Reading`]) or has full attention plays
//! every win it has proved.

use cauce_rules::{Game, Seat, Square};

use crate::{Knowledge, Line, Searcher};

/// The playing strength of the computer.
///
/// ```
/// use cauce_bots::{Level, Searcher};
/// use cauce_rules::{GameLine, snorkels::Position};
///
/// let line: GameLine<Position> = "snorkels size=3 : a1 a2 c3".parse()?;
/// let mut searcher = Searcher::new(line.position(), 1);
/// let answer = searcher.answer(Level::LOWEST, None);
/// assert_eq!(answer.map(|mv| mv.to_string()).as_deref(), Some("b1"), "it wins at once");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The parameters of a level in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// Number of search steps for a move.
    pub steps: u32,
    /// How closely the choice follows the search. A move is drawn with a probability proportional
    /// to this power of its visits.
    pub sharpness: u32,
    /// How well the level sees moves far from the last one, from 0 to 1. At 1 it sees all of them.
    pub attention: f32,
}

impl Skill {
    /// Whether a weak player leaves out this idle move. That is so if another move seems about as
    /// good, with more tolerance the weaker the player is, or if no other move was visited.
    fn leaves_out<G: Knowledge>(&self, line: &Line<G>, lines: &[Line<G>]) -> bool {
        let blind = 1.0 - self.attention;
        if blind <= 0.0 || !line.is_idle() {
            return false;
        }
        let mut others = lines.iter().filter(|other| !other.is_idle());
        let looked = others.clone().any(|other| other.visits > 0);
        others.any(|other| !looked || other.chance + EAGERNESS * blind >= line.chance)
    }
}

impl<G: Knowledge> Line<G> {
    fn is_idle(&self) -> bool {
        self.moves.first().is_some_and(|&mv| G::is_idle(mv))
    }
}

/// By how much a player without any attention overrates active moves, as a share of a win.
const EAGERNESS: f32 = 0.3;

pub(crate) const fn skill(steps: u32, sharpness: u32, attention: f32) -> Skill {
    Skill { steps, sharpness, attention }
}

impl Level {
    /// The weakest level.
    pub const LOWEST: Self = Self(1);

    /// The highest level that a game may have.
    pub const HIGHEST: Self = Self(8);

    /// Number of positions in the search tree of a level.
    pub const CAPACITY: usize = 1 << 19;

    /// Returns the level with a number from 1 to 8; `None` for other numbers. In a game with fewer
    /// levels, those above its highest play like the highest.
    pub const fn new(number: u8) -> Option<Self> {
        if Self::LOWEST.0 <= number && number <= Self::HIGHEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Iterates over the levels of a game, weakest first.
    pub fn all<G: Knowledge>() -> impl DoubleEndedIterator<Item = Self> {
        (Self::LOWEST.0..=Self::highest::<G>().0).map(Self)
    }

    /// Returns the highest level of a game.
    pub const fn highest<G: Knowledge>() -> Self {
        Self(G::SKILLS.len() as u8)
    }

    /// The number of the level, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the level itself, or the highest of the game if that is lower.
    pub fn within<G: Knowledge>(self) -> Self {
        self.min(Self::highest::<G>())
    }

    pub(crate) fn index<G: Knowledge>(self) -> usize {
        usize::from(self.within::<G>().0 - 1)
    }

    fn skill<G: Knowledge>(self) -> Skill {
        G::SKILLS[self.index::<G>()]
    }
}

impl<G: Knowledge> Searcher<G> {
    /// Returns the move that this level plays; `None` if no seat is to move. `last` is the square of
    /// the last move, to which a weak level pays most attention.
    ///
    /// The search starts from an empty tree, so a level does not profit from earlier thinking.
    pub fn answer(&mut self, level: Level, last: Option<Square>) -> Option<G::Move> {
        self.forget();
        self.think(|steps| steps >= Self::steps(level));
        self.pick(level, last)
    }

    /// Number of steps that this level makes for a move.
    pub fn steps(level: Level) -> u32 {
        level.skill::<G>().steps
    }

    /// Chooses the move of this level after its steps. A caller that makes the steps of a new search
    /// in parts gets the same move as from [`Searcher::answer`].
    pub fn pick(&mut self, level: Level, last: Option<Square>) -> Option<G::Move> {
        let seat = self.game.turn().seat()?;
        if let Some(win) = win_in_one(&self.game, seat) {
            return Some(win);
        }
        let skill = level.skill::<G>();
        let lines = self.lines();
        let reads = G::READING.is_some_and(|reading| skill.steps >= reading.steps);
        if (reads || skill.attention >= 1.0)
            && let Some(line) = lines.first()
            && line.proof.is_some_and(|proof| proof.wins(seat))
        {
            return line.moves.first().copied();
        }
        let most = lines.iter().map(|line| line.visits).max()?.max(1) as f32;
        let mut moves: Vec<(G::Move, f32)> = Vec::new();
        for line in &lines {
            let mv = *line.moves.first()?;
            let far = match (last, G::place(mv)) {
                (Some(last), Some(place)) => distance(last, place) / (distance(last, place) + 3.0),
                _ => 0.5,
            };
            // Proved draws are skipped like proved losses, as long as another move is open.
            let settled = line.proof.is_some_and(|proof| !proof.wins(seat));
            if settled || skill.leaves_out(line, &lines) {
                continue;
            }
            if self.rng.chance() >= (1.0 - skill.attention) * far {
                let weight = line.visits as f32 / most;
                moves.push((mv, (0..skill.sharpness).map(|_| weight).product()));
            }
        }
        let holds = |game: &G, mv| level == Level::LOWEST || !loses_in_one(game, mv, seat);
        while !moves.is_empty() {
            let index = self.drawn(&moves);
            let (mv, _) = moves.swap_remove(index);
            if holds(&self.game, mv) {
                return Some(mv);
            }
        }
        // A move that the level had overlooked is better than an immediate loss.
        let best = lines.first()?.moves.first().copied()?;
        let known = lines.iter().filter_map(|line| line.moves.first().copied());
        Some(known.chain(self.game.legal()).find(|&mv| holds(&self.game, mv)).unwrap_or(best))
    }

    /// Draws a move by weight and returns its index.
    fn drawn(&mut self, moves: &[(G::Move, f32)]) -> usize {
        let sum: f32 = moves.iter().map(|&(_, weight)| weight).sum();
        let mut left = self.rng.chance() * sum;
        let drawn = moves.iter().position(|&(_, weight)| {
            left -= weight;
            left < 0.0
        });
        drawn.unwrap_or(0)
    }
}

fn win_in_one<G: Game>(game: &G, seat: Seat) -> Option<G::Move> {
    let wins = |mv: &G::Move| {
        let outcome = game.after(*mv).outcome();
        outcome.is_some_and(|outcome| outcome.winners.contains(seat))
    };
    game.legal().into_iter().find(wins)
}

/// Whether the next seat can win at once after this move, unless it is on the same side.
fn loses_in_one<G: Game>(game: &G, mv: G::Move, seat: Seat) -> bool {
    let next = game.after(mv);
    let together = |other: Seat| next.side(other).is_some() && next.side(other) == next.side(seat);
    let other = next.turn().seat().filter(|&other| !together(other));
    other.is_some_and(|other| win_in_one(&next, other).is_some())
}

/// Distance in moves of a chess king.
fn distance(one: Square, other: Square) -> f32 {
    f32::from(one.file.abs_diff(other.file).max(one.rank.abs_diff(other.rank)))
}

#[cfg(test)]
mod tests {
    use cauce_rules::{GameLine, Seats, caminos, sendas, snorkels, tayu};

    use super::*;
    use crate::{Proof, Rng};

    #[test]
    fn levels_are_numbered_and_increase_in_skill() {
        assert!(Level::all::<snorkels::Position>().map(Level::number).eq(1..=8));
        assert_eq!((Level::new(0), Level::new(9)), (None, None));
        let all: [&[Skill]; 4] = [
            snorkels::Position::SKILLS,
            tayu::Position::SKILLS,
            caminos::Position::SKILLS,
            sendas::Position::SKILLS,
        ];
        for pair in all.iter().flat_map(|skills| skills.windows(2)) {
            assert!(pair[0].steps < pair[1].steps);
            assert!(pair[0].sharpness <= pair[1].sharpness);
            assert!(pair[0].attention <= pair[1].attention);
        }
        assert!(all.iter().all(|skills| skills.len() <= usize::from(Level::HIGHEST.number())));
    }

    #[test]
    fn a_level_above_the_highest_of_a_game_plays_like_the_highest() {
        let highest = Level::highest::<tayu::Position>();
        assert!(highest < Level::HIGHEST);
        assert_eq!(Level::HIGHEST.within::<tayu::Position>(), highest);
        assert_eq!(Level::LOWEST.within::<tayu::Position>(), Level::LOWEST);
        let steps = Searcher::<tayu::Position>::steps;
        assert_eq!(steps(Level::HIGHEST), steps(highest));
        let mut game: tayu::Position = "tayu".parse::<GameLine<_>>().unwrap().position();
        game.playout(&mut Rng::new(3), 20);
        let answer =
            |level| Searcher::new(game.clone(), 1).answer(level, None).map(|mv| mv.to_string());
        assert_eq!(answer(Level::HIGHEST), answer(highest));
    }

    fn takes_every_win_in_one<G: Knowledge>(line: &str, positions: usize) {
        let start: G = line.parse::<GameLine<G>>().unwrap().position();
        let mut rng = Rng::new(1);
        let mut game = start.clone();
        let mut found = 0;
        while found < positions {
            if game.play_random(&mut rng).is_none() {
                game = start.clone();
            }
            let Some(seat) = game.turn().seat() else { continue };
            if win_in_one(&game, seat).is_none() {
                continue;
            }
            found += 1;
            for level in Level::all::<G>() {
                let mv = Searcher::new(game.clone(), 1).with_capacity(1_000).answer(level, None);
                let outcome = game.after(mv.unwrap()).outcome();
                assert!(outcome.is_some_and(|outcome| outcome.winners.contains(seat)), "{game:?}");
            }
        }
    }

    #[test]
    fn no_level_misses_a_win_in_one() {
        takes_every_win_in_one::<snorkels::Position>("snorkels", 300);
        takes_every_win_in_one::<caminos::Position>("caminos", 250);
        takes_every_win_in_one::<sendas::Position>("sendas", 250);
        takes_every_win_in_one::<tayu::Position>("tayu", 150);
        takes_every_win_in_one::<tayu::Position>("tayu players=4", 50);
    }

    #[test]
    fn weak_levels_do_not_pass_if_moving_is_about_as_good() {
        let line = "sendas : e2-g2 e8-c8".parse::<GameLine<sendas::Position>>().unwrap();
        for level in Level::all::<sendas::Position>().take(4) {
            for seed in 0..50 {
                let answer = Searcher::new(line.position(), seed).answer(level, None).unwrap();
                assert!(!sendas::Position::is_idle(answer), "level {}", level.number());
            }
        }
    }

    #[test]
    fn weak_levels_rarely_make_idle_moves() {
        let line = "sendas".parse::<GameLine<sendas::Position>>().unwrap();
        for level in Level::all::<sendas::Position>().take(3) {
            let (mut moves, mut idle) = (0, 0);
            for seed in 0..10 {
                let mut rng = Rng::new(seed);
                let mut game = line.position();
                // The opponent plays random moves.
                while moves < 2_000 && game.turn().seat().is_some() {
                    let mut searcher = Searcher::new(game, rng.bits()).with_capacity(1_000);
                    let mv = searcher.answer(level, None).unwrap();
                    moves += 1;
                    idle += u32::from(sendas::Position::is_idle(mv));
                    game.play(mv).unwrap();
                    game.play_random(&mut rng);
                }
            }
            assert!(idle * 100 <= moves, "level {}: {idle} of {moves}", level.number());
        }
    }

    /// Checks that levels 2 to 5 allow no loss in one that can be prevented. The positions come from
    /// random games of `plies` plies; in each, some moves prevent the loss and some do not.
    fn allows_no_loss_in_one<G: Knowledge>(line: &str, plies: u32, positions: usize) {
        let mut rng = Rng::new(2);
        let start: G = line.parse::<GameLine<G>>().unwrap().position();
        let mut threats = 0;
        while threats < positions {
            let mut game = start.clone();
            game.playout(&mut rng, plies);
            let Some(seat) = game.turn().seat() else { continue };
            let helps = |mv: &_| !loses_in_one(&game, *mv, seat);
            let moves = game.legal();
            if moves.iter().all(helps) || !moves.iter().any(helps) {
                continue;
            }
            threats += 1;
            for level in Level::all::<G>().take(5).skip(1) {
                let mv = Searcher::new(game.clone(), 1)
                    .with_capacity(1_000)
                    .answer(level, None)
                    .unwrap();
                let won = game.after(mv).outcome().is_some();
                assert!(won || helps(&mv), "level {}: {mv} in {game:?}", level.number());
            }
        }
    }

    #[test]
    fn levels_from_2_avoid_every_avoidable_loss_in_one() {
        allows_no_loss_in_one::<snorkels::Position>("snorkels size=5", 8, 100);
        allows_no_loss_in_one::<caminos::Position>("caminos", 10, 40);
        allows_no_loss_in_one::<sendas::Position>("sendas", 40, 100);
    }

    #[test]
    fn a_proved_draw_is_neither_a_win_nor_a_loss() {
        let proved = |winners| Proof { winners, plies: 1 };
        let (draw, win) = (proved(Seats::NONE), proved(Seats::only(Seat::ONE)));
        assert!(!draw.wins(Seat::ONE) && !draw.loses(Seat::ONE));
        assert!(win.wins(Seat::ONE) && !win.loses(Seat::ONE));
        assert!(!win.wins(Seat::TWO) && win.loses(Seat::TWO));
    }
}
