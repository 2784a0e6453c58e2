use core::{fmt, ops::ControlFlow};

use super::{
    Colour, Move, Options, Piece, Squares,
    bits::{self, Bits},
    playout,
};
use crate::{
    EndReason, Forfeit, Game, GameKind, MoveError, OptionsError, Outcome, RandomSource, Score,
    Seat, Seats, Side, Square, Turn, diagram::write_board,
};

/// A position of Snorkels.
///
/// It is a plain value of 64 bytes: the board, the colour to place, the colours of the seats, the
/// state of the colour choice and the end of the game. It does not contain the order of the moves.
///
/// ```
/// use cauce_rules::{Game, Seat, Square, snorkels};
/// use snorkels::{Colour, Move, Piece, Position};
///
/// let mut game = Position::start(&snorkels::Options::default().with_size(5)?)?;
/// game.play(Move::Place(Square::new(2, 2)))?;
/// assert!(game.is_choice(), "seat 2 may take purple");
/// game.play(Move::Swap)?;
/// assert_eq!(game.at(Square::new(2, 2)), Some(Piece::Snorkel(Colour::Purple)));
/// assert_eq!(game.seat(Colour::Purple), Seat::TWO);
/// assert_eq!(game.turn().seat(), Some(Seat::ONE), "green goes on");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) size: u8,
    /// The squares with neither stone nor snorkel.
    pub(super) empty: u128,
    pub(super) purple: u128,
    pub(super) green: u128,
    pub(super) to_place: Colour,
    pub(super) purple_seat: Seat,
    pub(super) choice: Choice,
    pub(super) end: Option<End>,
}

/// The state of the colour choice that follows the first snorkel.
///
/// ```
/// use cauce_rules::{Game, snorkels};
/// use snorkels::Choice;
///
/// let mut game = snorkels::Position::start(&snorkels::Options::default())?;
/// assert_eq!(game.choice(), Choice::Pending);
/// game.play(game.parse("d4")?)?;
/// assert_eq!(game.choice(), Choice::Open);
/// // Seat 2 keeps green by placing a snorkel.
/// game.play(game.parse("e4")?)?;
/// assert_eq!(game.choice(), Choice::Closed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// No snorkel has been placed yet.
    Pending,
    /// The first snorkel has been placed, and seat 2 may take purple.
    Open,
    /// The choice has been made or was waived.
    Closed,
}

/// How a game ended; see [`Position::end`]. The [`Outcome`] contains the winner.
///
/// ```
/// use cauce_rules::{EndReason, Game, GameLine, Square, snorkels};
/// use snorkels::{Colour, End};
///
/// // Stones on a2 and b1 leave a1 no air.
/// let line: GameLine<snorkels::Position> = "snorkels stones=a2,b1 : a1".parse()?;
/// let game = line.position();
/// let end = End::Capture { by: Square::new(0, 0), captured: Colour::Purple };
/// assert_eq!(game.end(), Some(end));
/// assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(EndReason::SelfCapture));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// A snorkel left a group without air.
    Capture {
        /// The square of that snorkel.
        by: Square,
        /// The colour that lost. If it is the colour of that snorkel, it was a self-capture.
        captured: Colour,
    },
    /// The seat to move resigned or ran out of time.
    Forfeit(Forfeit),
    /// The players agreed on a draw.
    Agreement,
}

impl Position {
    /// Returns the number of squares along a side.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns all squares of the board, rank by rank from the south, each rank from the west.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.set(bits::board(self.size)).iter()
    }

    /// Returns the piece on a square, or `None` if it is empty or off the board.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, snorkels};
    /// use snorkels::{Colour, Piece};
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels size=3 stones=a1 : b2".parse()?;
    /// let game = line.position();
    /// assert_eq!(game.at(Square::new(0, 0)), Some(Piece::Stone));
    /// assert_eq!(game.at(Square::new(1, 1)), Some(Piece::Snorkel(Colour::Purple)));
    /// assert_eq!(game.at(Square::new(2, 2)), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at(&self, square: Square) -> Option<Piece> {
        let bit = self.bit(square)?;
        if bit.meets(self.purple) {
            Some(Piece::Snorkel(Colour::Purple))
        } else if bit.meets(self.green) {
            Some(Piece::Snorkel(Colour::Green))
        } else if bit.meets(self.empty) {
            None
        } else {
            Some(Piece::Stone)
        }
    }

    /// Returns the squares with neither stone nor snorkel.
    pub fn empty(&self) -> Squares {
        self.set(self.empty)
    }

    /// Returns the squares with snorkels of a colour.
    ///
    /// ```
    /// use cauce_rules::{GameLine, snorkels};
    /// use snorkels::Colour;
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels : d4 e5 c3".parse()?;
    /// let game = line.position();
    /// assert_eq!(game.snorkels(Colour::Purple).to_string(), "c3 d4");
    /// assert_eq!(game.snorkels(Colour::Green).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn snorkels(&self, colour: Colour) -> Squares {
        self.set(self.bits(colour))
    }

    /// Returns the squares with stones.
    pub fn stones(&self) -> Squares {
        self.set(self.stone_bits())
    }

    /// Returns the colour that is placed next.
    pub fn to_place(&self) -> Colour {
        self.to_place
    }

    /// Returns the state of the colour choice.
    pub fn choice(&self) -> Choice {
        self.choice
    }

    /// Returns whether seat 2 may choose a colour now.
    pub fn is_choice(&self) -> bool {
        self.end.is_none() && self.choice == Choice::Open
    }

    /// Returns the colour of a seat. Before the choice, seat 1 has purple and seat 2 green.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.seat(colour) == seat)
    }

    /// Returns the seat of a colour.
    pub fn seat(&self, colour: Colour) -> Seat {
        match colour {
            Colour::Purple => self.purple_seat,
            Colour::Green => self.purple_seat.next(2),
        }
    }

    /// Returns how the game ended and by which snorkel; see also [`Position::suffocated`].
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, snorkels};
    /// use snorkels::{Colour, End};
    ///
    /// let line: GameLine<snorkels::Position> = "snorkels size=3 : a1 a2 c3 b1".parse()?;
    /// let game = line.position();
    /// let Some(End::Capture { by, captured }) = game.end() else { panic!("a1 has no air") };
    /// assert_eq!((by, captured), (Square::new(1, 0), Colour::Purple));
    /// assert_eq!(game.suffocated(captured).to_string(), "a1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Removes the colour choice from this game. Seat 2 keeps green if no choice has been made.
    ///
    /// This is for study: published values of small boards and statistics of random play exclude
    /// the choice. A game line cannot express it.
    ///
    /// ```
    /// use cauce_rules::{Game, snorkels};
    ///
    /// let mut game = snorkels::Position::start(&snorkels::Options::default())?;
    /// game.waive_choice();
    /// game.play(game.parse("d4")?)?;
    /// assert_eq!(game.legal().len(), 48, "an empty square each, and no `swap`");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn waive_choice(&mut self) {
        self.choice = Choice::Closed;
    }

    /// Returns the same board with this colour to place and no colour choice. It is meant for a
    /// board editor; a game need not lead to the position.
    ///
    /// ```
    /// use cauce_rules::{Game, snorkels::{Colour, Options, Position}};
    ///
    /// let mut game = Position::start(&Options::default())?;
    /// for square in ["d4", "e4"] {
    ///     game = game.with_next(Colour::Green);
    ///     game.play(game.parse(square)?)?;
    /// }
    /// assert_eq!(game.snorkels(Colour::Green).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_next(mut self, colour: Colour) -> Self {
        self.to_place = colour;
        self.choice = Choice::Closed;
        self
    }

    pub(super) fn stride(&self) -> u32 {
        bits::stride(self.size)
    }

    pub(super) fn bit(&self, square: Square) -> Option<u128> {
        bits::bit(square, self.size)
    }

    pub(super) fn set(&self, bits: u128) -> Squares {
        Squares::new(bits, self.size)
    }

    pub(super) fn bits(&self, colour: Colour) -> u128 {
        match colour {
            Colour::Purple => self.purple,
            Colour::Green => self.green,
        }
    }

    pub(super) fn stone_bits(&self) -> u128 {
        bits::board(self.size) & !(self.empty | self.purple | self.green)
    }

    /// Returns the seat to move. At the colour choice, this is the seat that has green so far.
    pub(super) fn mover(&self) -> Seat {
        self.seat(self.to_place)
    }

    fn outcome_of(&self, end: End) -> Outcome {
        let won_by = |colour| Seats::only(self.seat(colour));
        let (winners, reason) = match end {
            // The colour to place next was not placed last.
            End::Capture { captured, .. } if captured == self.to_place => {
                (won_by(captured.other()), EndReason::Capture)
            }
            End::Capture { captured, .. } => (won_by(captured.other()), EndReason::SelfCapture),
            End::Forfeit(why) => (won_by(self.to_place.other()), why.by(self.mover())),
            End::Agreement => (Seats::NONE, EndReason::Agreement),
        };
        Outcome { winners, reason }
    }

    fn end_now(&mut self, end: End) -> Result<(), MoveError> {
        if self.end.is_some() {
            return Err(MoveError::Over);
        }
        self.end = Some(end);
        Ok(())
    }

    fn place(&mut self, by: Square) {
        let bit = self.bit(by).unwrap_or_default();
        let (colour, other) = (self.to_place, self.bits(self.to_place.other()));
        let own = match colour {
            Colour::Purple => &mut self.purple,
            Colour::Green => &mut self.green,
        };
        *own |= bit;
        let own = *own;
        self.empty &= !bit;
        let captured = self.captured_by(colour, bit, (own, other), self.empty);
        self.end = captured.map(|captured| End::Capture { by, captured });
        self.to_place = colour.other();
        self.choice = match self.choice {
            Choice::Pending => Choice::Open,
            Choice::Open | Choice::Closed => Choice::Closed,
        };
    }
}

impl fmt::Display for Position {
    /// Draws the board with `P` and `G` for the snorkels and `#` for a stone.
    ///
    /// ```
    /// use cauce_rules::{GameLine, snorkels::Position};
    ///
    /// let game = "snorkels size=3 stones=c3 : c1 b2 a3".parse::<GameLine<Position>>()?.position();
    /// assert_eq!(game.to_string(), "
    ///  3 P . #
    ///  2 . G .
    ///  1 . . P
    ///    a b c".trim_start_matches('\n'));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, (self.size, self.size), |square| {
            [match self.at(square) {
                None => '.',
                Some(Piece::Snorkel(Colour::Purple)) => 'P',
                Some(Piece::Snorkel(Colour::Green)) => 'G',
                Some(Piece::Stone) => '#',
            }]
        })
    }
}

impl Game for Position {
    const KIND: GameKind = GameKind::Snorkels;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        options.check()?;
        let size = options.size();
        let stones = options.stones().iter().filter_map(|&stone| bits::bit(stone, size));
        Ok(Self {
            size,
            empty: stones.fold(bits::board(size), |empty, stone| empty & !stone),
            purple: 0,
            green: 0,
            to_place: Colour::Purple,
            purple_seat: Seat::ONE,
            choice: Choice::Pending,
            end: None,
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        self.colour(seat).map(Side::from)
    }

    fn turn(&self) -> Turn {
        match self.end {
            Some(end) => Turn::Over(self.outcome_of(end)),
            None => Turn::Move(self.mover()),
        }
    }

    fn score(&self) -> Option<Score> {
        None
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.end.is_none() {
            self.empty().iter().map(Move::Place).try_for_each(&mut visit)?;
            if self.is_choice() {
                visit(Move::Swap)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, mv: Move) -> Result<(), MoveError> {
        if self.end.is_some() {
            return Err(MoveError::Over);
        }
        match mv {
            Move::Swap if self.is_choice() => Ok(()),
            Move::Swap => Err(super::MoveError::NoChoice.into()),
            Move::Place(square) => match self.bit(square) {
                None => Err(MoveError::OffBoard(square)),
                Some(bit) if bit.meets(self.empty) => Ok(()),
                Some(_) => Err(MoveError::Occupied(square)),
            },
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Swap => {
                self.purple_seat = Seat::TWO;
                self.choice = Choice::Closed;
            }
            Move::Place(square) => self.place(square),
        }
    }

    fn parse(&self, token: &str) -> Result<Move, MoveError> {
        token.parse()
    }

    fn forfeit(&mut self, why: Forfeit) -> Result<(), MoveError> {
        self.end_now(End::Forfeit(why))
    }

    fn agree_draw(&mut self) -> Result<(), MoveError> {
        self.end_now(End::Agreement)
    }

    fn random_move(&self, source: &mut impl RandomSource) -> Option<Move> {
        playout::random_move(self, source)
    }

    fn playout(&mut self, source: &mut impl RandomSource, max_plies: u32) -> u32 {
        playout::playout(self, source, max_plies)
    }
}
