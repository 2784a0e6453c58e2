//! Positions laid out freely, and what can be wrong with one.

use alloc::vec::Vec;
use core::{error::Error, fmt};

use super::{
    Colour, Cut, Ending, Ends, Left, PIECES, Piece, Placed, Position, Squares, links::Links,
};
use crate::{Direction, Square};

/// A position as plain data, whether or not a game could stand so.
///
/// [`Position::from_layout`] makes a position of it, or says all that is wrong.
///
/// ```
/// use cauce_rules::{Game, GameLine, sendas::{Layout, LayoutFault, Position}};
///
/// let start = GameLine::<Position>::fresh().replay();
/// let mut layout: Layout = start.layout();
/// assert_eq!(Position::from_layout(&layout), Ok(start));
///
/// // Take d1 away: white is short of a piece, and c1 is on its own.
/// layout.pieces.retain(|(square, _)| square.to_string() != "d1");
/// let faults = Position::from_layout(&layout).unwrap_err();
/// assert!(matches!(faults[..], [LayoutFault::Count { .. }, LayoutFault::Apart(_)]));
/// assert_eq!(faults[0].to_string(), "white has 5 pieces on the board instead of 6");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    /// The pieces on the board, in any order.
    pub pieces: Vec<(Square, Piece)>,
    /// Whose turn it is, or was when the game ended.
    pub to_move: Colour,
    /// How the game ended, if it has.
    pub ending: Option<Ending>,
}

impl Default for Layout {
    /// An empty board, with white to move.
    fn default() -> Self {
        Self { pieces: Vec::new(), to_move: Colour::White, ending: None }
    }
}

impl Layout {
    /// Puts a piece on the board, not turned over. Tells whether its square is on the board and
    /// free; if not, nothing changes.
    ///
    /// ```
    /// use cauce_rules::{Direction, Square, sendas::{Colour, Layout}};
    ///
    /// let mut layout = Layout::default();
    /// assert!(layout.put(Colour::White, "c1NE".parse()?));
    /// assert!(!layout.put(Colour::Black, "c1SW".parse()?), "c1 is taken");
    /// assert!(layout.put(Colour::Black, "d1EW".parse()?));
    /// assert!(layout.links(Square::new(2, 0)).eq([Direction::East]));
    /// # Ok::<(), cauce_rules::Fault>(())
    /// ```
    pub fn put(&mut self, colour: Colour, placed: Placed) -> bool {
        let Placed { square, ends } = placed;
        let free = !Squares::only(square).is_empty() && self.at(square).is_none();
        if free {
            self.pieces.push((square, Piece { colour, ends, wildcard: false }));
        }
        free
    }

    /// What lies on a square; the first of several.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.pieces.iter().find(|(at, _)| *at == square).map(|&(_, piece)| piece)
    }

    /// The sides on which the piece on a square is linked with its neighbour.
    pub fn links(&self, square: Square) -> impl Iterator<Item = Direction> + use<> {
        self.all_links().of(Squares::only(square))
    }

    /// The pieces of a colour that do not hang together with the largest group of that colour.
    pub fn apart(&self, colour: Colour) -> Squares {
        self.all_links().stray(self.squares(|piece| piece.colour == colour))
    }

    fn all_links(&self) -> Links {
        let open = Direction::ALL.map(|side| self.squares(|piece| piece.ends.contains(side)));
        Links::between(&open)
    }

    /// The squares on the board of those pieces.
    fn squares(&self, of: impl Fn(Piece) -> bool) -> Squares {
        self.pieces.iter().filter(|(_, piece)| of(*piece)).map(|&(square, _)| square).collect()
    }
}

/// Something that is wrong with a [`Layout`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum LayoutFault {
    /// The square is not on the board.
    OffBoard(Square),
    /// More than one piece lies on the square, or a piece lies where the one that left was.
    Occupied(Square),
    /// A piece that is turned over is not open on all sides.
    ClosedWildcard(Square),
    /// A colour has too few or too many pieces on the board: there must be six, or five where the
    /// sixth has left.
    Count {
        /// The colour.
        colour: Colour,
        /// How many pieces it has.
        pieces: u32,
        /// How many it must have.
        needed: u32,
    },
    /// The piece that left the board is not of the side whose turn it was.
    LeftOutOfTurn,
    /// The piece that left the board is not linked with one on this square, past which it left.
    NoWayOut(Square),
    /// Pieces do not hang together with the others of their colour; where one has left the board,
    /// with that one.
    Apart(Cut),
}

impl Error for LayoutFault {}

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard(square) => write!(f, "{square} is not on the board"),
            Self::Occupied(square) => write!(f, "there is more than one piece for {square}"),
            Self::ClosedWildcard(square) => {
                write!(f, "the piece on {square} is turned over and must be open on all sides")
            }
            Self::Count { colour, pieces, needed } => {
                let colour = colour.side();
                write!(f, "{colour} has {pieces} pieces on the board instead of {needed}")
            }
            Self::LeftOutOfTurn => {
                f.write_str("the piece that left is not of the side whose turn it was")
            }
            Self::NoWayOut(gate) => {
                write!(f, "the piece that left is not linked with a piece on {gate}")
            }
            Self::Apart(Cut { colour, pieces }) => {
                write!(f, "{} is parted: {pieces} not linked with the rest", colour.side())
            }
        }
    }
}

impl Position {
    /// The position that is laid out.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn from_layout(layout: &Layout) -> Result<Self, Vec<LayoutFault>> {
        let mut faults = Vec::new();
        let mut position = Self::empty(layout.to_move);
        position.ending = layout.ending;
        for &(square, piece) in &layout.pieces {
            let place = Squares::only(square);
            if place.is_empty() {
                faults.push(LayoutFault::OffBoard(square));
            } else if position.occupied().meets(place) {
                faults.push(LayoutFault::Occupied(square));
            } else {
                position.add(place, piece);
                if piece.wildcard && piece.ends != Ends::ALL {
                    faults.push(LayoutFault::ClosedWildcard(square));
                }
            }
        }
        let left = position.left();
        for colour in Colour::ALL {
            let pieces = position.pieces(colour).len();
            let outside = left.is_some_and(|left| left.piece.colour == colour);
            let needed = PIECES as u32 - u32::from(outside);
            if pieces != needed {
                faults.push(LayoutFault::Count { colour, pieces, needed });
            }
        }
        if let Some(left) = left {
            position.faults_of_exit(left, &mut faults);
        }
        for colour in Colour::ALL {
            let pieces = position.apart(colour);
            if !pieces.is_empty() {
                faults.push(LayoutFault::Apart(Cut { colour, pieces }));
            }
        }
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    /// The position as plain data: the pieces rank by rank from the south, each from the west.
    pub fn layout(&self) -> Layout {
        let pieces = self.occupied().iter().filter_map(|at| Some((at, self.at(at)?))).collect();
        Layout { pieces, to_move: self.to_move, ending: self.ending }
    }

    /// The pieces of a colour that do not hang together with the largest group of it, or with the
    /// piece of it that has left.
    fn apart(&self, colour: Colour) -> Squares {
        let links = Links::between(&self.open);
        match self.left() {
            // Outside it is linked with the gate alone.
            Some(left) if left.piece.colour == colour => {
                self.pieces(colour) & !links.part(Squares::only(left.gate()))
            }
            _ => links.stray(self.pieces(colour)),
        }
    }

    fn faults_of_exit(&self, left: Left, faults: &mut Vec<LayoutFault>) {
        let Left { piece, from, .. } = left;
        if piece.colour != self.to_move {
            faults.push(LayoutFault::LeftOutOfTurn);
        }
        if piece.wildcard && piece.ends != Ends::ALL {
            faults.push(LayoutFault::ClosedWildcard(from));
        }
        let place = Squares::only(from);
        if place.is_empty() {
            faults.push(LayoutFault::OffBoard(from));
        } else if self.occupied().meets(place) {
            faults.push(LayoutFault::Occupied(from));
        }
        let (gate, forward) = (left.gate(), piece.colour.forward());
        let open = self.open[forward as usize].contains(gate);
        if !open || !piece.ends.contains(forward.opposite()) {
            faults.push(LayoutFault::NoWayOut(gate));
        }
    }
}
