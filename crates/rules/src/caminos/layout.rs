//! Positions laid out freely, and all that can be wrong with them.

use alloc::vec::Vec;
use core::{error::Error, fmt};

use super::{
    Colour, Material, Options, PlacedPiece, Position, Shape,
    bits::{self, Bits, STRIDE},
    standing::Standing,
};
use crate::{EndReason, Outcome, Seat, Seats, Square};

/// A position as plain data: what stands where, what is left, and whose turn it is.
///
/// Anything can be written into it; [`Position::from_layout`] tells whether it is a position and,
/// if not, all that is wrong with it.
///
/// ```
/// use cauce_rules::{Game, Seat, caminos::{Layout, Options, Position}};
///
/// // A green O and a yellow one, laid out from a game in which they were placed.
/// let mut game = Position::start(&Options::default())?;
/// for token in ["O:a1a2b1b2", "O:d4d5e4e5"] {
///     game.play(game.parse(token)?)?;
/// }
/// let pieces: Vec<_> = game.pieces().collect();
/// let layout = Layout::new(Options::default(), pieces, Seat::ONE);
/// assert_eq!(layout, game.layout());
/// assert_eq!(Position::from_layout(&layout), Ok(game));
///
/// // After one piece each it cannot be yellow's turn.
/// let faults = Position::from_layout(&Layout { to_move: Seat::TWO, ..layout }).unwrap_err();
/// assert_eq!(faults.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// The board, how many play, and whether there are neutral bars.
    pub options: Options,
    /// The pieces that stand, in any order.
    pub pieces: Vec<PlacedPiece>,
    /// How many pieces each seat has left, by the index of the seat and then of the shape in
    /// [`Shape::COLOURED`]. The neutral bars that are left follow from those that stand.
    pub left: [[u8; Shape::COLOURED.len()]; Seat::MAX as usize],
    /// Who is to move; in a game that is over, who would have been, or who placed the piece that
    /// ended it.
    pub to_move: Seat,
    /// Whether each colour, in the order of [`Colour::ALL`], is out: it could not place a piece
    /// when its turn came, and since then the other has gone on alone.
    pub out: [bool; Colour::ALL.len()],
    /// How the game ended, if it has.
    pub ended: Option<Outcome>,
}

impl Layout {
    /// These pieces in a game that goes on, with nobody out and all other pieces left. Partners are taken
    /// to have placed as many pieces of each shape as can be, with the odd ones in turn.
    pub fn new(options: Options, pieces: Vec<PlacedPiece>, to_move: Seat) -> Self {
        let mut left = supply(options);
        for colour in Colour::ALL {
            let seats: Vec<_> =
                Seat::all(options.players()).filter(|&seat| Colour::of(seat) == colour).collect();
            let mut odd = 0;
            for shape in Shape::COLOURED {
                let placed = count(&pieces, colour, shape);
                for (place, seat) in seats.iter().enumerate() {
                    let share = placed / seats.len();
                    let more =
                        usize::from(share * seats.len() < placed && place == odd % seats.len());
                    let left = &mut left[seat.index()][shape as usize];
                    *left = left.saturating_sub(u8::try_from(share + more).unwrap_or(u8::MAX));
                }
                odd += placed % seats.len();
            }
        }
        Self { options, pieces, left, to_move, out: [false; 2], ended: None }
    }
}

/// The pieces of each seat before play.
pub(super) fn supply(options: Options) -> [[u8; Shape::COLOURED.len()]; Seat::MAX as usize] {
    let seats = options.players();
    let mut left = [[0; Shape::COLOURED.len()]; Seat::MAX as usize];
    for seat in Seat::all(seats) {
        left[seat.index()] = Shape::COLOURED.map(|shape| shape.supply() * 2 / seats);
    }
    left
}

fn count(pieces: &[PlacedPiece], colour: Colour, shape: Shape) -> usize {
    let is =
        |piece: &&PlacedPiece| piece.material.colour() == Some(colour) && piece.mv.shape() == shape;
    pieces.iter().filter(is).count()
}

/// What is wrong with a layout.
///
/// Pieces are named by their place in [`Layout::pieces`], from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LayoutFault {
    /// A part of the piece is not over the board.
    OffBoard {
        /// The piece.
        piece: usize,
        /// The first of its squares that the board does not have.
        square: Square,
    },
    /// A cube of the piece is where another piece before it has one.
    Overlap {
        /// The later piece.
        piece: usize,
        /// The square of the cube.
        square: Square,
        /// The storey of the cube, 0 on the board.
        storey: u8,
    },
    /// There is empty space under a cube of the piece.
    Floating {
        /// The piece.
        piece: usize,
        /// The square of the cube.
        square: Square,
        /// The storey of the cube, at least 1.
        storey: u8,
    },
    /// The piece rests on others that rest on it, so that none of them can have been the first.
    Interlocked {
        /// The piece.
        piece: usize,
    },
    /// A bar that is not neutral, or a neutral piece that is no bar.
    Material {
        /// The piece.
        piece: usize,
    },
    /// More neutral bars stand than the game has: two with neutral bars, none without.
    TooManyBars,
    /// Pieces of a colour stand before both neutral bars do.
    BarsFirst,
    /// More pieces of the shape stand than the colour has.
    TooMany {
        /// The colour.
        colour: Colour,
        /// The shape.
        shape: Shape,
    },
    /// The pieces that stand and those that are left do not make up what the colour has.
    NotAllThere {
        /// The colour.
        colour: Colour,
        /// The shape.
        shape: Shape,
    },
    /// A seat has more pieces of the shape left than it had in the beginning.
    TooManyLeft {
        /// The seat.
        seat: Seat,
        /// The shape.
        shape: Shape,
    },
    /// The game has no such seat that could be to move.
    NoSuchSeat(Seat),
    /// Taking turns cannot lead to these numbers of pieces, with this seat to move and those out
    /// who are said to be.
    Turns(Seat),
    /// The colour has joined two sides, and the layout does not say that this ended the game.
    Joined(Colour),
    /// The seat to move can place none of its pieces.
    CannotPlace(Seat),
    /// The game cannot have ended like that.
    Ending(Outcome),
}

impl Error for LayoutFault {}

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OffBoard { piece, square } => {
                write!(f, "piece {} stands over {square}, which is not on the board", piece + 1)
            }
            Self::Overlap { piece, square, storey } => write!(
                f,
                "piece {} has a cube on {square}, storey {}, where another piece has one",
                piece + 1,
                storey + 1
            ),
            Self::Floating { piece, square, storey } => write!(
                f,
                "there is empty space under the cube of piece {} on {square}, storey {}",
                piece + 1,
                storey + 1
            ),
            Self::Interlocked { piece } => {
                write!(f, "piece {} rests on pieces that rest on it", piece + 1)
            }
            Self::Material { piece } => {
                write!(f, "piece {} is not made of what its shape is made of", piece + 1)
            }
            Self::TooManyBars => f.write_str("more neutral bars stand than the game has"),
            Self::BarsFirst => f.write_str("the neutral bars are placed before all other pieces"),
            Self::TooMany { colour, shape } => {
                write!(f, "more {} pieces {} stand than there are", colour.side(), shape.letter())
            }
            Self::NotAllThere { colour, shape } => write!(
                f,
                "the {} pieces {} that stand and those that are left are not {} together",
                colour.side(),
                shape.letter(),
                shape.supply()
            ),
            Self::TooManyLeft { seat, shape } => {
                write!(f, "seat {seat} has more pieces {} left than it had", shape.letter())
            }
            Self::NoSuchSeat(seat) => write!(f, "the game has no seat {seat}"),
            Self::Turns(seat) => write!(
                f,
                "taking turns cannot lead to these numbers of pieces, with seat {seat} to move and \
                 those out who are said to be"
            ),
            Self::Joined(colour) => write!(f, "{} has joined two sides already", colour.side()),
            Self::CannotPlace(seat) => write!(f, "seat {seat} is to move and can place no piece"),
            Self::Ending(_) => f.write_str("the game cannot have ended like that"),
        }
    }
}

impl Position {
    /// The position as plain data; the order of the pieces is that of [`Position::pieces`].
    pub fn layout(&self) -> Layout {
        Layout {
            options: self.options(),
            pieces: self.pieces().collect(),
            left: self.left,
            to_move: self.to_move,
            out: self.out,
            ended: self.outcome,
        }
    }

    /// The position that a layout describes.
    ///
    /// Not every position that is accepted can be reached by play: what is asked is that there is
    /// an order in which the pieces can have been placed, whoever placed them, and that taking
    /// turns can have led to their numbers. Play can go on from all that are not over.
    ///
    /// ```
    /// use cauce_rules::caminos::{Layout, LayoutFault, Material, Options, PlacedPiece, Position};
    /// use cauce_rules::{Game, Seat, Square};
    ///
    /// // Two pieces in one place, and one of them beyond the edge.
    /// let start = Position::start(&Options::default())?;
    /// let piece = |token: &str, material| {
    ///     start.parse(token).map(|mv| PlacedPiece { material, mv })
    /// };
    /// let pieces =
    ///     vec![piece("O:a1a2b1b2", Material::Green)?, piece("O:b1b2c1c2", Material::Yellow)?];
    /// let faults = Position::from_layout(&Layout::new(Options::default(), pieces, Seat::ONE));
    /// let b1 = Square::new(1, 0);
    /// assert_eq!(faults, Err(vec![LayoutFault::Overlap { piece: 1, square: b1, storey: 0 }]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// All that is wrong with the layout.
    pub fn from_layout(layout: &Layout) -> Result<Self, Vec<LayoutFault>> {
        let mut faults = Vec::new();
        let options = layout.options;
        check_places(layout, &mut faults);
        let misplaced = faults.len();
        check_numbers(layout, &mut faults);
        let bars = layout.pieces.iter().filter(|piece| piece.mv.shape() == Shape::I).count();
        let mut position = Self {
            board: options.board,
            seats: options.players(),
            filled: [0; 3],
            own: [[0; 3]; Colour::ALL.len()],
            standing: Standing::EMPTY,
            left: layout.left,
            bars: if options.neutrals { 2 - bars.min(2) as u8 } else { 0 },
            out: [false; Colour::ALL.len()],
            to_move: layout.to_move,
            outcome: layout.ended,
        };
        for &piece in &layout.pieces {
            position.put(piece);
        }
        if faults.len() == misplaced {
            // In a game that is exhausted both are out, one of them only since the last piece.
            let exhausted = layout.ended.is_some_and(|it| it.reason == EndReason::Exhausted);
            let before = out_by_turns(layout, position.bars);
            let now = if exhausted { before.map(|_| [true; 2]) } else { before };
            if now != Some(layout.out) {
                faults.push(LayoutFault::Turns(layout.to_move));
            }
            position.out = before.unwrap_or_default();
        }
        // What has been joined, and who can place a piece, only a sound board can say.
        if faults.is_empty() {
            position.check_end(&mut faults);
        }
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    /// Whether the game has ended, or not, as the board says.
    fn check_end(&mut self, faults: &mut Vec<LayoutFault>) {
        let mover = Colour::of(self.to_move);
        let [joined, others_joined] =
            [mover, mover.other()].map(|colour| self.joined(colour).next().is_some());
        if others_joined {
            faults.push(LayoutFault::Joined(mover.other()));
        }
        let reason = self.outcome.map(|outcome| outcome.reason);
        if joined && reason != Some(EndReason::Connection) {
            faults.push(LayoutFault::Joined(mover));
        }
        let asked = self.bars == 0 && !ended_by_piece(self.outcome);
        if asked && faults.is_empty() && !self.can_place(self.to_move, &self.heights()) {
            faults.push(LayoutFault::CannotPlace(self.to_move));
        }
        let Some(outcome) = self.outcome else { return };
        let winners = match outcome.reason {
            EndReason::Connection => joined.then(|| self.team(mover)),
            EndReason::Exhausted => {
                // The turn goes on from the last piece as in play.
                self.advance(&self.heights());
                (self.out == [true; 2]).then_some(Seats::NONE)
            }
            EndReason::Agreement => Some(Seats::NONE),
            EndReason::Resignation(seat) | EndReason::Time(seat) => {
                (seat == self.to_move).then(|| self.team(mover.other()))
            }
            _ => None,
        };
        if winners != Some(outcome.winners) {
            faults.push(LayoutFault::Ending(outcome));
        }
    }
}

/// Whether the last piece ended the game, so that the turn is still with who placed it.
fn ended_by_piece(ended: Option<Outcome>) -> bool {
    let reason = ended.map(|outcome| outcome.reason);
    matches!(reason, Some(EndReason::Connection | EndReason::Exhausted))
}

/// Looks at where the pieces stand.
fn check_places(layout: &Layout, faults: &mut Vec<LayoutFault>) {
    let board = layout.options.board;
    let before = faults.len();
    let mut filled: [Bits; 3] = [0; 3];
    for (piece, placed) in layout.pieces.iter().enumerate() {
        if let Some(square) = placed.mv.squares().find(|&square| !board.contains(square)) {
            faults.push(LayoutFault::OffBoard { piece, square });
        }
        let mut overlap = None;
        for (square, storey) in placed.mv.cubes() {
            let bit = bits::bit(square).unwrap_or_default();
            let storeys = &mut filled[usize::from(storey)];
            if *storeys & bit != 0 {
                overlap.get_or_insert(LayoutFault::Overlap { piece, square, storey });
            }
            *storeys |= bit;
        }
        faults.extend(overlap);
    }
    for (piece, placed) in layout.pieces.iter().enumerate() {
        let floats = |&(square, storey): &(Square, u8)| {
            let bit = bits::bit(square).unwrap_or_default();
            storey > 0 && filled[usize::from(storey) - 1] & bit == 0
        };
        if let Some((square, storey)) = placed.mv.cubes().find(floats) {
            faults.push(LayoutFault::Floating { piece, square, storey });
        }
    }
    if faults.len() == before {
        check_order(layout, faults);
    }
}

/// Looks for an order in which the pieces can have been placed, and names those that are left.
fn check_order(layout: &Layout, faults: &mut Vec<LayoutFault>) {
    let mut heights = [0; (STRIDE as usize).pow(2)];
    let at = |square: Square| usize::from(square.rank * STRIDE + square.file);
    let mut waiting: Vec<_> = layout.pieces.iter().enumerate().collect();
    loop {
        let before = waiting.len();
        waiting.retain(|(_, placed)| {
            let stands = placed.mv.columns().all(|(square, base, _)| heights[at(square)] == base);
            if stands {
                for (square, base, cubes) in placed.mv.columns() {
                    heights[at(square)] = base + cubes;
                }
            }
            !stands
        });
        if waiting.len() == before {
            break;
        }
    }
    faults.extend(waiting.into_iter().map(|(piece, _)| LayoutFault::Interlocked { piece }));
}

/// Looks at what the pieces are and how many there are of them.
fn check_numbers(layout: &Layout, faults: &mut Vec<LayoutFault>) {
    for (piece, placed) in layout.pieces.iter().enumerate() {
        if (placed.mv.shape() == Shape::I) != (placed.material == Material::Neutral) {
            faults.push(LayoutFault::Material { piece });
        }
    }
    let bars = layout.pieces.iter().filter(|piece| piece.mv.shape() == Shape::I).count();
    let due = if layout.options.neutrals { 2 } else { 0 };
    if bars > due {
        faults.push(LayoutFault::TooManyBars);
    }
    if bars < due && layout.pieces.len() > bars {
        faults.push(LayoutFault::BarsFirst);
    }
    let supply = supply(layout.options);
    for shape in Shape::COLOURED {
        for seat in Seat::all(Seat::MAX) {
            if layout.left[seat.index()][shape as usize] > supply[seat.index()][shape as usize] {
                faults.push(LayoutFault::TooManyLeft { seat, shape });
            }
        }
        for colour in Colour::ALL {
            let placed = count(&layout.pieces, colour, shape);
            let left = Seat::all(Seat::MAX)
                .filter(|&seat| Colour::of(seat) == colour)
                .map(|seat| usize::from(layout.left[seat.index()][shape as usize]))
                .sum::<usize>();
            if placed > usize::from(shape.supply()) {
                faults.push(LayoutFault::TooMany { colour, shape });
            } else if placed + left != usize::from(shape.supply()) {
                faults.push(LayoutFault::NotAllThere { colour, shape });
            }
        }
    }
    if layout.to_move.index() >= usize::from(layout.options.players()) {
        faults.push(LayoutFault::NoSuchSeat(layout.to_move));
    }
}

/// Which colours are out, told by the numbers of pieces and the turn; `None` where taking turns
/// cannot lead there.
///
/// Partners place in turn, and so do the colours, until one of them is out and the other goes on
/// alone. Whoever has placed more than turns allow has therefore gone on alone.
fn out_by_turns(layout: &Layout, bars: u8) -> Option<[bool; 2]> {
    let supply = supply(layout.options);
    let sum = |pieces: [u8; Shape::COLOURED.len()]| pieces.into_iter().map(u32::from).sum::<u32>();
    let mut placed = [0; 2];
    let mut by_seat = [0; Seat::MAX as usize];
    for seat in Seat::all(Seat::MAX) {
        let own = sum(supply[seat.index()]).checked_sub(sum(layout.left[seat.index()]))?;
        by_seat[seat.index()] = own;
        placed[Colour::of(seat) as usize] += own;
    }
    let players = layout.options.players();
    if players == 4 {
        let in_turn = |first: u32, second: u32| first == second || first == second + 1;
        let [one, two, three, four] = by_seat;
        if !in_turn(one, three) || !in_turn(two, four) {
            return None;
        }
    }
    let mover = Colour::of(layout.to_move);
    if ended_by_piece(layout.ended) {
        placed[mover as usize] = placed[mover as usize].checked_sub(1)?;
    }
    let [green, yellow] = placed;
    if bars > 0 {
        let due = if bars == 2 { Seat::ONE } else { Seat::TWO };
        return (green + yellow == 0 && layout.to_move == due).then_some([false; 2]);
    }
    let partner = players == 4 && placed[mover as usize] % 2 == 1;
    let due = mover as u8 + if partner { 2 } else { 0 };
    if layout.to_move.index() != usize::from(due) {
        return None;
    }
    match mover {
        Colour::Green => (green >= yellow).then_some([false, green > yellow]),
        Colour::Yellow => (yellow + 1 >= green).then_some([yellow + 1 > green, false]),
    }
}
