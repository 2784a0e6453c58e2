use alloc::{string::String, vec::Vec};
use core::{convert::Infallible, fmt, hash::Hash, ops::ControlFlow};

use crate::{
    Forfeit, GameKind, MoveError, OptionsError, RandomSource, Seat, Seats, Side, Token,
    draw_by_weight, random,
};

/// Seals the traits of this crate: this trait is `pub`, but no public path leads to it.
pub trait Sealed {}

/// A position of one of the games.
///
/// A position is a plain value that is cheap to clone. To undo a move, keep the old position. No
/// function panics on any input. `Default` is the first position of a game with default options,
/// and `Display` draws the board in several lines of text.
///
/// The required methods are all that play needs; the provided methods follow from them. The trait
/// is sealed, so that methods can be added without breaking other crates.
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
    /// The game.
    const KIND: GameKind;
    /// The options of the game.
    type Options: Options;
    /// A move or a chance event. It prints as its token.
    type Move: Copy + Eq + Hash + fmt::Debug + fmt::Display;

    /// Returns the first position.
    ///
    /// # Errors
    /// Returns an error if the options contradict each other or leave no square to play on.
    fn start(options: &Self::Options) -> Result<Self, OptionsError>;

    /// Returns the number of seats at the table.
    fn seats(&self) -> u8;

    /// Returns the side that a seat plays, or `None` if it is not yet decided.
    fn side(&self, seat: Seat) -> Option<Side>;

    /// Returns which seat decides, or that a chance event is due, or how the game ended.
    fn turn(&self) -> Turn;

    /// Returns the current score, or `None` if the game has none at this point.
    ///
    /// Tayü always has a score and Caminos has one when the game is over. Snorkels and Sendas have
    /// none.
    fn score(&self) -> Option<Score>;

    /// Calls `visit` with each legal move or possible chance event, until it returns `Break`.
    ///
    /// Nothing is allocated on the heap. The order is deterministic but otherwise unspecified.
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

    /// Checks that a move or a chance event is legal.
    ///
    /// # Errors
    /// Returns the reason if the move is not legal.
    fn check(&self, mv: Self::Move) -> Result<(), MoveError>;

    /// Plays a legal move or a possible chance event without checking it, for searches and random
    /// games. After any other move the position may be unreachable, but nothing panics.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Returns the position after a legal move, without checking it; see [`Game::play_unchecked`].
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }

    /// Parses a token of the game in this position. The result need not be legal.
    ///
    /// # Errors
    /// Returns an error if the text is not a token of this game in its canonical spelling.
    fn parse(&self, token: &str) -> Result<Self::Move, MoveError>;

    /// Ends the game: the seat to move loses, and so does its team. The rulings of
    /// [`tayu`](crate::tayu#rulings) say who wins against a saboteur.
    ///
    /// # Errors
    /// Returns an error if no seat is to move.
    fn forfeit(&mut self, why: Forfeit) -> Result<(), MoveError>;

    /// Ends the game as an agreed draw.
    ///
    /// # Errors
    /// Returns an error if no seat is to move.
    fn agree_draw(&mut self) -> Result<(), MoveError>;

    /// Plays a move or a chance event.
    ///
    /// # Errors
    /// Returns an error if the move is not legal. The position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), MoveError> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Returns the moves that [`Game::visit_legal`] visits as a list.
    ///
    /// Each chance event is listed once, although some are more likely than others: in Tayü, one
    /// tile may be left of one kind and three of another. A caller that draws from the list must
    /// use [`Game::weight`], as [`Game::random_move`] does.
    fn legal(&self) -> Vec<Self::Move> {
        let mut all = Vec::new();
        let ControlFlow::Continue(()) = self.visit_legal(|mv| {
            all.push(mv);
            ControlFlow::<Infallible>::Continue(())
        });
        all
    }

    /// Parses a token: a move, a chance event, `resign`, `draw` or `time`.
    ///
    /// # Errors
    /// Returns an error if the text is not a token of this game in its canonical spelling.
    fn parse_token(&self, token: &str) -> Result<Token<Self::Move>, MoveError> {
        Token::ending(token).map_or_else(|| self.parse(token).map(Token::Move), Ok)
    }

    /// Plays a token.
    ///
    /// # Errors
    /// Returns an error if the token is not legal. The position is then unchanged.
    fn play_token(&mut self, token: Token<Self::Move>) -> Result<(), MoveError> {
        match token {
            Token::Move(mv) => self.play(mv),
            Token::Resign => self.forfeit(Forfeit::Resignation),
            Token::Time => self.forfeit(Forfeit::Time),
            Token::Draw => self.agree_draw(),
        }
    }

    /// Returns how the game ended, or `None` if it has not.
    fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome()
    }

    /// Returns the value of the result for a seat, from 0 (loss) to 1 (win), once the game is over.
    ///
    /// All seats of a team have the same value. The values of the sides add up to 1, so a draw is
    /// worth 1/2 with two sides and 1/3 with three.
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

    /// Returns the number of opposing sides: 3 with three seats, otherwise 2.
    fn sides(&self) -> u8 {
        if self.seats() == 3 { 3 } else { 2 }
    }

    /// Returns this side's score minus that of the best other side, or `None` if there is no score
    /// at this point. Tayü includes the target of a saboteur.
    fn margin(&self, seat: Seat) -> Option<i32> {
        let score = self.score()?;
        let side = self.side(seat)?;
        let own = score.get(side)?;
        let others = score.0.into_iter().filter(|&(other, _)| other != side);
        let best = others.map(|(_, points)| points).max()?;
        Some(own as i32 - best as i32)
    }

    /// Returns the points that this game adds for a seat in a series of games; 0 before its end.
    ///
    /// In Tayü and Caminos, they come from the score. In Snorkels and Sendas, each winner earns 1.
    fn series_points(&self, seat: Seat) -> u32 {
        self.outcome().map_or(0, |outcome| u32::from(outcome.winners.contains(seat)))
    }

    /// Returns why the rules propose a draw to the seat to move, which need not accept it.
    ///
    /// `back` yields the earlier positions, the latest first, each with the move played in it. The
    /// move is `None` for an ending such as `resign`. Only in Sendas can a position recur.
    fn draw_offer<'a>(
        &self,
        _back: impl Iterator<Item = (&'a Self, Option<Self::Move>)>,
    ) -> Option<DrawReason>
    where
        Self: 'a,
    {
        None
    }

    /// Returns the relative probability of a chance event; 0 if it is not possible. Equally likely
    /// events and legal moves have weight 1.
    fn weight(&self, event: Self::Move) -> u32 {
        u32::from(self.check(event).is_ok())
    }

    /// Returns a random legal move, or `None` if the game is over. Moves are equally likely; chance
    /// events are drawn in proportion to their [`Game::weight`].
    ///
    /// ```
    /// use cauce_rules::{Game, Turn, tayu};
    ///
    /// // `random` may be any source of random numbers, such as `|n| rng.random_range(0..n)` with
    /// // the crate `rand`. This generator is only an example.
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

    /// Plays the move of [`Game::random_move`] and returns it, or `None` if the game is over.
    fn play_random(&mut self, source: &mut impl RandomSource) -> Option<Self::Move> {
        self.random_move(source).inspect(|&mv| self.play_unchecked(mv))
    }

    /// Plays random moves until the game is over or `max_plies` moves are played. Returns the number
    /// of moves. Chance events do not count as moves here.
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

/// The options of a game, written as the `KEY=VALUE` words of a game line.
pub trait Options: Sealed + Clone + Eq + fmt::Debug + Default {
    /// The keys, in the order in which a game line writes them.
    const KEYS: &'static [&'static str];

    /// Sets one option from its text.
    ///
    /// # Errors
    /// Returns an error if the key is unknown or the value is not valid. The options are then
    /// unchanged.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError>;

    /// Returns the text of one option, or `None` if it has its default value or the key is unknown.
    fn get(&self, key: &str) -> Option<String>;
}

/// What is due in a position: a move, a chance event, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Turn {
    /// This seat decides.
    Move(Seat),
    /// A chance event is due. Only Tayü has chance events: the draw of a tile.
    Chance,
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// Returns the seat that decides, if any.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Move(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the outcome, if the game is over.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

impl fmt::Display for Turn {
    /// Writes the turn in English, such as `seat 1 to move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(seat) => write!(f, "seat {seat} to move"),
            Self::Chance => f.write_str("a chance event is due"),
            Self::Over(outcome) => outcome.fmt(f),
        }
    }
}

/// How a game ended. It prints in English.
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
    /// The winning seat, or all seats of the winning team. Empty in a draw.
    pub winners: Seats,
    /// What decided the game.
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

/// Why the rules propose a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum DrawReason {
    /// The last two moves were passes.
    Passes,
    /// The position has occurred at least three times.
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
    /// Snorkels: a group of the player who placed cannot breathe.
    SelfCapture,
    /// Caminos: two opposite sides of the board are joined.
    Connection,
    /// Caminos: no player can place a piece. This is a draw.
    Exhausted,
    /// Tayü: the score at the end. Equal scores are a draw, with no winners.
    Score,
    /// Tayü: neither side reached the saboteur's target.
    Target,
    /// Sendas: a piece left the board over the far edge.
    Exit,
    /// This seat resigned.
    Resignation(Seat),
    /// This seat ran out of time.
    Time(Seat),
    /// The players agreed on a draw.
    Agreement,
}

impl EndReason {
    /// Returns the seat that resigned or ran out of time, if that ended the game.
    pub const fn forfeiter(self) -> Option<Seat> {
        match self {
            Self::Resignation(seat) | Self::Time(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the name in the notation.
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
    /// Writes the name in the notation; a resignation and a loss on time name the seat.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resignation(seat) => write!(f, "seat {seat} has resigned"),
            Self::Time(seat) => write!(f, "seat {seat} has run out of time"),
            _ => f.write_str(self.name()),
        }
    }
}

/// The scores of two sides. It prints as `ns 12, ew 9`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score(pub [(Side, u32); 2]);

impl Score {
    /// Returns the score of a side, or `None` if the side has none.
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
