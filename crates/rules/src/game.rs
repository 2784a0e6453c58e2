//! The contract between a game and everybody who plays, draws or searches it.

use std::fmt;

use crate::{Illegal, OptionsError, Seat, Seats, Side};

/// A position of one of the games, and what can be done in it.
///
/// A position is a plain value that is cheap to clone: undo is to keep the old one. No function
/// panics on any input, and an illegal position cannot be built.
pub trait Game: Clone + Eq + fmt::Debug + Sized {
    /// The game's name in a game line.
    const NAME: &'static str;
    /// What can be chosen before play.
    type Options: Options;
    /// A move or a chance event. It prints as its token.
    type Move: Copy + Eq + fmt::Debug + fmt::Display;

    /// The first position.
    ///
    /// # Errors
    /// Options that do not go together, or that leave nothing to play on.
    fn start(options: &Self::Options) -> Result<Self, OptionsError>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// What this seat plays, once that is settled.
    fn side(&self, seat: Seat) -> Option<Side>;

    /// Who decides, or that chance is due, or how the game ended.
    fn turn(&self) -> Turn;

    /// The score as it stands, in a game that has one at this point.
    fn score(&self) -> Option<Score>;

    /// What a seat brings home to a series of games; 0 while the game goes on.
    ///
    /// A game that has no points of its own is worth one to each winner.
    fn earned(&self, seat: Seat) -> u32 {
        let outcome = self.turn().outcome();
        outcome.map_or(0, |outcome| u32::from(outcome.winners.contains(seat)))
    }

    /// Appends every legal move, or every possible chance event; nothing when the game is over.
    fn legal(&self, out: &mut Vec<Self::Move>);

    /// Whether the move may be played now.
    ///
    /// # Errors
    /// Why it may not.
    fn check(&self, mv: Self::Move) -> Result<(), Illegal>;

    /// Plays a move or a chance event.
    ///
    /// # Errors
    /// Why it may not be played; the position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), Illegal>;

    /// Reads a token in this position. What it reads need not be legal.
    ///
    /// # Errors
    /// That the text is no token of this game, or not in its canonical spelling.
    fn parse(&self, token: &str) -> Result<Self::Move, Illegal>;

    /// The side to move gives up.
    ///
    /// # Errors
    /// That nobody is to move.
    fn resign(&mut self) -> Result<(), Illegal>;

    /// The players agree on a draw.
    ///
    /// # Errors
    /// That nobody is to move.
    fn agree_draw(&mut self) -> Result<(), Illegal>;

    /// How likely a chance event is, in proportion to the others that are possible now.
    ///
    /// 1 for an event of even chance, 0 for one that is not possible.
    fn weight(&self, event: Self::Move) -> u32 {
        u32::from(self.check(event).is_ok())
    }

    /// Plays one move drawn uniformly from the legal ones, or one chance event by the weights.
    ///
    /// Gives back what was played; `None` when the game is over.
    fn play_random(&mut self, dice: &mut impl Dice) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.legal(&mut moves);
        let chosen = if self.turn() == Turn::Chance {
            draw_by_weight(&moves, |event| self.weight(event), dice)
        } else {
            moves.get(dice.below(moves.len() as u32) as usize).copied()
        };
        chosen.filter(|&mv| self.play(mv).is_ok())
    }

    /// Plays uniformly at random to the end of the game, or until `max_plies` moves are made.
    ///
    /// Gives back the number of moves, chance events not counted.
    fn playout(&mut self, dice: &mut impl Dice, max_plies: u32) -> u32 {
        let mut plies = 0;
        while plies < max_plies {
            let decision = matches!(self.turn(), Turn::Move(_));
            if self.play_random(dice).is_none() {
                break;
            }
            plies += u32::from(decision);
        }
        plies
    }
}

/// What can be chosen before play, as the `KEY=VALUE` words of a game line.
pub trait Options: Clone + Eq + fmt::Debug + Default {
    /// The keys, in the order in which they are written.
    const KEYS: &'static [&'static str];

    /// Sets one option from its text.
    ///
    /// # Errors
    /// That there is no such key, or what is wrong with the value; nothing is changed then.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError>;

    /// The text of one option, `None` where it stands at its default or is no key.
    fn get(&self, key: &str) -> Option<String>;
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat decides.
    Move(Seat),
    /// A chance event is due; nobody decides.
    Chance,
    /// The game has ended.
    Over(Outcome),
}

impl Turn {
    /// The seat that decides, if one does.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Move(seat) => Some(seat),
            _ => None,
        }
    }

    /// The outcome, if the game has ended.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won: one seat, the seats of a team, or nobody in a draw.
    pub winners: Seats,
    /// What decided it.
    pub reason: EndReason,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// Snorkels: a group of the other colour cannot breathe.
    Capture,
    /// Snorkels: the group of the player who placed cannot breathe.
    SelfCapture,
    /// Caminos: two sides are joined.
    Connection,
    /// Caminos: nobody can place a piece.
    Exhausted,
    /// Tayü: the count at the end.
    Score,
    /// Tayü: neither side reached the saboteur's target.
    Target,
    /// Sendas: a piece left over the far edge.
    Exit,
    /// Somebody gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
}

impl EndReason {
    /// The name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::SelfCapture => "self-capture",
            Self::Connection => "connection",
            Self::Exhausted => "exhausted",
            Self::Score => "score",
            Self::Target => "target",
            Self::Exit => "exit",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
        }
    }
}

/// The score of the two sides that have one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score(pub [(Side, u32); 2]);

impl Score {
    /// The score of one side.
    pub fn of(&self, side: Side) -> Option<u32> {
        self.0.iter().find(|(of, _)| *of == side).map(|&(_, points)| points)
    }
}

/// Where chance comes from: whoever plays at random brings it.
pub trait Dice {
    /// A number from 0 to `n - 1`, each as likely as the others; 0 when `n` is 0.
    fn below(&mut self, n: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Dice for F {
    fn below(&mut self, n: u32) -> u32 {
        self(n)
    }
}

/// Draws one of these, each as likely as its weight says; `None` where all weigh nothing.
pub fn draw_by_weight<T: Copy>(
    all: &[T],
    weight: impl Fn(T) -> u32,
    dice: &mut impl Dice,
) -> Option<T> {
    let sum = all.iter().fold(0_u32, |sum, &one| sum.saturating_add(weight(one)));
    let mut left = dice.below(sum);
    all.iter().copied().find(|&one| {
        let weight = weight(one);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    })
}
