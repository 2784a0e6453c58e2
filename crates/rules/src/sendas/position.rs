use core::fmt;

use super::{
    Colour, Cut, Ending, Ends, ExitedPiece, Move, MoveError as Own, Piece, Squares,
    generate::LinkedPosition, links::Links,
};
use crate::{Direction, MoveError, Square, diagram::write_board};

/// A position of Sendas.
///
/// Every position of a game is *whole*: all pieces of each colour are connected, also through
/// pieces of the other colour.
///
/// Positions are equal if the squares have equal pieces, the same side is to move, and both have
/// the same ending. Neither the identity of equal pieces nor the order of the moves matters.
/// Repetition is defined by this equality.
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
/// // The elbow on c1 can move to d2, next to the cross on e2, in two orientations.
/// assert!(position.landings(square("c1")).contains(square("d2")));
/// let orientations: Vec<_> = position.orientations(square("c1"), square("d2")).collect();
/// assert_eq!(orientations.len(), 2, "NE and ES");
/// // Without d1, c1 would be cut off.
/// assert_eq!(position.cut_without(square("d1")).unwrap().pieces.to_string(), "c1");
/// assert!(!position.can_move(square("d1")));
/// # Ok::<(), cauce_rules::OptionsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) open: [Squares; 4],
    pub(super) sides: [Squares; 2],
    pub(super) wildcards: Squares,
    pub(super) to_move: Colour,
    pub(super) ending: Option<Ending>,
}

impl Position {
    pub(super) const fn empty(to_move: Colour) -> Self {
        Self {
            open: [Squares::NONE; 4],
            sides: [Squares::NONE; 2],
            wildcards: Squares::NONE,
            to_move,
            ending: None,
        }
    }

    /// Returns the pieces of a colour.
    #[inline]
    pub const fn pieces(&self, colour: Colour) -> Squares {
        self.sides[colour as usize]
    }

    /// Returns the pieces of both colours that are open in a direction.
    #[inline]
    pub const fn open(&self, direction: Direction) -> Squares {
        self.open[direction as usize]
    }

    /// Returns all pieces of both colours that are connected with these, including them.
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

    /// Returns the wildcards of both colours.
    pub const fn wildcards(&self) -> Squares {
        self.wildcards
    }

    /// Returns the side to move, or the last side to move if the game is over.
    #[inline]
    pub const fn to_move(&self) -> Colour {
        self.to_move
    }

    /// Returns how the game ended, or `None` if it is not over.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Returns the piece that left the board, if one did.
    pub const fn exited_piece(&self) -> Option<ExitedPiece> {
        match self.ending {
            Some(Ending::Exit(left)) => Some(left),
            _ => None,
        }
    }

    /// Returns the piece on a square, or `None` if it is empty or off the board.
    pub fn at(&self, square: Square) -> Option<Piece> {
        let colour =
            Colour::ALL.into_iter().find(|&colour| self.pieces(colour).contains(square))?;
        Some(Piece {
            colour,
            ends: self.ends(Squares::only(square)),
            wildcard: self.wildcards.contains(square),
        })
    }

    /// Returns the sides on which the piece on a square is linked. Empty if there is no piece.
    pub fn links(&self, square: Square) -> impl Iterator<Item = Direction> + use<> {
        LinkedPosition::new(self).links.directions(Squares::only(square))
    }

    /// Returns whether the trails are joined: all pieces on the board are connected.
    pub fn is_joined(&self) -> bool {
        LinkedPosition::new(self).joined
    }

    /// Returns the piece on this square if it belongs to the side to move.
    ///
    /// # Errors
    /// Returns an error if the square has no such piece or the game is over.
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

    /// Returns the squares where the side to move can put this piece in any orientation. They
    /// include its own square if it can be turned in place.
    pub fn landings(&self, from: Square) -> Squares {
        self.landings_by_orientation(from).fold(Squares::NONE, |all, (_, squares)| all | squares)
    }

    /// Returns the orientations in which the piece on `from` can be put on `to`, in the order of
    /// [`Shape::orientations`](super::Shape::orientations).
    pub fn orientations(&self, from: Square, to: Square) -> impl Iterator<Item = Ends> {
        self.landings_by_orientation(from)
            .filter(move |(_, squares)| squares.contains(to))
            .map(|(orientation, _)| orientation)
    }

    /// Returns the squares at the far edge past which the piece on a square can leave the board.
    pub fn gates(&self, from: Square) -> Squares {
        match self.own_piece(from) {
            Ok(_) => LinkedPosition::new(self).lift(Squares::only(from)).gates(),
            Err(_) => Squares::NONE,
        }
    }

    /// Returns whether the side to move can move this piece, turn it in place or take it off.
    pub fn can_move(&self, square: Square) -> bool {
        !self.landings(square).is_empty() || !self.gates(square).is_empty()
    }

    /// Returns the pieces that the side to move can turn over now: not crosses, and only if joined.
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

    /// Returns whether the piece on a square can be turned over now.
    pub fn can_flip(&self, square: Square) -> bool {
        self.flippable().contains(square)
    }

    /// Returns the piece of the side to move as it would be beyond the far edge: turned, if
    /// necessary, to be linked with the piece past which it leaves.
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

    /// Returns the pieces that would be cut off without the piece on a square.
    pub fn cut_without(&self, square: Square) -> Option<Cut> {
        let lifted = Squares::only(square);
        let links = LinkedPosition::new(self).links.without(lifted);
        Cut::find(self.to_move, |colour| links.stray(self.pieces(colour) & !lifted))
    }

    /// Returns each orientation of the piece on `from` with the squares where it can be put.
    fn landings_by_orientation(&self, from: Square) -> impl Iterator<Item = (Ends, Squares)> {
        let piece = self.own_piece(from).ok();
        piece.into_iter().flat_map(move |piece| {
            let lift = LinkedPosition::new(self).lift(Squares::only(from));
            let orientations = piece.ends.shape().orientations().iter();
            orientations.map(move |&orientation| (orientation, lift.landings(orientation)))
        })
    }

    /// Returns the ends of the piece on `place`, a set of one square.
    #[inline]
    pub(super) fn ends(&self, place: Squares) -> Ends {
        // The fallback is for an empty square, which callers do not pass.
        Ends::from_sides(self.open.map(|open| open.meets(place))).unwrap_or(Ends::ALL)
    }

    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        let [white, black] = self.sides;
        white | black
    }

    /// Returns the pieces of the side to move that are not open on all sides.
    #[inline]
    pub(super) fn fewer_ends(&self) -> Squares {
        let [north, east, south, west] = self.open;
        self.pieces(self.to_move) & !(north & east & south & west)
    }

    #[inline]
    pub(super) const fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// Puts a piece on an empty square, or adds ends to one of the same colour.
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
                    self.ending = Some(Ending::Exit(ExitedPiece { piece, from, file }));
                }
                return;
            }
            Move::Pass => {}
        }
        self.to_move = self.to_move.other();
    }
}

impl fmt::Display for Position {
    /// Draws the board: `w` or `b` with lines to the open ends of the piece, or `*` for a wildcard.
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
