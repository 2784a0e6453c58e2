//! The state of a game of Sendas, and what can be asked of it.

use core::fmt;

use super::{
    Colour, Cut, Ending, Ends, Left, Move, MoveError as Own, Piece, Squares, generate::Ground,
    links::Links,
};
use crate::{Direction, MoveError, Square, picture::write_board};

/// A position of Sendas.
///
/// Every position is *whole*: the pieces of each colour hang together, through pieces of the other
/// colour if need be.
///
/// Two positions are equal when the same squares bear pieces of the same colours with the same open
/// ends and the same sides up, the same side is to move, and they have ended alike if they have.
/// Which of two equal pieces lies where makes no difference, nor does how the position came about:
/// that is also what a repetition means.
///
/// ```
/// use cauce_rules::{Game, Square, sendas::{Colour, Options, Position}};
///
/// let position = Position::start(&Options::default())?;
/// let square = |name| Square::parse(name).unwrap();
///
/// assert_eq!(position.to_move(), Colour::White);
/// assert_eq!(position.pieces(Colour::White).to_string(), "c1, d1, e1, f1, g1, e2");
/// assert_eq!(position.at(square("c1")).unwrap().ends.to_string(), "NE");
/// // The elbow on c1 may be put on d2, beside the cross on e2, in one of two orientations.
/// assert!(position.landings(square("c1")).contains(square("d2")));
/// let orientations: Vec<_> = position.orientations(square("c1"), square("d2")).collect();
/// assert_eq!(orientations.len(), 2, "NE and ES");
/// // Without d1, c1 would be on its own.
/// assert_eq!(position.cut_without(square("d1")).unwrap().pieces.to_string(), "c1");
/// assert!(!position.can_move(square("d1")));
/// # Ok::<(), cauce_rules::OptionsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces that are open in each direction.
    pub(super) open: [Squares; 4],
    /// The pieces of each colour.
    pub(super) sides: [Squares; 2],
    pub(super) wildcards: Squares,
    pub(super) to_move: Colour,
    pub(super) ending: Option<Ending>,
}

impl Position {
    /// A board without pieces, on which to lay some out.
    pub(super) const fn empty(to_move: Colour) -> Self {
        Self {
            open: [Squares::NONE; 4],
            sides: [Squares::NONE; 2],
            wildcards: Squares::NONE,
            to_move,
            ending: None,
        }
    }

    /// The pieces of a colour.
    #[inline]
    pub const fn pieces(&self, colour: Colour) -> Squares {
        self.sides[colour as usize]
    }

    /// The pieces of both colours that are open in a direction.
    #[inline]
    pub const fn open(&self, direction: Direction) -> Squares {
        self.open[direction as usize]
    }

    /// All pieces, of both colours, that hang together with these.
    ///
    /// ```
    /// use cauce_rules::{GameLine, sendas::{Colour, Position}};
    ///
    /// let start = GameLine::<Position>::default().position();
    /// let white = start.pieces(Colour::White);
    /// assert_eq!(start.linked_with(white), white, "the trails are not joined");
    /// ```
    pub fn linked_with(&self, pieces: Squares) -> Squares {
        Links::between(&self.open).part(pieces & self.occupied())
    }

    /// The pieces of both colours that have been turned over.
    pub const fn wildcards(&self) -> Squares {
        self.wildcards
    }

    /// Whose turn it is, or was when the game ended.
    #[inline]
    pub const fn to_move(&self) -> Colour {
        self.to_move
    }

    /// How the game ended, if it has.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The piece that left the board at the end, if one did.
    pub const fn left(&self) -> Option<Left> {
        match self.ending {
            Some(Ending::Exit(left)) => Some(left),
            _ => None,
        }
    }

    /// What lies on a square; `None` for an empty one and for one off the board.
    pub fn at(&self, square: Square) -> Option<Piece> {
        let colour =
            Colour::ALL.into_iter().find(|&colour| self.pieces(colour).contains(square))?;
        Some(Piece {
            colour,
            ends: self.ends(Squares::only(square)),
            wildcard: self.wildcards.contains(square),
        })
    }

    /// The sides on which the piece on a square is linked with its neighbour; none for an empty
    /// square.
    pub fn links(&self, square: Square) -> impl Iterator<Item = Direction> + use<> {
        Ground::new(self).links.directions(Squares::only(square))
    }

    /// Whether the two trails are joined: all pieces on the board hang together.
    pub fn is_joined(&self) -> bool {
        Ground::new(self).joined
    }

    /// The piece on this square, if it is the mover's to move.
    ///
    /// # Errors
    /// Why it is not.
    pub fn own_piece(&self, square: Square) -> Result<Piece, MoveError> {
        self.check_going_on()?;
        if Squares::only(square).is_empty() {
            return Err(MoveError::OffBoard(square));
        }
        match self.at(square) {
            None => Err(Own::NoPiece(square).into()),
            Some(piece) if piece.colour != self.to_move => Err(Own::NotYours(square).into()),
            Some(piece) => Ok(piece),
        }
    }

    /// Where the piece on a square can be put, in any orientation; its own square where
    /// it can be turned in place. Nothing for a piece that is not the mover's.
    pub fn landings(&self, from: Square) -> Squares {
        self.landings_by_orientation(from).fold(Squares::NONE, |all, (_, squares)| all | squares)
    }

    /// The orientations in which the piece on a square can be put on another, or turned on its own,
    /// in the order of [`Shape::orientations`](super::Shape::orientations).
    pub fn orientations(&self, from: Square, to: Square) -> impl Iterator<Item = Ends> {
        self.landings_by_orientation(from)
            .filter(move |(_, squares)| squares.contains(to))
            .map(|(orientation, _)| orientation)
    }

    /// The squares at the far edge past which the piece on a square can leave the board.
    pub fn gates(&self, from: Square) -> Squares {
        match self.own_piece(from) {
            Ok(_) => Ground::new(self).lift(Squares::only(from)).gates(),
            Err(_) => Squares::NONE,
        }
    }

    /// Whether the piece on a square is the mover's and can be put elsewhere, turned in place or
    /// taken off the board.
    pub fn can_move(&self, square: Square) -> bool {
        !self.landings(square).is_empty() || !self.gates(square).is_empty()
    }

    /// The pieces that can be turned over now: those of the mover that are not open on all sides,
    /// while the trails are joined.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, sendas::Position};
    ///
    /// let line = "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW \
    ///             black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW";
    /// let position = line.parse::<GameLine<Position>>()?.position();
    /// assert_eq!(position.flippable().to_string(), "c4, d4, f4, g4, h4");
    /// assert!(!position.can_flip(Square::new(4, 3)), "the cross on e4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn flippable(&self) -> Squares {
        if self.is_over() || !self.is_joined() { Squares::NONE } else { self.fewer_ends() }
    }

    /// Whether the piece on a square can be turned over now.
    pub fn can_flip(&self, square: Square) -> bool {
        self.flippable().contains(square)
    }

    /// The mover's piece on a square as it would lie beyond the far edge: turned, if need be, so
    /// that it is linked with the piece past which it leaves.
    ///
    /// ```
    /// use cauce_rules::{Game, GameLine, Square, sendas::Position};
    ///
    /// let start = GameLine::<Position>::default().position();
    /// let turned = start.outside(Square::new(3, 0)).unwrap();
    /// assert_eq!(turned.ends.to_string(), "NS", "the straight on d1 lies EW");
    /// assert_eq!(start.outside(Square::new(2, 8)), None, "c9 is black's");
    /// ```
    pub fn outside(&self, from: Square) -> Option<Piece> {
        let piece = self.own_piece(from).ok()?;
        let back = piece.colour.forward().opposite();
        Some(Piece { ends: piece.ends.turned_to(back), ..piece })
    }

    /// What would be cut off if the piece on a square were gone.
    pub fn cut_without(&self, square: Square) -> Option<Cut> {
        let lifted = Squares::only(square);
        let links = Ground::new(self).links.without(lifted);
        Cut::find(self.to_move, |colour| links.stray(self.pieces(colour) & !lifted))
    }

    /// Every orientation of the mover's piece on a square, and where it can be put in it.
    fn landings_by_orientation(&self, from: Square) -> impl Iterator<Item = (Ends, Squares)> {
        let piece = self.own_piece(from).ok();
        piece.into_iter().flat_map(move |piece| {
            let lift = Ground::new(self).lift(Squares::only(from));
            let orientations = piece.ends.shape().orientations().iter();
            orientations.map(move |&orientation| (orientation, lift.landings(orientation)))
        })
    }

    /// The sides on which a piece is open; `place` is its square.
    #[inline]
    pub(super) fn ends(&self, place: Squares) -> Ends {
        // Every piece is open on two sides at least; an empty square is not asked for.
        Ends::from_sides(self.open.map(|open| open.meets(place))).unwrap_or(Ends::ALL)
    }

    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        let [white, black] = self.sides;
        white | black
    }

    /// The mover's pieces that are not open on all sides.
    #[inline]
    pub(super) fn fewer_ends(&self) -> Squares {
        let [north, east, south, west] = self.open;
        self.pieces(self.to_move) & !(north & east & south & west)
    }

    #[inline]
    pub(super) const fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// Puts a piece on an empty square, or more ends on one of the same colour.
    #[inline]
    pub(super) fn add(&mut self, place: Squares, piece: Piece) {
        self.sides[piece.colour as usize] |= place;
        for direction in Direction::ALL {
            if piece.ends.contains(direction) {
                self.open[direction as usize] |= place;
            }
        }
        if piece.wildcard {
            self.wildcards |= place;
        }
    }

    #[inline]
    fn lift(&mut self, from: Squares) {
        self.sides = self.sides.map(|side| side & !from);
        self.open = self.open.map(|open| open & !from);
        self.wildcards &= !from;
    }

    #[inline]
    pub(super) fn put(&mut self, from: Squares, to: Squares, ends: Ends) {
        let wildcard = self.wildcards.meets(from);
        self.lift(from);
        self.add(to, Piece { colour: self.to_move, ends, wildcard });
    }

    /// Plays a move that is known to be legal.
    #[inline]
    pub(super) fn apply(&mut self, mv: Move) {
        match mv {
            Move::Put { from, to, ends } => {
                let from = Squares::only(from);
                let ends = ends.unwrap_or_else(|| self.ends(from));
                self.put(from, Squares::only(to), ends);
            }
            Move::Flip(square) => {
                let piece = Piece { colour: self.to_move, ends: Ends::ALL, wildcard: true };
                self.add(Squares::only(square), piece);
            }
            Move::Exit { from, file, .. } => {
                if let Some(piece) = self.outside(from) {
                    self.lift(Squares::only(from));
                    self.ending = Some(Ending::Exit(Left { piece, from, file }));
                }
                return;
            }
            Move::Pass => {}
        }
        self.to_move = self.to_move.other();
    }
}

impl fmt::Display for Position {
    /// The board: `w` for a piece of white and `b` for one of black, with lines to its open ends;
    /// a `*` for a piece that has been turned over, as in the notation.
    ///
    /// ```
    /// use cauce_rules::{GameLine, sendas::Position};
    ///
    /// let game = GameLine::<Position>::default().position();
    /// assert_eq!(game.to_string(), "
    ///  9 .  .  b┌ b─ b┬ b─ b┐ .  .
    ///  8 .  .  .  .  b┼ .  .  .  .
    ///  7 .  .  .  .  .  .  .  .  .
    ///  6 .  .  .  .  .  .  .  .  .
    ///  5 .  .  .  .  .  .  .  .  .
    ///  4 .  .  .  .  .  .  .  .  .
    ///  3 .  .  .  .  .  .  .  .  .
    ///  2 .  .  .  .  w┼ .  .  .  .
    ///  1 .  .  w└ w─ w┴ w─ w┘ .  .
    ///    a  b  c  d  e  f  g  h  i".trim_start_matches('\n'));
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, (Squares::SIDE, Squares::SIDE), |square| {
            let Some(piece) = self.at(square) else { return ['.', ' '] };
            let colour = match piece.colour {
                Colour::White => 'w',
                Colour::Black => 'b',
            };
            [colour, if piece.wildcard { '*' } else { piece.ends.line() }]
        })
    }
}
