//! The state of a game of Caminos, and what is legal in it.

use std::ops::ControlFlow;

use super::{
    Board, Illegal, Move, Options, Orientation, Path, Points, Shape,
    bits::{self, Bits},
    connection::Sheets,
    moves::Footprint,
    path,
    placements::Heights,
    playout,
};
use crate::{
    Dice, EndReason, Forfeit, Game, GameKind, OptionsError, Outcome, Score, Seat, Seats, Side,
    Square, Turn,
};

/// The colour of a cube.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Of the seats 1 and 3.
    Green,
    /// Of the seats 2 and 4.
    Yellow,
    /// Of a neutral bar.
    Neutral,
}

impl Colour {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Neutral];

    const fn of(seat: Seat) -> Self {
        if seat.index().is_multiple_of(2) { Self::Green } else { Self::Yellow }
    }

    const fn side(self) -> Side {
        if matches!(self, Self::Green) { Side::Green } else { Side::Yellow }
    }
}

/// A position of Caminos.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    board: Board,
    seats: u8,
    /// The cubes by colour and storey.
    cubes: [[Bits; 3]; 3],
    /// The pieces left by seat and shape.
    left: [[u8; Shape::COLOURED.len()]; Seat::MAX as usize],
    /// The neutral bars still to be placed.
    bars: u8,
    /// The pieces of green and of yellow that touch the border of the board.
    border_pieces: [u8; 2],
    /// Whether green and yellow are out.
    out: [bool; 2],
    pub(super) to_move: Seat,
    outcome: Option<Outcome>,
}

impl Position {
    /// The board.
    pub fn board(&self) -> Board {
        self.board
    }

    /// How many cubes stand on a square, 0 to 3.
    pub fn height(&self, square: Square) -> u8 {
        let bit = bits::bit(square).unwrap_or_default();
        self.filled().iter().map(|storey| u8::from(storey & bit != 0)).sum()
    }

    /// The colours of the cubes on a square, from the bottom to the top.
    pub fn column(&self, square: Square) -> impl Iterator<Item = Colour> + use<> {
        let bit = bits::bit(square).unwrap_or_default();
        let cubes = self.cubes;
        (0..3).map_while(move |storey| {
            Colour::ALL.into_iter().find(|&colour| cubes[colour as usize][storey] & bit != 0)
        })
    }

    /// How many pieces of a shape a seat has left to place.
    ///
    /// The neutral bars belong to the two seats that place them first.
    pub fn left(&self, seat: Seat, shape: Shape) -> u8 {
        match shape {
            Shape::I => match seat {
                Seat::ONE => u8::from(self.bars == 2),
                Seat::TWO => u8::from(self.bars >= 1),
                _ => 0,
            },
            _ if seat.index() < usize::from(self.seats) => self.left[seat.index()][shape as usize],
            _ => 0,
        }
    }

    /// Whether the piece to be placed now is a neutral bar.
    pub fn is_bar_due(&self) -> bool {
        self.bars > 0 && self.outcome.is_none()
    }

    /// The colour of the piece to be placed now; none when the game is over.
    pub fn placing(&self) -> Option<Colour> {
        let own = if self.bars > 0 { Colour::Neutral } else { Colour::of(self.to_move) };
        self.outcome.is_none().then_some(own)
    }

    /// Whether a side could not place a piece when its turn came, and places no more.
    pub fn is_out(&self, side: Side) -> bool {
        match side {
            Side::Green => self.out[0],
            Side::Yellow => self.out[1],
            _ => false,
        }
    }

    /// How many pieces of a side have a cube that rests on a square of one of the board's sides.
    pub fn border_pieces(&self, side: Side) -> u32 {
        match side {
            Side::Green => self.border_pieces[0].into(),
            Side::Yellow => self.border_pieces[1].into(),
            _ => 0,
        }
    }

    /// The height at which the lowest cube of a piece would come to rest if it were lowered onto
    /// the board as it lies; squares that are not on the board do not hold it up.
    pub fn rest(&self, mv: Move) -> u8 {
        mv.columns()
            .map(|(square, base, _)| self.height(square).saturating_sub(base))
            .max()
            .unwrap_or_default()
    }

    /// Lowers a piece onto the board as it lies, its south-western corner so many files and ranks
    /// from `a1`, which may lead off the board.
    ///
    /// Gives the height at which its lowest cube comes to rest, and the move, or why it is not
    /// legal.
    pub fn lower(
        &self,
        orientation: Orientation,
        east: i8,
        north: i8,
    ) -> (u8, Result<Move, crate::Illegal>) {
        let under = orientation.columns().iter().filter_map(|column| {
            let square = Square::new(0, 0).offset(
                east.checked_add_unsigned(column.east)?,
                north.checked_add_unsigned(column.north)?,
            )?;
            Some(self.height(square).saturating_sub(column.base))
        });
        let rest = under.max().unwrap_or_default();
        let anchor = Square::new(0, 0).offset(east, north);
        let mv = anchor.and_then(|anchor| Move::new(orientation, anchor));
        let legal = mv.ok_or(Illegal::OffGrid.into()).and_then(|mv| self.check(mv).map(|()| mv));
        (rest, legal)
    }

    /// What the game is worth and why, once it is over.
    pub fn points(&self) -> Option<Points> {
        let outcome = self.outcome?;
        Some(match outcome.reason {
            EndReason::Connection => {
                let winner = Colour::of(outcome.winners.iter().next()?);
                let sheets = self.sheets(winner);
                let (path, doubled) = path::counted(self.board, sheets, |at| self.height(at))?;
                Points::Connection { winner: winner.side(), path, doubled }
            }
            EndReason::Exhausted => {
                let [green, yellow] = self.border_pieces.map(u32::from);
                Points::Border { green, yellow }
            }
            _ => Points::Unplayed,
        })
    }

    /// The squares linked to one whose top cube is green or yellow, with that one; nothing for
    /// another square. Rank by rank from the south, each from the west.
    pub fn linked(&self, square: Square) -> impl Iterator<Item = Square> + use<> {
        let bit = bits::bit(square).unwrap_or_default();
        let linked = [Colour::Green, Colour::Yellow]
            .map(|colour| self.sheets(colour).flood(bit))
            .into_iter()
            .fold(0, |all, linked| all | linked);
        bits::squares(linked)
    }

    /// The shortest path of a side between two of the board's sides, if it has joined them.
    pub fn path(&self, side: Side, sides: (usize, usize)) -> Option<Path> {
        let colour = match side {
            Side::Green => Colour::Green,
            Side::Yellow => Colour::Yellow,
            _ => return None,
        };
        path::shortest(self.board, self.sheets(colour), |at| self.height(at), sides)
    }

    /// The squares that are filled on each storey.
    pub(super) fn filled(&self) -> [Bits; 3] {
        let [green, yellow, neutral] = self.cubes;
        [0, 1, 2].map(|storey| green[storey] | yellow[storey] | neutral[storey])
    }

    pub(super) fn heights(&self) -> Heights {
        Heights::new(self.board, self.filled())
    }

    pub(super) fn sheets(&self, colour: Colour) -> Sheets {
        Sheets::new(self.cubes[colour as usize], self.filled())
    }

    /// Whether a piece can be placed in this orientation anywhere, if there is one to place.
    pub fn admits(&self, orientation: Orientation) -> bool {
        self.heights().anchors(orientation) != 0
    }

    /// The shapes of which the seat to move has a piece that may be placed now, whether or not it
    /// fits anywhere; nothing when the game is over.
    pub fn shapes(&self) -> impl Iterator<Item = Shape> {
        Shape::ALL.into_iter().filter(|&shape| self.offers(shape).is_ok())
    }

    /// Whether the seat to move has a piece of this shape that may be placed now.
    ///
    /// # Errors
    /// Why it has not.
    pub fn offers(&self, shape: Shape) -> Result<(), crate::Illegal> {
        let seat = self.decider()?;
        if self.is_bar_due() && shape != Shape::I {
            return Err(Illegal::BarFirst.into());
        }
        if self.left(seat, shape) == 0 {
            return Err(Illegal::NoneLeft(shape).into());
        }
        Ok(())
    }

    /// Places a piece that is legal and sees whether it wins, and whose turn is next.
    pub(super) fn place(&mut self, mv: Move) {
        let colour = if self.bars > 0 { Colour::Neutral } else { Colour::of(self.to_move) };
        let mut under = 0;
        for (square, base, cubes) in mv.columns() {
            let bit = bits::bit(square).unwrap_or_default();
            under |= bit;
            for storey in base..base + cubes {
                self.cubes[colour as usize][usize::from(storey)] |= bit;
            }
        }
        if colour == Colour::Neutral {
            self.bars -= 1;
            self.to_move = if self.bars == 0 { Seat::ONE } else { Seat::TWO };
            return;
        }
        self.left[self.to_move.index()][mv.shape() as usize] -= 1;
        self.border_pieces[colour as usize] += u8::from(mv.border(self.board).is_some());
        if self.sheets(colour).join_sides(self.board, under) {
            self.end(self.team(self.to_move), EndReason::Connection);
        } else {
            self.advance();
        }
    }

    /// Gives the turn to the next seat that can place a piece; who cannot is out with all of the
    /// side, and when both sides are the game is over.
    fn advance(&mut self) {
        let heights = self.heights();
        let mut seat = self.to_move;
        for _ in 0..self.seats {
            seat = seat.next(self.seats);
            let out = &mut self.out[Colour::of(seat) as usize];
            if *out {
                continue;
            }
            let left = &self.left[seat.index()];
            let can_place = |&shape: &Shape| left[shape as usize] > 0 && heights.admit(shape);
            if Shape::COLOURED.iter().any(can_place) {
                self.to_move = seat;
                return;
            }
            *out = true;
        }
        self.end(Seats::NONE, EndReason::Exhausted);
    }

    pub(super) fn end(&mut self, winners: Seats, reason: EndReason) {
        self.outcome = Some(Outcome { winners, reason });
    }

    /// All seats that play with this one.
    fn team(&self, seat: Seat) -> Seats {
        Seat::all(self.seats).filter(|&other| Colour::of(other) == Colour::of(seat)).collect()
    }

    /// Who decides, as long as the game goes on.
    fn decider(&self) -> Result<Seat, crate::Illegal> {
        if self.outcome.is_some() { Err(crate::Illegal::Over) } else { Ok(self.to_move) }
    }

    /// Whether a piece, lowered onto the board as it lies, stands as the rules demand.
    fn stands(&self, mv: Move) -> Result<(), crate::Illegal> {
        if let Some(square) = mv.squares().find(|&square| !self.board.contains(square)) {
            return Err(crate::Illegal::OffBoard(square));
        }
        let rest = self.rest(mv);
        if let Some((square, _, _)) =
            mv.columns().find(|&(square, base, _)| self.height(square) < base + rest)
        {
            return Err(Illegal::Gap(square).into());
        }
        if rest > 0 { Err(Illegal::Aloft.into()) } else { Ok(()) }
    }
}

#[cfg(test)]
impl Position {
    /// Puts one cube, whether the rules allow it or not, so that a test can draw what it means.
    pub(super) fn put(&mut self, square: Square, storey: usize, colour: Colour) {
        self.cubes[colour as usize][storey] |= bits::bit(square).unwrap();
    }
}

impl Game for Position {
    const KIND: GameKind = GameKind::Caminos;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        let seats = if options.four_players { 4 } else { 2 };
        let mut left = [[0; Shape::COLOURED.len()]; Seat::MAX as usize];
        for seat in Seat::all(seats) {
            left[seat.index()] = Shape::COLOURED.map(|shape| shape.supply() * 2 / seats);
        }
        Ok(Self {
            board: options.board,
            seats,
            cubes: [[0; 3]; 3],
            left,
            bars: if options.neutrals { 2 } else { 0 },
            border_pieces: [0; 2],
            out: [false; 2],
            to_move: Seat::ONE,
            outcome: None,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        (seat.index() < usize::from(self.seats)).then(|| Colour::of(seat).side())
    }

    fn turn(&self) -> Turn {
        match self.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Move(self.to_move),
        }
    }

    /// The points of the finished game.
    fn score(&self) -> Option<Score> {
        self.points().map(|points| points.score())
    }

    /// Those of the seat's side: partners bring home the same.
    fn earned(&self, seat: Seat) -> u32 {
        let side = self.side(seat);
        side.and_then(|side| self.score()?.of(side)).unwrap_or_default()
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let heights = self.heights();
        self.shapes().flat_map(|shape| heights.placements(shape)).try_for_each(&mut visit)
    }

    fn check(&self, mv: Move) -> Result<(), crate::Illegal> {
        self.offers(mv.shape())?;
        self.stands(mv)
    }

    fn play_trusted(&mut self, mv: Move) {
        self.place(mv);
    }

    /// Reads a token; the present heights say how the piece lies. Where it can lie in no way, the
    /// reading that would come to rest lowest is given.
    fn parse(&self, token: &str) -> Result<Move, crate::Illegal> {
        let footprint = Footprint::parse(token)?;
        if let Some(&square) =
            footprint.squares.iter().find(|&&square| !self.board.contains(square))
        {
            return Err(crate::Illegal::OffBoard(square));
        }
        footprint
            .moves()
            .min_by_key(|&mv| (self.stands(mv).is_err(), self.rest(mv)))
            .ok_or_else(|| Illegal::NotTheShape(footprint.shape).into())
    }

    fn forfeit(&mut self, why: Forfeit) -> Result<(), crate::Illegal> {
        let seat = self.decider()?;
        self.end(self.team(seat.next(self.seats)), why.by(seat));
        Ok(())
    }

    fn agree_draw(&mut self) -> Result<(), crate::Illegal> {
        self.decider()?;
        self.end(Seats::NONE, EndReason::Agreement);
        Ok(())
    }

    fn play_random(&mut self, dice: &mut impl Dice) -> Option<Move> {
        playout::play_random(self, dice)
    }
}
