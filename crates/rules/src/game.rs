//! The contract between a game and everybody who plays, draws or searches it.

use alloc::{string::String, vec::Vec};
use core::{convert::Infallible, fmt, hash::Hash, ops::ControlFlow};

use crate::{
    Forfeit, GameKind, MoveError, OptionsError, RandomSource, Seat, Seats, Side, Token,
    draw_by_weight, random,
};

/// Keeps types of other crates from implementing a trait that has it as a supertrait: it is public
/// and has no public path.
pub trait Sealed {}

/// A position of one of the games, and what can be done in it.
///
/// A position is a plain value that is cheap to clone: undo is to keep the old one. No function
/// panics on any input, and an illegal position cannot be built. `Default` is the first position
/// of a game with default options, and `Display` draws the board in several lines of text.
///
/// The functions without a body are all that play needs; the others follow from them. Only the
/// games of this crate implement the trait, so that it can grow without breaking anybody's code.
///
/// ```
/// use cauce_rules::{Game, Seat, Turn, snorkels};
///
/// let mut game = snorkels::Position::start(&snorkels::Options::default())?;
/// let mv = game.parse("d4")?;
/// game.play(mv)?;
/// assert_eq!(game.turn(), Turn::Move(Seat::TWO));
/// assert_eq!(game.legal().len(), 48 + 1, "an empty square each, and `swap`");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Sealed + Clone + Default + Eq + Hash + fmt::Debug + fmt::Display {
    /// Which of the games it is.
    const KIND: GameKind;
    /// What can be chosen before play.
    type Options: Options;
    /// A move or a chance event. It prints as its token.
    type Move: Copy + Eq + Hash + fmt::Debug + fmt::Display;

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

    /// Shows every legal move, or every possible chance event, until `visit` breaks off; none when
    /// the game is over.
    ///
    /// Nothing is put on the heap. The order is the same each time, and means nothing.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use cauce_rules::{Game, sendas};
    ///
    /// let game = sendas::Position::start(&sendas::Options::default())?;
    /// let mut seen = 0;
    /// let found = game.visit_legal(|mv| {
    ///     seen += 1;
    ///     if mv == sendas::Move::Pass { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
    /// });
    /// assert_eq!(found, ControlFlow::Break(sendas::Move::Pass));
    /// assert!(seen <= game.legal().len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn visit_legal<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Whether the move may be played now.
    ///
    /// # Errors
    /// Why it may not.
    fn check(&self, mv: Self::Move) -> Result<(), MoveError>;

    /// Plays a move or a chance event that is legal here, without looking at that again: for
    /// searches and random games, with moves that came from [`Game::visit_legal`].
    ///
    /// After any other move the position may be one that no game can reach, but nothing panics.
    fn play_trusted(&mut self, mv: Self::Move);

    /// The position after a move or a chance event that is legal here, as [`Game::play_trusted`]
    /// plays it.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play_trusted(mv);
        next
    }

    /// Reads a token in this position. What it reads need not be legal.
    ///
    /// # Errors
    /// That the text is no token of this game, or not in its canonical spelling.
    fn parse(&self, token: &str) -> Result<Self::Move, MoveError>;

    /// The seat to move loses at once.
    ///
    /// # Errors
    /// That nobody is to move.
    fn forfeit(&mut self, why: Forfeit) -> Result<(), MoveError>;

    /// The players agree on a draw.
    ///
    /// # Errors
    /// That nobody is to move.
    fn agree_draw(&mut self) -> Result<(), MoveError>;

    /// Plays a move or a chance event.
    ///
    /// # Errors
    /// Why it may not be played; the position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), MoveError> {
        self.check(mv)?;
        self.play_trusted(mv);
        Ok(())
    }

    /// Every legal move, or every possible chance event, as a list; see [`Game::visit_legal`].
    ///
    /// Chance events are listed once each, though some are more likely than others: of two kinds of
    /// tiles in Tayü there may be one left of one and three of the other. A caller that draws one
    /// from the list must draw it by [`Game::weight`], as [`Game::random_move`] does.
    fn legal(&self) -> Vec<Self::Move> {
        let mut all = Vec::new();
        let ControlFlow::Continue(()) = self.visit_legal(|mv| {
            all.push(mv);
            ControlFlow::<Infallible>::Continue(())
        });
        all
    }

    /// Reads a token: a move or an event of the game, `resign`, `draw` or `time`.
    ///
    /// # Errors
    /// That the text is no token of this game, or not in its canonical spelling.
    fn parse_token(&self, token: &str) -> Result<Token<Self::Move>, MoveError> {
        Token::ending(token).map_or_else(|| self.parse(token).map(Token::Move), Ok)
    }

    /// Plays a token.
    ///
    /// # Errors
    /// Why it may not be played; the position is then unchanged.
    fn play_token(&mut self, token: Token<Self::Move>) -> Result<(), MoveError> {
        match token {
            Token::Move(mv) => self.play(mv),
            Token::Resign => self.forfeit(Forfeit::Resignation),
            Token::Time => self.forfeit(Forfeit::Time),
            Token::Draw => self.agree_draw(),
        }
    }

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome()
    }

    /// What the end is worth to a seat, from 0 for a loss to 1 for a win; `None` while the game
    /// goes on.
    ///
    /// A seat of a team has what the team has. A draw is worth the same to all sides, and what the
    /// sides have always adds up to 1: half of it each where there are two.
    ///
    /// ```
    /// use cauce_rules::{Game, Seat, Token, snorkels};
    ///
    /// let mut game = snorkels::Position::start(&snorkels::Options::default())?;
    /// assert_eq!(game.value(Seat::ONE), None);
    /// game.play_token(Token::Resign)?;
    /// assert_eq!((game.value(Seat::ONE), game.value(Seat::TWO)), (Some(0.0), Some(1.0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn value(&self, seat: Seat) -> Option<f32> {
        let winners = self.outcome()?.winners;
        Some(if winners.is_empty() {
            1.0 / f32::from(self.sides())
        } else {
            f32::from(u8::from(winners.contains(seat)))
        })
    }

    /// How many sides play against each other: three seats are three, and two or four are two.
    fn sides(&self) -> u8 {
        if self.seats() == 3 { 3 } else { 2 }
    }

    /// By how many points this seat's side is ahead of the others as the score stands; `None`
    /// where there are no points now.
    fn margin(&self, seat: Seat) -> Option<i32> {
        let score = self.score()?;
        let side = self.side(seat)?;
        let own = score.get(side)?;
        let others = score.0.into_iter().filter(|&(other, _)| other != side);
        let best = others.map(|(_, points)| points).max()?;
        Some(own as i32 - best as i32)
    }

    /// What a seat brings home to a series of games; 0 while the game goes on.
    ///
    /// A game that has no points of its own is worth one to each winner.
    fn earned(&self, seat: Seat) -> u32 {
        self.outcome().map_or(0, |outcome| u32::from(outcome.winners.contains(seat)))
    }

    /// Whether a draw is on offer to the seat to move, and why. It need not be taken.
    ///
    /// `back` leads back from here step by step: the position before, and what was played in it;
    /// `None` for one of the endings that every game has. Only Sendas can come back to where it
    /// was.
    fn draw_offer<'a>(
        &self,
        _back: impl Iterator<Item = (&'a Self, Option<Self::Move>)>,
    ) -> Option<DrawReason>
    where
        Self: 'a,
    {
        None
    }

    /// How likely a chance event is, in proportion to the others that are possible now.
    ///
    /// 1 for an event of even chance, 0 for one that is not possible. A move, which nobody draws,
    /// weighs 1 where it is legal.
    fn weight(&self, event: Self::Move) -> u32 {
        u32::from(self.check(event).is_ok())
    }

    /// One of the legal moves, each as likely as the others, or one of the possible chance events,
    /// each as likely as its [`Game::weight`] says; `None` when the game is over.
    ///
    /// It is all that a random player needs, and what draws the chance for any other player.
    ///
    /// ```
    /// use cauce_rules::{Game, Turn, tayu};
    ///
    /// // Any source of random numbers will do, such as `|n| rng.random_range(0..n)` with the
    /// // crate `rand`; this one is no good one.
    /// let mut state = 1_u32;
    /// let mut random = |n: u32| {
    ///     state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    ///     (u64::from(state) * u64::from(n) >> 32) as u32
    /// };
    ///
    /// let mut game = tayu::Position::start(&tayu::Options::default())?;
    /// while game.turn() == Turn::Chance {
    ///     let Some(tile) = game.random_move(&mut random) else { break };
    ///     game.play(tile)?;
    /// }
    /// assert!(game.drawn().is_some(), "a tile is drawn, and a player lays it");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn random_move(&self, source: &mut impl RandomSource) -> Option<Self::Move> {
        let moves = self.legal();
        if self.turn() == Turn::Chance {
            draw_by_weight(&moves, |event| self.weight(event), source)
        } else {
            let index = random::pick(moves.len() as u32, source)?;
            moves.get(index as usize).copied()
        }
    }

    /// Plays what [`Game::random_move`] draws, and gives it back; `None` when the game is over.
    fn play_random(&mut self, source: &mut impl RandomSource) -> Option<Self::Move> {
        self.random_move(source).inspect(|&mv| self.play_trusted(mv))
    }

    /// Plays uniformly at random to the end of the game, or until `max_plies` moves are made.
    ///
    /// Returns the number of moves, chance events not counted.
    fn playout(&mut self, source: &mut impl RandomSource, max_plies: u32) -> u32 {
        let mut plies = 0;
        while plies < max_plies {
            let decision = matches!(self.turn(), Turn::Move(_));
            if self.play_random(source).is_none() {
                break;
            }
            plies += u32::from(decision);
        }
        plies
    }
}

/// What can be chosen before play, as the `KEY=VALUE` words of a game line.
pub trait Options: Sealed + Clone + Eq + fmt::Debug + Default {
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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

impl fmt::Display for Turn {
    /// In English, for a terminal: `seat 1 to move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(seat) => write!(f, "seat {seat} to move"),
            Self::Chance => f.write_str("a chance event is due"),
            Self::Over(outcome) => outcome.fmt(f),
        }
    }
}

/// How a game ended. It prints in English, for a terminal.
///
/// ```
/// use cauce_rules::{Game, GameLine, snorkels::Position};
///
/// let told = |line: &str| {
///     line.parse::<GameLine<Position>>().map(|line| line.position().turn().to_string())
/// };
/// assert_eq!(told("snorkels stones=a2,b1 : a1")?, "seat 2 wins: self-capture");
/// assert_eq!(told("snorkels : resign")?, "seat 2 wins: seat 1 has resigned");
/// assert_eq!(told("snorkels : draw")?, "nobody wins: agreement");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// Who won: one seat, the seats of a team, or nobody in a draw.
    pub winners: Seats,
    /// What decided it.
    pub reason: EndReason,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { winners, reason } = self;
        match winners.iter().count() {
            0 => write!(f, "nobody wins: {reason}"),
            1 => write!(f, "seat {winners} wins: {reason}"),
            _ => write!(f, "seats {winners} win: {reason}"),
        }
    }
}

/// Why a draw is on offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum DrawReason {
    /// The last two moves were passes.
    Passes,
    /// The position stands on the table for at least the third time.
    Repetition,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
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
    /// This seat gave up.
    Resignation(Seat),
    /// This seat ran out of time.
    Time(Seat),
    /// The players agreed on a draw.
    Agreement,
}

impl EndReason {
    /// The seat that lost at once by giving up or by running out of time, if that ended the game.
    pub const fn forfeiter(self) -> Option<Seat> {
        match self {
            Self::Resignation(seat) | Self::Time(seat) => Some(seat),
            _ => None,
        }
    }

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
            Self::Resignation(_) => "resignation",
            Self::Time(_) => "time",
            Self::Agreement => "agreement",
        }
    }
}

impl fmt::Display for EndReason {
    /// In English, for a terminal: the name in the notation, and who gave up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resignation(seat) => write!(f, "seat {seat} has resigned"),
            Self::Time(seat) => write!(f, "seat {seat} has run out of time"),
            _ => f.write_str(self.name()),
        }
    }
}

/// The score of the two sides that have one. It prints as `ns 12, ew 9`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score(pub [(Side, u32); 2]);

impl Score {
    /// The score of one side.
    pub fn get(&self, side: Side) -> Option<u32> {
        self.0.iter().find(|(of, _)| *of == side).map(|&(_, points)| points)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(one, points), (other, more)] = self.0;
        write!(f, "{one} {points}, {other} {more}")
    }
}
